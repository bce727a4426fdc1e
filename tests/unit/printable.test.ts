import { expect, test } from 'vitest';
import { toPrintable } from '#dev/printable.ts';

test('ordinary text of any script is printed as it is', () => {
  const text = 'Asha Rao\tஅஜய்\nक्\u200dष ന\u200cമ مرزا غالب 👍🏽 👨‍👩‍👧';
  expect(toPrintable(text)).toBe(text);
});

test.each([
  ['a colour', '\u001b[31mred', '\\u{1b}[31mred'],
  ['a title of the terminal', '\u001b]0;x\u0007', '\\u{1b}]0;x\\u{7}'],
  ['a one-character escape', '\u009b2J', '\\u{9b}2J'],
  ['a return to the start of the line', 'good\rbad', 'good\\u{d}bad'],
  ['a turned direction', 'txt.\u202eexe', 'txt.\\u{202e}exe'],
  ['a mark of direction', '\u200f\u061c1', '\\u{200f}\\u{61c}1'],
  ['a line or paragraph that ends here', 'a\u2028b\u2029c', 'a\\u{2028}b\\u{2029}c'],
  ['a letter nobody sees', 'a\u200b\u{e0041}', 'a\\u{200b}\\u{e0041}'],
  ['an isolate', '\u2066x\u2069', '\\u{2066}x\\u{2069}'],
])('%s is shown, not obeyed', (_, text, printed) => {
  expect(toPrintable(text)).toBe(printed);
});
