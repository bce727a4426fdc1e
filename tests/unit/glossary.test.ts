import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { check } from '#authoring/index.ts';
import { formatErrors } from '#lib/errors.ts';
import { interfaceWords as words, toMdx } from '../helpers/content-site.ts';
import { readEdited, writeEntry, writeFile } from '../helpers/edits.ts';
import { makeFaq, makePage } from '../helpers/make.ts';
import unmarked from './glossary.json' with { type: 'json' };

const terms = [
  { en: 'account', write: 'खाता', not: ['अकाउंट'] },
  { en: 'file', write: 'फ़ाइल', not: ['फाइल', 'फ़ाईल'] },
  { en: 'balance', write: 'बैलेंस', not: ['शेष राशि'] },
  { en: 'help', write: 'मदद', not: [] },
];
const page = 'content/pages/about.xx.mdx';
const faq = 'content/faq/getting-started.xx.json';
const { title, label, lead, seo } = makePage();
const { items } = makeFaq();
/** The line of the file on which the text of the page begins. */
const firstLine =
  toMdx({ title, label, lead, seo, translates: {} }, '\u2063').split('\u2063')[0]?.split('\n').length ?? 0;

/** What is marked in the smallest content in a second language that has a glossary, where a page and an answer read so. */
async function mark({
  body = 'मदद।',
  answer = 'हाँ।',
  skip = 'Skip to content',
  glossary = terms as unknown,
  notices = undefined as object[] | undefined,
}) {
  const answers = items.map(({ id }) => ({ id, question: 'कौन?', answer: `${answer} ${'क '.repeat(20)}` }));
  const { folder } = readEdited(
    writeFile('content/words/xx.json', words.replace('Skip to content', skip)),
    writeEntry('content/glossary.xx.json', { terms: glossary }),
    writeEntry(faq, { category: 'क', items: answers, translates: {} }),
    writeEntry('content/pages/about.mdx', makePage(), body),
    writeEntry(page, { title, label, lead, seo, translates: {} }, body),
    ...(notices ? [writeEntry('content/notices.json', { notices })] : []),
  );
  return formatErrors((await check(folder)).errors)
    .split('\n')
    .filter(Boolean);
}

const other = (word: string, remedy: string) => `"${word}" is not how this site writes it → write “${remedy}”`;

test('a word that the glossary refuses is marked with file, line and the word to write', async () => {
  const body =
    'एक लाइन।\n\nयह अकाउंट है,\nयह भी: अकाउंट। और शेष\nराशि।\n\n<Callout title="एक फाइल">\n\nएक लाइन।\n\n</Callout>';
  const told = await mark({ body, answer: 'आपका **अकाउंट** [बही में](/about) है।', skip: 'फ़ाईल' });
  expect(told.map((line) => line.replace(/(json:)\d+:/, '$1'))).toEqual([
    `${faq}: ${other('अकाउंट', 'खाता')}`,
    `${page}:${firstLine + 2}: ${other('अकाउंट', 'खाता')}`,
    `${page}:${firstLine + 3}: ${other('अकाउंट', 'खाता')}`,
    `${page}:${firstLine + 3}: ${other('शेष राशि', 'बैलेंस')}`,
    `${page}:${firstLine + 6}: ${other('फाइल', 'फ़ाइल')}`,
    `content/words/xx.json: ${other('फ़ाईल'.normalize('NFC'), 'फ़ाइल')}`,
  ]);
});

test.each(Object.entries(unmarked))('%s is not marked', async (_, body) => {
  expect(await mark({ body, answer: body.startsWith('<') ? 'हाँ।' : body.replaceAll('\n', ' ') })).toEqual([]);
});

test('of the notices, the one in the language is marked', async () => {
  const notice = (language: string, text: string) => ({
    ...{ language, open: 'अकाउंट', text: `${text} {purpose}` },
    ...{ moreTitle: 'x', more: '{grievance} {email}' },
    ...{ contact: 'x', feedback: 'x', grievance: 'x' },
  });
  const notices = [notice('en', 'अकाउंट'), notice('xx', 'एक फ़ाइल और एक अकाउंट')];
  expect(await mark({ notices })).toEqual([
    expect.stringMatching(/^content\/notices\.json:15: "अकाउंट"/),
    expect.stringMatching(/^content\/notices\.json:16: "अकाउंट"/),
  ]);
});

test('a refused word alone in brackets is another spelling, with further words it is not', async () => {
  expect(await mark({ body: 'खाता (अकाउंट) में।' })).toEqual([]);
  expect(await mark({ body: 'खाता (मेरा अकाउंट) में।' })).toHaveLength(1);
});

test('the glossary of Hindi refuses each word that it lists, and none that it asks for', async () => {
  const { terms: glossary } = JSON.parse(readFileSync('content/glossary.hi.json', 'utf8')) as { terms: typeof terms };
  const refused = glossary.flatMap(({ not }) => not);
  const markedIn = async (words: readonly string[]) =>
    (await mark({ body: words.map((word) => `${word}।`).join('\n\n'), glossary })).map(
      (line) => words[(Number(line.split(':')[1]) - firstLine) / 2],
    );
  expect(new Set(await markedIn(refused))).toEqual(new Set(refused));
  expect(await markedIn(glossary.map(({ write }) => write))).toEqual([]);
});

test('a mistake in the glossary itself is reported, and nothing is marked by it', async () => {
  const glossary = [{ en: 'account', write: 'खाता', not: 'अकाउंट' }];
  expect(await mark({ body: 'अकाउंट', glossary })).toEqual([
    expect.stringMatching(/^content\/glossary\.xx\.json:\d+ terms #1 not: is the text .* → write a list/),
  ]);
});
