import { fileURLToPath } from 'node:url';
import {
  CompoundWordsMethod,
  getDictionary,
  mergeSettings,
  readSettings,
  validateText,
  type SpellingDictionaryCollection,
} from 'cspell-lib';
import type { Mistake } from '#lib/content-error.ts';
import { quoted } from '#schemas/wording.ts';
import { attributeOf, lineOf, partsOf, placeIn, type MarkdownNode, type Text } from './texts.ts';

/** Words in a row, and the line of their text that they begin on. */
interface Piece {
  text: Text;
  words: string;
  line: number;
}

const wordList = '.config/words.txt';
const settingsFile = fileURLToPath(new URL('../../../../.config/cspell.json', import.meta.url));

/** Looking for similar words takes a tenth of a second each, and the whole check may take ten. */
const mostSuggestions = 30;

/** What is printed of the tags of parts. */
const printedAttributes = ['alt', 'caption', 'title'];

/**
 * Words that are neither in the British dictionary nor in .config/words.txt. Code, addresses, words in capitals and words
 * in other scripts are not looked up.
 * @param names words that are right besides, like the name of the product
 */
export async function findMisspelling(texts: readonly Text[], names: readonly string[]): Promise<Mistake[]> {
  const settings = mergeSettings(await readSettings(settingsFile), { words: [...names] });
  const dictionary = await getDictionary(settings);
  const messages = new Map<string, string>();
  const mistakes: Mistake[] = [];
  for (const pieces of Map.groupBy(texts.flatMap(piecesOf), ({ text }) => text.file).values()) {
    const issues = await validateText(pieces.map(({ words }) => words).join('\n'), settings);
    const placeOf = findPlaces(pieces);
    for (const { text, offset } of issues) {
      const nearest = messages.size < mostSuggestions ? () => suggest(dictionary, text) : () => [];
      const message = messages.get(text) ?? explain(text, nearest());
      messages.set(text, message);
      const place = placeOf(offset);
      if (place) mistakes.push({ ...place, message });
    }
  }
  return mistakes;
}

function explain(word: string, nearest: readonly string[]): string {
  const aside = nearest.length > 0 ? ` (did you mean ${nearest.map(quoted).join(' or ')}?)` : '';
  return `${quoted(word)} is not in the dictionary${aside} → mend it, or add it to ${wordList} if it is right`;
}

/** Up to two words that are spelled alike, beginning with a capital where the word does. */
function suggest(dictionary: SpellingDictionaryCollection, word: string): string[] {
  const capital = /^\p{Lu}/u;
  const nearest = dictionary
    .suggest(word, { numSuggestions: 8, compoundMethod: CompoundWordsMethod.NONE })
    .map((suggestion) => suggestion.word);
  const alike = capital.test(word)
    ? nearest.map((other) => other.charAt(0).toUpperCase() + other.slice(1))
    : nearest.filter((other) => !capital.test(other));
  return [...new Set(alike)].slice(0, 2);
}

/** The place of a letter of the pieces, joined by line breaks. */
function findPlaces(pieces: readonly Piece[]): (offset: number) => ReturnType<typeof placeIn> | undefined {
  return (offset) => {
    let start = 0;
    for (const { text, words, line } of pieces) {
      const before = words.slice(0, offset - start);
      if (offset - start <= words.length) return placeIn(text, line + before.split('\n').length - 1);
      start += words.length + 1;
    }
    return undefined;
  };
}

function piecesOf(text: Text): Piece[] {
  if (!text.tree) return [{ text, words: text.source, line: 1 }];
  return partsOf(text).flatMap((node) => wordsOf(node).map((words) => ({ text, words, line: lineOf(node) })));
}

function wordsOf(node: MarkdownNode): string[] {
  if (node.type === 'text') return [String(node.value)];
  if (node.type === 'image') return [node.alt ?? ''];
  return printedAttributes.flatMap((name) => attributeOf(node, name) ?? []);
}
