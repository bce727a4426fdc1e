import { isoDate } from '#lib/browser/format.ts';
import type { Mistake } from '#lib/build/content-error.ts';
import { dayInIndia } from '#lib/build/publishing.ts';
import { checkContent } from './check/check-content.ts';
import { findUnwritten } from './check/unwritten-texts.ts';
import { readCollections } from './read/read-entries.ts';

export { findLaunchGaps } from './check/launch-gaps.ts';
export { idOf, readCollection, readEntry } from './read/read-entries.ts';

interface Options {
  /** Whether to report texts that nobody has written yet. They stop a build; the development server shows them. */
  unwritten?: boolean;
  /** Whether to proofread as well: spelling, links, headings and pictures, which stop no build. */
  proofreading?: boolean;
}

/**
 * What is wrong in content/; with both options, everything that an editor is told.
 * @param project the folder that holds content/
 */
export async function check(
  project: string,
  { unwritten = true, proofreading = true }: Options = {},
): Promise<Mistake[]> {
  const collections = readCollections(project);
  return [
    ...checkContent(project, collections),
    ...(unwritten ? findUnwritten(project, collections) : []),
    ...(proofreading ? await proofread(project) : []),
  ];
}

/** Imported only when asked for: its dictionaries are packages for development, and a build does without them. */
async function proofread(project: string): Promise<Mistake[]> {
  const explain = await import('./explain/proofread.ts');
  return explain.proofread(project, isoDate(dayInIndia(new Date())));
}
