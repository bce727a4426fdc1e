import type { z } from 'astro/zod';
import { didYouMean, quoted } from './wording.ts';

/**
 * Restricts the tokens of a text, like `{name}`, which pages fill in.
 * @param what completes the sentence "write …", and contains the tokens that the text needs
 */
export function withTokens(field: z.ZodString, allowed: readonly string[], what = '') {
  const findError = (value: string) => findTokenError(value, tokensIn(what), allowed, `write ${what}`);
  return field.refine((value) => !findError(value), { error: ({ input }) => findError(String(input)) ?? '' });
}

/** The mistake in the tokens of a text, which must contain all that are needed. */
export function findTokenError(text: string, needed: readonly string[], allowed: readonly string[], remedy: string) {
  const tokens = tokensIn(text);
  const missing = needed.find((token) => !tokens.includes(token));
  if (missing !== undefined) return `lacks ${missing} → ${remedy}`;
  const known = [...needed, ...allowed];
  const unknown = tokens.find((token) => !known.includes(token));
  return (
    unknown && `${quoted(unknown)} is not a token here${didYouMean(unknown, known)} → write one of: ${known.join(', ')}`
  );
}

export function tokensIn(text: string): string[] {
  return text.match(/\{\w*\}/g) ?? [];
}
