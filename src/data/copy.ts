/** The copy of pages, from content/home.json and the like, with its tokens filled in. */
import { formatList } from '#client/format.ts';
import { fillTokens } from '#client/tokens.ts';
import type { SingletonName } from '#schemas/singletons.ts';
import { getBanks } from './banks.ts';
import { getSingleton } from './store.ts';
import { numberInWords, wordsOf } from './languages.ts';
import { states } from './places.ts';
import { sentenceAbout, siteFor } from './site-facts.ts';

/** The copy of a page in a language; a page asks for it only where it exists. */
export function getCopy<Name extends SingletonName>(name: Name, language?: string) {
  const words = wordsOf(language);
  const banks = getBanks(language).map(({ shortName }) => shortName);
  return fillTokens(getSingleton(name, language), {
    banks: numberInWords(banks.length, language),
    bankNames: formatList(banks, words.language.and),
    states: numberInWords(states.length, language),
    exportFormats: sentenceAbout('exportFormats', siteFor(language), words),
    webApp: sentenceAbout('webApp', siteFor(language), words),
  });
}
