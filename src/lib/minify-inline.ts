import { transformSync } from 'esbuild';

/** A small TypeScript source as one line of script that leaks no names. */
export function minifyInline(source: string): string {
  return transformSync(source, { loader: 'ts', format: 'iife', minify: true, target: 'es2020' }).code.trim();
}
