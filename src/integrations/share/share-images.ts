import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { drawShareImage, shareImageKey, type ShareImageText } from './share-image.ts';

/** Share images, drawn once and kept between builds. */
export class ShareImages {
  /** How many have been drawn. */
  drawn = 0;
  /** Warnings for the editor about characters that the fonts lack. */
  readonly warnings: string[] = [];
  readonly #folder: string;
  readonly #asked = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Writes the picture to a file, and draws it where no earlier build has. */
  async write(text: ShareImageText, file: string): Promise<void> {
    const name = `${shareImageKey(text)}.png`;
    this.#asked.add(name);
    const picture = await readFile(join(this.#folder, name)).catch(() => this.#draw(text, name));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, picture);
  }

  /** Removes kept pictures that this build did not ask for. */
  async forgetOthers(): Promise<void> {
    const others = (await readdir(this.#folder).catch(() => [])).filter((name) => !this.#asked.has(name));
    await Promise.all(others.map((name) => rm(join(this.#folder, name), { force: true })));
  }

  async #draw(text: ShareImageText, name: string): Promise<Buffer> {
    this.drawn += 1;
    const { png, missing } = await drawShareImage(text);
    if (missing.length > 0) {
      // A picture with missing characters is not kept, so that every build warns about it.
      const characters = missing.map((character) => `"${character}"`).join(', ');
      this.warnings.push(`the share image of "${text.title}" cannot show ${characters} → write its title without them`);
    } else {
      await mkdir(this.#folder, { recursive: true });
      await writeFile(join(this.#folder, name), png);
    }
    return png;
  }
}
