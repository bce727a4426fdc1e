import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent } from '#build/check-content.ts';
import { formatMistakes } from '#lib/content-error.ts';
import { articleHref, bankHref, categoryHref, cityHref, stateHref } from '#lib/routes.ts';
import { filterCategories } from '#schemas/article.ts';
import { collectionNames, type CollectionName } from '#schemas/collections.ts';
import { mainText, project, readAllPassages, readTexts, type Passage } from '../helpers/content-texts.ts';
import { findPrivacyContradictions } from '../helpers/privacy-rules.ts';
import { rankByOverlap } from '../helpers/shingles.ts';

const passages = readAllPassages();

test('the content has no mistakes', () => {
  expect(formatMistakes(checkContent(project))).toBe('');
});

describe('no two entries say the same', () => {
  test.each(collectionNames.filter((name) => name !== 'claims'))('in content/%s', (name) => {
    const alike = rankByOverlap(readTexts(name), mainText).filter(({ overlap }) => overlap >= 0.6);
    expect(alike.map(({ pair, overlap }) => [...pair.map(({ file }) => file), overlap])).toEqual([]);
  });
});

test('links lead to pages of the site', () => {
  const routes = knownRoutes();
  const lost = passages.flatMap(({ place, text }) =>
    linksIn(text)
      .filter((link) => !routes.has(link))
      .map((link) => `${place}: ${link}`),
  );
  expect(passages.flatMap(({ text }) => linksIn(text)).length).toBeGreaterThan(20);
  expect(lost).toEqual([]);
});

test.each([
  ['see [the fees](/pricing#plans) and ![a picture](./gst.png)', ['/pricing']],
  ['see <a href="/faq?q=upi">this</a> and [that](https://rbi.example/faq)', ['/faq']],
  ['no link: /pricing', []],
])('in %j stand the links %j', (text, links) => {
  expect(linksIn(text)).toEqual(links);
});

test('nothing contradicts how statements are treated', () => {
  const wrong = passages.flatMap((passage) =>
    findPrivacyContradictions(passage).map((words) => `${passage.place}: ${words}`),
  );
  expect(wrong).toEqual([]);
});

describe('the answers of the FAQ', () => {
  const answers = passages.filter(({ place }) => /^content\/faq\/.* answer$/.test(place));

  test('have 40 to 120 words', () => {
    expect(answers.length).toBeGreaterThan(0);
    const outside = answers.map(({ place, text }) => [place, countWords(text)] as const);
    expect(outside.filter(([, words]) => words < 40 || words > 120)).toEqual([]);
  });

  test('say something else each', () => {
    const alike = rankByOverlap(answers, ({ text }: Passage) => text).filter(({ overlap }) => overlap >= 0.2);
    expect(alike.map(({ pair, overlap }) => [...pair.map(({ place }) => place), overlap])).toEqual([]);
  });
});

/** Words of a Markdown text as a reader counts them: the addresses of links are none. */
function countWords(text: string): number {
  return text.replaceAll(/\]\([^)]*\)/g, ']').match(/[\p{L}\p{N}][\p{L}\p{N}.,’'@-]*/gu)?.length ?? 0;
}

/** The addresses within the site that a text links to, without query and anchor. */
function linksIn(text: string): string[] {
  return [...text.matchAll(/(?:\]\(|href=")(\/[^)\s"#?]*)/g)].map(([, path = '']) => path);
}

/** Every address of the site: pages by their files, those made from entries, and those still to come. */
function knownRoutes(): ReadonlySet<string> {
  const idsOf = (name: CollectionName) =>
    readTexts(name).map(({ file }) => file.replace(`content/${name}/`, '').replace(/\.\w+$/, ''));
  const files = readdirSync(join(project, 'src/pages'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(astro|ts)$/.test(file) && !file.includes('['))
    .map((file) => `/${file.replaceAll(sep, '/').replace(/\.(astro|ts)$/, '')}`.replace(/\/index$/, '') || '/');
  return new Set([
    ...files,
    ...idsOf('pages').map((id) => `/${id}`),
    ...idsOf('banks').map(bankHref),
    ...idsOf('states').map(stateHref),
    ...idsOf('cities').map(cityHref),
    ...idsOf('blog').map(articleHref),
    ...filterCategories.map(categoryHref),
  ]);
}
