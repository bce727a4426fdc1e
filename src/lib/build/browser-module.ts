import { hash } from 'node:crypto';
import { buildSync } from 'esbuild';
import { browserTargets } from './browser-targets.ts';

/** A script of the site that pages reference by its path. */
export interface BrowserModule {
  /** Contains a hash of the code, like those of Astro’s own scripts, because hosts let browsers cache that folder. */
  href: string;
  code: string;
}

/**
 * A module for the browser, with everything it imports. Unlike the chunks of islands it has a path that pages know, so that
 * they can fetch it at the first touch together with React, and content can be compiled into it.
 * @param source TypeScript, which imports from the folders of src
 */
export function toModule(name: string, source: string): BrowserModule {
  const code = bundle(source);
  return { href: `/_astro/${name}.${hash('sha256', code, 'base64url').slice(0, 8)}.js`, code };
}

/** A script for the browser, with everything it imports. */
function bundle(source: string): string {
  const { outputFiles } = buildSync({
    stdin: { contents: source, loader: 'ts', resolveDir: process.cwd() },
    bundle: true,
    charset: 'utf8',
    format: 'esm',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    target: browserTargets('defaults'),
    // As for islands: rewriting optional chains would only help browsers with bugs in rare forms of them.
    supported: { 'optional-chain': true },
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
