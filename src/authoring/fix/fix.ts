import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { englishSlips } from '#authoring/proofread/style.ts';
import { otherScriptSlips } from '#authoring/slips/other-scripts.ts';
import { ContentReader } from '#authoring/reader.ts';
import { isOtherScript } from '#authoring/proofread/proofread.ts';
import type { ContentFile } from '#authoring/read/content-file.ts';
import type { Content } from '#authoring/read/types.ts';
import type { Change } from './edits.ts';
import { mendPicture } from './pictures.ts';
import { mendLetters, mendText, type Mendable } from './texts.ts';

/**
 * Corrects in content/ what has one right answer: quotation marks, dots, spaces, signs, invisible characters, addresses, and pictures
 * that are too large or say where they were taken.
 * @param project the folder that contains content/
 */
export async function fix(project: string): Promise<Change[]> {
  const changes: Change[] = [];
  const write = (file: string, before: string, mended: { source: string; changes: readonly Change[] }) => {
    if (mended.source !== before) writeFileSync(join(project, file), mended.source);
    changes.push(...mended.changes);
  };
  const paths = [...new ContentReader(project).paths().values()];
  for (const { file } of paths.filter(({ kind }) => ['entry', 'singleton', 'translation', 'words'].includes(kind))) {
    const source = readText(join(project, file));
    write(file, source, mendLetters(file, source));
  }
  for (const mendable of mendableIn(new ContentReader(project).content()))
    write(mendable.file, mendable.source, mendText(mendable));
  for (const { file } of paths.filter(({ kind }) => kind === 'picture')) {
    const change = await mendPicture(project, file);
    if (change) changes.push(change);
  }
  return changes;
}

/** The text of a file, with its line endings; '' where it is not in UTF-8. */
function readText(path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(path));
  } catch {
    return '';
  }
}

export function mendableIn({ entries, singletons, translations }: Content): Mendable[] {
  const toMendable = ({ file, source, links }: ContentFile, slips: Mendable['slips']) => ({
    file,
    source,
    slips,
    urls: links.map(({ url }) => url),
  });
  return [
    ...[...entries, ...singletons.values()].map((file) => toMendable(file, englishSlips)),
    ...translations.map((file) => toMendable(file, isOtherScript(file.language) ? otherScriptSlips : [])),
  ];
}
