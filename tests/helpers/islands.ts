import { pages, readSiteFile, select } from './dist.ts';

/** An island of the built site, by its script. Files are named by their paths. */
export interface Island {
  script: string;
  /** The script that renders it. */
  renderer: string;
  /** Every script that the first touch fetches: its own, the renderer's, and what these import. */
  firstTouch: readonly string[];
  /** Scripts that those load only when needed. */
  later: readonly string[];
}

/** Every island of the site, once. */
export const islands: readonly Island[] = [...findRenderers()].map(([script, renderer]) => {
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
