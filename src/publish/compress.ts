import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { listFiles } from '#lib/list-files.ts';

/** Compressed copies of a file by extension, for hosts that compress less or not at all. */
export interface Compressed {
  br: Buffer;
  gz: Buffer;
}

/** No lower than hosts use on the fly. Higher qualities save up to 9 % and take 10 to 20 times as long. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } };

export function compress(content: string | Uint8Array): Compressed {
  return {
    br: brotliCompressSync(content, brotliOptions),
    gz: gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
  };
}

export function writeCompressed(file: string, copies: Compressed): void {
  writeFileSync(`${file}.br`, copies.br);
  writeFileSync(`${file}.gz`, copies.gz);
}

/** Pictures and fonts are compressed already. */
const isText = /\.(csv|html|js|json|md|svg|txt|webmanifest|xml)$/;

/** Writes compressed copies beside each text file that has none yet. Runs after everything else that writes files. */
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
