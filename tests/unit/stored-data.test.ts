/** What texts say about stored messages, and for how long they are stored, against what the migrations do. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { numberInWords } from '#data/languages.ts';
import { readMigrations } from '../helpers/databases.ts';

/** The figure in the migrations that is in force: the last one. */
const figure = (pattern: RegExp) => Number([...readMigrations().join('\n').matchAll(pattern)].at(-1)?.[1]);

const months = figure(/expired_before constant timestamptz := now\(\) - interval '(\d+) months'/g);
const minutes = figure(/\('email', '(\d+) minutes', \d+\)/g);
const every = figure(/'\*\/(\d+) \* \* \* \*', 'select private\.forget_senders/g);
const perEmail = figure(/\('email', '5 minutes', (\d+)\)/g);
const perNetwork = figure(/\('network', '5 minutes', (\d+)\)/g);
const perDay = figure(/\('network', '1 day', (\d+)\)/g);
const inAnHour = figure(/\('all', '1 hour', (\d+)\)/g).toLocaleString('en-IN');
const five = numberInWords(minutes, 'en');
const paanch = numberInWords(minutes, 'hi');

test('the migrations say it', () => {
  expect([months, minutes, perEmail, perNetwork, perDay, every, inAnHour]).not.toContain(NaN);
});

test.each([
  [
    'content/pages/privacy-policy.mdx',
    [`what you wrote about | ${months} months |`, `used for ${five} minutes, the network address for a day`],
  ],
  [
    'content/pages/privacy-policy.hi.mdx',
    [`सुधारने के लिए | ${months} महीने |`, `| ईमेल ${paanch} मिनट तक और IP एड्रेस एक दिन तक`],
  ],
  [
    'content/pages/security.mdx',
    [`the time for ${months} months`, `used for ${five} minutes, the network address for a day`],
  ],
  ['content/notices.json', [`used for ${five} minutes and your network address for a day`, `ईमेल ${paanch} मिनट तक`]],
  ['content/pages/security.hi.mdx', [`समय ${months} महीने रखते`, `ईमेल ${paanch} मिनट तक और IP एड्रेस एक दिन तक`]],
  ['content/pages/help-center.mdx', [`a message is deleted after ${months} months`]],
  ['content/pages/help-center.hi.mdx', [`संदेश ${months} महीने बाद डिलीट`]],
  ['content/words/en.json', [`wait ${five} minutes.`]],
  ['content/words/hi.json', [`${paanch} मिनट बाद फिर भेजें।`]],
  ['docs/specification.md', [`deleted after ${months} months`]],
  [
    'docs/operations.md',
    [
      `${perEmail} per email address and ${perNetwork} per network in ${five} minutes, ${perDay} per network in a day`,
      `${inAnHour} in an hour`,
      `at most ${numberInWords(every, 'en')} minutes later`,
      `rows older than ${months} months are deleted`,
    ],
  ],
])('%s says so', (file, sentences) => {
  const text = readFileSync(file, 'utf8');
  expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual([]);
});
