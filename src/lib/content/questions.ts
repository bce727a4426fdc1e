import { toModule, type BrowserModule } from '#lib/build/browser-module.ts';
import type { Keywords } from '#lib/browser/questions.ts';
import { getFaq } from './faq-sections.ts';
import { defaultLanguage, languages, translatedPaths, wordsOf } from './languages.ts';

/** The search of /faq in each language. */
export const questionsModules: ReadonlyMap<string, BrowserModule> = new Map(
  languages.map((language) => [language, toModule('questions', writeSearch(language))]),
);

export function questionsModule(language = defaultLanguage): BrowserModule {
  return questionsModules.get(language)!;
}

function writeSearch(language: string): string {
  const { found, foundOne, foundNone, ask } = wordsOf(language).faq;
  const words = JSON.stringify({
    found,
    foundOne,
    foundNone,
    ask,
    contact: translatedPaths.pathIn(language, '/contact'),
  });
  const keywords: Keywords = Object.fromEntries(
    getFaq(language).flatMap(({ items }) => items.map(({ id, keywords = [] }) => [id, keywords])),
  );
  return `
    import { searchQuestions } from '#lib/browser/questions.ts';
    export const search = searchQuestions(${words}, ${JSON.stringify(keywords)});`;
}
