import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldOf } from '#authoring/read/entry-text.ts';
import { readCollections, type Collections } from '#authoring/read/read-entries.ts';
import type { Mistake } from '#lib/build/content-error.ts';
import { fieldName, type FieldPath } from '#schemas/find-mistakes.ts';
import { addressToBeWritten, toBeWritten } from '#schemas/wording.ts';

/**
 * Texts that nobody has written yet, in every entry but drafts. They stop a build, so that nothing half-written goes public;
 * the development server shows them.
 * @param project the folder that holds content/
 * @param collections what was read of it
 */
export function findUnwritten(project: string, collections: Collections = readCollections(project)): Mistake[] {
  return [...collections.values()]
    .flat()
    .filter(({ text }) => fieldOf(text?.fields, 'draft') !== true)
    .flatMap(({ file, text }) => [
      ...textsIn(text?.fields, []).flatMap(({ path, value }) => {
        const wanted = readPlaceholder(value);
        return wanted ? [{ file, line: text?.lineOf(path) ?? 1, field: fieldName(path), message: wanted }] : [];
      }),
      ...(file.endsWith('.json') ? [] : findUnwrittenLines(file, readFileSync(join(project, file), 'utf8'))),
    ]);
}

function findUnwrittenLines(file: string, content: string): Mistake[] {
  return content.split('\n').flatMap((text, index) => {
    const message = readPlaceholder(text);
    return message ? [{ file, line: index + 1, message }] : [];
  });
}

/** What to tell about a text that is to be written; undefined for any other. */
function readPlaceholder(text: string): string | undefined {
  if (text === addressToBeWritten) return 'is not written yet → write the address';
  if (!text.startsWith(toBeWritten)) return undefined;
  const wish = text
    .slice(toBeWritten.length)
    .replace(/[ .]*$/, '')
    .trim();
  return `is not written yet → write ${wish || 'it'}`;
}

/** Every text in a value, with the way to it. */
function textsIn(value: unknown, path: FieldPath): { path: FieldPath; value: string }[] {
  if (typeof value === 'string') return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  const members: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return members.flatMap(([step, member]) => textsIn(member, [...path, step]));
}
