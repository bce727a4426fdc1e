import { transformSync, type TransformOptions } from 'esbuild';

const settings: TransformOptions = { loader: 'ts', format: 'iife', minify: true, target: 'es2020' };
const scripts = new Map<string, string>();

/** A small TypeScript source as one line of script that leaks no names. Many pages hold the same: each is minified once. */
export function minifyInline(source: string): string {
  const script = scripts.get(source) ?? transformSync(source, settings).code.trim();
  scripts.set(source, script);
  return script;
}
