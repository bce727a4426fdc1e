/**
 * The English words of islands, in the chunk that all islands share. A page in another language passes its own as the prop `words`
 * (see `islandWords` in src/lib/build/languages.ts), so that no visitor fetches the words of a language that they do not read.
 */
export { islands as english } from '../../../content/words/en.json';

/** The parts of a sentence before and after its token, which a link replaces. */
export function aroundToken(sentence: string): string[] {
  return sentence.split(/\{\w+\}/);
}
