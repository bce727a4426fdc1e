import { getCollection, type CollectionEntry } from 'astro:content';
import { JoinedSources } from '#data/markdown/source-markers.ts';
import { codeGroupHref, codeHref } from '#data/paths/routes.ts';
import { codeGroups, type CodeGroup } from '#schemas/code.ts';
import { lastDay } from './bank-facts.ts';
import { getBanks } from './banks.ts';
import { entryIn, getSingleton, type EntryIn } from './store.ts';
import { defaultLanguage, langOfEnglish, languages, translatedPaths, wordsOf } from './languages.ts';

/** A page of the dictionary: its translated codes from A to Z, whose markers cite the sources of the page. */
export type CodePage = ReturnType<typeof toPage>;

const order = new Intl.Collator('en', { numeric: true, ignorePunctuation: true });
const bankNames = new Map(getBanks().map(({ id, shortName }) => [id, shortName]));
const entries = (await getCollection('codes')).sort((a, b) => order.compare(a.data.code, b.data.code));
const codesIn = new Map(
  languages.map((language) => {
    const codes = entries.flatMap((english) => {
      const entry = entryIn(language, english);
      return entry ? [toCode(english, entry, language)] : [];
    });
    return [language, codes];
  }),
);
const pagesIn = new Map(
  Array.from(codesIn, ([language, codes]) => [language, codeGroups.map((group) => toPage(group, codes, language))]),
);

/** The pages of the dictionary, in order; those without a translated code are empty. */
export function getCodePages(language = defaultLanguage): CodePage[] {
  return pagesIn.get(language) ?? [];
}

/**
 * The codes with a text in a language, each with the page that lists it, and with the other codes of that page that have a text. The
 * markers of each cite its own sources.
 */
export function getCodeTexts(language: string) {
  return getCodePages(language).flatMap((page) => {
    const written = page.codes.filter(({ hasPage }) => hasPage);
    return (codesIn.get(language) ?? [])
      .filter(({ group, hasPage }) => group === page.group && hasPage)
      .map((code) => ({ ...code, page, others: written.filter(({ id }) => id !== code.id) }));
  });
}

function toCode({ id, data: english }: CollectionEntry<'codes'>, entry: EntryIn<'codes'>, language: string) {
  const { data, body } = entry;
  const { directions } = wordsOf(language).codes;
  const direction = data.direction === 'none' ? '' : directions[data.direction];
  const banks = [...data.banks.map((bank) => bankNames.get(bank) ?? bank), ...data.otherBanks];
  const hasPage = Boolean(body);
  return {
    ...data,
    entry,
    id,
    hasPage,
    /** The attribute `lang` of `standsFor`, which few translations translate. */
    standsForLang: data.standsFor === english.standsFor ? langOfEnglish(language) : undefined,
    /** Its page or, without a text, its anchor on the page of its group. */
    href: translatedPaths.pathIn(language, codeHref(data.group, id, hasPage)),
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
    reviewedOn: lastDay(members),
  };
}
