import { describe, expect, test } from 'vitest';
import { check } from '#authoring/index.ts';
import { formatErrors } from '#lib/errors/content-error.ts';
import { fillTokens } from '#lib/browser/tokens.ts';
import { textForNow } from '#lib/content/site-facts.ts';
import { makeContent, makeProject } from '../helpers/content-site.ts';

/** What an editor of content/features.json is told whose lead is this; the file is left out without one. */
async function tell(lead?: string): Promise<string> {
  const files = makeContent();
  const file = 'content/features.json';
  const text = files.get(file)?.toString() ?? '';
  if (lead === undefined) files.delete(file);
  else files.set(file, text.replace(/("lead": ").*(",)/, `$1${lead}$2`));
  return formatErrors((await check(makeProject(files))).errors);
}

describe('an editor of the copy of a page is told about', () => {
  test.each([
    ['an unknown token', 'Of {bank} banks, and more.', 'lead: "{bank}" is not a token here (did you mean "banks"?)'],
    ['another house style', 'What the app saves: 10 % and more.', 'lead: "10 %" is not how this site writes it'],
    ['a text that is too short', 'Short.', 'lead: has 6 characters, at least 20 are needed'],
  ])('%s, with its line', async (_, lead, told) => {
    expect(await tell(lead)).toContain(`content/features.json:12 ${told}`);
  });

  test('a file that is missing', async () => {
    expect(await tell()).toBe('content/features.json: is missing → restore it');
  });

  test('nothing else', async () => {
    expect(await tell('Of {banks} banks, with [a link](/pricing).')).toBe('');
  });
});

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
