/** The copy of pages, from content/home.json and the like, with its tokens filled in. */
import { formatList } from '#lib/browser/format.ts';
import { fillTokens } from '#lib/browser/tokens.ts';
import { getBanks } from './banks.ts';
import { getSingleton } from './entries.ts';
import { numberInWords, wordsOf } from './interface-words.ts';
import { getStates } from './places.ts';
import { sentenceAbout, siteIn } from './site-facts.ts';

const [bankAnalysisIn, featuresIn, homeIn, pricingIn, states] = await Promise.all([
  getSingleton('bank-analysis'),
  getSingleton('features'),
  getSingleton('home'),
  getSingleton('pricing'),
  getSingleton('states'),
]);

/** The copy of the pages that exist in other languages. A page asks for its own only where it exists. */
export function copyIn(language?: string) {
  const tokens = tokensIn(language);
  return {
    bankAnalysis: fillTokens(bankAnalysisIn(language), tokens),
    features: fillTokens(featuresIn(language), tokens),
    home: fillTokens(homeIn(language), tokens),
    pricing: fillTokens(pricingIn(language), tokens),
  };
}

export const statesDirectory = fillTokens(states(), tokensIn());

function tokensIn(language?: string) {
  const banks = getBanks(language);
  const words = wordsOf(language);
  const names = banks.map(({ shortName }) => shortName);
  return {
    banks: numberInWords(banks.length, language),
    bankNames: formatList(names, words.language.and),
    states: numberInWords(getStates().length, language),
    exportFormats: sentenceAbout('exportFormats', siteIn(language), words),
    webApp: sentenceAbout('webApp', siteIn(language), words),
  };
}
