import { expect, it } from 'vitest';
import { siteUrl } from '#lib/site.ts';
import { addressedPages, readSiteFile } from '../helpers/dist.ts';

/** The addresses that a sitemap file names. */
function locations(file: string): URL[] {
  const xml = readSiteFile(file).toString();
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address));
}

it('the sitemap names every page with an address of its own, and nothing else', () => {
  const named = locations('/sitemap-index.xml').flatMap(({ pathname }) => locations(pathname));
  const expected = addressedPages.map(({ route }) => new URL(route, siteUrl).href);
  expect(named.map(({ href }) => href).sort()).toEqual(expected.sort());
});
