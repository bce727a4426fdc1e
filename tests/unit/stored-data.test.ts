/** What texts say about stored messages, and for how long they are stored, against what the migrations do. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { numberInWords } from '#data/languages.ts';
import { readMigrations } from '../helpers/databases.ts';

/** The figure in the migrations that is in force: the last one. */
const figure = (pattern: RegExp) => Number([...readMigrations().join('\n').matchAll(pattern)].at(-1)?.[1]);

const months = figure(/expired_before constant timestamptz := now\(\) - interval '(\d+) months'/g);
const minutes = figure(/recent\.sent_at >= now\(\) - interval '(\d+) minutes'/g);
const forgotten = figure(/private\.recent_submissions where sent_at < now\(\) - interval '(\d+) minutes'/g);
const every = figure(/'\*\/(\d+) \* \* \* \*', 'select private\.forget_senders/g);
const perEmail = figure(/most_per_email constant integer := (\d+)/g);
const perNetwork = figure(/most_per_network constant integer := (\d+)/g);
const five = numberInWords(minutes, 'en');
const paanch = numberInWords(minutes, 'hi');

test('senders are forgotten as soon as they no longer count', () => {
  expect([months, perEmail, perNetwork, every]).not.toContain(NaN);
  expect(forgotten).toBe(minutes);
});

test.each([
  ['content/pages/privacy-policy.mdx', [`what you wrote about | ${months} months |`, `Used for ${five} minutes and`]],
  ['content/pages/privacy-policy.hi.mdx', [`सुधारने के लिए | ${months} महीने |`, `| ${paanch} मिनट तक इस्तेमाल`]],
  ['content/pages/security.mdx', [`the time for ${months} months`, `used for ${five} minutes`]],
  ['content/pages/security.hi.mdx', [`समय ${months} महीने रखते`, `${paanch} मिनट तक इस्तेमाल`]],
  ['content/pages/help-center.mdx', [`a message is deleted after ${months} months`]],
  ['content/pages/help-center.hi.mdx', [`संदेश ${months} महीने बाद डिलीट`]],
  ['content/words/en.json', [`wait ${five} minutes.`]],
  ['content/words/hi.json', [`${paanch} मिनट बाद फिर भेजें।`]],
  ['docs/specification.md', [`deleted after ${months} months`]],
  [
    'docs/operations.md',
    [
      `to ${perEmail} per email address and ${perNetwork} per network in ${five} minutes`,
      `at most ${numberInWords(every, 'en')} minutes later`,
      `rows older than ${months} months are deleted`,
    ],
  ],
])('%s says so', (file, sentences) => {
  const text = readFileSync(file, 'utf8');
  expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual([]);
});
