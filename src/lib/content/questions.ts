import { toModule, type BrowserModule } from '#lib/build/browser-module.ts';
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
  // What is written in another script is also found as people type it in Latin letters.
  const matcher = language === defaultLanguage ? 'search' : 'spelling';
  return `
    import { searchQuestions } from '#lib/browser/questions.ts';
    import { findMatches } from '#lib/browser/${matcher}.ts';
    export const search = searchQuestions(${words}, findMatches);`;
}
