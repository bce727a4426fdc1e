import { expect, it } from 'vitest';
import { attributesOf, pages, problemsOf, select, textOf } from '../helpers/dist.ts';

const withSources = pages.filter(({ document }) => document.querySelector('[id^="source-"]'));

it('no source marker is printed as it is written', () => {
  const raw = problemsOf(({ document }) => textOf(document.body).match(/.{0,30}\[\^\d+\]/g) ?? []);
  expect(raw).toEqual([]);
});

it('every source is cited on its page, and every marker leads to a source', () => {
  expect(withSources.length).toBeGreaterThan(25);
  const wrong = problemsOf(({ document }) => {
    const cited = new Set(attributesOf(document, 'sup a[href^="#source-"]', 'href'));
    const listed = attributesOf(document, '[id^="source-"]', 'id').map((id) => `#${id}`);
    return [...cited].filter((href) => !listed.includes(href)).concat(listed.filter((href) => !cited.has(href)));
  }, withSources);
  expect(wrong).toEqual([]);
});

it('says when it was checked only where there are sources', () => {
  const dated = pages.filter(({ document }) => /\b(checked|read) on \d/i.test(textOf(select(document, 'main')[0])));
  expect(dated.filter((page) => !withSources.includes(page)).map(({ route }) => route)).toEqual([]);
});
