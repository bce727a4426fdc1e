/** The modules that search: of /codes, and of /faq in each language. */
import type { KnowledgeJson } from '#lib/browser/look-up.ts';
import type { QuestionSearch } from '#lib/browser/search-questions.ts';
import { toModule, type BrowserModule } from '#lib/bundling/browser-module.ts';
import { plainText } from '#lib/markdown/plain-text.ts';
import { getBankPages } from './banks.ts';
import { getCodePages } from './codes.ts';
import { getFaq } from './faq-sections.ts';
import { defaultLanguage, languages, translatedPaths, wordsOf } from './languages.ts';
import { getTable } from './tables.ts';

/** The search of /codes. */
export const linesModule = toModule('lines', gatherKnowledge());

const questionsModules: ReadonlyMap<string, BrowserModule> = new Map(
  languages.map((language) => [language, toModule('questions', gatherQuestions(language))]),
);

/** Every module, for the endpoint that serves them. */
export const searchModules: readonly BrowserModule[] = [linesModule, ...questionsModules.values()];

/** The search of /faq. */
export function questionsModule(language = defaultLanguage): BrowserModule {
  return questionsModules.get(language)!;
}

function gatherQuestions(language: string): QuestionSearch {
  const { found, foundOne, foundNone, ask } = wordsOf(language).faq;
  const items = getFaq(language).flatMap((section) => section.items);
  return {
    words: { found, foundOne, foundNone, ask, contact: translatedPaths.pathIn(language, '/contact') },
    keywords: Object.fromEntries(items.flatMap(({ id, keywords }) => (keywords ? [[id, keywords]] : []))),
  };
}

/** What the look-up of /codes matches lines with. */
function gatherKnowledge(): KnowledgeJson {
  const banks = getBankPages();
  const shapes = banks.flatMap(({ shapes = [] }, bank) =>
    shapes.map(({ name, channel, direction, pattern, parts, doubt }) => ({
      ...{ bank, name, channel, direction, pattern, doubt },
      labels: parts.map(({ label }) => label),
    })),
  );
  const codes = getCodePages().flatMap(({ codes }) =>
    codes.map(({ code, aliases, href, meaning, direction }) => {
      const text = plainText(meaning);
      return { forms: [code, ...aliases], href, direction, meaning: /^.*?[.;](?= |$)/.exec(text)?.[0] ?? text };
    }),
  );
  return {
    banks: banks.map(({ name, href }) => ({ name, href })),
    shapes,
    codes,
    ifsc: Object.fromEntries(
      getTable('ifsc').table.rows.map(([prefix = '', bank = '', note = '']) => [
        prefix,
        note ? `${bank} (${plainText(note).replace(/\.$/, '')})` : bank,
      ]),
    ),
    handles: Object.fromEntries(
      getTable('upi-handles').table.rows.map(([handle = '', app = '', bank = '']) => [
        handle.slice(1),
        [plainText(app), plainText(bank)].filter(Boolean).join(', '),
      ]),
    ),
  };
}
