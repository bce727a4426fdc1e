import { expect, test } from 'vitest';
import { ContentError, formatMistakes } from '#lib/build/content-error.ts';
import { findSharedAnchors } from '#authoring/check/faq-anchors.ts';
import { marketShareOfBank, requireEntry, stateOfCity } from '#authoring/check/references.ts';
import { didYouMean } from '#schemas/wording.ts';

test('mistakes are sorted by file, then line, then column', () => {
  const mistakes = [
    { file: 'content/b.json', line: 2, message: 'fourth' },
    { file: 'content/a.json', line: 10, field: 'title', message: 'third' },
    { file: 'content/a.json', line: 9, column: 4, message: 'second' },
    { file: 'content/a.json', message: 'first' },
  ];
  expect(formatMistakes(mistakes)).toBe(
    'content/a.json: first\ncontent/a.json:9:4: second\ncontent/a.json:10 title: third\ncontent/b.json:2: fourth',
  );
});

test('an error counts its mistakes and carries no stack', () => {
  const file = 'content/a.json';
  expect(new ContentError([{ file, message: 'is wrong' }]).message).toBe(
    '1 mistake in content/:\ncontent/a.json: is wrong',
  );
  const two = new ContentError([
    { file, message: 'is wrong' },
    { file, message: 'is bad' },
  ]);
  expect(two.message).toMatch(/^2 mistakes in content\/:\n/);
  expect(two.stack).toBe('');
});

test('a city finds its state', () => {
  expect(requireEntry(new Map([['goa', 'Goa']]), stateOfCity('panaji', 'goa'))).toBe('Goa');
});

test('a city without its state stops the build', () => {
  const states = new Map([
    ['punjab', ''],
    ['goa', ''],
  ]);
  expect(() => requireEntry(states, stateOfCity('panaji', 'goaa'))).toThrow(
    new ContentError([
      {
        file: 'content/cities/panaji.json',
        field: 'state',
        message:
          '"goaa" has no file content/states/goaa.json (did you mean "goa"?) → add that file, or write one of: goa, punjab',
      },
    ]),
  );
});

test('a bank without its share of the market stops the build', () => {
  const claims = new Map([['market-share-sbi', 23]]);
  expect(requireEntry(claims, marketShareOfBank('sbi'))).toBe(23);
  expect(() => requireEntry(claims, marketShareOfBank('axis'))).toThrow(
    'content/banks/axis.json: has no content/claims/market-share-axis.json beside it → add that file',
  );
});

test('questions with anchors of their own are accepted', () => {
  const sections = [
    { id: 'banks', items: [{ id: 'sbi' }, { id: 'axis' }] },
    { id: 'upi', items: [{ id: 'reference' }] },
  ];
  expect(findSharedAnchors(sections)).toEqual([]);
});

test('a question with the anchor of another, or of a category, is named', () => {
  const sections = [
    { id: 'banks', items: [{ id: 'sbi' }, { id: 'upi' }] },
    { id: 'upi', items: [{ id: 'sbi' }] },
  ];
  expect(formatMistakes(findSharedAnchors(sections))).toBe(
    `content/faq/banks.json items #2 id: "upi" is an anchor of content/faq/upi.json already → write another
content/faq/upi.json items #1 id: "sbi" is an anchor of content/faq/banks.json already → write another`,
  );
});

test.each([
  ['captial', ' (did you mean "capital"?)'],
  ['Capital', ' (did you mean "capital"?)'],
  ['capitals', ' (did you mean "capital"?)'],
  ['weather', ''],
  ['', ''],
])('%j makes one think of%s', (word, aside) => {
  expect(didYouMean(word, ['state', 'capital', 'order'])).toBe(aside);
});
