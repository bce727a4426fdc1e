import type { ValidationError } from '#lib/errors.ts';
import { findBehind, findUnstamped, stamp } from './check/behind.ts';
import { findBrokenPictures, findUnusedPictures } from './check/pictures.ts';
import { findHiddenReferences } from './check/references.ts';
import { findSlowPatterns } from './check/slow-patterns.ts';
import { findUnwritten } from './check/unwritten-texts.ts';
import { findWeakSources } from './check/weak-sources.ts';
import { lint } from './proofread/linters.ts';
import { ContentReader } from './reader.ts';
import type { Translation } from './read/translation-files.ts';

export { contentFolder, siteUrlFrom } from './load/content-folder.ts';
export { entries, mistakes, type SupportCollection } from './load/loaders.ts';
export { markdownPlugins } from './load/markdown-plugins.ts';
export { findLaunchGaps } from './check/launch-gaps.ts';
export { ContentReader, findUnwritten, lint };

/**
 * All mistakes in content/, those that do not stop a build included. Spelling and the style of Markdown are left to cspell and
 * markdownlint-cli2.
 * @param project the folder that contains content/
 * @returns beside the mistakes, as notices, the translations that are behind, the facts of law, tax or limits with weak sources, and
 * the days that have passed since an entry named them as still to come; the texts that could not be read, which linters would misread
 */
export async function check(
  project: string,
): Promise<{ errors: ValidationError[]; notices: ValidationError[]; unread: string[] }> {
  const content = new ContentReader(project).content();
  const { collections, entries, translations } = content;
  const errors = [...content.errors, ...(collections.get('lines') ?? []).flatMap(findSlowPatterns)];
  const today = new Date().toISOString().slice(0, 10);
  // Imported only here: it uses development packages, which a build does without.
  const { proofread } = await import('./proofread/proofread.ts');
  const { findPassedDays } = await import('./proofread/passed-days.ts');
  const marked = proofread(project, content);
  const texts = [...entries, ...translations];
  const broken = await findBrokenPictures(project, content);
  return {
    errors: [...errors, ...findUnwritten(entries), ...findUnstamped(translations), ...broken, ...marked],
    notices: [
      ...findBehind(translations),
      ...findHiddenReferences(entries),
      ...findUnusedPictures(content),
      ...entries.flatMap(findWeakSources),
      ...entries.flatMap((entry) => findPassedDays(entry, today)),
    ],
    unread: texts.filter(({ fields }) => fields === undefined).map(({ file }) => file),
  };
}

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
