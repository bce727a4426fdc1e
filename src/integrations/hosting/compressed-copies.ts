import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { listFiles } from '#lib/files/list-files.ts';

/** Files that become smaller; pictures and fonts are compressed already. */
const isText = /\.(csv|html|js|json|md|svg|txt|webmanifest|xml)$/;

/** Writes each text file of the built site compressed beside it, as .br and .gz. It runs when all files are final. */
export function writeCompressedCopies(): AstroIntegration {
  return {
    name: 'compressed-copies',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const started = performance.now();
        const folder = fileURLToPath(dir);
        const files = listFiles(folder).filter((file) => isText.test(file));
        for (const file of files.map((name) => join(folder, name))) {
          const content = await readFile(file);
          await Promise.all([
            promisify(brotliCompress)(content).then((copy) => writeFile(`${file}.br`, copy)),
            promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }).then((copy) =>
              writeFile(`${file}.gz`, copy),
            ),
          ]);
        }
        logger.info(`${files.length} files in ${Math.round(performance.now() - started)} ms`);
      },
    },
  };
}
