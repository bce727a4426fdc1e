/** The copy of pages, from content/home.json and the like: checked, its tokens filled in. */
import { formatList } from '#lib/browser/format.ts';
import { wordsOf } from '#lib/build/languages.ts';
import { numberInWords } from '#lib/build/number-words.ts';
import { readSingleton } from '#lib/build/read-singleton.ts';
import { sentenceAbout } from '#lib/build/site-facts.ts';
import { siteIn } from '#lib/build/site.ts';
import { fillTokens, pricingWithTokens } from '#lib/build/tokens.ts';
import { getBanks } from './banks.ts';
import { getStates } from './places.ts';
import { inLanguage } from './entries.ts';

const english = {
  'bank-analysis': await readSingleton('bank-analysis', () => import('../../../content/bank-analysis.json')),
  features: await readSingleton('features', () => import('../../../content/features.json')),
  home: await readSingleton('home', () => import('../../../content/home.json')),
  pricing: pricingWithTokens,
};

/** The copy of the pages that exist in other languages. A page asks for its own only where it exists. */
export function copyIn(language?: string) {
  const fill = <Name extends keyof typeof english>(name: Name) => {
    const copy = english[name];
    return fillTokens(inLanguage(language, name, copy) ?? copy, tokensIn(language));
  };
  return {
    bankAnalysis: fill('bank-analysis'),
    features: fill('features'),
    home: fill('home'),
    pricing: fill('pricing'),
  };
}

export const statesDirectory = fillTokens(
  await readSingleton('states', () => import('../../../content/states.json')),
  tokensIn(),
);

function tokensIn(language?: string) {
  const banks = getBanks(language);
  const words = wordsOf(language);
  const { and, numbers } = words.language;
  return {
    banks: numberInWords(banks.length, numbers),
    bankNames: formatList(
      banks.map(({ shortName }) => shortName),
      and,
    ),
    states: numberInWords(getStates().length, numbers),
    exportFormats: sentenceAbout('exportFormats', siteIn(language), words),
    webApp: sentenceAbout('webApp', siteIn(language), words),
  };
}
