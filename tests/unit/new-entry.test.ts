import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { check, readContent } from '#authoring/index.ts';
import { newEntry } from '#authoring/generate/new-entry.ts';
import type { Prompt } from '#authoring/generate/terminal.ts';
import { formatMistakes } from '#lib/build/content-error.ts';
import { collectionNames, rulesOf } from '#schemas/collections.ts';
import { makeContent, removeFolder, writeFiles } from '../helpers/content-site.ts';

const folders: string[] = [];
afterAll(() => folders.forEach(removeFolder));
afterEach(() => vi.useRealTimers());

function makeProject(): string {
  const folder = writeFiles(makeContent());
  folders.push(folder);
  return folder;
}

const filesOf = (project: string) => [...readContent(project).collections.values()].flat().map(({ file }) => file);
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
const article = ['article', title, '--category', 'Loans'];

const commands = {
  article: {
    args: article,
    files: ['content/blog/gst-refunds-in-a-bank-statement.mdx'],
    href: '/blog/gst-refunds-in-a-bank-statement',
  },
  bank: {
    args: [
      'bank',
      'Canara Bank',
      '--short-name',
      'Canara',
      '--website',
      'https://bank.example',
      '--market-share',
      '5.5',
    ],
    files: ['content/banks/canara.json', 'content/claims/market-share-canara.json'],
    href: '/bank-analysis/canara',
  },
  changelog: {
    args: ['changelog', '1.3.0', '--title', 'More banks'],
    files: ['content/changelog/1-3-0.json'],
    href: '/changelog',
  },
  city: {
    args: ['city', 'Navi Mumbai', '--state', 'maharashtra'],
    files: ['content/cities/navi-mumbai.json'],
    href: '/navi-mumbai',
  },
  claim: {
    args: ['claim', 'bank branches', '--value', '12', '--unit', 'K+'],
    files: ['content/claims/bank-branches.json'],
    href: undefined,
  },
  faq: { args: ['faq', 'Loans and tax'], files: ['content/faq/loans-and-tax.json'], href: '/faq#loans-and-tax' },
  page: {
    args: ['page', 'Refunds of a plan', '--label', 'Refunds'],
    files: ['content/pages/refunds.mdx'],
    href: '/refunds',
  },
  state: {
    args: ['state', 'Goa', '--state-code', 'GA', '--capital', 'Panaji'],
    files: ['content/states/goa.json'],
    href: '/state/goa',
  },
};

describe.each(Object.entries(commands))('a new %s', (kind, { args, files, href }) => {
  test('is a file without a mistake, and is shown at a path', async () => {
    const project = makeProject();
    const made = await newEntry(project, args);
    expect(made).toEqual({ files, href, isUnfinished: kind !== 'claim' });
    const mistakes = await check(project);
    expect(formatMistakes(mistakes.filter(({ message }) => !message.includes('is not written yet')))).toBe('');
  });

  test('lists what is left to write before it goes public', async () => {
    const project = makeProject();
    await newEntry(project, args);
    const left = unwrittenIn(project);
    expect(left.length > 0).toBe(kind !== 'claim' && kind !== 'article');
    expect(left.filter(({ message }) => !/^is not written yet → write [a-z]/.test(message))).toEqual([]);
  });

  test('is made once', async () => {
    const project = makeProject();
    await newEntry(project, args);
    const [file = ''] = files;
    const before = readFileSync(join(project, file), 'utf8');
    await expect(newEntry(project, args)).rejects.toThrow(`${file} exists already → write --slug `);
    expect(readFileSync(join(project, file), 'utf8')).toBe(before);
  });
});

test('every collection has its kind', () => {
  expect(collectionNames.map((name) => rulesOf(name).kind).sort()).toEqual(Object.keys(commands));
});

describe('an article', () => {
  test('begins as a draft with a comment for each field', async () => {
    const project = makeProject();
    await newEntry(project, article);
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
    const read = async (args: string[]) => {
      const { files } = await newEntry(project, args);
      return readFileSync(join(project, files[0] ?? ''), 'utf8');
    };
    expect(await read(article)).toContain(`\npublishDate: ${day}\n`);
    expect(await read(commands.changelog.args)).toContain(`"releasedOn": "${day}"`);
  });

  test('that is no draft any more is listed with all that is left to write', async () => {
    const project = makeProject();
    const { files } = await newEntry(project, article);
    const file = join(project, files[0] ?? '');
    writeFileSync(file, readFileSync(file, 'utf8').replace('draft: true', 'draft: false'));
    const told = formatMistakes(unwrittenIn(project));
    expect(told).toContain(' summary #2: is not written yet → write a sentence (20 to 260 characters)\n');
    expect(told).toMatch(/mdx:\d+: is not written yet → write a first paragraph, without a heading$/);
  });
});

test('a new entry comes after all others', async () => {
  const project = makeProject();
  const [file = ''] = (await newEntry(project, commands.state.args)).files;
  expect(readFileSync(join(project, file), 'utf8')).toContain('"order": 2,');
});

describe('a person is asked', () => {
  test('only for what is missing, with the choices there are', async () => {
    const person = makePerson('Loans');
    await newEntry(makeProject(), ['article', title], person.ask);
    expect(person.asked).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/^A category: /) as string }),
    ]);
    expect(person.asked[0]?.choices).toContain('Tax Planning');
  });

  test('again until the answer can be taken', async () => {
    const person = makePerson('GST', title, 'Loans');
    const { files } = await newEntry(makeProject(), ['article'], person.ask);
    expect(files).toEqual(commands.article.files);
    expect(person.told).toEqual(['has 3 characters, at least 20 are needed → write more: the headline']);
  });

  test('for the state of a city out of those there are', async () => {
    const person = makePerson('maharashtra');
    const project = makeProject();
    await newEntry(project, ['city', 'Thane'], person.ask);
    expect(person.asked[0]?.choices).toEqual(['maharashtra']);
    expect(readFileSync(join(project, 'content/cities/thane.json'), 'utf8')).toContain('"state": "maharashtra"');
  });

  test('for another slug where it is taken, with a free one suggested', async () => {
    const project = makeProject();
    await newEntry(project, article);
    const person = makePerson('');
    const { files } = await newEntry(project, article, person.ask);
    expect(files).toEqual(['content/blog/gst-refunds-in-a-bank-statement-2.mdx']);
    expect(person.asked[0]?.message).toContain('gst-refunds-in-a-bank-statement.mdx exists already');
  });
});

test.each([
  [
    'a kind that there is not',
    ['artcle', title],
    'There is no "artcle" (did you mean "article"?) → write one of: article, bank, ',
  ],
  ['no kind', [], 'Say what is to be made → write one of: article, bank, '],
  [
    'an option that there is not',
    [...article, '--catgory', 'x'],
    "Unknown option '--catgory' → article understands --title, --category and --slug",
  ],
  [
    'all that is missing',
    ['article'],
    /^Nothing was written:\n--title is missing → write the headline\n--category is missing → write one of: /,
  ],
  [
    'a category that there is not',
    ['article', title, '--category', 'Loan'],
    '--category "Loan" is not a category (did you mean "Loans"?)',
  ],
  [
    'a state that there is not',
    ['city', 'Thane', '--state', 'maharastra'],
    '--state "maharastra" has no file content/states/maharastra.json (did you mean "maharashtra"?)',
  ],
  [
    'a value that is no number',
    ['claim', 'branches', '--value', 'many', '--unit', ''],
    '--value is the text "many" → write the figure, a number from 0 to 1000000000 without quotes',
  ],
  [
    'a title that gives no slug',
    ['page', 'बही खाता', '--label', 'बही'],
    '"" cannot be part of a URL → write --slug <slug>',
  ],
  [
    'a slug that cannot be one',
    [...article, '--slug', 'GST Refunds'],
    '"GST Refunds" cannot be part of a URL → write --slug',
  ],
  [
    'a page at the URL of another',
    ['page', 'What it costs', '--label', 'Pricing'],
    'The site has /pricing already → write --slug pricing-2',
  ],
  [
    'a city at the URL of a page',
    ['city', 'About', '--state', 'maharashtra'],
    'The site has /about already → write --slug about-2',
  ],
  [
    'questions with the anchor of a question',
    ['faq', 'First question'],
    'The site has /faq#first-question already → write --slug first-question-2',
  ],
])('without a person, the command is refused for %s', async (_, args, told) => {
  const project = makeProject();
  const files = filesOf(project);
  await expect(newEntry(project, args)).rejects.toThrow(told);
  expect(filesOf(project)).toEqual(files);
});

test('a title without quotes is understood, and a badge without a figure', async () => {
  const project = makeProject();
  expect((await newEntry(project, ['article', ...title.split(' '), '--category', 'Loans'])).files).toEqual(
    commands.article.files,
  );
  await newEntry(project, ['claim', 'Read in the browser', '--value', '', '--unit', '']);
  expect(readFileSync(join(project, 'content/claims/read-in-the-browser.json'), 'utf8')).toContain('"value": null');
});

test('npm run new ends where no terminal is, and says what is missing', () => {
  const command = join(process.cwd(), 'src/cli/new.ts');
  const { status, stderr } = spawnSync(process.execPath, [command, 'article'], {
    cwd: makeProject(),
    input: '',
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Nothing was written:\n--title is missing/);
});
