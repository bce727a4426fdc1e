import { describe, expect, it } from 'vitest';
import {
  attributesOf,
  brotliSize,
  elementsOf,
  executableScripts,
  overLimit,
  pageAt,
  pages,
  problemsOf,
  readSiteFile,
  select,
  styleSheets,
  styleUrls,
} from '../helpers/dist.ts';
import { islands } from '../helpers/islands.ts';

/** File → bytes on the wire, of the files that have been asked for. */
const wireSizes = new Map<string, number>();

/** Bytes on the wire; pictures and fonts are compressed already. */
function wireSize(file: string): number {
  const known = wireSizes.get(file);
  if (known !== undefined) return known;
  const content = readSiteFile(file);
  const size = /\.(avif|webp|png|jpe?g|woff2)$/.test(file) ? content.length : brotliSize(content);
  wireSizes.set(file, size);
  return size;
}

const totalSize = (files: readonly string[]) => files.map(wireSize).reduce((sum, size) => sum + size, 0);
const largest = (files: readonly string[]) => [...files].sort((a, b) => wireSize(b) - wireSize(a)).slice(0, 1);

/** Fonts, icons and pictures that the browser may fetch for the first view. Of a picture's sizes, the largest. */
function filesOfFirstView(document: Document): string[] {
  const pictures = select(document, 'img:not([loading="lazy"])').flatMap((image) => {
    const source = image.closest('picture')?.querySelector('source') ?? image;
    const sizes = source.getAttribute('srcset') ?? image.getAttribute('src') ?? '';
    return largest(sizes.split(',').map((size) => size.trim().replace(/\s.*/, '')));
  });
  const linked = attributesOf(document, 'link:is([rel~="icon"], [rel="manifest"], [rel="preload"])', 'href');
  const drawn = attributesOf(document, 'use[href^="/"], image[href^="/"]', 'href').map((address) =>
    address.replace(/#.*/, ''),
  );
  return [...new Set([...pictures, ...linked, ...drawn, ...styleUrls(document)])];
}

describe('before a visitor touches anything', () => {
  it('the HTML of every page, its styles included, fits one initial TCP window', () => {
    const sizes = pages.map(({ route, file }) => [route, wireSize(file)] as const);
    expect(overLimit(sizes, 14_600)).toEqual([]);
  });

  it('every page has little inline script', () => {
    const sizes = pages.map(
      ({ route, document }) => [route, brotliSize(executableScripts(document).join('\n'))] as const,
    );
    expect(overLimit(sizes, 2_600)).toEqual([]);
  });

  it('no page asks for a script or a style sheet', () => {
    const preload = 'link:is([rel~="modulepreload"], [rel~="preload"]:is([as="script"], [as="style"]))';
    expect(elementsOf(`script[src], link[rel~="stylesheet"], ${preload}`)).toEqual([]);

    const eagerImport = /(^|;)\s*import\b(?!\s*\()/;
    expect(problemsOf(({ document }) => executableScripts(document).filter((code) => eagerImport.test(code)))).toEqual(
      [],
    );
    expect(problemsOf(({ document }) => styleSheets(document).filter((css) => css.includes('@import')))).toEqual([]);
  });

  it('every page, with its fonts, icons and pictures, is small', () => {
    const sizes = pages.map(
      ({ route, file, document }) => [route, totalSize([file, ...filesOfFirstView(document)])] as const,
    );
    expect(overLimit(sizes, 30_000)).toEqual([]);
  });

  it('home has few elements', () => {
    expect(select(pageAt('/').document, '*').length).toBeLessThanOrEqual(1_500);
  });
});

/** The islands that have all they need at the first touch; the form and the charts fetch one file more, and may be larger. */
const smallIslands = islands.filter(({ later }) => later.length === 0);

describe('the first touch', () => {
  it('of an island fetches React and the island', () => {
    const sizes = smallIslands.map(({ script, firstTouch }) => [script, totalSize(firstTouch)] as const);
    expect(overLimit(sizes, 61_000)).toEqual([]);
  });

  it('fetches at most three files', () => {
    const counts = islands.map(({ firstTouch }) => [firstTouch.join(' '), firstTouch.length] as const);
    expect(overLimit(counts, 3)).toEqual([]);
  });

  it('of an island finds a small one', () => {
    const sizes = smallIslands.map(({ script }) => [script, wireSize(script)] as const);
    expect(overLimit(sizes, 3_000)).toEqual([]);
  });

  it('of a form leads to the backend client in one more file; no other island does', () => {
    const holdsClient = (file: string) => readSiteFile(file).includes('rest/v1');
    const forms = islands.filter(({ later }) => later.some(holdsClient));
    expect(forms).not.toEqual([]);
    expect(
      overLimit(
        forms.map(({ script, later }) => [`${script}: ${later.join(' ')}`, later.length]),
        1,
      ),
    ).toEqual([]);
    expect(islands.filter(({ firstTouch }) => firstTouch.some(holdsClient))).toEqual([]);
  });
});
