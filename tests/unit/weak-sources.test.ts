import { expect, test } from 'vitest';
import { findWeakSources } from '#authoring/check/weak-sources.ts';
import { readFile } from '#authoring/read/content-file.ts';

/** The messages about an entry with a repository and a page of the RBI as its sources. */
function warningsOf(text: string): string[] {
  const urls = ['https://raw.githubusercontent.com/a/b', 'https://www.rbi.org.in/page', 'https://notgithub.com'];
  const entry = { text, sources: urls.map((url) => ({ title: 'A source', url, checkedOn: '2026-11-01' })) };
  const found = findWeakSources(readFile('content/codes/a.json', JSON.stringify(entry, null, 2)));
  return found.map(({ line, message }) => `${line}: ${message}`);
}

test.each([
  ['The tax is 10%.[^1]', 'The tax is 10%.'],
  ['A debit. The limit is ₹5,000[^1] and more.', 'The limit is ₹5,000'],
  ['By RBI’s rule of 2017 the bank pays.[^1] [^1]', 'By RBI’s rule of 2017 the bank pays.'],
  ['The law gives the bank 90 days.[^1]', 'The law gives the bank 90 days.'],
])('a warning is given of “%s”', (text, sentence) => {
  expect(warningsOf(text)).toEqual([expect.stringContaining(`2: "${sentence}" is about law, tax or limits`)]);
});

test.each([
  ['where the rule-maker is cited too', 'The tax is 10%.[^1] [^2]'],
  ['where the sentence before is about tax', 'The tax is 10%.[^2] The line begins with `TAX`.[^1]'],
  ['of what a bank prints', 'The name is cut after 20 letters.[^1]'],
  ['of a host with a similar name', 'The tax is 10%.[^3]'],
  ['without a source', 'The tax is 10%.'],
])('none is given %s', (_, text) => {
  expect(warningsOf(text)).toEqual([]);
});
