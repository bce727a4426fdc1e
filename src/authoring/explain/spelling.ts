import { fileURLToPath } from 'node:url';
import {
  CompoundWordsMethod,
  getDictionary,
  mergeSettings,
  readSettings,
  spellCheckDocument,
  type SpellingDictionaryCollection,
} from 'cspell-lib';
import type { Mistake } from '#lib/build/content-error.ts';
import { quoted } from '#schemas/wording.ts';
import { attributeOf, lineOf, partsOf, placeIn, type MarkdownNode, type Text } from './texts.ts';

/** Words in a row, and the line of their text that they begin on. */
interface Piece {
  text: Text;
  words: string;
  line: number;
}

const wordList = '.config/words.txt';
const settingsFile = fileURLToPath(new URL('../../../.config/cspell.json', import.meta.url));

/** The settings given are all there are; similar words are looked for here. */
const checkOptions = { noConfigSearch: true, generateSuggestions: false };

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
  const explain = explainWith(await getDictionary(settings));
  const mistakes: Mistake[] = [];
  for (const pieces of Map.groupBy(texts.flatMap(piecesOf), ({ text }) => text.file).values()) {
    const words = pieces.map((piece) => piece.words).join('\n');
    const { issues } = await spellCheckDocument({ uri: 'stdin:///', text: words }, checkOptions, settings);
    for (const { text: word, offset } of issues) mistakes.push({ ...placeAt(pieces, offset), message: explain(word) });
  }
  return mistakes;
}

function explainWith(dictionary: SpellingDictionaryCollection): (word: string) => string {
  const messages = new Map<string, string>();
  return (word) => {
    const known = messages.get(word);
    if (known !== undefined) return known;
    const nearest = messages.size < mostSuggestions ? suggest(dictionary, word).map(quoted) : [];
    const aside = nearest.length > 0 ? ` (did you mean ${nearest.join(' or ')}?)` : '';
    const message = `${quoted(word)} is not in the dictionary${aside} → mend it, or add it to ${wordList} if it is right`;
    messages.set(word, message);
    return message;
  };
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
function placeAt(pieces: readonly Piece[], offset: number): Omit<Mistake, 'message'> {
  const [piece, ...others] = pieces;
  if (piece === undefined) throw new Error('There is nothing at that place');
  const { text, words, line } = piece;
  if (offset > words.length) return placeAt(others, offset - words.length - 1);
  return placeIn(text, line + words.slice(0, offset).split('\n').length - 1);
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
