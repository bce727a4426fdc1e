import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { drawShareImage, shareImageKey, type ShareImageText } from './share-image.ts';

/** Share images that are drawn once and kept between builds. */
export interface ShareImages {
  /** Writes the picture to a file, drawing it where no build has. */
  write: (text: ShareImageText, file: string) => Promise<void>;
  /** Removes what is kept of pictures that were not asked for. */
  forgetOthers: () => Promise<void>;
  /** How many have been drawn. */
  readonly drawn: number;
  /** For the editor: characters that the fonts lack. */
  readonly warnings: readonly string[];
}

/** @param folder where the pictures are kept, by what they show */
export function openShareImages(folder: string): ShareImages {
  const kept = new Set<string>();
  const warnings: string[] = [];
  let drawn = 0;

  const draw = async (text: ShareImageText, keptFile: string): Promise<Buffer> => {
    drawn += 1;
    const { png, missing } = await drawShareImage(text);
    if (missing.length > 0) {
      const characters = missing.map((character) => `"${character}"`).join(', ');
      warnings.push(`the share image of "${text.title}" cannot show ${characters} → write its title without`);
    } else {
      // One with a warning is drawn, and warned of, in every build.
      await writeFile(keptFile, png);
    }
    return png;
  };

  return {
    write: async (text, file) => {
      const name = `${shareImageKey(text)}.png`;
      kept.add(name);
      const keptFile = join(folder, name);
      const picture = await readFile(keptFile).catch(async () => {
        await mkdir(folder, { recursive: true });
        return await draw(text, keptFile);
      });
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, picture);
    },
    forgetOthers: async () => {
      const others = (await readdir(folder).catch(() => [])).filter((name) => !kept.has(name));
      await Promise.all(others.map((name) => rm(join(folder, name), { force: true })));
    },
    get drawn() {
      return drawn;
    },
    warnings,
  };
}
