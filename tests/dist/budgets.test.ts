import memoize from 'memoize';
import { describe, expect, it } from 'vitest';
import { files, pageAt, pages, readSiteFile, type Page } from '../helpers/dist.ts';
import { attributesOf, executableScripts, select, styleSheets, styleUrls } from '../helpers/document.ts';
import { expectNoElement, expectNoProblems, expectWithin } from '../helpers/expect-pages.ts';
import { hostedSize } from '../helpers/hosted.ts';

/** Bytes on the wire; pictures and fonts are compressed already. */
const wireSize = memoize((file: string) => {
  const content = readSiteFile(file);
  return /\.(avif|webp|png|jpe?g|woff2)$/.test(file) ? content.length : hostedSize(content);
});

const totalSize = (files: readonly string[]) => files.map(wireSize).reduce((sum, size) => sum + size, 0);
const largest = (files: readonly string[]) => [...files].sort((a, b) => wireSize(b) - wireSize(a)).slice(0, 1);

/** What the browser may fetch for the first view: the page, fonts, icons and pictures. Of a picture's sizes, the largest. */
function filesOfFirstView({ file, document }: Page): string[] {
  const pictures = select(document, 'img:not([loading="lazy"])').flatMap((image) => {
    const source = image.closest('picture')?.querySelector('source') ?? image;
    const sizes = source.getAttribute('srcset') ?? image.getAttribute('src') ?? '';
    return largest(sizes.split(',').map((size) => size.trim().replace(/\s.*/, '')));
  });
  const linked = attributesOf(document, 'link:is([rel~="icon"], [rel="manifest"], [rel="preload"])', 'href');
  const drawn = attributesOf(document, 'use[href^="/"], image[href^="/"]', 'href').map((address) =>
    address.replace(/#.*/, ''),
  );
  return [...new Set([file, ...pictures, ...linked, ...drawn, ...styleUrls(document)])];
}

describe('before a visitor touches anything', () => {
  // Its head and its first screen: tests/e2e/pages.spec.ts.
  it('the HTML of every page, its styles included, is small', () => {
    expectWithin(19_000, pages, ({ file }) => wireSize(file));
  });

  it('every page has little inline script', () => {
    expectWithin(3_600, pages, ({ document }) => hostedSize(executableScripts(document).join('\n')));
  });

  it('no page asks for a script or a style sheet', () => {
    const preload = 'link:is([rel~="modulepreload"], [rel~="preload"]:is([as="script"], [as="style"]))';
    expectNoElement(`script[src], link[rel~="stylesheet"], ${preload}`);

    const eagerImport = /(^|;)\s*import\b(?!\s*\()/;
    expectNoProblems(({ document }) => [
      ...executableScripts(document).filter((code) => eagerImport.test(code)),
      ...styleSheets(document).filter((css) => css.includes('@import')),
    ]);
  });

  it('every page, with its fonts, icons and pictures, is small', () => {
    expectWithin(30_000, pages, (page) => totalSize(filesOfFirstView(page)));
  });

  // To use one, take it out of `neverOnPages` in src/publish/page-styles.ts.
  it('no page has an element or a field whose parts are left without styles', () => {
    const types = ['file', 'number', 'date', 'datetime-local', 'month', 'time', 'week'];
    expectNoElement(`hr, progress, [placeholder], ${types.map((type) => `input[type="${type}"]`).join(', ')}`);
  });

  it('home has few elements', () => {
    expect(select(pageAt('/').document, '*').length).toBeLessThanOrEqual(1_500);
  });
});

/**
 * Every island of the site, once: its script, the one that renders it, all that its first touch fetches (these two and what they
 * import), and what those load later, only when needed. Files are named by their paths.
 */
const islands = [...findRenderers()].map(([script, renderer]) => {
  const firstTouch = withImports([script, renderer]);
  const later = withImports(firstTouch.flatMap((file) => namesIn(file, /\bimport\(\s*["'`]\.\/([\w.-]+)["'`]/g)));
  return { script, renderer, firstTouch, later: later.filter((file) => !firstTouch.includes(file)) };
});

/** The script of each island on any page → the script that renders it. */
function findRenderers(): Map<string, string> {
  const elements = pages.flatMap(({ document }) => select(document, 'astro-island'));
  const url = (element: Element, name: string) => element.getAttribute(`${name}-url`) ?? '';
  return new Map(elements.map((element) => [url(element, 'component'), url(element, 'renderer')]));
}

/** The files and all that they import, at any depth. */
function withImports(entries: readonly string[]): string[] {
  const found = new Set(entries);
  for (const file of found) {
    for (const name of namesIn(file, /\b(?:from|import)\s*["'`]\.\/([\w.-]+)["'`]/g)) found.add(name);
  }
  return [...found];
}

/** The files in the same folder that a script names with this syntax, whose first group is the file name. */
function namesIn(file: string, syntax: RegExp): string[] {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  return [...readSiteFile(file).toString().matchAll(syntax)].map(([, name = '']) => folder + name);
}

/** The islands that have all they need at the first touch; the form and the charts fetch one file more, and may be larger. */
const smallIslands = islands.filter(({ later }) => later.length === 0);

describe('the first touch', () => {
  it('fetches React and a small island', () => {
    expectWithin(67_200, smallIslands, ({ firstTouch }) => totalSize(firstTouch));
    expectWithin(3_500, smallIslands, ({ script }) => wireSize(script));
  });

  it('fetches three files, all of React in one of them, the same for every island', () => {
    const holdsReact = (file: string) => readSiteFile(file).includes('react.transitional.element');
    const [react, ...others] = [...files].filter((file) => file.endsWith('.js') && holdsReact(file));
    expect(others).toEqual([]);
    for (const { script, renderer, firstTouch } of islands)
      expect(firstTouch.toSorted()).toEqual([script, renderer, react].toSorted());
  });

  it.each([
    ['/codes', 62_000],
    ['/hi/codes', 62_000],
    ['/faq', 11_500],
    ['/hi/faq', 11_500],
  ])('of the search on %s also fetches its code, its data and the largest part that an input needs', (route, limit) => {
    const [box] = select(pageAt(route).document, '[data-code]');
    const [code = '', data = ''] = ['data-code', 'data-data'].map((name) => box?.getAttribute(name) ?? '');
    const { parts = {} } = JSON.parse(String(readSiteFile(data))) as { parts?: Record<string, string> };
    expect(totalSize([code, data, ...largest(Object.values(parts))])).toBeLessThanOrEqual(limit);
  });

  it('of a form leads to the backend client in one more file; no other island does', () => {
    const holdsClient = (file: string) => readSiteFile(file).includes('rest/v1');
    const forms = islands.filter(({ later }) => later.some(holdsClient));
    expect(forms).not.toEqual([]);
    expectWithin(1, forms, ({ later }) => later.length);
    // React, the form and the client: all that writing a message takes.
    expectWithin(75_000, forms, ({ firstTouch, later }) => totalSize([...firstTouch, ...later]));
    expect(islands.filter(({ firstTouch }) => firstTouch.some(holdsClient))).toEqual([]);
  });
});
