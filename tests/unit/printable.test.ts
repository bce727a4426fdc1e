import { expect, test } from 'vitest';
import { toPrintable } from '#dev/printable.ts';
import obeyed from './printable.json' with { type: 'json' };

test('ordinary text of any script is printed as it is', () => {
  const text = 'Asha Rao\tஅஜய்\nक्\u200dष ന\u200cമ مرزا غالب 👍🏽 👨‍👩‍👧';
  expect(toPrintable(text)).toBe(text);
});

test.each(obeyed)('%s is shown, not obeyed', (_, text, printed) => {
  expect(toPrintable(text)).toBe(printed);
});
