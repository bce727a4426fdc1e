import type english from '../../content/words/en.json';

/** The words of the islands, which pages pass to them in their own language. */
export type IslandWords = (typeof english)['islands'];

/** The words of the look-up of codes. */
export type LookUpWords = (typeof english)['lookUp'];

/** The parts of a sentence before, between and after its tokens, which elements replace. */
export function aroundTokens(sentence: string): string[] {
  return sentence.split(/\{\w+\}/);
}
