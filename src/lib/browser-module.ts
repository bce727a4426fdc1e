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
 * src/client/entries/<name>.entry.ts for the browser, with everything it imports. Unlike the chunks of islands it has a path that
 * pages know, so that they can fetch it at the first touch together with React.
 * @param data its global variable `data`, which is compiled into it
 */
export function toModule(name: string, data: object): BrowserModule {
  const { outputFiles } = buildSync({
    entryPoints: [`src/client/entries/${name}.entry.ts`],
    bundle: true,
    charset: 'utf8',
    format: 'esm',
    minify: true,
    define: { data: JSON.stringify(data) },
    target: browserTargets.defaults,
    // As for islands: rewriting optional chains would only help browsers with bugs in rare forms of them.
    supported: { 'optional-chain': true },
    write: false,
  });
  const code = outputFiles[0]!.text;
  return { href: `/_astro/${name}.${hash('sha256', code, 'base64url').slice(0, 8)}.js`, code };
}
