import { expect, test } from 'vitest';
import { rankByOverlap, shingleOverlap } from '../helpers/shingles.ts';

const text = 'In the city the rent leaves first, then the milk, the maid and the metro card follow one by one.';

test('a text overlaps itself wholly, whatever its capitals and signs', () => {
  expect(shingleOverlap(text, text.toUpperCase().replaceAll(',', ';'))).toBe(1);
});

test('a text overlaps a longer one that holds it wholly', () => {
  expect(shingleOverlap(`Before it. ${text} After it.`, text)).toBe(1);
});

test('a template with other names overlaps far, but not wholly', () => {
  const template = (city: string) =>
    `${city} is a large city, and statements from ${city} show rent, milk and metro cards.`;
  const overlap = shingleOverlap(template('Mumbai'), template('Pune'));
  expect(overlap).toBeGreaterThan(0.2);
  expect(overlap).toBeLessThan(0.6);
});

test('runs of five words count, runs of four do not', () => {
  expect(shingleOverlap('one two three four five', 'one two three four five six')).toBe(1);
  expect(shingleOverlap('one two three four five', 'one two three four six five')).toBe(0);
});

test('other words in the same order of thought do not overlap', () => {
  expect(shingleOverlap(text, 'Here a lease goes out before dairy, help at home and travel passes do.')).toBe(0);
});

test('a text too short to judge overlaps nothing', () => {
  expect(shingleOverlap('one two three four', 'one two three four')).toBe(0);
});

test('pairs are ranked, the most alike first', () => {
  const texts = ['a b c d e f', 'g h i j k l', 'a b c d e x'];
  const ranked = rankByOverlap(texts, (item) => item);
  expect(ranked).toHaveLength(3);
  expect(ranked[0]).toEqual({ pair: ['a b c d e f', 'a b c d e x'], overlap: 0.5 });
});
