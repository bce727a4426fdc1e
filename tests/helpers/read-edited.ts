import { readContent } from '#authoring/index.ts';
import { formatMistakes } from '#lib/build/content-error.ts';
import { makeContent, removeFolder, writeFiles } from './content-site.ts';
import type { Edit } from './edits.ts';

/** The smallest content after these edits, and what a build says about it. */
export function readEdited(...edits: readonly Edit[]) {
  const files = makeContent();
  for (const { edit } of edits) edit(files);
  const folder = writeFiles(files);
  const { mistakes } = readContent(folder);
  removeFolder(folder);
  return { files, told: formatMistakes(mistakes) };
}
