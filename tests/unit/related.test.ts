import { expect, it } from 'vitest';
import { findRelated, indexWords } from '#lib/content/related.ts';

const upi = { title: 'UPI reference numbers', keywords: ['RRN', 'UTR'] };
const failed = { title: 'A failed UPI payment', keywords: ['RRN', 'refund'] };
const loan = { title: 'Statements for a home loan', keywords: ['EMI'] };
const tax = { title: 'Interest and your tax return', keywords: ['AIS', 'loan'] };
const articles = [loan, upi, tax, failed];

it.each([
  ['those that share the most words first', upi, [failed]],
  ['those that share a keyword with the title', loan, [tax]],
])('an article leads to %s', (_, article, expected) => {
  expect(findRelated(article, indexWords(articles), 3)).toEqual(expected);
});

it('counts a rare word more than a common one', () => {
  const common = { title: 'statement', keywords: [] };
  const rare = { title: 'gratuity', keywords: [] };
  const article = { title: 'statement gratuity', keywords: [] };
  const index = indexWords([article, common, { ...common }, { ...common }, rare]);
  expect(findRelated(article, index, 1)).toEqual([rare]);
});

it('returns at most the number asked for, and never the article itself', () => {
  const many = Array.from({ length: 50 }, (_, number) => ({ title: `UPI ${number}`, keywords: [] }));
  expect(findRelated(upi, indexWords([upi, ...many]), 3)).toHaveLength(3);
  expect(findRelated(upi, indexWords([upi]), 3)).toEqual([]);
});
