import { expect, test } from 'vitest';
import { fillTokens } from '#client/tokens.ts';
import { textForNow } from '#data/site-facts.ts';

test('a token is filled in at any depth, and an unknown fact leaves no space', () => {
  const tokens = { banks: 'six', webApp: '' };
  expect(fillTokens({ a: ['Of {banks}.'], b: { c: 'One. {webApp}', d: null } }, tokens)).toEqual({
    a: ['Of six.'],
    b: { c: 'One.', d: null },
  });
  expect(fillTokens('{unknown} and 5', tokens)).toBe('{unknown} and 5');
});

test('what is said of the web app changes once it is published', () => {
  const published = { webApp: { url: 'https://app.example' } };
  expect(textForNow({ text: 'coming', withWebApp: 'here' }, { webApp: { url: null } })).toBe('coming');
  expect(textForNow({ text: 'coming', withWebApp: 'here' }, published)).toBe('here');
  expect(textForNow({ text: 'always' }, published)).toBe('always');
});
