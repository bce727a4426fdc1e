import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { BuildCache } from '#lib/files/build-cache.ts';
import { drawShareImage, shareImageKey, type ShareImageText } from './share-image.ts';

/** Share images, drawn once and kept between builds. */
export class ShareImages extends BuildCache {
  /** How many have been drawn. */
  drawn = 0;
  /** Warnings for the editor about characters that the fonts lack. */
  readonly warnings: string[] = [];

  /** Writes the picture to a file, and draws it where no earlier build has. */
  async write(text: ShareImageText, file: string): Promise<void> {
    const key = shareImageKey(text);
    const picture = (await this.get(key)) ?? (await this.#draw(text, key));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, picture);
  }

  async #draw(text: ShareImageText, key: string): Promise<Buffer> {
    this.drawn += 1;
    const { png, missing } = await drawShareImage(text);
    if (missing.length > 0) {
      // A picture with missing characters is not kept, so that every build warns about it.
      const characters = missing.map((character) => `"${character}"`).join(', ');
      this.warnings.push(`the share image of "${text.title}" cannot show ${characters} → write its title without them`);
    } else {
      await this.set(key, png);
    }
    return png;
  }
}
