import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compress, writeCompressed } from './compress.ts';
import { listFiles } from '#lib/list-files.ts';

/** Files that become smaller; pictures and fonts are compressed already. */
const isText = /\.(csv|html|js|json|md|svg|txt|webmanifest|xml)$/;

/** Writes compressed copies of each text file beside it, unless it has some, as finished pages have. The last integration. */
export function compressFiles(): AstroIntegration {
  return {
    name: 'compress-files',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const file of listFiles(folder).map((file) => join(folder, file)))
          if (isText.test(file) && !existsSync(`${file}.br`)) writeCompressed(file, compress(readFileSync(file)));
      },
    },
  };
}
