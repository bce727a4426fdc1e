import { buildSync, transformSync, type CommonOptions } from 'esbuild';
import { browserTargets } from './browser-targets.ts';

const settings: CommonOptions = {
  format: 'iife',
  minify: true,
  target: browserTargets('readable'),
  // What esbuild holds against Safari 13 and 14 is a mistake in defaults of parameters, which these scripts do not have.
  supported: { destructuring: true },
};
const scripts = new Map<string, string>();

/** A small TypeScript source as one line of script that leaks no names. Many pages hold the same: each is minified once. */
export function minifyInline(source: string): string {
  const script = scripts.get(source) ?? transformSync(source, { ...settings, loader: 'ts' }).code.trim();
  scripts.set(source, script);
  return script;
}

/** The same of a file and what it imports. */
export function minifyInlineFile(path: string): string {
  const { outputFiles } = buildSync({ ...settings, entryPoints: [path], bundle: true, tsconfigRaw: {}, write: false });
  return outputFiles[0]?.text.trim() ?? '';
}
