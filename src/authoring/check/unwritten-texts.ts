import { fieldOf } from '#authoring/read/syntax.ts';
import type { Entry } from '#authoring/read/types.ts';
import type { ValidationError } from '#lib/errors.ts';
import { textsIn } from '#schemas/kit/texts.ts';
import { isPlaceholder, notWritten, placeholderPrefix, placeholderUrl } from '#schemas/kit/wording.ts';

/** Placeholders in entries that are no drafts. They stop a build; the development server shows them. */
export function findUnwritten(entries: readonly Entry[]): ValidationError[] {
  return entries.flatMap(({ file, source, fields, errors, locate }) => {
    if (fieldOf(fields, 'draft') === true) return [];
    const lines = file.endsWith('.json') ? [] : source.split('\n');
    const texts = [
      ...textsIn(fields).map(({ path, value }) => ({ value, place: () => locate(path) })),
      ...lines.map((value, index) => ({ value, place: () => ({ file, line: index + 1 }) })),
    ];
    // The schema reports those in the place of a number or the like.
    const told = errors.flatMap(({ field, message }) => (message.startsWith(notWritten) ? (field ?? []) : []));
    return texts.flatMap(({ value, place }) => {
      const wish = readPlaceholder(value);
      if (wish === undefined) return [];
      const error: ValidationError = { ...place(), message: `${notWritten} → write ${wish}` };
      return error.field !== undefined && told.includes(error.field) ? [] : [error];
    });
  });
}

/** The instruction in a placeholder; undefined for any other text. */
function readPlaceholder(text: string): string | undefined {
  if (text === placeholderUrl) return 'the URL';
  if (!isPlaceholder(text)) return undefined;
  const wish = text.slice(placeholderPrefix.length).replace(/[ .]*$/, '');
  return wish.trim() || 'it';
}
