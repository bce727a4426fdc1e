import type { ContentFile } from '#authoring/read/content-file.ts';
import { fieldOf } from '#authoring/read/syntax.ts';
import { months } from '#authoring/slips/english-sums.ts';
import type { ValidationError } from '#lib/errors.ts';
import { quoted } from '#schemas/kit/wording.ts';
import { proseIn } from './prose.ts';

const longDay = new RegExp(String.raw`\b(\d{1,2}) (${months.join('|')}) (20\d\d)\b`, 'g');

/**
 * Days that were to come at the last review of an entry and have passed since: what was planned may not have happened.
 * @param today like 2026-12-31
 */
export function findPassedDays(file: ContentFile, today: string): ValidationError[] {
  const reviewed = fieldOf(file.fields, 'reviewedOn');
  if (typeof reviewed !== 'string') return [];
  return proseIn(file).flatMap(({ text, locate }) =>
    daysIn(text)
      .filter(({ day }) => reviewed < day && day < today)
      .map(({ words, index }) => ({
        ...locate(index),
        message: `${quoted(words)} was still to come on ${reviewed}, the day of the last review → look up what happened, write it, and change reviewedOn`,
      })),
  );
}

function daysIn(text: string) {
  return Array.from(text.matchAll(longDay), ({ 0: words, 1: day = '', 2: month = '', 3: year, index }) => {
    const number = String(months.indexOf(month) + 1).padStart(2, '0');
    return { words, index, day: `${year}-${number}-${day.padStart(2, '0')}` };
  });
}
