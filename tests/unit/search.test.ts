import { describe, expect, test } from 'vitest';
import { findMatches } from '#lib/browser/search.ts';

/** The parts of the text that a search marks. */
const marked = (text: string, query: string) =>
  findMatches(text, query).map(({ start, end }) => text.slice(start, end));

describe('search finds', () => {
  test.each([
    ['another case', 'What does UPI mean?', 'upi', ['UPI']],
    ['every place', 'UPI, upi and Upi', 'upi', ['UPI', 'upi', 'Upi']],
    ['a letter with an accent by the plain one', 'café Café', 'cafe', ['café', 'Café']],
    ['a plain letter by the one with an accent', 'a cafe', 'café', ['cafe']],
    ['₹ by Rs', 'It costs ₹299 a month', 'rs 299', ['₹299']],
    ['Rs. by ₹', 'It costs Rs. 299 a month', '₹299', ['Rs. 299']],
    ['a figure without its commas', 'a deposit of ₹1,24,000 in May', '124000', ['1,24,000']],
    ['words over a line break', 'bank\nstatement', 'bank statement', ['bank\nstatement']],
    ['a word behind an emoji', 'Paid 🙂 at the bank', 'bank', ['bank']],
    ['Devanagari', 'बही खाता', 'खाता', ['खाता']],
  ])('%s', (_, text, query, expected) => {
    expect(marked(text, query)).toEqual(expected);
  });
});

describe('search does not find', () => {
  test.each([
    ['another word', 'What does UPI mean?', 'upis'],
    ['anything for spaces', 'What does UPI mean?', '   '],
    ['anything for signs alone', 'Why? When? Who?', '?'],
    ['another figure', 'It costs ₹299 a month', 'rs 2999'],
    ['rupees in the middle of a word', 'users 299', '₹299'],
  ])('%s', (_, text, query) => {
    expect(marked(text, query)).toEqual([]);
  });
});
