import type english from '../../content/words/en.json';
import type { FieldMistake, FieldPath } from './find-mistakes.ts';
import { didYouMean, kindOf, quoted } from './wording.ts';

/** The words of the interface. content/words/en.json says which there are; a language exists once it has a file with all of them. */
export type Words = typeof english;

/** The language of what is at the root; the others are below their codes, like /hi. */
export const defaultLanguage = 'en';

/** The tokens that any text may contain. */
const everywhere = ['name', 'freePrice', 'proPrice'];

/** What is wrong with the words of a language: it needs those that English has, each with the tokens of the English text. */
export function findWordMistakes(words: unknown, english: unknown, path: FieldPath = []): FieldMistake[] {
  const refuse = (message: string) => [{ path, message }];
  if (typeof english === 'string') {
    const wish = `in this language: ${quoted(english)}`;
    if (words === undefined) return refuse(`is missing → write ${wish}`);
    if (typeof words !== 'string' || words.trim() === '') return refuse(`is ${kindOf(words)} → write ${wish}`);
    const [own, needed] = [tokensIn(words), tokensIn(english)];
    const lost = needed.find((token) => !own.includes(token));
    if (lost !== undefined) return refuse(`lacks ${lost} → write it where the value belongs, as in ${quoted(english)}`);
    const known = [...needed, ...everywhere.map((name) => `{${name}}`)];
    const unknown = own.find((token) => !known.includes(token));
    return unknown === undefined
      ? []
      : refuse(
          `${quoted(unknown)} is not a token here${didYouMean(unknown, known)} → write one of: ${known.join(', ')}`,
        );
  }
  if (!isGroup(english)) return [];
  if (!isGroup(words)) return refuse(`is ${kindOf(words)} → write a group with the fields ${namesOf(english)}`);
  const unknown = Object.keys(words).filter((name) => !Object.hasOwn(english, name) && name !== '$schema');
  return [
    ...Object.entries(english).flatMap(([name, member]) => findWordMistakes(words[name], member, [...path, name])),
    ...unknown.map((name) => ({
      path: [...path, name],
      message: `is not a field here${didYouMean(name, Object.keys(english))} → write one of: ${namesOf(english)}`,
    })),
  ];
}

const tokensIn = (text: string): string[] => text.match(/\{\w*\}/g) ?? [];
const namesOf = (group: object) => Object.keys(group).join(', ');
const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
