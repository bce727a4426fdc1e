/**
 * The English words of islands, in the chunk that all islands share. A page in another language passes its own as the prop `words`
 * (see `islandWords` in src/lib/build/languages.ts), so that no visitor fetches the words of a language that they do not read.
 */
export { islands as english } from '../../../content/words/en.json';

/** What is before and after the token of a sentence, which a link takes the place of. */
export function aroundToken(sentence: string): string[] {
  return sentence.split(/\{\w+\}/);
}
