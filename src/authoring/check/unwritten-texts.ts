import { fieldOf } from '#authoring/read/fields-text.ts';
import type { Collections } from '#authoring/read/read-entries.ts';
import type { Mistake } from '#lib/build/content-error.ts';
import { fieldName } from '#schemas/find-mistakes.ts';
import { textsIn } from '#schemas/json-schema.ts';
import { addressToBeWritten, toBeWritten } from '#schemas/wording.ts';

/**
 * Texts that nobody has written yet, in every entry except drafts. They stop a build, so that nothing half-written goes public;
 * the development server shows them.
 */
export function findUnwritten(collections: Collections): Mistake[] {
  return [...collections.values()].flat().flatMap(({ file, source, fields, lineOf }) => {
    if (!source.includes(toBeWritten) && !source.includes(addressToBeWritten)) return [];
    if (fieldOf(fields, 'draft') === true) return [];
    const inFields = textsIn(fields).map(({ path, value }) => ({ value, line: lineOf(path), field: fieldName(path) }));
    const inText = file.endsWith('.json') ? [] : source.split('\n').map((value, index) => ({ value, line: index + 1 }));
    return [...inFields, ...inText].flatMap(({ value, ...place }) => {
      const wish = readPlaceholder(value);
      return wish === undefined ? [] : [{ file, ...place, message: `is not written yet → write ${wish}` }];
    });
  });
}

/** What is to be written in place of a placeholder; undefined for any other text. */
function readPlaceholder(text: string): string | undefined {
  if (text === addressToBeWritten) return 'the URL';
  return text.startsWith(toBeWritten)
    ? text
        .slice(toBeWritten.length)
        .replace(/[ .]*$/, '')
        .trim() || 'it'
    : undefined;
}
