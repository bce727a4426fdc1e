import { expect, test } from 'vitest';
import { formatDate, formatDay, formatList, formatNumber, formatRupees, formatSum } from '#client/format.ts';
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

test('a day is written from the names of the months as `Intl` writes it', () => {
  const months = Array.from({ length: 12 }, (_, month) => `month ${month + 1}`);
  expect(formatDay(new Date('2026-11-01'), months)).toBe('1 month 11 2026');
});

test('numbers and sums are written as `Intl` writes them for India', () => {
  const write = (value: number, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat('en-IN', options).format(value);
  const rupees = { style: 'currency', currency: 'INR' } as const;
  for (const value of [0, 7, 999, 1000, 99_999, 1_00_000, 1_48_632, 12_34_56_789, 0.5, 27.14, 99.9, 1234.567]) {
    expect(formatNumber(value)).toBe(write(value, { maximumFractionDigits: 2 }));
    expect(formatRupees(value)).toBe(write(value, { ...rupees, maximumFractionDigits: 0 }));
    expect(formatSum(value)).toBe(
      write(value, Number.isInteger(value) ? { ...rupees, maximumFractionDigits: 0 } : rupees),
    );
  }
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
