import { checkContent } from '#build/check-content.ts';
import { readCollections } from '#build/content-files.ts';
import { findUnwritten } from '#build/unwritten-texts.ts';
import type { Mistake } from '#lib/content-error.ts';
import { isoDate } from '#lib/format.ts';
import { dayInIndia } from '#lib/publishing.ts';
import { proofread } from './proofread/proofread.ts';

/**
 * Everything that an editor is told about content/: what stops a build, and what a proofreader would mark.
 * @param project the folder that holds content/
 */
export async function findAllMistakes(project: string): Promise<Mistake[]> {
  const marked = await proofread(project, isoDate(dayInIndia(new Date())));
  const collections = readCollections(project);
  return [...checkContent(project, collections), ...findUnwritten(project, collections), ...marked];
}
