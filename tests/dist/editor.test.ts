import { expect, it } from 'vitest';
import { files, readSiteFile } from '../helpers/dist.ts';

it('nothing of the visual editor is in the built site', () => {
  /** What only the visual editor brings: its URLs, its package, its interface. */
  const trace = /keystatic|keystar|prosemirror/i;
  const found = [...files].filter((file) => trace.test(file) || trace.test(readSiteFile(file).toString('latin1')));
  expect(found).toEqual([]);
});
