/** The copy of pages, from content/home.json and the like: checked, its tokens filled in. */
import { formatList } from '#lib/browser/format.ts';
import { numberInWords } from '#lib/build/number-words.ts';
import { readSingleton } from '#lib/build/read-singleton.ts';
import { sentenceAbout } from '#lib/build/site-facts.ts';
import { site } from '#lib/build/site.ts';
import { fillTokens, pricingWithTokens } from '#lib/build/tokens.ts';
import { getBanks } from './banks.ts';
import { getStates } from './places.ts';

const banks = getBanks();
const tokens = {
  banks: numberInWords(banks.length),
  bankNames: formatList(banks.map(({ shortName }) => shortName)),
  states: numberInWords(getStates().length),
  exportFormats: sentenceAbout('exportFormats', site),
  webApp: sentenceAbout('webApp', site),
};
const fill = <Copy>(copy: Copy) => fillTokens(copy, tokens);

export const bankAnalysis = fill(
  await readSingleton('bank-analysis', () => import('../../../content/bank-analysis.json')),
);
export const features = fill(await readSingleton('features', () => import('../../../content/features.json')));
export const home = fill(await readSingleton('home', () => import('../../../content/home.json')));
export const pricing = fill(pricingWithTokens);
export const statesDirectory = fill(await readSingleton('states', () => import('../../../content/states.json')));
