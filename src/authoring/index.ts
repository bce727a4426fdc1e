import { findUnstamped, stamp } from './check/behind.ts';
import { findUnwritten } from './check/unwritten-texts.ts';
import { lint } from './proofread/linters.ts';
import { ContentReader } from './reader.ts';
import type { Translation } from './read/translation-files.ts';

export { check, checkChanged } from './check.ts';
export { lastCommit } from './check/last-commit.ts';
export { findStale } from './check/stale.ts';
export { beginTranslation } from './read/new-translation.ts';
export { fix } from './fix/fix.ts';
export { contentFolder, siteUrlFrom } from './load/content-folder.ts';
export { writeFirstSchemas } from './load/json-schemas.ts';
export { entries, mistakes, type SupportCollection } from './load/loaders.ts';
export { markdownPlugins } from './load/markdown-plugins.ts';
export { findLaunchGaps } from './check/launch-gaps.ts';
export { ContentReader, findUnwritten, lint };

/**
 * Marks translations as up to date.
 * @param files those to stamp; if empty, those that do not say yet what they translate
 * @returns the files that were written
 */
export function stampTranslations(project: string, translations: readonly Translation[], files: readonly string[]) {
  const unstamped = findUnstamped(translations).map(({ file }) => file);
  const chosen = translations.filter(({ file }) => (files.length > 0 ? files : unstamped).includes(file));
  for (const translation of chosen) stamp(project, translation);
  return chosen.map(({ file }) => file);
}
