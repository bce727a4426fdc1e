import { basename, dirname, join } from 'node:path/posix';
import sharp from 'sharp';
import type { ContentFile } from '#authoring/read/content-file.ts';
import { picturesIn } from '#authoring/read/markdown-nodes.ts';
import type { Content } from '#authoring/read/types.ts';
import type { ValidationError } from '#lib/errors.ts';
import { didYouMean, quoted } from '#schemas/wording.ts';

/** Pictures that the build could not show: those that are not files beside the text. Astro's own message names no file. */
export function findLostPictures(texts: readonly ContentFile[], paths: Content['paths']): ValidationError[] {
  return texts.flatMap(({ file, nodes }) =>
    picturesIn(nodes).flatMap(({ url, line }) => {
      // One that cannot be shown is reported itself.
      if (['picture', 'unread'].includes(paths.get(pictureFile(file, url))?.kind ?? '')) return [];
      const folder = dirname(file);
      const own = `${basename(file).split('.')[0]}/`;
      const beside = [...paths.values()].filter(
        (path) => path.kind === 'picture' && path.file.startsWith(`${folder}/`),
      );
      const names = beside.map((path) => `./${path.file.slice(folder.length + 1)}`);
      const message = `the picture ${quoted(url)} is not beside the text${didYouMean(url, names)} → put its file into ${folder}/${own}, and write ./${own} before its name`;
      return [{ file, line, message }];
    }),
  );
}

/** Pictures that a text shows, and whose files hold no picture, or only a part of one. Astro's own message names no text. */
export async function findBrokenPictures(
  project: string,
  texts: readonly ContentFile[],
  paths: Content['paths'],
): Promise<ValidationError[]> {
  const shown = texts.flatMap(({ file, nodes }) => picturesIn(nodes).map(({ url, line }) => ({ file, url, line })));
  const found = shown
    .filter(({ file, url }) => paths.get(pictureFile(file, url))?.kind === 'picture')
    .map(async ({ file, url, line }) => {
      // Beside other pictures, `stats` accepts some of which a part is missing.
      const isWhole = await sharp(join(project, pictureFile(file, url)), { failOn: 'error' })
        .raw()
        .toBuffer()
        .then(
          () => true,
          () => false,
        );
      const message = `the picture ${quoted(url)} cannot be read → open it in a program that shows it, and save it again as PNG or JPEG`;
      return isWhole ? [] : [{ file, line, message }];
    });
  return (await Promise.all(found)).flat();
}

/** Pictures that no text shows. */
export function findUnusedPictures(texts: readonly ContentFile[], paths: Content['paths']): ValidationError[] {
  const shown = new Set(texts.flatMap(({ file, nodes }) => picturesIn(nodes).map(({ url }) => pictureFile(file, url))));
  return [...paths.values()].flatMap(({ kind, file }) =>
    kind === 'picture' && !shown.has(file) ? [{ file, message: 'is shown by no text → show it, or remove it' }] : [],
  );
}

/** The path of a picture below the project; '' where its URL names no file beside the text. */
export function pictureFile(file: string, url: string): string {
  try {
    return url.startsWith('./') ? join(dirname(file), decodeURI(url)) : '';
  } catch {
    return '';
  }
}
