/** The words of the islands, which pages pass to them in their own language. */
export type IslandWords = (typeof import('../../../content/words/en.json'))['islands'];

/** The parts of a sentence before, between and after its tokens, which elements replace. */
export function aroundTokens(sentence: string): string[] {
  return sentence.split(/\{\w+\}/);
}
