import type { z } from 'astro/zod';
import { group, text, withTokens } from '#schemas/fields.ts';

/** The tokens that all words may contain; src/lib/build/tokens.ts fills them in. */
const everywhere = ['name', 'freePrice', 'proPrice'];

/**
 * The words of one area of the interface.
 * @param shape for each key what it says: it completes the sentence "write …". The words have to contain the same `{tokens}`
 */
export function wordGroup<Key extends string>(what: string, shape: Readonly<Record<Key, string>>) {
  const phrase = (meaning: string) => withTokens(text(meaning, { max: 600 }), everywhere, meaning);
  const fields = Object.entries<string>(shape).map(([key, meaning]) => [key, phrase(meaning)] as const);
  return group(what, Object.fromEntries(fields) as Record<Key, z.ZodString>);
}
