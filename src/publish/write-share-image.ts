import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { BuildCache, codeVersion } from '#lib/build-cache.ts';
import { designKey, type ShareImageText } from './share-drawing.ts';

const version = codeVersion(import.meta.url);

export interface WantedImage {
  text: ShareImageText;
  file: string;
  /** Where pictures are kept for later builds. */
  cacheFolder: string;
}

export interface WrittenImage {
  /** False where an earlier build or another page has drawn it. */
  isNew: boolean;
  /** Characters that the fonts lack, which the picture shows as boxes. */
  missing: readonly string[];
}

export async function writeShareImage({ text, file, cacheFolder }: WantedImage): Promise<WrittenImage> {
  const cache = new BuildCache<Uint8Array>(cacheFolder);
  const key = BuildCache.key(version, designKey, JSON.stringify(text));
  const cached = cache.get(key);
  // Loaded on demand: most builds draw few pictures.
  const draw = async () => (await import('./share-image.ts')).drawShareImage(text);
  const { png, missing } = cached ? { png: cached, missing: [] } : await draw();
  // A picture with missing characters is not kept, so that every build warns about it.
  if (!cached && missing.length === 0) cache.set(key, png);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, png);
  return { isNew: !cached, missing };
}
