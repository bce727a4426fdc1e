import { transformSync, type TransformOptions } from 'esbuild';
import memoize from 'memoize';
import { browserTargets } from '#client/browser-targets.ts';

const settings: TransformOptions = {
  loader: 'ts',
  format: 'iife',
  minify: true,
  target: browserTargets.readable,
  // esbuild rewrites it for a bug of Safari 13 and 14 in default parameters, which these scripts do not use.
  supported: { destructuring: true },
};

/** A small TypeScript source as one line of script that leaks no names. Many pages have the same one: each is minified once. */
export const minifyInline = memoize((source: string) => transformSync(source, settings).code.trim());
