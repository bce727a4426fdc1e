import { expect, it } from 'vitest';
import { files, readSiteFile } from '../helpers/dist.ts';

/** What only the visual editor brings: its addresses, its package, its interface. */
const trace = /keystatic|keystar|prosemirror/i;

it('nothing of the visual editor is in the built site', () => {
  const texts = [...files].map((file) => [file, readSiteFile(file).toString('latin1')] as const);
  expect(texts.filter(([file, text]) => trace.test(file) || trace.test(text)).map(([file]) => file)).toEqual([]);
});

it('what the visual editor would leave is noticed', () => {
  expect('/keystatic/index.html').toMatch(trace);
  expect('fetch("/api/keystatic/update")').toMatch(trace);
});
