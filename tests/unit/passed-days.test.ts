import { expect, test } from 'vitest';
import { findPassedDays } from '#authoring/proofread/passed-days.ts';
import { readFile } from '#authoring/read/content-file.ts';
import { toJson } from '../helpers/content-site.ts';

/** What is said on 1 December 2026 about a code reviewed on 1 June 2026 with this text. */
function told(meaning: string, reviewedOn = '2026-06-01'): string[] {
  const file = readFile('content/codes/a.json', toJson({ code: 'A', meaning, line: '9 July 2026', reviewedOn }));
  return findPassedDays(file, '2026-12-01').map(({ message }) => message);
}

test('a day that was still to come and has passed is named, with the question to look up', () => {
  expect(told('It was to begin on 1 July 2026.')).toEqual([
    '"1 July 2026" was still to come on 2026-06-01, the day of the last review → look up what happened, write it, and change reviewedOn',
  ]);
});

test.each([
  ['a day before the review', 'It began on 31 May 2026.'],
  ['the day of the review', 'It begins on 1 June 2026.'],
  ['today', 'It ends on 1 December 2026.'],
  ['a day that is still to come', 'It ends on 31 March 2027.'],
  ['a day in a printed line', 'The row says `9 July 2026`.'],
  ['a month', 'It was to begin in July 2026.'],
  ['a day that a later review has seen', 'It was to begin on 1 July 2026.', '2026-07-02'],
])('no notice is given of %s', (_, text, reviewedOn?: string) => {
  expect(told(text, reviewedOn)).toEqual([]);
});
