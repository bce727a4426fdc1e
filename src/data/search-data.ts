/** The data of the searches: of /codes and of /faq, in each language. */
import { getCollection } from 'astro:content';
import { isSent, type KnowledgeJson } from '#client/look-up/knowledge.ts';
import type { QuestionSearch } from '#client/search/search-questions.ts';
import { toFile as toColumns } from '#client/look-up/columns.ts';
import type { ChargesJson } from '#client/look-up/find-charges.ts';
import { fillTokens } from '#client/tokens.ts';
import { cachedPath } from '#lib/host-rules.ts';
import { plainText } from '#data/markdown/plain-text.ts';
import { formatDate } from '#client/format.ts';
import { getBankHelp } from './bank-help.ts';
import { getChargePages, getChargesOf } from './charges.ts';
import { getCodePages } from './codes.ts';
import { getFaq } from './faq-sections.ts';
import { languages, translatedPaths, wordsOf } from './languages.ts';
import { getSingleton, inLanguage, inOrder } from './store.ts';
import { getTable } from './tables.ts';
import { soleLink } from '#schemas/page-copy.ts';

const banksWithLines = inOrder(await getCollection('lines'));

/** By the paths of their pages, in the languages that have these. */
const files = new Map(
  languages.flatMap((language) =>
    [
      { path: '/codes', gather: (language: string) => toColumns(gatherKnowledge(language)) },
      { path: '/faq', gather: gatherQuestions },
    ]
      .filter(({ path }) => translatedPaths.existsIn(language, path))
      .map(({ path, gather }) => [translatedPaths.pathIn(language, path), toFile(path, gather(language))]),
  ),
);

/** All of them, for the endpoint that serves them. */
export const searchData = [...files.values()];

/** The URL of the data of a page's search. */
export function searchDataHref(path: '/codes' | '/faq', language: string | undefined): string {
  return files.get(translatedPaths.pathIn(language, path))!.href;
}

function toFile(path: string, data: object) {
  const json = JSON.stringify(data);
  return { href: cachedPath(`${path}.json`, json), json };
}

function gatherQuestions(language: string): QuestionSearch {
  const { found, foundOne, foundNone, ask } = wordsOf(language).faq;
  const items = getFaq(language).flatMap((section) => section.items);
  return {
    words: { found, foundOne, foundNone, ask, contact: translatedPaths.pathIn(language, '/contact') },
    keywords: Object.fromEntries(items.flatMap(({ id, keywords }) => (keywords ? [[id, keywords]] : []))),
  };
}

/** The charges for questions like “why 236 deducted”. Those that are a share of something have no sum to ask for. */
function gatherCharges(language: string): ChargesJson {
  const { charges: words, language: own } = wordsOf(language);
  const help = getBankHelp(language);
  const english = new Map(getBankHelp().map((bank) => [bank.id, bank]));
  const pages = getChargePages().flatMap(({ cause }) => getChargesOf(cause, language) ?? []);
  const print = (sentence: string, day: Date | null) =>
    day ? fillTokens(sentence, { date: formatDate(day, own.tag) }) : '';
  return {
    banks: help.map(({ id, shortName, name }) => [
      ...new Set([shortName, name, english.get(id)!.shortName, english.get(id)!.name]),
    ]),
    causes: pages.map(({ label, href, searchWords }) => ({
      label,
      href: translatedPaths.pathIn(language, href),
      words: searchWords,
    })),
    charges: pages.flatMap(({ charges }, cause) =>
      charges.flatMap(({ bank, amount, gst, what, since, until }) =>
        amount
          ? [
              {
                bank: help.findIndex(({ id }) => id === bank),
                ...{ cause, amount, gst },
                // The page of the cause has what is in brackets.
                what: plainText(what).replace(/ \([^)]*\)/g, ''),
                period: [print(words.since, since), print(words.until, until)].filter(Boolean).join(', '),
                ...(until && { isPast: true }),
              },
            ]
          : [],
      ),
    ),
  };
}

/** The data of the look-up of /codes. */
function gatherKnowledge(language: string): KnowledgeJson {
  const { language: own, lookUp, site } = wordsOf(language);
  const pathIn = (path: string) => translatedPaths.pathIn(language, path);
  const hrefs = new Map(getBankHelp().map(({ id, href }) => [id, pathIn(href)]));
  const banks = banksWithLines.map((entry) => ({ ...entry, own: inLanguage(language, entry) }));
  const shapes = banks.flatMap(({ data, own }, bank) =>
    data.shapes.map((english) => {
      const { channel, direction, pattern, parts, shared: isShared = false } = english;
      const translated = own?.shapes?.find(({ id }) => id === english.id);
      const { name, doubt } = translated ?? english;
      const labels = new Map(translated?.parts.map(({ name, label }) => [name, label]));
      const known = parts.map(({ name, kind, label }) => ({ kind, label: labels.get(name) ?? label }));
      return { bank, name, channel, direction, pattern, doubt, parts: known, isShared };
    }),
  );
  const known = new Map(getCodePages(language).flatMap(({ codes }) => codes.map((code) => [code.id, code])));
  const codes = getCodePages().flatMap(({ codes }) =>
    codes.map((english) => {
      const { code, aliases, href, meaning, direction } = known.get(english.id) ?? english;
      const text = plainText(meaning);
      return {
        ...{ forms: [code, ...aliases], href, direction },
        ...(english.searchWords && { words: english.searchWords }),
        meaning: (/^.*?[.;।](?= |$)/.exec(text)?.[0] ?? text).replace(/;$/, text.at(-1)!),
        ...(!known.has(english.id) && { isEnglish: true }),
      };
    }),
  );
  return {
    words: {
      ...lookUp,
      inEnglish: site.inEnglish,
      pages: {
        contact: pathIn('/contact'),
        unknownDebit: pathIn('/unknown-debit'),
        androidApp: pathIn('/android-app'),
      },
    },
    tag: own.tag,
    topics: getSingleton('codes', language).topics.map(({ answer, searchWords: words }) => {
      const [, label = '', path = ''] = soleLink.exec(answer)!;
      return { label, href: translatedPaths.linkTo(language, path).href, words };
    }),
    charges: gatherCharges(language),
    banks: banks.map(({ id, data, own }) => ({ name: (own ?? data).name, href: hrefs.get(id) })),
    shapes: shapes.filter(isSent),
    codes,
    ifsc: Object.fromEntries(
      getTable('ifsc', language).table.rows.map(([prefix = '', , note = ''], index) => {
        // As banks print it; the table also has the name in the script of the language.
        const bank = getTable('ifsc').table.rows[index]![1]!;
        return [prefix, note ? `${bank} (${plainText(note).replace(/[.।]$/, '')})` : bank];
      }),
    ),
    handles: Object.fromEntries(
      getTable('upi-handles', language).table.rows.map(([handle = '', app = '', bank = '']) => [
        handle.slice(1),
        [plainText(app), plainText(bank)].filter(Boolean).join(', '),
      ]),
    ),
    companies: Object.fromEntries(
      getTable('company-names', language).table.rows.map(([name = '', app = '']) => [name, app]),
    ),
  };
}
