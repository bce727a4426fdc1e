/** What the oldest browsers, which package.json names under `browserslist`, have to understand. */
import { transformSync, type TransformOptions } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { browserTargets } from '#lib/build/browser-targets.ts';
import { executableScripts, files, pages, problemsOf, readSiteFile, select, styleSheets } from '../helpers/dist.ts';

/**
 * Whether esbuild would rewrite syntax of the script for these browsers.
 * @param harmless what it would rewrite for the sake of browsers that err in rare forms of it only
 */
function isTooNew(code: string, target: string[], harmless: string): boolean {
  const write = (options: TransformOptions) => transformSync(code, { minifyWhitespace: true, ...options }).code;
  return write({ target, supported: { [harmless]: true } }) !== write({ target: 'esnext' });
}

describe('syntax', () => {
  it('of the scripts in pages is known to every browser that is to read them', () => {
    const scripts = new Set(pages.flatMap(({ document }) => executableScripts(document)));
    expect([...scripts].filter((code) => isTooNew(code, browserTargets('readable'), 'destructuring'))).toEqual([]);
  });

  it('of the scripts of islands is known to every browser in which they are to work', () => {
    const scripts = [...files].filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(5);
    const target = browserTargets('defaults');
    expect(scripts.filter((file) => isTooNew(readSiteFile(file).toString(), target, 'optional-chain'))).toEqual([]);
    // The build hides these in strings, where they fail later.
    expect(scripts.filter((file) => /\(\?<[=!]/.test(readSiteFile(file).toString()))).toEqual([]);
  });
});

describe('styles', () => {
  it('stand in no cascade layer', () => {
    expect(problemsOf(({ document }) => styleSheets(document).filter((css) => css.includes('@layer')))).toEqual([]);
  });

  it('draw what screen readers are not to read in browsers that cannot keep it from them, too', () => {
    const silent = /content:([^;}]+) \/ ""/g;
    const lacksPlain = (css: string) =>
      [...css.matchAll(silent)].some(([, drawn]) => !css.includes(`content:${drawn};content:`));
    expect(pages.some(({ html }) => html.search(silent) > 0)).toBe(true);
    expect(problemsOf(({ document }) => styleSheets(document).filter(lacksPlain))).toEqual([]);
  });

  it('hide the dialogs of a page that are closed', () => {
    const hidesClosed = ({ document }: (typeof pages)[number]) =>
      styleSheets(document).join('').includes('dialog:not([open]):not([popover]){display:none}');
    expect(
      problemsOf((page) => (select(page.document, 'dialog').length === 0 || hidesClosed(page) ? [] : ['shows them'])),
    ).toEqual([]);
  });
});
