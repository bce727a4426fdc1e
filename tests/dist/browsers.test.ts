/** What the oldest browsers have to understand. */
import { createRequire } from 'node:module';
import { transformSync, type TransformOptions } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { browserTargets } from '#client/browser-targets.ts';
import { files, pages, readSiteFile } from '../helpers/dist.ts';
import { executableScripts, select, styleSheets } from '../helpers/document.ts';
import { expectNoProblems } from '../helpers/expect-pages.ts';

/**
 * Whether esbuild would rewrite syntax of the script for these browsers.
 * @param harmless what it would rewrite for the sake of browsers that err in rare forms of it only
 */
function isTooNew(code: string, target: string[], ...harmless: string[]): boolean {
  const write = (options: TransformOptions) => transformSync(code, { minifyWhitespace: true, ...options }).code;
  return (
    write({ target, supported: Object.fromEntries(harmless.map((name) => [name, true])) }) !==
    write({ target: 'esnext' })
  );
}

describe('syntax', () => {
  it('of the scripts in pages is known to every browser that reads them', () => {
    const scripts = new Set(pages.flatMap(({ document }) => executableScripts(document)));
    expect([...scripts].filter((code) => isTooNew(code, browserTargets.readable, 'destructuring'))).toEqual([]);
  });

  it('of the scripts of islands is known to every browser in which they should work', () => {
    const scripts = [...files].filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(5);
    const target = browserTargets.defaults;
    // esbuild rewrites \p{…} for every browser, because each version of Unicode may have more properties. Safari has those here since 11.1.
    const harmless = ['optional-chain', 'regexp-unicode-property-escapes'];
    expect(scripts.filter((file) => isTooNew(readSiteFile(file).toString(), target, ...harmless))).toEqual([]);
    // The build hides these in strings, where they fail later.
    expect(scripts.filter((file) => /\(\?<[=!]/.test(readSiteFile(file).toString()))).toEqual([]);
  });
});

const require = createRequire(import.meta.url);

type Stats = Record<string, Record<string, string>>;

/** Newer CSS by its name in the data of caniuse, and how a style sheet shows that it is used. */
const features: Record<string, RegExp> = {
  'css-cascade-layers': /@layer/,
  'css-container-queries': /@container/,
  'css-has': /:has\(/,
  'css-lch-lab': /\b(ok)?l(ch|ab)\(/,
  'css-media-range-syntax': /@media[^{]*[<>]/,
  'css-nesting': /[{;}]\s*&/,
  'css-relative-colors': /(rgb|hsl)a?\(from/,
  'css-subgrid': /subgrid/,
  'css-text-wrap-balance': /text-wrap:balance/,
  'cross-document-view-transitions': /@view-transition/,
  'flexbox-gap': /[{;]gap:/,
  'viewport-unit-variants': /\d[dls]v[hw]\b/,
};

/** Without these pages are whole: the rows of two plans do not line up, the page behind an open menu scrolls. */
const additions = ['css-has', 'css-subgrid', 'css-text-wrap-balance', 'viewport-unit-variants'];

/** Whether the newest version in the caniuse data, up to the oldest supported browser, supports the feature. */
function isKnown(feature: string): boolean {
  const { feature: unpack } = require('caniuse-lite') as { feature: (packed: unknown) => { stats: Stats } };
  const { stats } = unpack(require(`caniuse-lite/data/features/${feature}`));
  return browserTargets.defaults.every((target) => {
    const [browser = '', version] = target.split(/(?=\d)(.*)/);
    const oldest = Number(version);
    const versions = Object.entries(stats[browser] ?? {}).map(
      ([version, support]) => [Number.parseFloat(version), support] as const,
    );
    const [, support = 'n'] = versions.filter(([version]) => version <= oldest).sort(([a], [b]) => b - a)[0] ?? [];
    return support.startsWith('y');
  });
}

describe('styles', () => {
  it('use only what supported browsers know, apart from enhancements', () => {
    const css = pages
      .flatMap(({ document }) => styleSheets(document))
      .join('\n')
      // Tailwind asks for browsers by what only they know.
      .replace(/@supports [^{]*/g, '');
    const used = Object.keys(features).filter((feature) => features[feature]?.test(css));
    expect(used).toContain('flexbox-gap');
    expect(used.filter((feature) => !isKnown(feature)).sort()).toEqual(additions.sort());
  });

  it('turn and move by `transform`, as Chrome before 104 and caniuse know it', () => {
    const newer = /[{;](rotate|scale|translate):/;
    expect(newer.test('.stamp{rotate:-2deg}')).toBe(true);
    expectNoProblems(({ document }) => styleSheets(document).filter((css) => newer.test(css)));
  });

  it('have a plain fallback for content hidden from screen readers', () => {
    const silent = /content:([^;}]+) \/ ""/g;
    const lacksPlain = (css: string) =>
      [...css.matchAll(silent)].some(([, drawn]) => !css.includes(`content:${drawn};content:`));
    expect(pages.some(({ html }) => html.search(silent) > 0)).toBe(true);
    expectNoProblems(({ document }) => styleSheets(document).filter(lacksPlain));
  });

  it('hide the dialogs of a page that are closed', () => {
    expectNoProblems(({ document }) => {
      const isHiding = styleSheets(document).join('').includes('dialog:not([open]):not([popover]){display:none}');
      return select(document, 'dialog').length === 0 || isHiding ? [] : ['shows them'];
    });
  });
});
