import { buildSync, transformSync, type CommonOptions } from 'esbuild';
import { browserTargets } from './browser-targets.ts';

const settings: CommonOptions = {
  format: 'iife',
  minify: true,
  target: browserTargets('readable'),
  // esbuild rewrites it for a bug of Safari 13 and 14 in default parameters, which these scripts do not use.
  supported: { destructuring: true },
};
const scripts = new Map<string, string>();

/** A small TypeScript source as one line of script that leaks no names. Many pages have the same one: each is minified once. */
export function minifyInline(source: string): string {
  const script = scripts.get(source) ?? transformSync(source, { ...settings, loader: 'ts' }).code.trim();
  scripts.set(source, script);
  return script;
}

/** The same for a file and what it imports. */
export function minifyInlineFile(path: string): string {
  const { outputFiles } = buildSync({ ...settings, entryPoints: [path], bundle: true, tsconfigRaw: {}, write: false });
  return outputFiles[0]?.text.trim() ?? '';
}
