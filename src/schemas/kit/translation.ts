import { z } from 'astro/zod';
import { fieldIn, holdsText, translationNeed, translatableText } from './translation-need.ts';
import { findMissing, findOtherFigures, findTextError } from './translated-text.ts';
import { fieldName, isGroup, unwrap, validate, type FieldError, type FieldPath } from './validation.ts';
import { didYouMean, kindOf, oneOfNearest, quoted } from './wording.ts';

/** What a translation records of the English entry in its field `translates`. */
export interface Stamps {
  /** By the path of a list and []: the keys of the English members that its members translate. */
  stamped: Readonly<Record<string, unknown>>;
  /** Whether the English words of a field have changed since. */
  isBehind: (field: string) => boolean;
  hashOf: (value: unknown) => string;
}

interface Found extends Stamps {
  errors: FieldError[];
  members: Record<string, string>;
}

const searchFields = 'seo';

const ownFields = ['$schema', 'translates'];

/** Marks a field that a translation may leave in English, like a name. */
export function optionallyTranslated<Field extends z.ZodType>(field: Field): Field {
  return field.meta({ translation: 'optional' });
}

/** Marks a field that each language writes for itself or leaves out. */
export function independentText<Field extends z.ZodType>(field: Field): z.ZodOptional<Field> {
  return field.optional().meta({ translation: 'independent' });
}

/**
 * Merges the words of a translation into the English entry.
 * @param translation its fields as written
 * @param mayBeLeftOut fields that the result lacks where the translation leaves them out
 * @returns `members` are the keys of lists, for `translates`
 */
export function translate(
  schema: z.ZodObject,
  english: object,
  translation: object,
  mayBeLeftOut: readonly string[] = [],
  stamps: Stamps = { stamped: {}, isBehind: () => false, hashOf: JSON.stringify },
): { data: object; errors: FieldError[]; members: Record<string, string> } {
  const found: Found = { ...stamps, errors: [], members: {} };
  const words = Object.fromEntries(Object.entries(translation).filter(([name]) => !ownFields.includes(name)));
  const leftOut = mayBeLeftOut.filter(
    (name) => !Object.hasOwn(words, name) && translationNeed(schema.shape[name]) === 'required',
  );
  const rest = Object.fromEntries(Object.entries(english).filter(([name]) => !leftOut.includes(name)));
  const data = merge(schema, rest, words, [], found) as object;
  return { data, errors: found.errors, members: found.members };
}

function merge(schema: z.ZodType, english: unknown, words: unknown, path: FieldPath, found: Found): unknown {
  const report = (message: string, at = path) => {
    found.errors.push({ path: at, message });
    return english;
  };
  const reportInvalid = (own: z.ZodType) => {
    for (const { path: place, message } of validate(own, words)) report(message, [...path, ...place]);
    return words;
  };
  const inner = unwrap(schema);
  if (translationNeed(schema) === 'independent') return reportInvalid(schema);
  if (path.at(-1) === 'id' && words === english) return english;
  if (translationNeed(inner) === 'never') return report('is the same in every language → leave it out');
  if (english === undefined || english === null) return report('is not in the English entry → leave it out');
  if (inner instanceof z.ZodArray && Array.isArray(english)) {
    if (!Array.isArray(words)) return report(`is ${kindOf(words)} → write a list, as in the English entry`);
    return mergeList(inner.element as z.ZodType, english, words, path, found) ?? english;
  }
  if (inner instanceof z.ZodObject && isGroup(english)) {
    if (!isGroup(words)) return report(`is ${kindOf(words)} → write a group of fields, as in the English entry`);
    const readable = Object.keys(inner.shape).filter((name) => translationNeed(fieldIn(inner, name)) !== 'never');
    for (const name of Object.keys(words).filter((name) => !Object.hasOwn(inner.shape, name)))
      report(`is not a field here${didYouMean(name, readable)} → write one of: ${readable.join(', ')}`, [
        ...path,
        name,
      ]);
    for (const name of readable)
      if (isMissing(fieldIn(inner, name), english[name], words[name]))
        report(`is missing → write in this language: ${JSON.stringify(english[name]).slice(0, 80)}`, [...path, name]);
    const translated = Object.entries(words)
      .filter(([name, member]) => Object.hasOwn(inner.shape, name) && member !== undefined)
      .map(([name, member]) => [name, merge(fieldIn(inner, name), english[name], member, [...path, name], found)]);
    const kept = Object.entries(english).filter(([name]) => translationNeed(fieldIn(inner, name)) !== 'independent');
    return Object.fromEntries([...kept, ...translated]);
  }
  // In other units, as 1.4 billion is 140 crore.
  if (inner instanceof z.ZodNumber) return reportInvalid(inner);
  if (typeof words !== 'string') return report(`is ${kindOf(words)} → write a text`);
  // Like a cell of a table where nothing is known.
  if (english === '' && words === '') return words;
  const source = typeof english === 'string' ? english : '';
  const error =
    findTextError(inner, words, path[0] === searchFields) ??
    (found.isBehind(String(path[0]))
      ? undefined
      : (findMissing(words, source) ?? (path.includes('keywords') ? undefined : findOtherFigures(words, source))));
  if (error !== undefined) return report(error);
  // Fields with a pattern have no length, and their spaces count: a unit may begin with one.
  return inner instanceof z.ZodString && inner.maxLength === null ? words : words.trim();
}

/**
 * The translated members of a list, in English order. They are paired by id, by the keys in `translates`, or else by place.
 * @returns undefined where the list stays English
 */
function mergeList(
  schema: z.ZodType,
  english: readonly unknown[],
  words: readonly unknown[],
  path: FieldPath,
  found: Found,
): unknown[] | undefined {
  const report = (message: string, at = path) => void found.errors.push({ path: at, message });
  const ids = schema instanceof z.ZodObject && 'id' in schema.shape ? english.map(idOf) : undefined;
  const shared = ids ? undefined : keysOf(schema, english, found.hashOf);
  // Not recorded for lists within members of other lists, where they hold for that member only.
  const keys = path.some((step) => typeof step === 'number') ? undefined : shared;
  const name = `${fieldName(path)}[]`;
  const named = String(found.stamped[name]).split(' ');
  let places = [...words.keys()];
  if (ids) places = words.map((own) => ids.indexOf(idOf(own)));
  else if (keys && name in found.stamped && named.length === words.length) places = placesOf(keys, named);
  else if (words.length !== english.length) {
    if (keys || !found.isBehind(String(path[0])))
      report(
        `has ${words.length} entries, the English list has ${english.length} → write one for each, in its order, and {} for those that are not translated yet`,
      );
    if (shared) return undefined;
  }
  if (keys) found.members[name] = places.map((place, index) => keys[place] ?? named[index]).join(' ');
  const merged = words.flatMap((own, index) => {
    const place = places[index]!;
    // A list of words alone may have become shorter: any member shows what belongs there.
    const original = english[place] ?? (ids || keys ? undefined : english.at(-1));
    const id = idOf(own);
    if (ids && place < 0 && !(id && found.isBehind(String(path[0]))))
      report(`${id ? `${quoted(id)} is not in the English list` : 'is missing'} → ${oneOfNearest(id, ids)}`, [
        ...path,
        index,
        'id',
      ]);
    const isUntranslated = isGroup(own) && !holdsText(translatableText(schema, own)) && needsWords(schema, original);
    return original === undefined || isUntranslated
      ? []
      : [{ place, value: merge(schema, original, own, [...path, index], found) }];
  });
  return merged.sort((a, b) => a.place - b.place).map(({ value }) => value);
}

const idOf = (member: unknown) => (isGroup(member) && typeof member.id === 'string' ? member.id : '');

/** A key for each member of an English list, of its fields without words; undefined where it has none. */
function keysOf(schema: z.ZodType, members: readonly unknown[], hashOf: Stamps['hashOf']): string[] | undefined {
  if (!(schema instanceof z.ZodObject)) return undefined;
  const shared = Object.keys(schema.shape).filter((name) =>
    ['never', 'optional'].includes(translationNeed(fieldIn(schema, name))),
  );
  if (shared.length === 0) return undefined;
  const values = members.map((member) =>
    JSON.stringify(shared.map((name) => (member as Record<string, unknown>)[name])),
  );
  return values.map((value, index) =>
    hashOf([value, values.slice(0, index).filter((other) => other === value).length]),
  );
}

/** The present places of keys. A key whose fields have been corrected keeps its place. */
export function placesOf(keys: readonly string[], named: readonly string[]): number[] {
  return named.map((key, index) => {
    const place = keys.indexOf(key);
    return place < 0 && named.length === keys.length && !named.includes(keys[index]!) ? index : place;
  });
}

/** Whether a member of an English list has fields that must be translated. */
function needsWords(schema: z.ZodType, english: unknown): boolean {
  return (
    schema instanceof z.ZodObject &&
    isGroup(english) &&
    Object.keys(schema.shape).some((name) => isMissing(fieldIn(schema, name), english[name], undefined))
  );
}

/** Whether a field has words in English and none in the translation. */
function isMissing(schema: z.ZodType, english: unknown, words: unknown): boolean {
  if (words !== undefined || english === undefined || english === null) return false;
  return translationNeed(schema) === 'required' && holdsText(translatableText(schema, english));
}
