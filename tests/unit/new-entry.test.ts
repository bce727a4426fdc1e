import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { expect, test, vi } from 'vitest';
import { check, ContentReader, findUnwritten, stampTranslations } from '#authoring/index.ts';
import { dayInIndia, isoDate } from '#client/format.ts';
import { collectionNames } from '#schemas/collections.ts';
import { readEdited, secondLanguage, writeEntry, writeFile, type Edit } from '../helpers/edits.ts';
import { makeArticle, makeFaq, smallestEntries } from '../helpers/make.ts';
import refusals from './new-entry-refusals.json' with { type: 'json' };

vi.setConfig({ testTimeout: 30_000 });

const templates = globSync('content/_templates/*/*');

/** A project with the smallest content, in which `npm run new` is run. */
function makeEditable(...edits: readonly Edit[]) {
  const { folder: project } = readEdited(...edits);
  cpSync('content/_templates', join(project, 'content/_templates'), { recursive: true });
  const run = (...words: string[]) => {
    const command = join(process.cwd(), 'src/dev/commands/new.ts');
    return spawnSync(process.execPath, [command, ...words], { cwd: project, encoding: 'utf8' });
  };
  const errorsIn = (file: string) => {
    const { errors, entries } = new ContentReader(project).content();
    return [...errors, ...findUnwritten(entries)].filter((error) => error.file === file);
  };
  return { project, run, errorsIn, read: (file: string) => readFileSync(join(project, file), 'utf8') };
}

test('every collection has a template, and none is read as an entry', () => {
  expect(templates.map((file) => parse(dirname(file)).base).sort()).toEqual([...collectionNames].sort());
  const { project } = makeEditable();
  expect(new ContentReader(project).content().errors).toEqual([]);
});

/** Titles that are not free, their slugs, and a slug that is typed. */
const slugs: Record<string, [title: string, slug: string, ...given: string[]]> = {
  changelog: ['1.2.3', '1-2-3'],
  claim: ['accuracy rate', 'accuracy-rate'],
  charge: ['What does SMS cost?', 'sms', 'sms'],
};

test.each(templates)('a copy of %s lacks only what is to be written, and says what that is', (template) => {
  const { name: kind, dir, ext } = parse(template);
  const [title, slug, ...given] = slugs[kind] ?? ['Where the money went', 'where-the-money-went'];
  const { run, errorsIn, read, project } = makeEditable();
  const { status, stdout } = run(kind, title, ...given);
  const file = `content/${parse(dir).base}/${slug}${ext}`;
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining(`Written: ${file}\n`) as string });
  expect(read(file).includes(title)).toBe(readFileSync(template, 'utf8').includes('{title}'));
  expect(read(file)).not.toMatch(/\{(title|slug|today)\}/);

  // A draft may be unfinished.
  if (kind === 'article') expect(errorsIn(file)).toEqual([]);
  writeFileSync(join(project, file), read(file).replace('draft: true', 'draft: false'));
  const messages = errorsIn(file).map(({ message }) => message);
  // A bank is printed with its names, which have a row elsewhere, and with its share of the market, which is an entry of its own.
  const elsewhere = [
    `has no names in content/bank-names.json → add a row with the id "${slug}" there`,
    `has no content/claims/market-share-${slug}.json → add that file`,
  ];
  expect(messages).not.toEqual([]);
  expect(
    messages.filter((told) => !/^is (missing|not written yet) → write \S/.test(told) && !elsewhere.includes(told)),
  ).toEqual([]);
});

test('an article has the title as it was typed, the day in India, and a note above each field', () => {
  const { run, read, errorsIn } = makeEditable();
  const title = 'GST & TDS: “10%” in \\ a statement';
  expect(run('article', title).status).toBe(0);
  const file = 'content/blog/gst-tds-10-in-a-statement.mdx';
  expect(errorsIn(file)).toEqual([]);
  const text = read(file);
  expect(text).toContain(`\ntitle: ${JSON.stringify(title)}\n`);
  expect(text).toContain(`\npublishDate: ${isoDate(dayInIndia(new Date()))}\n`);
  for (const [, line] of text.split('---')[1]!.matchAll(/^(.*)\n\w+:/gm)) expect(line).toMatch(/^(# |\s|$)/);
});

test('a page may be below another', () => {
  const { run } = makeEditable();
  expect(run('page', 'बही खाता', 'guides/ledger').stdout).toContain('http://127.0.0.1:4321/guides/ledger');
});

test.each(Object.entries(refusals))('npm run new says: %s', (told, words) => {
  const faq = [writeEntry('content/faq/security.json', makeFaq()), writeFile('content/faq/security.xx.json', '{}')];
  const { run, project } = makeEditable(secondLanguage, ...faq);
  const files = globSync('content/**/*', { cwd: project });
  const { status, stderr } = run(...words);
  expect({ status, stderr: stderr.slice(0, told.length) }).toEqual({ status: 1, stderr: told });
  expect(globSync('content/**/*', { cwd: project })).toEqual(files);
});

test.each(['gst', 'blog'])('an existing file is never written over (%s)', (slug) => {
  const { run, read } = makeEditable();
  if (slug === 'blog') run('article', 'Blog');
  const before = read(`content/blog/${slug}.mdx`);
  const { status, stderr } = run('article', slug.toUpperCase());
  expect(status).toBe(1);
  expect(stderr).toContain(
    `content/blog/${slug}.mdx already exists. After the title, write another slug, like ${slug}-2.`,
  );
  expect(read(`content/blog/${slug}.mdx`)).toBe(before);
});

test('an entry gets the first free place in lists, and says where its page will be', () => {
  const { run, read } = makeEditable();
  run('state', 'Goa');
  expect(read('content/states/goa.json')).toContain('"order": 2,');
  expect(run('code', 'LOCKER RENT').stdout).toContain('Its page is /codes/<group>#locker-rent, or /codes/<group>/');
  expect(run('bank', 'Karnataka Bank').stdout).toContain('write a bank-help instead');
  expect(run('bank-help', 'Dhanlaxmi Bank').stdout).toContain(
    'with the group "page", as in content/bank-help/pnb.json',
  );
});

test('a number, a choice and the name of a file say once in the file what they are, and in the check what they may be', () => {
  const { run, read, errorsIn } = makeEditable();
  run('city', 'Nagpur');
  const file = 'content/cities/nagpur.json';
  expect(read(file)).toContain('"lat": "To be written: how many degrees north the centre is, like 19.08",');
  const told = (name: string) => errorsIn(file).flatMap(({ field, message }) => (field === name ? message : []));
  expect(told('lat')).toEqual([
    'is not written yet → write how many degrees north the centre is, a number from 6 to 38 without quotes',
  ]);
  expect(told('mapLabel')).toEqual(['is not written yet → write one of: left, right']);
  expect(told('state')).toEqual(['is not written yet → write the state, like punjab']);
});

test.each(Object.entries(smallestEntries))(
  'a translation of an entry of %s has the words that a translation needs, and no others',
  async (collection, { file }) => {
    const { run, project } = makeEditable(secondLanguage);
    const english = `content/${collection}/${file}`;
    const { status, stdout } = run('translation', english);
    const target = english.replace(/\.\w+$/, '.xx$&');
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining(`Written: ${target}`) as string });
    const { translations, errors } = new ContentReader(project).content();
    expect(errors).toEqual([]);
    stampTranslations(project, translations, [target]);
    expect((await check(project)).errors.filter((error) => error.file === target)).toEqual([]);
  },
);

test('a translation has the text and the fields with words, as in English', () => {
  const body = 'One.[^1]\n\n## Two\n\nThree.';
  const article = makeArticle({ title: 'A "title": with marks' });
  const { run, read } = makeEditable(secondLanguage, writeEntry('content/blog/gst.mdx', article, body));
  run('translation', 'content/blog/gst.mdx', 'xx');
  expect(read('content/blog/gst.xx.mdx')).toMatch(
    /^---\ntitle: "A \\"title\\": with marks"\ndescription: [^]*\nsummary:\n {2}- [^]*\n---\n\nOne\.\[\^1\]\n\n## Two\n\nThree\.\n$/,
  );
});
