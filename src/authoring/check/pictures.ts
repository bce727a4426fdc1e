import { basename, dirname, join } from 'node:path/posix';
import { lineOf } from '#authoring/read/markdown-nodes.ts';
import type { ReadContent } from '#authoring/read/types.ts';
import type { ValidationError } from '#lib/errors.ts';
import { didYouMean, quoted } from '#schemas/kit/wording.ts';
import { decodeUrl } from './links.ts';

/** The pictures in texts, with their paths below the project; '' where the URL names no file beside the text. */
export function picturesIn({ entries, translations }: Pick<ReadContent, 'entries' | 'translations'>) {
  return [...entries, ...translations].flatMap(({ file, nodes }) =>
    nodes.flatMap((node) =>
      node.type === 'image' ? [{ file, line: lineOf(node), url: node.url, path: pathOf(file, node.url) }] : [],
    ),
  );
}

/** Pictures that are not files beside the text. Astro's own message does not name the text. */
export function findLostPictures(content: ReadContent): ValidationError[] {
  return picturesIn(content).flatMap(({ file, line, url, path }) => {
    // A file of another format has a message of its own.
    if (['picture', 'unread'].includes(content.paths.get(path)?.kind ?? '')) return [];
    const folder = dirname(file);
    const own = `${basename(file).split('.')[0]}/`;
    const beside = [...content.paths.values()].filter(
      (known) => known.kind === 'picture' && known.file.startsWith(`${folder}/`),
    );
    const names = beside.map((known) => `./${known.file.slice(folder.length + 1)}`);
    const message = `the picture ${quoted(url)} is not beside the text${didYouMean(url, names)} → put its file into ${folder}/${own}, and write ./${own} before its name`;
    return [{ file, line, message }];
  });
}

/** Pictures whose files are damaged. Astro's own message does not name the text. */
export async function findBrokenPictures(project: string, content: ReadContent): Promise<ValidationError[]> {
  const shown = picturesIn(content).filter(({ path }) => content.paths.get(path)?.kind === 'picture');
  if (shown.length === 0) return [];
  // Loading it takes a third of a second.
  const { default: sharp } = await import('sharp');
  const found = shown.map(async ({ file, line, url, path }) => {
    // Not `stats`, which accepts some pictures of which a part is missing.
    const picture = sharp(join(project, path), { failOn: 'error' }).raw().toBuffer();
    const isWhole = await picture.then(Boolean, () => false);
    const message = `the picture ${quoted(url)} cannot be read → open it in a program that shows it, and save it again as PNG or JPEG`;
    return isWhole ? [] : [{ file, line, message }];
  });
  return (await Promise.all(found)).flat();
}

export function findUnusedPictures(content: ReadContent): ValidationError[] {
  const shown = new Set(picturesIn(content).map(({ path }) => path));
  return [...content.paths.values()].flatMap(({ kind, file }) =>
    kind === 'picture' && !shown.has(file) ? [{ file, message: 'is shown by no text → show it, or remove it' }] : [],
  );
}

function pathOf(file: string, url: string): string {
  const path = url.startsWith('./') && decodeUrl(url);
  return path ? join(dirname(file), path) : '';
}
