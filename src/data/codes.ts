import { getCollection, type CollectionEntry } from 'astro:content';
import { JoinedSources } from '#data/markdown/source-markers.ts';
import { codeGroupHref, codeHref } from '#data/paths/routes.ts';
import { codeGroups, type CodeGroup } from '#schemas/code.ts';
import { getBanks } from './banks.ts';
import { getSingleton, inLanguage } from './store.ts';
import { defaultLanguage, languages, translatedPaths, wordsOf } from './languages.ts';

/** A page of the dictionary: its translated codes from A to Z, and their sources. */
export type CodePage = ReturnType<typeof toPage>;

/** A code as that page prints it: its markers cite the sources of the page. */
export type CodeEntry = CodePage['codes'][number];

/** A code on a page of its own: its markers cite its own sources. */
export type CodeText = ReturnType<typeof toCode> & {
  page: CodePage;
  /** The other codes of its page that have one too. */
  others: readonly CodeEntry[];
};

const order = new Intl.Collator('en', { numeric: true, ignorePunctuation: true });
const bankNames = new Map(getBanks().map(({ id, shortName }) => [id, shortName]));
const entries = (await getCollection('codes')).sort((a, b) => order.compare(a.data.code, b.data.code));
const pagesIn = new Map(
  languages.map((language) => {
    const codes = entries.flatMap((entry) => {
      const data = inLanguage(language, entry);
      return data ? [toCode({ ...entry, data }, language)] : [];
    });
    return [language, codeGroups.map((group) => toPage(group, codes, language))];
  }),
);

/** The pages of the dictionary, in order, without those that have no translated code. */
export function getCodePages(language = defaultLanguage): CodePage[] {
  return pagesIn.get(language) ?? [];
}

/** The codes with a text. */
export function getCodeTexts(): CodeText[] {
  const codes = entries.map((entry) => toCode(entry, defaultLanguage));
  return getCodePages().flatMap((page) => {
    const written = page.codes.filter(({ hasPage }) => hasPage);
    return codes
      .filter(({ group, hasPage }) => group === page.group && hasPage)
      .map((code) => ({ ...code, page, others: written.filter(({ id }) => id !== code.id) }));
  });
}

function toCode(entry: CollectionEntry<'codes'>, language: string) {
  const { id, data, body } = entry;
  const { directions } = wordsOf(language).codes;
  const direction = data.direction === 'none' ? '' : directions[data.direction];
  const banks = [...data.banks.map((bank) => bankNames.get(bank) ?? bank), ...data.otherBanks];
  const hasPage = Boolean(body);
  return {
    ...data,
    entry,
    id,
    hasPage,
    /** Its page or, in other languages, its anchor on the page of its group. */
    href: translatedPaths.linkTo(language, codeHref(data.group, id, hasPage && language === defaultLanguage)).href,
    /** The direction of the money, if any moved, and the banks that print it: "Money out, HDFC"; '' where neither is known. */
    facts: [direction, ...banks].filter(Boolean).join(', '),
  };
}

function toPage(group: CodeGroup, codes: readonly ReturnType<typeof toCode>[], language: string) {
  const members = codes.filter((code) => code.group === group);
  const joined = new JoinedSources();
  return {
    ...getSingleton('codes', language).pages[group],
    group,
    /** The path of the English page. */
    href: codeGroupHref(group),
    codes: members.map(({ meaning, whatToDo, ...code }) => ({
      ...code,
      ...joined.cite({ meaning, whatToDo }, code.sources),
    })),
    /** The number of codes in English. */
    count: entries.filter(({ data }) => data.group === group).length,
    sources: joined.list,
    reviewedOn: new Date(Math.max(0, ...members.map(({ reviewedOn }) => reviewedOn.getTime()))),
  };
}
