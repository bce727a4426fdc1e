import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { drawShareImage, shareImageKey, type ShareImageText } from './share-image.ts';

/** Share images that are drawn once and kept between builds. */
export class ShareImages {
  /** How many have been drawn. */
  drawn = 0;
  /** For the editor: characters that the fonts lack. */
  readonly warnings: string[] = [];
  /** Where the pictures are kept, by what they show. */
  readonly #folder: string;
  readonly #asked = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Writes the picture to a file, drawing it where no build has. */
  async write(text: ShareImageText, file: string): Promise<void> {
    const name = `${shareImageKey(text)}.png`;
    this.#asked.add(name);
    const picture = await readFile(join(this.#folder, name)).catch(() => this.#draw(text, name));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, picture);
  }

  /** Removes what is kept of pictures that were not asked for. */
  async forgetOthers(): Promise<void> {
    const others = (await readdir(this.#folder).catch(() => [])).filter((name) => !this.#asked.has(name));
    await Promise.all(others.map((name) => rm(join(this.#folder, name), { force: true })));
  }

  async #draw(text: ShareImageText, name: string): Promise<Buffer> {
    this.drawn += 1;
    const { png, missing } = await drawShareImage(text);
    if (missing.length > 0) {
      // One with a warning is drawn, and warned of, in every build.
      const characters = missing.map((character) => `"${character}"`).join(', ');
      this.warnings.push(`the share image of "${text.title}" cannot show ${characters} → write its title without`);
    } else {
      await mkdir(this.#folder, { recursive: true });
      await writeFile(join(this.#folder, name), png);
    }
    return png;
  }
}
