import type english from '../../content/words/en.json';
import { findTokenError, tokensIn } from '#schemas/kit/token-fields.ts';
import { mistakesAt, type FieldError } from '#schemas/kit/validation.ts';
import { textsIn } from '#schemas/kit/texts.ts';
import { didYouMean, quoted } from '#schemas/kit/wording.ts';

/** The words of the interface. content/words/en.json defines which a language needs. */
export type Words = typeof english;

/** The language at the root; others are below their codes, like /hi. */
export const defaultLanguage = 'en';

const everywhere = ['{name}', '{freePrice}', '{proPrice}'];

/** Mistakes in the words of a language: it needs those of English, each with the same tokens. */
export function findWordErrors(words: unknown, english: unknown): FieldError[] {
  const byName = (value: unknown) => new Map(textsIn(value).map((text) => [text.path.join('.'), text]));
  const [own, needed] = [byName(words), byName(english)];
  return [
    ...needed.entries().flatMap(([name, { path, value }]) => {
      const text = own.get(name)?.value ?? '';
      const wrongTag = `${quoted(text)} is not the tag of a language → write one like hi-IN`;
      const isWrongTag = name === 'language.tag' && !isTag(text);
      return mistakesAt({ path }, isWrongTag ? wrongTag : describeMistake(text, value));
    }),
    ...own.entries().flatMap(([name, { path }]) => {
      if (needed.has(name)) return [];
      return [{ path, message: `is not a field here${didYouMean(name, [...needed.keys()])} → remove it` }];
    }),
  ];
}

function isTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0;
  } catch {
    return false;
  }
}

function describeMistake(text: string, english: string): string | undefined {
  if (text.trim() === '') return `is missing → write in this language: ${quoted(english)}`;
  const remedy = `write it where the value belongs, as in ${quoted(english)}`;
  return findTokenError(text, tokensIn(english), everywhere, remedy);
}
