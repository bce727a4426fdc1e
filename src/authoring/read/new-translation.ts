import { z } from 'astro/zod';
import { Document } from 'yaml';
import { fieldIn, holdsText, translatableText, translationNeed } from '#schemas/kit/translation-need.ts';
import { isGroup, unwrap } from '#schemas/kit/validation.ts';
import type { ContentFile } from './content-file.ts';

/** The text of a new translation: the English words that have to be translated, in their fields. */
export function beginTranslation({ entry, schema }: { entry: ContentFile; schema: z.ZodObject }): string {
  const words = wordsOf(schema, entry.fields);
  if (entry.file.endsWith('.json')) return `${JSON.stringify(words, undefined, 2)}\n`;
  const fields = new Document(words).toString({
    lineWidth: 0,
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
  });
  return `---\n${fields}---\n\n${entry.body}\n`;
}

/** The part of a value that has to be translated; undefined where there is none. */
function wordsOf(schema: z.ZodType, value: unknown): unknown {
  const inner = unwrap(schema);
  if (translationNeed(schema) !== 'required' || !holdsText(translatableText(schema, value))) return undefined;
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    const element = inner.element as z.ZodType;
    return value.map((member) => withId(member, wordsOf(element, member)) ?? {});
  }
  if (!(inner instanceof z.ZodObject) || !isGroup(value)) return value;
  const words = Object.keys(value)
    .filter((name) => name in inner.shape)
    .map((name) => [name, wordsOf(fieldIn(inner, name), value[name])] as const);
  return Object.fromEntries(words.filter(([, found]) => found !== undefined));
}

/** Adds the id of a member of a list, which pairs it with the English one. */
function withId(member: unknown, words: unknown): unknown {
  return isGroup(member) && typeof member.id === 'string' && isGroup(words) ? { id: member.id, ...words } : words;
}
