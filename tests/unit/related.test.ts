import { expect, it } from 'vitest';
import { firstOthers } from '#lib/related.ts';

const loans = ['loan 1', 'loan 2', 'loan 3', 'loan 4', 'loan 5'];
const all = ['tax 1', 'loan 1', 'tax 2', 'loan 2', 'tax 3', 'loan 3', 'loan 4', 'loan 5'];

it.each([
  ['the newest of its category, without itself', 'loan 2', [loans, all], ['loan 1', 'loan 3', 'loan 4']],
  ['also where it is older than those', 'loan 5', [loans, all], ['loan 1', 'loan 2', 'loan 3']],
  [
    'the newest of all where its category holds too few',
    'loan 1',
    [['loan 1', 'loan 2'], all],
    ['loan 2', 'tax 1', 'tax 2'],
  ],
  ['none twice', 'loan 1', [['loan 1', 'tax 1', 'loan 2'], all], ['tax 1', 'loan 2', 'tax 2']],
  ['the newest of all where it is alone in its category', 'tax 2', [['tax 2'], all], ['tax 1', 'loan 1', 'loan 2']],
  ['fewer where there are no more', 'loan 1', [['loan 1'], ['tax 1', 'loan 1']], ['tax 1']],
  ['nothing where it is the only one', 'loan 1', [['loan 1'], ['loan 1']], []],
])('an article leads to %s', (_, item, lists, expected) => {
  expect(firstOthers(item, lists, 3)).toEqual(expected);
});
