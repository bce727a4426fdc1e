/** The look-up with questions about charges as people print them. No search word is written after them: they measure. */
import { expect, test } from 'vitest';
import { attributesOf, pageAt, select, siteFolder, textOf } from '../helpers/dist.ts';
import { openSearch } from '../helpers/searches.ts';
import questions from './charge-questions.json' with { type: 'json' };

const searches = { en: await openSearch(siteFolder, '/codes'), hi: await openSearch(siteFolder, '/hi/codes') };

/** The causes that a question is answered with, the likeliest first. */
function causesOf(query: string): string[] {
  const answer = searches[/\p{Script=Devanagari}/u.test(query) ? 'hi' : 'en'].find(query);
  return attributesOf(answer, 'section p a', 'href').flatMap((href) => /\/charges\/(.+)/.exec(href)?.[1] ?? []);
}

test('of 40 questions 34 are answered with the right cause among the first three', () => {
  const missed = questions.filter(({ query, cause }) => !causesOf(query).slice(0, 3).includes(cause));
  expect(questions).toHaveLength(40);
  expect(missed.map(({ query }) => query).slice(6)).toEqual([]);
});

test.each([
  ['a phone number', '9800236236'],
  ['a year', 'statement of 2026'],
  ['a reference', '631426300236'],
  ['a payment of a sum that banks charge', 'UPI/DR/615712345236/BIGBASKET/HDFC/bigbasket@/Paym 236.00'],
])('%s is no question about a charge', (_, query) => {
  expect(causesOf(query)).toEqual([]);
  expect(textOf(searches.en.find(query).querySelector('h2'))).not.toMatch(/charge/i);
});

test.each(['/charges', '/hi/charges'])(
  '%s lists by sum what a statement can print, and who took it earlier',
  (route) => {
    const rows = select(pageAt(route).document, 'tr').map((row) => textOf(row));
    const rowOf = (sum: string) => rows.filter((row) => row.startsWith(sum)).join();
    expect(rowOf('₹590')).toMatch(/HDFC, Axis, IndusInd.*ICICI/);
    expect(rowOf('₹147.50')).toMatch(/SBI \((?:earlier|पहले)\)$/);
    expect(rowOf('₹235')).toBe('');
  },
);
