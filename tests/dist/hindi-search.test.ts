/** The search of /hi/faq with what people type: Devanagari in any spelling, Latin letters, synonyms. */
import { pathToFileURL } from 'node:url';
import { parseHTML } from 'linkedom';
import { beforeAll, expect, test } from 'vitest';
import { readSiteFile, siteFolder } from '../helpers/dist.ts';
import queries from './hindi-queries.json' with { type: 'json' };

const { document } = parseHTML(readSiteFile('hi/faq.html').toString());
let search: (query: string, region: Element) => void;

beforeAll(async () => {
  // What the browser gives to the module. Nothing is marked: there is no CSS.highlights here.
  Object.assign(globalThis, { document, CSS: {} });
  const source = document.querySelector('[data-source]')!.getAttribute('data-source')!;
  ({ search } = (await import(/* @vite-ignore */ pathToFileURL(siteFolder + source).href)) as {
    search: typeof search;
  });
});

/** The anchors of the questions that a search shows, the first on top. */
function shownFor(query: string): string[] {
  search(query, document.querySelector('search [role=status]')!);
  return [...document.querySelectorAll('[data-questions] section:not([hidden]) details:not([hidden]) [id]')].map(
    ({ id }) => id,
  );
}

const first = Object.entries(queries.first).flatMap(([id, texts]) => texts.map((text) => [text, id] as const));

test.each(first)('%s finds %s first', (query, id) => {
  expect(shownFor(query)[0]).toBe(id);
});

test.each(queries.nothing)('%s finds nothing', (query) => {
  expect(shownFor(query)).toEqual([]);
});

test('the order of the page comes back with an empty box', () => {
  const all = shownFor('');
  expect(all).toHaveLength(25);
  shownFor('emi');
  expect(shownFor('')).toEqual(all);
});
