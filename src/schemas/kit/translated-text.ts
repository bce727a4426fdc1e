import { z } from 'astro/zod';

/** How much longer than the limit of the English text a translation may be. */
const growth = 1.5;

/** From this length on, a translation that is a quarter as long has left something out. */
const longText = 80;

/** Sums with their lakh or crore, percentages and years. */
const figure = /₹[\d,]*\d(?:\.\d+)?(?:[ -](?:lakh|लाख|crore|करोड़|करोड़))?|\d[\d.]*%|(?<!\d)20\d\d(?!\d)/g;

/** The mistake in a translation whose sums, percentages or years differ from those of the English text. */
export function findOtherFigures(words: string, english: string): string | undefined {
  const [own, wanted] = [words, english].map(figuresIn) as [Set<string>, Set<string>];
  const [added, lacked] = [[...own.difference(wanted)], [...wanted.difference(own)]];
  if (added.length === 0 && lacked.length === 0) return undefined;
  const parts = [added.length > 0 && `has ${added.join(', ')}`, lacked.length > 0 && `lacks ${lacked.join(', ')}`];
  return `${parts.filter(Boolean).join(' and ')}, unlike the English text → write the same figures`;
}

/** The figures in a text, except those in addresses of links. */
function figuresIn(text: string): Set<string> {
  const figures = text.replaceAll(/\]\([^)]*\)/g, ']').match(figure) ?? [];
  return new Set(figures.map((found) => found.replace(/[ -]लाख$/, ' lakh').replace(/[ -]कर.*$/, ' crore')));
}

/** The mistake in a translation that lacks source markers or most of the English text. */
export function findMissing(words: string, english: string): string | undefined {
  const lacked = (english.match(/\[\^\d+\]/g) ?? []).filter((marker) => !words.includes(marker));
  if (lacked.length > 0)
    return `lacks ${lacked.join(', ')} of the English text → write it after the sentence it supports`;
  const isCut = english.length >= longText && words.length * 4 < english.length;
  return isCut ? `has ${words.length} characters, the English text ${english.length} → translate all of it` : undefined;
}

/**
 * The mistake in a translation by the rules of the English text.
 * @param isCutOff whether search engines cut it off, so that it may not be longer
 */
export function findTextError(schema: z.ZodType, text: string, isCutOff: boolean): string | undefined {
  if (text.trim() === '') return 'is empty → write it in this language';
  const { maxLength } = schema instanceof z.ZodString ? schema : {};
  const limit = maxLength ? Math.round(maxLength * (isCutOff ? 1 : growth)) : Infinity;
  if (text.length > limit) return `has ${text.length} characters, at most ${limit} fit → write less`;
  const issues = schema.safeParse(text).error?.issues ?? [];
  return issues.find(({ code }) => code !== 'too_small' && code !== 'too_big')?.message;
}
