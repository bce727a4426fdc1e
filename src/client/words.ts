import type english from '../../content/words/en.json';

/** The islands' words, passed in by pages in the page's language. */
export type IslandWords = (typeof english)['islands'];

/** The words of the look-up of codes. */
export type LookUpWords = (typeof english)['lookUp'];

/** Splits a sentence at its tokens, so that elements can take their places. */
export function aroundTokens(sentence: string): string[] {
  return sentence.split(/\{\w+\}/);
}
