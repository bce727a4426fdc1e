import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { BuildCache } from '#lib/files/build-cache.ts';
import { listFiles } from '#lib/files/list-files.ts';

/** Files that become smaller; pictures and fonts are compressed already. */
const isText = /\.(csv|html|js|json|md|svg|txt|webmanifest|xml)$/;

/** At least what hosts use as they send. Higher ones make copies up to 9 % smaller and take 10 to 20 times as long. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } };
const gzipOptions = { level: constants.Z_BEST_COMPRESSION };

/** By the ending of the copy, how it is made. */
const compressors = {
  br: (content: Buffer) => promisify(brotliCompress)(content, brotliOptions),
  gz: (content: Buffer) => promisify(gzip)(content, gzipOptions),
};

/** What besides the content determines a copy. */
const tools = JSON.stringify([process.versions.zlib, process.versions.brotli, brotliOptions, gzipOptions]);

/** Writes each text file of the built site compressed beside it, as .br and .gz. It runs when all files are final. */
export function writeCompressedCopies(): AstroIntegration {
  let cacheDir: URL;
  return {
    name: 'compressed-copies',
    hooks: {
      'astro:config:done': ({ config }) => {
        cacheDir = config.cacheDir;
      },
      'astro:build:done': async ({ dir, logger }) => {
        const started = performance.now();
        const cache = new BuildCache(fileURLToPath(new URL('compressed/', cacheDir)));
        const folder = fileURLToPath(dir);
        const files = listFiles(folder).filter((file) => isText.test(file));
        let made = 0;
        const compress = async (file: string) => {
          const content = await readFile(file);
          for (const [ending, compressor] of Object.entries(compressors)) {
            const key = BuildCache.key(tools, ending, content);
            const copy = await cache.remember(key, () => {
              made += 1;
              return compressor(content);
            });
            await writeFile(`${file}.${ending}`, copy);
          }
        };
        await Readable.from(files.map((name) => join(folder, name))).forEach(compress, {
          concurrency: availableParallelism(),
        });
        await cache.finish((message) => logger.warn(message));
        logger.info(`${made} of ${2 * files.length} copies made in ${Math.round(performance.now() - started)} ms`);
      },
    },
  };
}
