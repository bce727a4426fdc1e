/** The searches of the built site, run as its pages run them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseHTML } from 'linkedom';
import type { Search, SearchFrame } from '#client/search/provide-search.ts';

let opened = 0;

/**
 * @param folder the absolute folder of the built site
 * @returns the page, and a function that puts its results into the region of the page, which it returns
 */
export async function openSearch(folder: string, route: string) {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const { document } = parseHTML(read(`${route}.html`));
  // What the browser gives to the module. Nothing is marked: there is no CSS.highlights here.
  const enter = () => Object.assign(globalThis, { document, CSS: {} });
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
    find: (query: string) => {
      enter();
      search(query, region);
      return region;
    },
  };
}
