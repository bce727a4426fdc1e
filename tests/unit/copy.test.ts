import { expect, test } from 'vitest';
import { fillTokens } from '#client/tokens.ts';
import { textForNow } from '#data/site-facts.ts';

test('an unknown fact leaves no space', () => {
  expect(fillTokens('One. {webApp}', { webApp: '' })).toBe('One.');
});

test('what is said of the web app changes once it is published', () => {
  const published = { webApp: { url: 'https://app.example' } };
  expect(textForNow({ text: 'coming', withWebApp: 'here' }, { webApp: { url: null } })).toBe('coming');
  expect(textForNow({ text: 'coming', withWebApp: 'here' }, published)).toBe('here');
  expect(textForNow({ text: 'always' }, published)).toBe('always');
});
