import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Change } from './edits.ts';

/** The widest that a page shows a picture, on a screen of high density. */
const maxWidth = 1400;

/** Scales a picture down to what pages need, and removes the metadata of the camera; undefined where there is nothing to do. */
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
  // Pictures that are upright only by their metadata have to be turned.
  const mended = sharp(picture).autoOrient().resize({ width: maxWidth, withoutEnlargement: true });
  await writeFile(path, await mended.toBuffer());
  const changes = [
    width > maxWidth && `${width} pixels wide → ${maxWidth}`,
    isMarked && 'the place, day and camera of the picture → removed',
  ];
  return { file, message: changes.filter(Boolean).join('; ') };
}
