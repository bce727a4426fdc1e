import { brotliCompressSync, constants } from 'node:zlib';

/** A text as hosts send it, which compress on the fly: with Brotli 5. */
export function compressAsHosts(content: string | Buffer): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

export function hostedSize(content: string | Buffer): number {
  return compressAsHosts(content).length;
}
