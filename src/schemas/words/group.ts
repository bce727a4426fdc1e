import { z } from 'astro/zod';
import { text } from '#schemas/fields.ts';
import { didYouMean, quoted } from '#schemas/wording.ts';

/** Filled in wherever they are: see src/lib/build/tokens.ts. */
const everywhere = ['name', 'freePrice', 'proPrice'];

/**
 * The words of one area of the interface, by what they are.
 * @param shape for each key what it says: it completes the sentence "write …". The `{tokens}` in it have to be in the words too
 */
export function wordGroup<Key extends string>(what: string, shape: Readonly<Record<Key, string>>) {
  const fields = Object.entries<string>(shape).map(([key, meaning]) => [key, phrase(meaning)] as const);
  return z.strictObject(Object.fromEntries(fields) as Record<Key, z.ZodString>).describe(what);
}

function phrase(meaning: string): z.ZodString {
  const needed = tokensIn(meaning);
  const known = [...needed, ...everywhere];
  const findMistake = (value: string) => {
    const tokens = tokensIn(value);
    const unknown = tokens.find((token) => !known.includes(token));
    if (unknown !== undefined)
      return `${quoted(`{${unknown}}`)} is no token here${didYouMean(unknown, known)} → write one of: ${known.map((token) => `{${token}}`).join(', ')}`;
    const missing = needed.find((token) => !tokens.includes(token));
    return missing && `lacks {${missing}} → write ${meaning}`;
  };
  const field = text(meaning, { max: 600 });
  return field
    .refine((value) => !findMistake(value), { error: ({ input }) => findMistake(String(input)) ?? '' })
    .meta(field.meta() ?? {});
}

function tokensIn(value: string): string[] {
  return [...value.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}
