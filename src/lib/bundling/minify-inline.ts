import { transformSync, type TransformOptions } from 'esbuild';
import { browserTargets } from './browser-targets.ts';

const settings: TransformOptions = {
  loader: 'ts',
  format: 'iife',
  minify: true,
  target: browserTargets.readable,
  // esbuild rewrites it for a bug of Safari 13 and 14 in default parameters, which these scripts do not use.
  supported: { destructuring: true },
};
const scripts = new Map<string, string>();

/** A small TypeScript source as one line of script that leaks no names. Many pages have the same one: each is minified once. */
export function minifyInline(source: string): string {
  const script = scripts.get(source) ?? transformSync(source, settings).code.trim();
  scripts.set(source, script);
  return script;
}
