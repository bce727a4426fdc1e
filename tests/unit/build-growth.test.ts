import { expect, it } from 'vitest';
import { findGrowth } from '../../src/bench/build-growth.ts';

const thousand = { articles: 1000, seconds: 20, 'blog bytes': 10_000 };

it.each([
  ['the time grows with the articles and a little faster', { seconds: 110 }],
  ['the time hardly grows', { seconds: 21 }],
  ['/blog names more pages', { 'blog bytes': 10_100 }],
])('a build is accepted when %s', (_, change) => {
  expect(findGrowth([thousand, { articles: 5000, seconds: 100, 'blog bytes': 10_000, ...change }])).toEqual([]);
});

it.each([
  ['each article takes longer', { seconds: 112 }, 'the time grows 5.6 times, more than 5.5'],
  ['/blog holds more', { 'blog bytes': 10_101 }, '/blog grows by 101 bytes, more than 100'],
])('a build is refused when %s', (_, change, reason) => {
  const measurements = [thousand, { articles: 5000, seconds: 100, 'blog bytes': 10_000, ...change }];
  expect(findGrowth(measurements)).toEqual([`from 1000 to 5000 articles ${reason}`]);
});

it('each number of articles is compared with the one before', () => {
  const hundred = { articles: 100, seconds: 1, 'blog bytes': 10_000 };
  expect(findGrowth([hundred, thousand, { articles: 2000, seconds: 30, 'blog bytes': 10_000 }])).toEqual([
    'from 100 to 1000 articles the time grows 20.0 times, more than 11',
  ]);
});
