/** What editors are told about what has changed since the last commit. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { check, checkChanged, ContentReader } from '#authoring/index.ts';
import { formatErrors } from '#lib/errors.ts';
import { writeFiles, type Files } from '../helpers/content-site.ts';
import {
  editFile,
  inTurn,
  readEdited,
  removeFile,
  secondLanguage,
  withLineNumbers,
  writeEntry,
  writeFile,
  type Edit,
} from '../helpers/edits.ts';
import { makeArticle, makeCharge, makePage, makeTable } from '../helpers/make.ts';

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=Editor', '-c', 'user.email=editor@site.example', ...args]);

beforeEach(() => void vi.stubEnv('GITHUB_EVENT_NAME', undefined));
afterEach(() => void vi.unstubAllEnvs());

const redirects = 'public/_redirects';
const rent = 'content/blog/rent.mdx';
const long = 'A paragraph that says more than a few words about rent.';

const article = writeEntry(rent, makeArticle(), long);
const page = makePage({ title: 'House rent' });
const { title, label, lead, seo } = page;
/** A page in two languages. */
const translated = inTurn(
  secondLanguage,
  writeEntry('content/pages/rent.mdx', page, long),
  writeEntry('content/pages/rent.xx.mdx', { title, label, lead, seo, translates: {} }, long),
);
const facts = ['one', 'two', 'three', 'four'].map((name) => ({
  ...{ title: `Source ${name}`, url: `https://${name}.example`, checkedOn: '2026-11-01' },
}));
/** An article with four sources, and this text. */
const cited = (body: string) =>
  writeEntry(rent, makeArticle({ title: 'An article with four sources', sources: facts }), body);

/** The content is committed after the first edits, and checked after the others. */
async function told(committed: Edit, ...edits: readonly Edit[]) {
  const { files, folder } = readEdited(committed);
  git(folder, 'init', '--quiet');
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '--message', 'Write');
  const before = new Set(files.keys());
  for (const edit of edits) edit(files);
  writeFiles(files, folder);
  for (const file of before.difference(new Set(files.keys()))) rmSync(join(folder, file));
  const { errors, notices } = await check(folder);
  const isNew = ({ file, message }: { file: string; message: string }) =>
    !message.includes('is behind the English file') && !(file.includes('.xx.') && message.includes('is missing'));
  return { folder, files, report: formatErrors([...errors, ...notices].filter(isNew)) };
}

test('on GitHub, a pull request is compared with the branch that it is for', async () => {
  const { folder, report } = await told(article, removeFile(rent));
  expect(report).toContain('/blog/rent was the page of');
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '--message', 'Remove');
  const errors = async () => formatErrors((await check(folder)).errors);
  expect(await errors()).toBe('');
  vi.stubEnv('GITHUB_EVENT_NAME', 'pull_request');
  expect(await errors()).toBe(report);
});

const rename = (from: string, to: string) => (files: Files) => {
  files.set(to, files.get(from)!);
  files.delete(from);
};

describe('a page that is gone asks for its line in public/_redirects, and gives it', () => {
  test.each<[string, Edit, Edit, string]>([
    [
      'when it was renamed',
      article,
      rename(rent, 'content/blog/house-rent.mdx'),
      `${redirects}: /blog/rent was the page of ${rent}, and is gone → add the line /blog/rent /blog/house-rent 301`,
    ],
    [
      'when it was removed',
      article,
      removeFile(rent),
      `${redirects}: /blog/rent was the page of ${rent}, and is gone → add the line /blog/rent /blog 301, or with the page that says most of the same in place of /blog`,
    ],
    [
      'when a field names another path',
      writeEntry('content/tables/banks.json', makeTable({ title: 'Names of banks', path: '/codes/banks' })),
      editFile('content/tables/banks.json', '/codes/banks', '/codes/names'),
      `${redirects}: /codes/banks was the page of content/tables/banks.json, and is gone → add the line /codes/banks /codes/names 301
${redirects}: /codes/banks.csv was the page of content/tables/banks.json, and is gone → add the line /codes/banks.csv /codes/names.csv 301`,
    ],
    [
      'with its translation',
      translated,
      inTurn(
        rename('content/pages/rent.mdx', 'content/pages/house-rent.mdx'),
        rename('content/pages/rent.xx.mdx', 'content/pages/house-rent.xx.mdx'),
      ),
      `${redirects}: /rent was the page of content/pages/rent.mdx, and is gone → add the line /rent /house-rent 301
${redirects}: /xx/rent was the page of content/pages/rent.xx.mdx, and is gone → add the line /xx/rent /xx/house-rent 301`,
    ],
    [
      'when only its translation was removed',
      translated,
      removeFile('content/pages/rent.xx.mdx'),
      `${redirects}: /xx/rent was the page of content/pages/rent.xx.mdx, and is gone → add the line /xx/rent /rent 301`,
    ],
    [
      'but not when its translation lacks only its right name',
      translated,
      rename('content/pages/rent.xx.mdx', 'content/pages/rent.xx-IN.mdx'),
      'content/pages/rent.xx-IN.mdx: is not read → name it content/pages/rent.xx.mdx, without the country',
    ],
  ])('%s', async (_, committed, edit, expected) => {
    expect((await told(committed, edit)).report).toBe(expected);
  });

  test.each<[string, Edit, Edit]>([
    ['once it is there', article, inTurn(removeFile(rent), writeFile(redirects, '/blog/rent /blog 301\n'))],
    ['for a draft', writeEntry(rent, makeArticle({ draft: true }), long), removeFile(rent)],
    [
      'for an article that has not appeared',
      writeEntry(rent, makeArticle({ publishDate: '2099-01-01' }), long),
      removeFile(rent),
    ],
  ])('but not %s', async (_, committed, edit) => {
    expect((await told(committed, edit)).report).toBe('');
  });
});

describe('a list of sources that has changed', () => {
  const body = 'One.[^1] Two.[^2]\n\nThree.[^3]\n\nFour.[^4]';
  const withoutSecond = (files: Files) =>
    files.set(rent, String(files.get(rent)).replace(/ +- title: Source two\n.*\n.*\n/, ''));

  test('says which citations are now those of other sources, and nothing else of them', async () => {
    const { report, files } = await told(cited(body), withoutSecond);
    expect(report).toBe(
      withLineNumbers(
        `${rent}:«One.»: the list of sources has changed, and these lines cite by its old numbers: «One.», «Three.», «Four.» → write [^2] for [^3], [^3] for [^4]; [^2] has no source any more`,
        files,
      ),
    );
  });

  test('says so of a source that was put between others, before it says that nobody cites that', async () => {
    const { report } = await told(cited(body), (files) =>
      files.set(
        rent,
        String(files.get(rent)).replace(/( +- title: )Source two\n(.*)two(.*\n)(.*\n)/, '$1Source five\n$2five$3$4$&'),
      ),
    );
    expect(report.split('\n')).toHaveLength(1);
    expect(report).toMatch(/ → write \[\^3\] for \[\^2\], \[\^4\] for \[\^3\], \[\^5\] for \[\^4\]$/);
  });

  test('is not missed in a file whose fields cannot be read, which is told alone', async () => {
    const { report } = await told(
      inTurn(cited(body), editFile(rent, 'title: ', 'title: "'), editFile(rent, 'sources\n', 'sources"\n')),
      editFile(rent, 'sources:\n  - ', 'sources:\n\t- '),
    );
    expect(report).toMatch(/^content\/blog\/rent\.mdx:\d+:1: has a tab at the beginning of a line → write spaces$/);
  });

  test.each<[string, Edit]>([
    [
      'where the text was renumbered',
      inTurn(withoutSecond, editFile(rent, body, 'One.[^1]\n\nThree.[^2]\n\nFour.[^3]')),
    ],
    ['where an address was corrected', editFile(rent, 'https://two.example', 'https://two.example/page')],
    ['where a sentence was changed', cited(body.replace('One.', 'First.'))],
  ])('is right %s', async (_, edit) => {
    expect((await told(cited(body), edit)).report).toBe('');
  });
});

test('an amount that has changed names the lines about its bank that have the old one', async () => {
  const file = 'content/charges/card-year.mdx';
  const other = 'content/charges/sms.mdx';
  const { report, files } = await told(
    inTurn(
      writeEntry(file, makeCharge({ lead: 'At most ₹236 a year, ₹200 before tax, in general.[^1]' }), 'Words.'),
      writeEntry(other, makeCharge({ title: 'What does an SMS cost?', charges: [] }), 'Words.'),
      writeEntry(
        rent,
        makeArticle({ title: 'A year of a card at a bank' }),
        'SBI takes ₹236.\n\nHDFC takes ₹236.\n\nSBI takes ₹2,360.',
      ),
    ),
    editFile(file, 'amount: 200', 'amount: 300'),
  );
  expect(report.split('\n').filter((line) => line.startsWith(file))).toEqual([
    withLineNumbers(
      `${file}:«- bank» charges #1: the charge of sbi was ₹200 or ₹236 at the last commit → see whether these lines are still right: ${rent}:, ${file}:«At most»`,
      files,
    ).replace(`${rent}:,`, `${rent}:${String(files.get(rent)).split('SBI takes ₹236')[0]!.split('\n').length},`),
  ]);
});

test('what files have by themselves is known before the rest is read, of those that have changed', async () => {
  const { folder } = await told(
    writeEntry('content/blog/old.mdx', makeArticle(), 'Tax of 10 % is due.'),
    writeEntry(rent, makeArticle(), 'Tax of 20 % is due, see [this](/nowhere).'),
  );
  const { files, errors } = checkChanged(folder, new ContentReader(folder));
  expect([...files]).toEqual([rent]);
  expect(errors.map(({ message }) => message)).toEqual([
    '"20 %" is not how this site writes it → write 10%, closed up',
  ]);
});
