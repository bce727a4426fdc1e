import { expect, test } from 'vitest';
import { formatDate, formatList, formatNumber, formatRupees } from '#client/format.ts';
import { numberInWords } from '#data/languages.ts';

test('days are written in English, and in Hindi with the months as the site spells them', () => {
  expect(formatDate(new Date('2026-11-01'), 'en-IN')).toBe('1 November 2026');
  const months = 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' ');
  const days = months.map((_, month) => new Date(Date.UTC(2026, month, 1)));
  expect(days.map((day) => formatDate(day, 'hi-IN'))).toEqual(months.map((month) => `1 ${month} 2026`));
});

test('digits are Western where the language has its own', () => {
  expect(formatDate(new Date('2026-11-01'), 'mr-IN')).toMatch(/^1 \S+ 2026$/);
});

test('numbers are grouped as in India', () => {
  expect([formatNumber(124_000), formatRupees(1_48_632)]).toEqual(['1,24,000', '₹1,48,632']);
});

test.each([
  ['en', [0, 6, 12, 13, 124000], ['zero', 'six', 'twelve', '13', '1,24,000']],
  ['hi', [6, 12, 13], ['छह', 'बारह', '13']],
])('a sentence in %s has the numbers %j as %j', (language, numbers, words) => {
  expect(numbers.map((value) => numberInWords(value, language))).toEqual(words);
});

test.each([
  [['SBI'], 'SBI'],
  [['SBI', 'HDFC'], 'SBI और HDFC'],
  [['SBI', 'HDFC', 'ICICI'], 'SBI, HDFC और ICICI'],
])('a list of %o is %s', (items, list) => {
  expect(formatList(items, 'और')).toBe(list);
});
