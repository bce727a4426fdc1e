import { describe, expect, test } from 'vitest';
import { findMistakes, tidyValues, type FieldName, type Values } from '#client/forms/values.ts';
import { wordsOf } from '#data/languages.ts';
import cases from './values.json' with { type: 'json' };

const values: Values = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  text: 'The HDFC statement of June is read wrongly.',
};

const { islands } = wordsOf();
const words = { ...islands.form, text: islands.contact };

function mistakeIn(field: FieldName, value: string): string | undefined {
  return findMistakes({ ...values, [field]: value }, words)[field];
}

/** A legal address of the given length: its parts keep to 64 characters. */
function addressOf(length: number): string {
  const rest = length - 'a@.in'.length;
  return `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(rest - 192)}.in`;
}

test('a filled form has no mistakes', () => {
  expect(findMistakes(values, words)).toEqual({});
});

test.each<[FieldName, string]>([
  ['name', 'R'],
  ['name', 'आशा राव'],
  ['name', 'محمد علی'],
  ['name', 'अ'.repeat(120)],
  ['name', '🙂'.repeat(120)],
  ['email', 'a@b.in'],
  ['email', 'asha.rao+bank@mail.example.co.in'],
  ['email', 'अजय@डाटामेल.भारत'],
  ['email', addressOf(254)],
  ['text', '?'],
  ['text', 'x'.repeat(5000)],
  ['text', '₹'.repeat(5000)],
])('a person may write the %s %s', (field, value) => {
  expect(mistakeIn(field, value)).toBeUndefined();
});

describe('what a person is told', () => {
  test.each<[FieldName, string, string]>([
    ['name', '', 'Write your name.'],
    ['name', '\u200b \u3164', 'Write your name.'],
    ['name', '\u2800 \u0301', 'Write your name.'],
    ['text', '\u200b\u2800', 'Write your message.'],
    ['name', 'a'.repeat(121), 'Shorten your name to 120 characters. It has 121 now.'],
    ['email', '', 'Write your email address, like name@example.in.'],
    ['email', addressOf(255), 'Shorten your email address to 254 characters. It has 255 now.'],
    ['text', '', 'Write your message.'],
    ['text', 'x'.repeat(5001), 'Shorten your message to 5,000 characters. It has 5,001 now.'],
  ])('%s: %s', (field, value, told) => {
    expect(mistakeIn(field, value)).toBe(told);
  });

  test.each(cases.noAddresses)('%s is not an address', (address) => {
    expect(mistakeIn('email', address)).toBe(
      'Write your full email address, with one @ and a dot after it, like name@example.in.',
    );
  });

  test('every field at once, each by its own name', () => {
    expect(findMistakes({ name: '', email: '', text: '' }, { ...words, text: islands.feedback })).toEqual({
      name: 'Write your name.',
      email: 'Write your email address, like name@example.in.',
      text: 'Write your feedback.',
    });
  });
});

describe('tidy values', () => {
  test('a name is on one line', () => {
    expect(tidyValues({ ...values, name: 'Asha\u2028Rao\u2029' }).name).toBe('Asha Rao');
  });

  test.each([
    ['\u202aasha@example.in\u202c', 'asha@example.in'],
    ['asha\u200b@exam\u00adple.in\ufeff', 'asha@example.in'],
    ['क्\u200dष@example.in', 'क्\u200dष@example.in'],
  ])('an address that was copied, %j, has nothing that is not seen', (copied, sent) => {
    expect(tidyValues({ ...values, email: copied }).email).toBe(sent);
  });

  // Vite refuses half a character in JSON.
  test.each([...cases.texts, ['half an emoji', 'Thanks \ud83d', 'Thanks']])('%s', (_, written, stored) => {
    expect(tidyValues({ ...values, text: written }).text).toBe(stored);
  });
});
