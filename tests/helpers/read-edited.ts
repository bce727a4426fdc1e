import { readContent } from '#authoring/index.ts';
import { formatMistakes } from '#lib/build/content-error.ts';
import { makeContent, makeProject } from './content-site.ts';
import type { Edit } from './edits.ts';

/** The smallest content after these edits, and what a build says about it. */
export function readEdited(...edits: readonly Edit['edit'][]) {
  const files = makeContent();
  for (const edit of edits) edit(files);
  const folder = makeProject(files);
  const content = readContent(folder);
  return { files, folder, content, told: formatMistakes(content.mistakes) };
}
