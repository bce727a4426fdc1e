import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { BuildCache } from '#lib/files/build-cache.ts';
import { filesAtOnce, startWorkers } from '#lib/files/worker-pool.ts';
import { look, type ShareImageText } from './share-drawing.ts';
import type { ShareImage } from './share-image.ts';

/** A share image, and the paths of all pages' that say the same. */
export interface WantedImage {
  text: ShareImageText;
  hrefs: readonly string[];
}

interface Folders {
  /** The built site. */
  folder: string;
  /** Where share images are kept between builds. */
  cacheFolder: string;
  /** Changes with the code and the packages that draw them. */
  version: string;
}

/**
 * Writes share images into the built site; draws those that no earlier build has drawn.
 * @param warn is told of characters that the fonts lack
 * @returns how many were drawn
 */
export async function writeShareImages(
  wanted: readonly WantedImage[],
  { folder, cacheFolder, version }: Folders,
  warn: (message: string) => void,
): Promise<number> {
  const cache = new BuildCache(cacheFolder);
  const workers = startWorkers(new URL('share-image.ts', import.meta.url));
  let drawn = 0;
  const draw = async (text: ShareImageText, key: string) => {
    drawn += 1;
    const { png, missing } = (await workers.run(text, { name: 'drawShareImage' })) as ShareImage;
    if (missing.length > 0) {
      // A picture with missing characters is not kept, so that every build warns about it.
      const characters = missing.map((character) => `"${character}"`).join(', ');
      warn(`the share image of "${text.title}" cannot show ${characters} → write its title without them`);
    } else {
      cache.set(key, png);
    }
    return png;
  };
  const write = async ({ text, hrefs }: WantedImage) => {
    const key = BuildCache.key(version, look, JSON.stringify(text));
    const picture = cache.get(key) ?? (await draw(text, key));
    for (const file of hrefs.map((href) => join(folder, href))) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, picture);
    }
  };
  await Readable.from(wanted).forEach(write, { concurrency: filesAtOnce });
  await workers.destroy();
  cache.finish(warn);
  return drawn;
}
