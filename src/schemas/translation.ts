/** Translations: which fields of an entry hold words to read, and how a file with those words becomes the entry in that language. */
import { z } from 'astro/zod';
import memoize from 'memoize';
import { isProse } from './texts.ts';
import { isGroup, unwrap, validate, type FieldError, type FieldPath } from './validation.ts';
import { didYouMean, kindOf } from './wording.ts';

/**
 * Whether a field holds words to read: `may` for names and fixed words, which some languages leave as they are, `own` for what each
 * language writes for itself.
 */
type Reading = 'words' | 'may' | 'own' | 'none';

/** A translation may be this much longer than the English text is allowed to be; what search engines cut off may not. */
const growth = 1.5;
const searchFields = 'seo';

/** The fields of a translation that its entry does not have. */
const ownFields = ['$schema', 'translates'];

/** Marks a field, such as a name, that a translation may change or leave as it is in English. */
export function mayBeTranslated<Field extends z.ZodType>(field: Field): Field {
  return field.meta({ ...field.meta(), reading: 'may' });
}

/** Marks a field that each language writes for itself or leaves out, whatever is in the English entry. */
export function ownWords<Field extends z.ZodType>(field: Field): z.ZodOptional<Field> {
  return field.optional().meta({ reading: 'own' });
}

/**
 * An entry in another language: the English one with the words of the translation in place of its own.
 * @param english the English entry
 * @param translation the fields of the translation as they were written
 * @param mayBeLeftOut the fields that a translation may leave out; the result then lacks them too
 */
export function translate(
  schema: z.ZodObject,
  english: object,
  translation: object,
  mayBeLeftOut: readonly string[] = [],
): { data: object; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const words = Object.fromEntries(Object.entries(translation).filter(([name]) => !ownFields.includes(name)));
  const leftOut = mayBeLeftOut.filter(
    (name) => !Object.hasOwn(words, name) && readingOf(schema.shape[name]) === 'words',
  );
  const rest = Object.fromEntries(Object.entries(english).filter(([name]) => !leftOut.includes(name)));
  return { data: merge(schema, rest, words, [], errors) as object, errors };
}

/** The fields of an English entry reduced to their words: a translation is behind when these have changed. */
export function wordsIn(schema: z.ZodType, value: unknown): unknown {
  const inner = unwrap(schema);
  if (['none', 'own'].includes(readingOf(schema)) || value === undefined || value === null) return undefined;
  if (inner instanceof z.ZodArray)
    return Array.isArray(value) ? value.map((member) => wordsIn(inner.element as z.ZodType, member)) : value;
  if (!(inner instanceof z.ZodObject) || !isGroup(value)) return value;
  const words = Object.entries(value).map(([name, member]) => [name, wordsIn(fieldIn(inner, name), member)] as const);
  return Object.fromEntries(words.filter(([, found]) => found !== undefined));
}

function merge(schema: z.ZodType, english: unknown, words: unknown, path: FieldPath, errors: FieldError[]): unknown {
  const refuse = (message: string, at = path) => {
    errors.push({ path: at, message });
    return english;
  };
  const inner = unwrap(schema);
  if (readingOf(schema) === 'own') {
    for (const { path: place, message } of validate(schema, words)) refuse(message, [...path, ...place]);
    return words;
  }
  if (readingOf(inner) === 'none') return refuse('is the same in every language → leave it out');
  if (english === undefined || english === null) return refuse('is not in the English entry → leave it out');
  if (inner instanceof z.ZodArray && Array.isArray(english)) {
    if (!Array.isArray(words)) return refuse(`is ${kindOf(words)} → write a list, as in the English entry`);
    if (words.length !== english.length)
      return refuse(
        `has ${words.length} entries, the English list has ${english.length} → write one for each, {} where there is nothing to translate`,
      );
    return english.map((member, index) =>
      merge(inner.element as z.ZodType, member, words[index], [...path, index], errors),
    );
  }
  if (inner instanceof z.ZodObject && isGroup(english)) {
    if (!isGroup(words)) return refuse(`is ${kindOf(words)} → write a group of fields, as in the English entry`);
    const readable = Object.keys(inner.shape).filter((name) => readingOf(fieldIn(inner, name)) !== 'none');
    for (const name of Object.keys(words).filter((name) => !Object.hasOwn(inner.shape, name)))
      refuse(`is not a field here${didYouMean(name, readable)} → write one of: ${readable.join(', ')}`, [
        ...path,
        name,
      ]);
    for (const name of readable)
      if (isMissing(fieldIn(inner, name), english[name], words[name]))
        refuse(`is missing → write in this language: ${JSON.stringify(english[name]).slice(0, 80)}`, [...path, name]);
    const translated = Object.entries(words)
      .filter(([name, member]) => Object.hasOwn(inner.shape, name) && member !== undefined)
      .map(([name, member]) => [name, merge(fieldIn(inner, name), english[name], member, [...path, name], errors)]);
    const kept = Object.entries(english).filter(([name]) => readingOf(fieldIn(inner, name)) !== 'own');
    return Object.fromEntries([...kept, ...translated]);
  }
  if (typeof words !== 'string') return refuse(`is ${kindOf(words)} → write a text`);
  // Like a cell of a table where nothing is known.
  if (english === '' && words === '') return words;
  const error = findTextError(inner, words, path[0] === searchFields ? 1 : growth);
  if (error !== undefined) return refuse(error);
  // Fields with a pattern have no length, and their spaces count: a unit may begin with one.
  return inner instanceof z.ZodString && inner.maxLength === null ? words : words.trim();
}

/** Whether the English entry has words there, and the translation none. */
function isMissing(schema: z.ZodType, english: unknown, words: unknown): boolean {
  if (words !== undefined || english === undefined || english === null) return false;
  return readingOf(schema) === 'words' && holdsText(wordsIn(schema, english));
}

function holdsText(value: unknown): boolean {
  return typeof value === 'string' || (typeof value === 'object' && Object.values(value ?? {}).some(holdsText));
}

/** What the English schema refuses in a text, its lengths aside. */
function findTextError(schema: z.ZodType, text: string, growth: number): string | undefined {
  if (text.trim() === '') return 'is empty → write it in this language';
  const { maxLength } = schema instanceof z.ZodString ? schema : {};
  const limit = maxLength ? Math.round(maxLength * growth) : Infinity;
  if (text.length > limit) return `has ${text.length} characters, at most ${limit} fit → write less`;
  const issues = schema.safeParse(text).error?.issues ?? [];
  return issues.find(({ code }) => code !== 'too_small' && code !== 'too_big')?.message;
}

function readingOf(schema: unknown): Reading {
  return schema instanceof z.ZodType ? readingOfField(schema) : 'none';
}

const readingOfField = memoize(
  (schema: z.ZodType): Reading => {
    const { reading } = schema.meta() ?? {};
    if (reading) return reading as Reading;
    const inner = unwrap(schema);
    if (inner !== schema) return readingOf(inner);
    if (inner instanceof z.ZodArray) return readingOf(inner.element);
    if (inner instanceof z.ZodObject) {
      const members = Object.values(inner.shape).map(readingOf);
      return members.find((member) => member === 'words') ?? members.find((member) => member === 'may') ?? 'none';
    }
    return isProse(inner) ? 'words' : 'none';
  },
  { cache: new WeakMap() },
);

function fieldIn(schema: z.ZodObject, name: string): z.ZodType {
  return schema.shape[name] as z.ZodType;
}
