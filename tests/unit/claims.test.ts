import { expect, test } from 'vitest';
import { toShownClaim } from '#data/claims.ts';
import { makeClaim } from '../helpers/make.ts';

const figureOf = (value: number) => toShownClaim('a', { ...makeClaim({ value, unit: '+' }), evidence: null }).figure;

test('the figure of a claim is grouped like every other number, and a small or broken one stays as it is', () => {
  expect([25_000, 125_000, 700, 1.4].map(figureOf)).toEqual(['25,000+', '1,25,000+', '700+', '1.4+']);
});
