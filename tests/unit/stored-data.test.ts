/** What texts say about stored messages, and for how long they are stored, against what the migrations do. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fillTokens } from '#client/tokens.ts';
import { numberInWords } from '#data/languages.ts';
import { readMigrations } from '../helpers/databases.ts';
import sentences from './stored-data.json' with { type: 'json' };

/** The figure in the migrations that is in force: the last one. */
const figure = (pattern: RegExp) => Number([...readMigrations().join('\n').matchAll(pattern)].at(-1)?.[1]);

const minutes = figure(/\('email', '(\d+) minutes', \d+\)/g);
const figures = {
  months: `${figure(/expired_before constant timestamptz := now\(\) - interval '(\d+) months'/g)}`,
  minutes: numberInWords(minutes, 'en'),
  minutesInHindi: numberInWords(minutes, 'hi'),
  every: numberInWords(figure(/'\*\/(\d+) \* \* \* \*', 'select private\.forget_senders/g), 'en'),
  perEmail: `${figure(/\('email', '5 minutes', (\d+)\)/g)}`,
  perNetwork: `${figure(/\('network', '5 minutes', (\d+)\)/g)}`,
  perDay: `${figure(/\('network', '1 day', (\d+)\)/g)}`,
  inAnHour: figure(/\('all', '1 hour', (\d+)\)/g).toLocaleString('en-IN'),
};

test('the migrations say it', () => {
  expect(Object.values(figures)).not.toContain('NaN');
});

test.each(Object.entries(fillTokens(sentences, figures)))('%s says so', (file, wanted) => {
  const text = readFileSync(file, 'utf8');
  expect(wanted.filter((sentence) => !text.includes(sentence))).toEqual([]);
});
