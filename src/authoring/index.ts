import { isoDate } from '#lib/browser/format.ts';
import type { Mistake } from '#lib/build/content-error.ts';
import { dayInIndia } from '#lib/build/publishing.ts';
import { checkContent } from './check/check-content.ts';
import { findUnwritten } from './check/unwritten-texts.ts';
import { readCollections, readSingletons, type Collections, type Singleton } from './read/read-entries.ts';

export { findSharedIds } from './check/check-content.ts';
export { findLaunchGaps } from './check/launch-gaps.ts';
export { isEntry, readCollection, readEntry, type Entry } from './read/read-entries.ts';

/** content/ as it was read, and what stops a build in it. */
export interface Content {
  collections: Collections;
  singletons: readonly Singleton[];
  mistakes: Mistake[];
}

/**
 * Reads, parses and checks content/.
 * @param project the folder that holds content/
 * @param unwritten whether to report texts that nobody has written yet
 */
export function readContent(project: string, { unwritten = true } = {}): Content {
  const collections = readCollections(project);
  const singletons = readSingletons(project);
  const unfinished = unwritten ? findUnwritten(collections) : [];
  return { collections, singletons, mistakes: [...checkContent(project, collections, singletons), ...unfinished] };
}

/**
 * What is wrong in content/: what stops a build, and what should be put right besides. Spelling and the style of Markdown are
 * left to cspell and markdownlint-cli2.
 * @param project the folder that holds content/
 */
export async function check(project: string): Promise<Mistake[]> {
  const { collections, singletons, mistakes } = readContent(project);
  // Imported only here: it uses packages for development, and a build does without them.
  const { proofread } = await import('./explain/proofread.ts');
  return [...mistakes, ...proofread(project, collections, singletons, isoDate(dayInIndia(new Date())))];
}
