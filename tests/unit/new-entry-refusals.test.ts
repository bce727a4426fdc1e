import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '#authoring/index.ts';
import { newEntry } from '#authoring/generate/new-entry.ts';
import { makeProject, wordsOf } from '../helpers/content-site.ts';

const filesOf = (project: string) => [...readContent(project).collections.values()].flat().map(({ file }) => file);

const article = 'article "GST refunds in a bank statement" --category Loans';

test.each([
  ['artcle "A title"', 'There is no "artcle" (did you mean "article"?) → write one of: answer, article, bank, '],
  ['', 'Say what to make → write one of: answer, article, bank, '],
  [`${article} --catgory x`, "Unknown option '--catgory' → article understands --title, --category and --slug"],
  ['article', /^Nothing was written:\n--title is missing → write the headline\n--category is missing → write one of: /],
  [article.replace('Loans', 'Loan'), '--category "Loan" is not a category (did you mean "Loans"?)'],
  [
    'city Thane --state maharastra',
    '--state "maharastra" has no file content/states/maharastra.json (did you mean "maharashtra"?)',
  ],
  [
    'claim branches --text "Of the six banks with a guide." --value many --unit ""',
    '--value is the text "many" → write the figure, a number from 0 to 1000000000 without quotes',
  ],
  ['page "बही खाता" --label बही', '"" cannot be part of a URL → write --slug <slug>'],
  [`${article} --slug "GST Refunds"`, '"GST Refunds" cannot be part of a URL → write --slug'],
  ['page "What it costs" --label Pricing', 'The site already has /pricing → write --slug pricing-2'],
  ['city About --state maharashtra --lat 19 --lng 73', 'The site already has /about → write --slug about-2'],
  ['faq "First question"', 'The site already has /faq#first-question → write --slug first-question-2'],
])('without a person, npm run new -- %s is refused', async (typed, told) => {
  const project = makeProject();
  const files = filesOf(project);
  await expect(newEntry(project, wordsOf(typed))).rejects.toThrow(told);
  expect(filesOf(project)).toEqual(files);
});

test('an entry is made once', async () => {
  const project = makeProject();
  const [file = ''] = (await newEntry(project, wordsOf(article))).files;
  const before = readFileSync(join(project, file), 'utf8');
  await expect(newEntry(project, wordsOf(article))).rejects.toThrow(`${file} already exists → write --slug `);
  expect(readFileSync(join(project, file), 'utf8')).toBe(before);
});

test('npm run new ends without a terminal, and says what is missing', () => {
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
