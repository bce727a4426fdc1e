import { describe, expect, test } from 'vitest';
import { findMatches, holdsAll, holdsPlain, toWords } from '#client/search/search.ts';

/** The parts of the text that a search marks; undefined where the search does not find the text. */
function marked(text: string, query: string): string[] | undefined {
  const isFound = holdsAll(text, toWords(query)) || holdsPlain(text, query);
  return isFound ? findMatches(text, query).map(({ start, end }) => text.slice(start, end)) : undefined;
}

describe('search finds', () => {
  test.each([
    ['another case', 'What does UPI mean?', 'upi', ['UPI']],
    ['every place', 'UPI, upi and Upi', 'upi', ['UPI', 'upi', 'Upi']],
    ['the beginning of a word', 'What is on statements?', 'statement', ['statement']],
    ['a letter with an accent by the plain one', 'café Café', 'cafe', ['café', 'Café']],
    ['a plain letter by the one with an accent', 'a cafe', 'café', ['cafe']],
    ['₹ by Rs', 'It costs ₹299 a month', 'rs 299', ['₹299']],
    ['Rs. by ₹', 'It costs Rs. 299 a month', '₹299', ['Rs. 299']],
    ['a figure without its currency', 'It costs ₹299 a month', '299', ['299']],
    ['a figure without its commas', 'a deposit of ₹1,24,000 in May', '124000', ['1,24,000']],
    ['words over a line break', 'bank\nstatement', 'bank statement', ['bank\nstatement']],
    ['a word behind a hyphen', 'a 12-digit number', 'digit', ['digit']],
    ['it among other words', 'the 12-digit UPI reference', 'digit reference', ['digit', 'reference']],
    ['the middle of a word', 'What is an upload?', 'Load', ['load']],
    ['the end of a figure', 'It costs ₹2,299', '299', ['299']],
    ['a part of two words', 'a bank statement', 'nk sta', ['nk sta']],
    ['signs', 'Is it safe? (Yes.)', '? (', ['? (']],
    ['a vowel sign', 'बड़ी रकम', 'कम', ['कम']],
    ['words in another order', 'the statement of a bank', 'bank statement', ['bank', 'statement']],
    ['a word behind an emoji', 'Paid 🙂 at the bank', 'bank', ['bank']],
    ['Devanagari', 'बही खाता', 'खाता', ['खाता']],
    ['it without nukta', 'यह फ़ाइल है', 'फाइल', ['फ़ाइल']],
    ['it with nukta', 'यह फाइल है', 'फ़ाइल', ['फाइल']],
    ['it with a joiner', 'यह बैंक है', 'बैं\u200dक', ['बैंक']],
    ['it with chandrabindu', 'जांच करें', 'जाँच', ['जांच']],
    ['it with a half nasal', 'हिंदी में', 'हिन्दी', ['हिंदी']],
    ['it with a short vowel', 'एक महीना', 'महिना', ['महीना']],
    ['it with ye', 'सौ रुपए', 'रुपये', ['रुपए']],
    ['it with a hyphen', 'एक लेन-देन', 'लेनदेन', ['लेन-देन']],
    ['it in two words', 'एक लेन-देन', 'लेन देन', ['लेन-देन']],
    ['it with a danda', 'आपका खाता', 'खाता।', ['खाता']],
    ['whole syllables while it is typed', 'स्टेटमेंट', 'स्टेट', ['स्टेट']],
  ])('%s', (_, text, query, expected) => {
    expect(marked(text.normalize('NFC'), query)).toEqual(expected.map((found) => found.normalize('NFC')));
  });
});

describe('search does not find', () => {
  test.each([
    ['another word', 'What does UPI mean?', 'upis'],
    ['one of two words', 'a bank', 'bank statement'],
    ['another figure', 'It costs ₹299 a month', 'rs 2999'],
    ['rupees in the middle of a word', 'users 299', '₹299'],
    ['another vowel', 'एक खत', 'खाता'],
  ])('%s', (_, text, query) => {
    expect(marked(text, query)).toBeUndefined();
  });

  test.each(['   ', '?', '।'])('anything for “%s”', (query) => {
    expect(toWords(query)).toEqual([]);
  });
});
