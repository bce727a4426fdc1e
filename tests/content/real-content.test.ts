import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { collectionNames } from '#schemas/collections.ts';
import { mainText, readTexts, type Passage } from '../helpers/content-texts.ts';
import { rankByOverlap } from '../helpers/shingles.ts';

test('npm run check:content finds nothing', () => {
  const command = ['src/dev/commands/check-content.ts'];
  const { stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  // A day that has passed since the last review asks for another; it must not stop whoever works on something else.
  const told = `${stderr}${stdout}`
    .split('\n')
    .filter((line) => line !== '' && !/ was still to come on .* → /.test(line));
  expect(told).toEqual(['No mistakes in content/']);
});

// Claims are single sentences, and the parts of a line have the same names at every bank.
const compared = collectionNames.filter((name) => name !== 'claims' && name !== 'lines');
test.each(compared)('no two entries say the same in content/%s', (name) => {
  const alike = rankByOverlap(readTexts(name), mainText).filter(({ overlap }) => overlap >= 0.6);
  expect(alike.map(({ pair, overlap }) => [...pair.map(({ file }) => file), overlap])).toEqual([]);
});

describe('the answers of the FAQ', () => {
  const passages = readTexts('faq').flatMap((entry) => entry.passages);
  const answers = passages.filter(({ place }) => place.endsWith(' answer'));

  test('have 40 to 120 words', () => {
    expect(answers.length).toBeGreaterThan(0);
    const outside = answers.map(({ place, text }) => [place, countWords(text)] as const);
    expect(outside.filter(([, words]) => words < 40 || words > 120)).toEqual([]);
  });

  test('are all different', () => {
    const alike = rankByOverlap(answers, ({ text }: Passage) => text).filter(({ overlap }) => overlap >= 0.2);
    expect(alike.map(({ pair, overlap }) => [...pair.map(({ place }) => place), overlap])).toEqual([]);
  });
});

/** Words of a Markdown text as a reader counts them: the addresses of links are none. */
function countWords(text: string): number {
  return text.replaceAll(/\]\([^)]*\)/g, ']').match(/[\p{L}\p{N}][\p{L}\p{N}.,’'@-]*/gu)?.length ?? 0;
}
