import { ContentReader, findUnwritten } from '#authoring/index.ts';
import { formatErrors } from '#lib/errors/content-error.ts';
import { makeContent, makeProject } from './content-site.ts';
import type { Edit } from './edits.ts';

/** The smallest content after these edits, and what a build says about it. */
export function readEdited(...edits: readonly Edit['edit'][]) {
  const files = makeContent();
  for (const edit of edits) edit(files);
  const folder = makeProject(files);
  const content = new ContentReader(folder).content();
  const told = formatErrors([...content.errors, ...findUnwritten(content.collections)]);
  return { files, folder, content, told };
}
