import { getCollection, render, type CollectionEntry } from 'astro:content';
import { JoinedSources } from '#lib/markdown/source-markers.ts';
import { codeGroupHref, codeHref } from '#lib/paths/routes.ts';
import { codeGroups, type CodeGroup } from '#schemas/code.ts';
import { getBanks } from './banks.ts';
import { getSingleton } from './entries.ts';

/** A page of the dictionary: its codes from A to Z, and their sources. */
export type CodePage = ReturnType<typeof toPage>;

/** A code as that page prints it: its markers cite the sources of the page. */
export type CodeEntry = CodePage['codes'][number];

/** A code on a page of its own: its markers cite its own sources. */
export type CodeText = ReturnType<typeof toCode> & {
  page: CodePage;
  /** The other codes of its page that have one too. */
  others: readonly CodeEntry[];
};

const directions = { in: 'Money in', out: 'Money out', either: 'Money in or out', none: '' };
const order = new Intl.Collator('en', { numeric: true, ignorePunctuation: true });
const bankNames = new Map(getBanks().map(({ id, shortName }) => [id, shortName]));
const codes = (await getCollection('codes')).map(toCode).sort((a, b) => order.compare(a.code, b.code));
const { pages: copy } = getSingleton('codes');
const pages = codeGroups.map(toPage);

/** The pages of the dictionary, in their order. */
export function getCodePages(): CodePage[] {
  return pages;
}

/** The codes with a text. */
export function getCodeTexts(): CodeText[] {
  return pages.flatMap((page) => {
    const written = page.codes.filter(({ hasPage }) => hasPage);
    return codes
      .filter(({ group, hasPage }) => group === page.group && hasPage)
      .map((code) => ({ ...code, page, others: written.filter(({ id }) => id !== code.id) }));
  });
}

/** The text of a code as a component. */
export function renderCodeText({ entry }: CodeText) {
  return render(entry);
}

function toCode(entry: CollectionEntry<'codes'>) {
  const { id, data, body } = entry;
  const banks = [...data.banks.map((bank) => bankNames.get(bank) ?? bank), ...data.otherBanks];
  return {
    ...data,
    entry,
    id,
    hasPage: Boolean(body),
    href: codeHref(data.group, id, Boolean(body)),
    /** Which way the money went, if any moved, and who prints it: "Money out, HDFC"; '' where neither is known. */
    facts: [directions[data.direction], ...banks].filter(Boolean).join(', '),
  };
}

function toPage(group: CodeGroup) {
  const members = codes.filter((code) => code.group === group);
  const joined = new JoinedSources();
  const entries = members.map(({ meaning, whatToDo, ...code }) => ({
    ...code,
    ...joined.cite({ meaning, whatToDo }, code.sources),
  }));
  const reviewedOn = new Date(Math.max(0, ...members.map(({ reviewedOn }) => reviewedOn.getTime())));
  return { ...copy[group], group, href: codeGroupHref(group), codes: entries, sources: joined.list, reviewedOn };
}
