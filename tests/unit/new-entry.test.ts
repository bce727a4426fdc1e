import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { check, readContent } from '#authoring/index.ts';
import { newEntry } from '#authoring/generate/new-entry.ts';
import type { Prompt } from '#authoring/generate/terminal.ts';
import { formatMistakes } from '#lib/build/content-error.ts';
import { collectionNames, rulesOf } from '#schemas/collections.ts';
import { makeProject, wordsOf } from '../helpers/content-site.ts';

afterEach(() => vi.useRealTimers());

const unwrittenIn = (project: string) =>
  readContent(project).mistakes.filter(({ message }) => message.includes('is not written yet'));

/** Somebody who gives these answers, one after another; what they were asked, and what was wrong with their answers. */
function makePerson(...answers: string[]) {
  const asked: Prompt[] = [];
  const told: string[] = [];
  const ask = async (prompt: Prompt): Promise<string> => {
    asked.push(prompt);
    const answer = answers.shift();
    if (answer === undefined) throw new Error(`Nobody answers ${prompt.message}`);
    const wrong = prompt.refuse(answer || (prompt.suggestion ?? ''));
    if (wrong === undefined) return answer || (prompt.suggestion ?? '');
    told.push(wrong);
    return ask(prompt);
  };
  return { ask, asked, told };
}

const title = 'GST refunds in a bank statement';
const article = `article "${title}" --category Loans`;

/** What an editor types, the files that are written, and the path at which the entry is shown. */
const commands: Record<string, [typed: string, files: string[], href: string | undefined]> = {
  answer: ['answer "Canara Bank" --short-name Canara --kind bank', ['content/answers/canara.json'], undefined],
  article: [article, ['content/blog/gst-refunds-in-a-bank-statement.mdx'], '/blog/gst-refunds-in-a-bank-statement'],
  bank: [
    'bank "Canara Bank" --short-name Canara --website https://bank.example --market-share 5.5',
    ['content/banks/canara.json', 'content/claims/market-share-canara.json'],
    '/bank-analysis/canara',
  ],
  changelog: ['changelog 1.3.0 --title "More banks"', ['content/changelog/1-3-0.json'], '/changelog'],
  city: [
    'city "Navi Mumbai" --state maharashtra --lat 19.033 --lng 73.0297',
    ['content/cities/navi-mumbai.json'],
    '/navi-mumbai',
  ],
  claim: [
    'claim "bank branches" --text "Of the six banks with a guide." --value 12 --unit K+',
    ['content/claims/bank-branches.json'],
    undefined,
  ],
  code: ['code ATW --group cash', ['content/codes/atw.json'], '/codes/cash#atw'],
  faq: ['faq "Loans and tax"', ['content/faq/loans-and-tax.json'], '/faq#loans-and-tax'],
  page: ['page "Refunds of a plan" --label Refunds', ['content/pages/refunds.mdx'], '/refunds'],
  state: ['state Goa --state-code GA --capital Panaji', ['content/states/goa.json'], '/state/goa'],
  table: ['table "Codes of machines" --label Machines', ['content/tables/machines.json'], '/codes/machines'],
};

test.each(Object.entries(commands))(
  'a new %s is a file at a path, with no mistake except what is left to write',
  async (kind, [typed, files, href]) => {
    const project = makeProject();
    expect(await newEntry(project, wordsOf(typed))).toEqual({ files, href, isUnfinished: kind !== 'claim' });
    const left = unwrittenIn(project);
    expect(left.length > 0).toBe(kind !== 'claim' && kind !== 'article');
    expect(left.filter(({ message }) => !/^is not written yet → write [a-z]/.test(message))).toEqual([]);
    expect((await check(project)).mistakes).toEqual(left);
  },
);

test('every collection has its kind', () => {
  expect(collectionNames.map((name) => rulesOf(name).kind).sort()).toEqual(Object.keys(commands));
});

describe('an article', () => {
  test('begins as a draft with a comment for each field', async () => {
    const project = makeProject();
    await newEntry(project, wordsOf(article));
    const text = readFileSync(join(project, 'content/blog/gst-refunds-in-a-bank-statement.mdx'), 'utf8');
    expect(text).toContain('\n# The headline (20 to 65 characters).\ntitle: GST refunds in a bank statement\n');
    expect(text).toContain('\n# A category: one of Bank Analysis, UPI Analysis,');
    expect(text).toContain('\ndraft: true\n');
  });

  test.each([
    ['2026-11-21T18:29:59Z', '2026-11-21'],
    ['2026-11-21T18:30:00Z', '2026-11-22'],
  ])('made at %s has the day that it is in India, %s, and so has a release', async (now, day) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    const project = makeProject();
    const read = async (typed = '') => {
      const { files } = await newEntry(project, wordsOf(typed));
      return readFileSync(join(project, files[0] ?? ''), 'utf8');
    };
    expect(await read(article)).toContain(`\npublishDate: ${day}\n`);
    expect(await read(commands.changelog?.[0])).toContain(`"releasedOn": "${day}"`);
  });

  test('published too early is listed with every field still to write', async () => {
    const project = makeProject();
    const { files } = await newEntry(project, wordsOf(article));
    const file = join(project, files[0] ?? '');
    writeFileSync(file, readFileSync(file, 'utf8').replace('draft: true', 'draft: false'));
    const told = formatMistakes(unwrittenIn(project));
    expect(told).toContain(' summary #2: is not written yet → write a sentence (20 to 260 characters)\n');
    expect(told).toMatch(/mdx:\d+: is not written yet → write a first paragraph, without a heading$/);
  });
});

test('a new entry comes after all others', async () => {
  const project = makeProject();
  const [file = ''] = (await newEntry(project, wordsOf('state Goa --state-code GA --capital Panaji'))).files;
  expect(readFileSync(join(project, file), 'utf8')).toContain('"order": 2,');
});

describe('a person is asked', () => {
  test('only for what is missing, with the choices there are', async () => {
    const person = makePerson('Loans');
    await newEntry(makeProject(), wordsOf(`article "${title}"`), person.ask);
    expect(person.asked).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/^A category: /) as string }),
    ]);
    expect(person.asked[0]?.choices).toContain('Tax Planning');
  });

  test('again until the answer is accepted', async () => {
    const person = makePerson('GST', title, 'Loans');
    const { files } = await newEntry(makeProject(), ['article'], person.ask);
    expect(files).toEqual(commands.article?.[1]);
    expect(person.told).toEqual(['has 3 characters, at least 20 are needed → write more: the headline']);
  });

  test('for the state of a city, out of those that exist', async () => {
    const person = makePerson('maharashtra', '19.218', '72.978');
    const project = makeProject();
    await newEntry(project, ['city', 'Thane'], person.ask);
    expect(person.asked[0]?.choices).toEqual(['maharashtra']);
    expect(readFileSync(join(project, 'content/cities/thane.json'), 'utf8')).toContain('"state": "maharashtra"');
  });

  test('for another slug where it is taken, with a free one suggested', async () => {
    const project = makeProject();
    await newEntry(project, wordsOf(article));
    const person = makePerson('');
    const { files } = await newEntry(project, wordsOf(article), person.ask);
    expect(files).toEqual(['content/blog/gst-refunds-in-a-bank-statement-2.mdx']);
    expect(person.asked[0]?.message).toContain('gst-refunds-in-a-bank-statement.mdx already exists');
  });
});

test('a title without quotes is understood, as is a badge without a figure', async () => {
  const project = makeProject();
  expect((await newEntry(project, wordsOf(article.replaceAll('"', '')))).files).toEqual(commands.article?.[1]);
  await newEntry(
    project,
    wordsOf('claim "Works offline" --text "The app works without a connection." --value "" --unit ""'),
  );
  expect(readFileSync(join(project, 'content/claims/works-offline.json'), 'utf8')).toContain('"value": null');
});
