/** The searches of the built site, run as its pages run them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseHTML } from 'linkedom';
import { fromFiles, type KnowledgeFiles } from '#client/look-up/columns.ts';
import type { KnowledgeJson, Part } from '#client/look-up/index.ts';
import type { Search, SearchFrame } from '#client/search/provide-search.ts';

let opened = 0;

/** The data of /codes as its page fetches it first. */
type LookUpFile = KnowledgeFiles['core'] & { parts: Record<Part, string> };

/**
 * @param folder the absolute folder of the built site
 * @returns the page, and a function that puts its results into the region of the page, which it returns
 */
export async function openSearch(folder: string, route: string) {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const { document } = parseHTML(read(`${route}.html`));
  // What the browser gives to the module. Nothing is marked: there is no CSS.highlights here.
  const fetch = (file: string) => Promise.resolve({ json: () => JSON.parse(read(file)) as unknown });
  const frames: (() => void)[] = [];
  const requestAnimationFrame = (draw: () => void) => frames.push(draw);
  const enter = () => Object.assign(globalThis, { document, fetch, requestAnimationFrame, CSS: {} });
  enter();
  const frame = document.querySelector<SearchFrame>('[data-code]')!;
  const { code = '', data = '' } = frame.dataset;
  // Each opening runs the code by itself, also where pages share the file.
  opened += 1;
  await import(/* @vite-ignore */ `${pathToFileURL(join(folder, code)).href}?${opened}`);
  const search: Search = await frame.openSearch(() => Promise.resolve(JSON.parse(read(data))));
  const region = document.querySelector<HTMLElement>('search [role=status]')!;
  return {
    document,
    find: async (query: string) => {
      enter();
      await search(query, region);
      while (frames.length > 0) frames.shift()!();
      return region;
    },
  };
}

/** What the look-up of a page of the built site knows. */
export function readKnowledge(folder: string, route: string): Required<KnowledgeJson> {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const { document } = parseHTML(read(`${route}.html`));
  const { data = '' } = document.querySelector<HTMLElement>('[data-code]')!.dataset;
  const { parts, ...core } = JSON.parse(read(data)) as LookUpFile;
  return {
    ...fromFiles.core(core),
    ...fromFiles.lines(JSON.parse(read(parts.lines)) as KnowledgeFiles['lines']),
    ...fromFiles.places(JSON.parse(read(parts.places)) as KnowledgeFiles['places']),
  };
}
