/** Pictures as they come from a camera: larger than any page shows them, and with the place where they were taken. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Change } from './edits.ts';

/** No page shows a picture wider than this on a screen of high density. */
const maxWidth = 1400;

/** Makes a picture as wide as pages need it, and takes out what a camera has written into it; undefined where nothing is to do. */
export async function mendPicture(project: string, file: string): Promise<Change | undefined> {
  const path = join(project, file);
  const picture = await readFile(path);
  const { default: sharp } = await import('sharp');
  const known = await sharp(picture)
    .metadata()
    .catch(() => undefined);
  // An animation would lose all but its first picture.
  if (!known || (known.pages ?? 1) > 1) return undefined;
  const { width } = known.autoOrient;
  const isMarked = known.exif !== undefined || known.xmp !== undefined || known.iptc !== undefined;
  if (width <= maxWidth && !isMarked) return undefined;
  // Without the mark of a camera, what is upright only by that mark has to be turned.
  const mended = sharp(picture).autoOrient().resize({ width: maxWidth, withoutEnlargement: true });
  await writeFile(path, await mended.toBuffer());
  const changes = [
    width > maxWidth && `${width} pixels wide → ${maxWidth}`,
    isMarked && 'the place, day and camera of the picture → removed',
  ];
  return { file, message: changes.filter(Boolean).join('; ') };
}
