import { glob } from 'astro/loaders';

export function entries(collection: string, extension: string) {
  return glob({ base: `./content/${collection}`, pattern: `**/[^_]*.${extension}` });
}
