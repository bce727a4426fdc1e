/** Which fields of an entry hold words to read. */
import { z } from 'astro/zod';
import memoize from 'memoize';
import { isProse } from './texts.ts';
import { isGroup, unwrap } from './validation.ts';

/**
 * Whether a field holds words to read: `may` for names and fixed words, which some languages leave as they are, `own` for what each
 * language writes for itself.
 */
export type Reading = 'words' | 'may' | 'own' | 'none';

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

/** Whether there is a text among words. */
export function holdsText(value: unknown): boolean {
  return typeof value === 'string' || (typeof value === 'object' && Object.values(value ?? {}).some(holdsText));
}

export function readingOf(schema: unknown): Reading {
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

export function fieldIn(schema: z.ZodObject, name: string): z.ZodType {
  return schema.shape[name] as z.ZodType;
}
