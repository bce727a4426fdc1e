import { expect, test } from 'vitest';
import { findStale } from '#authoring/index.ts';
import { article, readEdited, state, writeEntry } from '../helpers/edits.ts';
import { makeArticle, makeState } from '../helpers/make.ts';

test('what was looked up longest ago comes first, with the address to look up again and the page to review', () => {
  const source = (url: string, checkedOn: string) => ({ title: 'A source', url, checkedOn });
  const { content } = readEdited(
    writeEntry(state, makeState({ sources: [source('https://old.example', '2024-02-01')], reviewedOn: '2024-03-01' })),
    writeEntry(article, makeArticle({ sources: [source('https://older.example', '2024-01-01')] }), 'Words.'),
  );
  const lines = findStale(content, 'https://site.example').split('\n');
  const sources = lines.indexOf('Sources, by the day on which somebody last read them (checkedOn):');
  expect(lines.slice(sources + 1, sources + 3)).toEqual([
    expect.stringMatching(/^2024-01-01 content\/blog\/gst\.mdx:\d+ https:\/\/older\.example$/),
    expect.stringMatching(/^2024-02-01 content\/states\/maharashtra\.json:\d+ https:\/\/old\.example$/),
  ]);
  const reviews = lines.indexOf('Entries, by the day on which somebody last reviewed them (reviewedOn):');
  expect(lines[reviews + 1]).toMatch(
    /^2024-03-01 content\/states\/maharashtra\.json:\d+ https:\/\/site\.example\/state\/maharashtra$/,
  );
});
