import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { listFiles } from '#lib/list-files.ts';

/** Copies of a file for hosts that would compress less as they send, or not at all; by the ending of their names. */
export interface Compressed {
  br: Buffer;
  gz: Buffer;
}

/** At least what hosts use as they send. Higher ones make copies up to 9 % smaller and take 10 to 20 times as long. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } };

export function compress(content: string | Uint8Array): Compressed {
  return {
    br: brotliCompressSync(content, brotliOptions),
    gz: gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
  };
}

/** Writes them beside the file. */
export function writeCompressed(file: string, copies: Compressed): void {
  writeFileSync(`${file}.br`, copies.br);
  writeFileSync(`${file}.gz`, copies.gz);
}

/** Files that become smaller; pictures and fonts are compressed already. */
const isText = /\.(csv|html|js|json|md|svg|txt|webmanifest|xml)$/;

/** Writes compressed copies of each text file beside it, unless it has some, as finished pages have. Runs when all files are there. */
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
