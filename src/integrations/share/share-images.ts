import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { BuildCache } from '#lib/files/build-cache.ts';
import type { ShareImageText } from './share-drawing.ts';
import { shareImageKey, type ShareImage } from './share-image.ts';

/** Share images, each drawn once for all pages that say the same, and kept between builds. */
export class ShareImages extends BuildCache {
  /** How many have been drawn. */
  drawn = 0;
  /** Warnings for the editor about characters that the fonts lack. */
  readonly warnings: string[] = [];
  readonly #draw: (text: ShareImageText) => Promise<ShareImage>;
  /** Those that are being drawn. */
  readonly #pictures = new Map<string, Promise<Uint8Array>>();

  constructor(folder: string, draw: (text: ShareImageText) => Promise<ShareImage>) {
    super(folder);
    this.#draw = draw;
  }

  /** Writes the picture to a file, and draws it where no earlier build has. */
  async write(text: ShareImageText, file: string): Promise<void> {
    const key = shareImageKey(text);
    const picture = this.#pictures.get(key) ?? this.#pictureOf(text, key);
    this.#pictures.set(key, picture);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await picture);
    this.#pictures.delete(key);
  }

  async #pictureOf(text: ShareImageText, key: string): Promise<Uint8Array> {
    const known = await this.get(key);
    if (known) return known;
    this.drawn += 1;
    const { png, missing } = await this.#draw(text);
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
