import { z } from 'astro/zod';
import memoize from 'memoize';
import { isProse } from './texts.ts';
import { isGroup, unwrap } from './validation.ts';

/** `optional` are names and fixed words, which a language may keep; `independent` is what each language writes for itself. */
export type TranslationNeed = 'required' | 'optional' | 'independent' | 'never';

/** The parts of an English entry that are translated: a translation is behind when these have changed. */
export function translatableText(schema: z.ZodType, value: unknown): unknown {
  const inner = unwrap(schema);
  if (['never', 'independent'].includes(translationNeed(schema)) || value === undefined || value === null)
    return undefined;
  if (inner instanceof z.ZodArray)
    return Array.isArray(value) ? value.map((member) => translatableText(inner.element as z.ZodType, member)) : value;
  if (!(inner instanceof z.ZodObject) || !isGroup(value)) return value;
  const words = Object.entries(value).map(
    ([name, member]) => [name, translatableText(fieldIn(inner, name), member)] as const,
  );
  return Object.fromEntries(words.filter(([, found]) => found !== undefined));
}

/** Whether a value contains a text. */
export function holdsText(value: unknown): boolean {
  return typeof value === 'string' || (typeof value === 'object' && Object.values(value ?? {}).some(holdsText));
}

export function translationNeed(schema: unknown): TranslationNeed {
  return schema instanceof z.ZodType ? needOfField(schema) : 'never';
}

const needOfField = memoize(
  (schema: z.ZodType): TranslationNeed => {
    const { translation } = schema.meta() ?? {};
    if (translation) return translation as TranslationNeed;
    const inner = unwrap(schema);
    if (inner !== schema) return translationNeed(inner);
    if (inner instanceof z.ZodArray) return translationNeed(inner.element);
    if (inner instanceof z.ZodObject) {
      const members = Object.values(inner.shape).map(translationNeed);
      return (['required', 'optional'] as const).find((need) => members.includes(need)) ?? 'never';
    }
    return isProse(inner) ? 'required' : 'never';
  },
  { cache: new WeakMap() },
);

export function fieldIn(schema: z.ZodObject, name: string): z.ZodType {
  return schema.shape[name] as z.ZodType;
}
