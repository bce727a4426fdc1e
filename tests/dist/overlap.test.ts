import { expect, test } from 'vitest';
import { articlePages, pageAt, pages, type Page } from '../helpers/dist.ts';
import { proseOf } from '../helpers/document.ts';
import { routesByFamily } from '../helpers/routes.ts';
import { countOwnWords, rankByOverlap } from '../helpers/shingles.ts';

/** Search engines take pages that share more than this for copies of one another. */
const most = 0.6;

const mainText = ({ document }: Page) => proseOf(document.querySelector('main'));
const families = routesByFamily();
const pagesOf = (family: string) => pages.filter(({ route }) => families.get(family)?.includes(route));

test.each([
  ['banks', pagesOf('/bank-analysis/')],
  ['cities', pagesOf('city')],
  ['states', pagesOf('/state/')],
  ['payment apps', pagesOf('/upi-statement/')],
  ['articles', articlePages],
])('no two pages print the same: %s', (_, pages) => {
  const ranked = rankByOverlap(pages, mainText);
  expect(ranked.length).toBeGreaterThan(0);
  const alike = ranked.filter(({ overlap }) => overlap > most);
  expect(alike.map(({ pair, overlap }) => [...pair.map(({ route }) => route), overlap])).toEqual([]);
});

test('the page of each code and bank has at least 150 words that no other page has', () => {
  const texts = pagesOf('code');
  expect(texts.length).toBeGreaterThan(30);
  expect(texts.length).toBeLessThanOrEqual(40);
  const own = countOwnWords(pages, mainText);
  const few = [...texts, ...pagesOf('/bank-analysis/')].filter((page) => own.get(page)! < 150);
  expect(few.map(({ route }) => route)).toEqual([]);
});

test('near misses: words that two pages share are nobody’s own, and a copy with another name is alike', () => {
  const text = mainText(pageAt('/pune'));
  expect([...countOwnWords([text, `${text} and more`], (item) => item).values()]).toEqual([0, 2]);
  const [pair] = rankByOverlap([text, text.replaceAll('Pune', 'Nagpur')], (item) => item);
  expect(pair?.overlap).toBeGreaterThan(most);
});
