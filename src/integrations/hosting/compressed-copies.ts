import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compress, writeCompressed } from '#lib/files/compress.ts';
import { listFiles } from '#lib/files/list-files.ts';

/** Files that become smaller; pictures and fonts are compressed already. */
const isText = /\.(csv|html|js|json|md|svg|txt|webmanifest|xml)$/;

/** Writes each text file of the built site that has no compressed copies yet, as pages have, compressed beside it. It runs last. */
export function writeCompressedCopies(): AstroIntegration {
  return {
    name: 'compressed-copies',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const files = listFiles(folder).filter((file) => isText.test(file));
        for (const file of files.map((file) => join(folder, file)))
          if (!existsSync(`${file}.br`)) writeCompressed(file, compress(readFileSync(file)));
      },
    },
  };
}
