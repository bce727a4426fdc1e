import { expect, test } from 'vitest';
import { toShownClaim } from '#data/claims.ts';
import { makeClaim } from '../helpers/make.ts';

const figureOf = (value: number, prefix?: string) =>
  toShownClaim('a', { ...makeClaim({ value, unit: '+', ...(prefix && { prefix }) }), evidence: null }).figure;

test('the figure of a claim is grouped like every other number, and a small or broken one stays as it is', () => {
  expect([figureOf(25_000), figureOf(125_000), figureOf(700), figureOf(1.4)]).toEqual([
    '25,000+',
    '1,25,000+',
    '700+',
    '1.4+',
  ]);
});
