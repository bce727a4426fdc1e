import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { checkContent } from '#authoring/check/check-content.ts';
import { readCollection } from '#authoring/read/read-entries.ts';
import { findUnwritten } from '#authoring/check/unwritten-texts.ts';
import { newEntry } from '#authoring/generate/new-entry.ts';
import { kinds } from '#authoring/generate/kinds.ts';
import { proofread } from '#authoring/explain/proofread.ts';
import { formatMistakes } from '#lib/build/content-error.ts';
import { collectionNames } from '#schemas/collections.ts';
import { makeContent, removeFolder, writeFiles } from '../helpers/content-site.ts';

const folders: string[] = [];
afterAll(() => folders.forEach(removeFolder));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function makeProject(): string {
  const folder = writeFiles(makeContent());
  folders.push(folder);
  return folder;
}

/** Somebody who gives these answers, one after another, and what they were asked. */
function makeTerminal(...answers: string[]) {
  const asked: string[] = [];
  const told = vi.spyOn(console, 'log').mockImplementation(() => {});
  const ask = async (question: string) => {
    asked.push(question);
    const answer = answers.shift();
    if (answer === undefined) throw new Error(`Nobody answers ${question}`);
    return answer;
  };
  return { ask, asked, told: () => told.mock.calls.flat().join('\n') };
}

const title = 'GST refunds in a bank statement';
const article = ['article', title, '--category', 'Loans'];

const commands: Record<keyof typeof kinds, { args: string[]; files: string[]; address: string | undefined }> = {
  article: {
    args: article,
    files: ['content/blog/gst-refunds-in-a-bank-statement.mdx'],
    address: '/blog/gst-refunds-in-a-bank-statement',
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
    address: '/bank-analysis/canara',
  },
  changelog: {
    args: ['changelog', '1.3.0', '--title', 'More banks'],
    files: ['content/changelog/1-3-0.json'],
    address: '/changelog',
  },
  city: {
    args: ['city', 'Navi Mumbai', '--state', 'maharashtra', '--lat', '19.033', '--lng', '73.0297'],
    files: ['content/cities/navi-mumbai.json'],
    address: '/navi-mumbai',
  },
  claim: {
    args: ['claim', 'bank branches', '--text', 'Of the six banks with a guide.', '--value', '12', '--unit', 'K+'],
    files: ['content/claims/bank-branches.json'],
    address: undefined,
  },
  code: { args: ['code', 'ATW', '--group', 'cash'], files: ['content/codes/atw.json'], address: '/codes/cash#atw' },
  faq: { args: ['faq', 'Loans and tax'], files: ['content/faq/loans-and-tax.json'], address: '/faq#loans-and-tax' },
  page: {
    args: ['page', 'Refunds of a plan', '--label', 'Refunds'],
    files: ['content/pages/refunds.mdx'],
    address: '/refunds',
  },
  state: {
    args: ['state', 'Goa', '--state-code', 'GA', '--capital', 'Panaji'],
    files: ['content/states/goa.json'],
    address: '/state/goa',
  },
  table: {
    args: ['table', 'Codes of machines', '--label', 'Machines'],
    files: ['content/tables/machines.json'],
    address: '/codes/machines',
  },
};

describe.each(Object.entries(commands))('a new %s', (kind, { args, files, address }) => {
  test('is a file without a mistake, with an address to watch it at', async () => {
    const project = makeProject();
    const made = await newEntry(project, args);
    expect(made).toEqual({ files, address, isUnfinished: kind !== 'claim' });
    const mistakes = [...checkContent(project), ...(await proofread(project, '2026-11-21'))];
    // No word list knows the name of the next bank.
    expect(formatMistakes(mistakes.filter(({ message }) => !message.includes('"Panaji" is not in the dict')))).toBe('');
  });

  test('tells what is left to write before it goes public', async () => {
    const project = makeProject();
    await newEntry(project, args);
    const left = findUnwritten(project);
    expect(left.length > 0).toBe(kind !== 'claim' && kind !== 'article');
    expect(left.filter(({ message }) => !/^is not written yet → write [a-z]/.test(message))).toEqual([]);
  });

  test('is made once', async () => {
    const project = makeProject();
    await newEntry(project, args);
    const [file = ''] = files;
    const before = readFileSync(join(project, file), 'utf8');
    await expect(newEntry(project, args)).rejects.toThrow(`${file} exists already → write --address `);
    expect(readFileSync(join(project, file), 'utf8')).toBe(before);
  });
});

test('every collection has its kind', () => {
  expect(
    Object.values(kinds)
      .map(({ collection }) => collection)
      .sort(),
  ).toEqual(collectionNames);
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
    const told = formatMistakes(findUnwritten(project));
    expect(told).toContain(' summary #2: is not written yet → write a sentence (20 to 260 characters)\n');
    expect(told).toMatch(/mdx:\d+: is not written yet → write a first paragraph, without a heading$/);
  });
});

test('a new entry comes after all others', async () => {
  const project = makeProject();
  await newEntry(project, commands.state.args);
  const places = readCollection(project, 'states').map(({ id, text }) => [
    id,
    (text?.fields as { order: number }).order,
  ]);
  expect(places).toEqual([
    ['goa', 2],
    ['maharashtra', 1],
  ]);
});

describe('a person is asked', () => {
  test('for what is missing only', async () => {
    const terminal = makeTerminal('6');
    await newEntry(makeProject(), ['article', title], terminal);
    expect(terminal.asked).toEqual([expect.stringMatching(/^\nA category: .*\n {3}1 {2}Bank Analysis\n(.*\n)*> $/)]);
  });

  test('again until the answer can be taken', async () => {
    const terminal = makeTerminal('GST', title, 'Loan', 'Loans');
    const { files } = await newEntry(makeProject(), ['article'], terminal);
    expect(files).toEqual(commands.article.files);
    expect(terminal.told()).toBe(`has 3 characters, at least 20 are needed → write more: the headline
"Loan" is not a category (did you mean "Loans"?) → write one of: Bank Analysis, UPI Analysis, Business, Technology, Comparison, Loans, Security, Tax Planning, Account Types`);
  });

  test('for the state of a city out of those there are', async () => {
    const terminal = makeTerminal('1', '19.218', '72.978');
    const project = makeProject();
    await newEntry(project, ['city', 'Thane'], terminal);
    expect(terminal.asked[0]).toMatch(/\n {3}1 {2}maharashtra\n> $/);
    expect(readFileSync(join(project, 'content/cities/thane.json'), 'utf8')).toContain('"state": "maharashtra"');
  });

  test('for another address where it is taken, with a free one to take', async () => {
    const project = makeProject();
    await newEntry(project, article);
    const terminal = makeTerminal('');
    const { files } = await newEntry(project, article, terminal);
    expect(files).toEqual(['content/blog/gst-refunds-in-a-bank-statement-2.mdx']);
    expect(terminal.told()).toBe('content/blog/gst-refunds-in-a-bank-statement.mdx exists already');
    expect(terminal.asked).toEqual([expect.stringContaining('(Enter for gst-refunds-in-a-bank-statement-2)')]);
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
    "Unknown option '--catgory' → article understands --title, --category and --address",
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
    ['claim', 'branches', '--text', 'Of the six banks with a guide.', '--value', 'many', '--unit', ''],
    '--value is the text "many" → write the figure, a number from 0 to 1000000000 without quotes',
  ],
  [
    'a title that gives no address',
    ['page', 'बही खाता', '--label', 'बही'],
    '"" cannot be an address → write --address <address>',
  ],
  [
    'an address that is none',
    [...article, '--address', 'GST Refunds'],
    '"GST Refunds" cannot be an address → write --address',
  ],
  [
    'a page whose address another page has',
    ['page', 'What it costs', '--label', 'Pricing'],
    'The site has /pricing already → write --address pricing-2',
  ],
  [
    'a city whose address a page has',
    ['city', 'About', '--state', 'maharashtra', '--lat', '19', '--lng', '73'],
    'The site has /about already → write --address about-2',
  ],
  [
    'questions with the anchor of a question',
    ['faq', 'First question'],
    'The site has /faq#first-question already → write --address first-question-2',
  ],
])('without a person, the command line is told of %s', async (_, args, told) => {
  const project = makeProject();
  const files = collectionNames.flatMap((name) => readCollection(project, name).map(({ file }) => file));
  await expect(newEntry(project, args)).rejects.toThrow(told);
  expect(collectionNames.flatMap((name) => readCollection(project, name).map(({ file }) => file))).toEqual(files);
});

test('a title without quotes is understood, and a badge without a figure', async () => {
  const project = makeProject();
  expect((await newEntry(project, ['article', ...title.split(' '), '--category', 'Loans'])).files).toEqual(
    commands.article.files,
  );
  const text = 'The app works without a connection.';
  await newEntry(project, ['claim', 'Works offline', '--text', text, '--value', '', '--unit', '']);
  expect(readFileSync(join(project, 'content/claims/works-offline.json'), 'utf8')).toContain('"value": null');
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
