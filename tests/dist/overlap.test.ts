import { describe, expect, it } from 'vitest';
import { addressedPages, articlePages, pageAt, textOf, type Page } from '../helpers/dist.ts';
import { rankByOverlap, shingleOverlap } from '../helpers/shingles.ts';
import { hasType, nodesIn, readGraph } from '../helpers/structured-data.ts';

/** Search engines take pages that share more than this for copies of one another. */
const most = 0.6;

const mainText = ({ document }: Page) => textOf(document.querySelector('main'));
const areaTypeOf = ({ document }: Page) =>
  nodesIn(readGraph(document).find(hasType('Service'))?.areaServed)[0]?.['@type'];
const isBelow = (folder: string) => (page: Page) => page.route.startsWith(folder);

const families = {
  banks: addressedPages.filter(isBelow('/bank-analysis/')),
  cities: addressedPages.filter((page) => areaTypeOf(page) === 'City'),
  states: addressedPages.filter((page) => areaTypeOf(page) === 'State'),
  articles: articlePages,
};

describe('no two pages print the same', () => {
  it.each(Object.entries(families))('among the %s', (_, pages) => {
    const ranked = rankByOverlap(pages, mainText);
    expect(ranked.length).toBeGreaterThan(0);
    const alike = ranked.filter(({ overlap }) => overlap > most);
    expect(alike.map(({ pair, overlap }) => [...pair.map(({ route }) => route), overlap])).toEqual([]);
  });

  it('nor would a page pass that is a copy with another name', () => {
    const text = mainText(pageAt('/pune'));
    expect(shingleOverlap(text, text.replaceAll('Pune', 'Nagpur'))).toBeGreaterThan(most);
  });
});
