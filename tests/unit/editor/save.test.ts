import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { editorTextToMdx, mdxToEditorText } from '#authoring/edit/body.ts';
import { saveEntry } from '#authoring/edit/save.ts';
import { readCollections } from '#authoring/read/read-entries.ts';
import { singletonNames } from '#schemas/singletons.ts';
import { toJson, toMdx } from '../../helpers/content-site.ts';
import { openEntry, writeEntry } from '../../helpers/editor.ts';
import { makeArticle, makeBank, makeClaim, makeState } from '../../helpers/make.ts';

const files = [
  ...singletonNames.map((name) => `content/${name}.json`),
  ...[...readCollections('.').values()].flat().map(({ file }) => file),
].filter((file) => /\.(json|mdx)$/.test(file));

type Fields = Record<string, unknown>;

/** Opens an entry in the visual editor, changes it, and stores it. */
function edit(file: string, text: string, change: { fields?: Fields; body?: (body: string) => string } = {}) {
  const [, yaml = '', body = ''] = /^---\r?\n(.*?)^---\r?\n\s*(.*)$/ms.exec(text) ?? [];
  const stored = (file.endsWith('.json') ? JSON.parse(text) : parse(yaml)) as Fields;
  const values = openEntry(file, { ...stored, ...change.fields }, change.body?.(body) ?? body);
  return saveEntry(file, writeEntry(file, values), text);
}

test('every entry can be opened', () => {
  expect(files.length).toBeGreaterThan(70);
});

test.each(files)('opening and saving %s changes nothing in it', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(edit(file, text)).toEqual({ text, mistakes: [] });
});

const article = 'content/blog/gst.mdx';
const body = `A paragraph with <Product /> and \`{name}\`.

- One
- Two, [a link](/faq)

<LedgerTable caption="What was paid">

| Reason | Amount |
| --- | ---: |
| <Product /> | 12 |
| Rent | 1,200 |

</LedgerTable>

<Steps>

1. Open the file.
2. Read it.

</Steps>

![A receipt](./gst-receipt.jpg)
`;
const text = toMdx(makeArticle(), body.trimEnd());

describe('of an article whose text was changed', () => {
  test.each([
    ['a paragraph', 'A paragraph with', 'Another with'],
    ['a list', '- Two', '- Second'],
    ['a cell of a table', '| Rent | 1,200 |', '| Rent, house | 1,300 |'],
    ['a step', '2. Read it.', '2. Read it twice.'],
    ['a caption', 'What was paid', 'What was owed'],
  ])('only %s is rewritten', (_, from, to) => {
    const changed = (whole: string) => whole.replace(from, to);
    expect(changed(body)).not.toBe(body);
    expect(edit(article, text, { body: changed })).toEqual({ text: changed(text), mistakes: [] });
  });

  test('a new block is written as the others are', () => {
    const added = (whole: string) => whole.replace('<Steps>', '* Three {x}\n* Four\n\n<Steps>');
    const { text: saved } = edit(article, text, { body: (whole) => added(whole).replace('{x}', '\\{x}') });
    expect(saved).toBe(text.replace('<Steps>', '- Three \\{x}\n- Four\n\n<Steps>'));
  });

  test('a block that was removed is gone', () => {
    const shorter = (whole: string) => whole.replace('- One\n- Two, [a link](/faq)\n\n', '');
    expect(edit(article, text, { body: shorter }).text).toBe(shorter(text));
  });
});

describe('of fields that were changed', () => {
  test('only those are rewritten, in their place and in their quotes', () => {
    const before = toMdx(makeArticle(), 'A paragraph.').replace(/^title: (.*)$/m, 'title: "$1" # as agreed');
    const title = 'Another headline, long enough';
    expect(edit(article, before, { fields: { title } }).text).toBe(
      before.replace(/^title: .*$/m, `title: "${title}" # as agreed`),
    );
  });

  test('a list that grew is written, and what surrounds it stays', () => {
    const before = '{ "$schema": "../../.astro/collections/states.schema.json",\n' + toJson(makeState()).slice(1);
    const languages = ['Marathi', 'Hindi', 'Konkani'];
    const { text: saved, mistakes } = edit('content/states/maharashtra.json', before, { fields: { languages } });
    expect(mistakes).toEqual([]);
    expect(JSON.parse(saved)).toEqual({ ...(JSON.parse(before) as object), languages });
    expect(saved.split('\n')[0]).toBe(before.split('\n')[0]);
  });

  test('an emptied field is null where the entry wants null, else left out', () => {
    const evidence = { url: 'https://a.example/audit', date: '2026-11-01' };
    const before = toJson(makeClaim({ value: 7, prefix: 'under', unit: '%', evidence }));
    const emptied = { value: undefined, prefix: '', unit: '', evidence: undefined };
    const { text: saved, mistakes } = edit('content/claims/a.json', before, { fields: emptied });
    expect(mistakes).toEqual([]);
    const { prefix, ...others } = JSON.parse(before) as Fields;
    expect(prefix).toBe('under');
    expect(JSON.parse(saved)).toEqual({ ...others, value: null, unit: '', evidence: null });
  });

  test('a default value that was left out stays left out, unless it is changed', () => {
    const { draft, ...fields } = makeArticle() as Fields;
    expect(draft).not.toBe(true);
    const before = toMdx(fields, 'A paragraph.');
    expect(edit(article, before).text).toBe(before);
    expect(edit(article, before, { fields: { draft: true } }).text).toContain('\ndraft: true\n');
  });
});

describe('a new entry', () => {
  test('is written whole, in the order of its schema', () => {
    const bank = makeBank() as Fields;
    const written = writeEntry('content/banks/axis.json', openEntry('content/banks/axis.json', bank));
    const { text: saved, mistakes } = saveEntry('content/banks/axis.json', written, '');
    expect(mistakes).toEqual([]);
    expect(JSON.parse(saved)).toEqual(bank);
  });

  test('of text begins with its fields, an empty line and its text', () => {
    const written = writeEntry(article, openEntry(article, makeArticle(), body));
    const { text: saved, mistakes } = saveEntry(article, written, '');
    expect(mistakes).toEqual([]);
    expect(saved).toMatch(/^---\ntitle: .*\n---\n\nA paragraph with <Product \/>/s);
    expect(saved).toContain('\n- One\n- Two, [a link](/faq)\n');
  });
});

test.each([
  ['a mistake that only the schema knows', 'title', 'x', /^has 1 characters/],
  ['a page that has no https', 'category', 'Loan', /is not a category/],
])('an entry with %s is refused in the words of check:content', (_, field, value, words) => {
  const written = text.replace(new RegExp(`^${field}: .*$`, 'm'), `${field}: ${value}`);
  expect(saveEntry(article, written, text).mistakes).toEqual([
    { file: article, line: expect.any(Number) as number, field, message: expect.stringMatching(words) as string },
  ]);
});

test('a picture elsewhere stays a picture beside a changed text', () => {
  const pictures = `${body}\nSee ![The first_page](./gst_receipt.jpg) here.\n`;
  const before = toMdx(makeArticle(), pictures.trimEnd());
  const changed = (whole: string) => whole.replace('here.', 'there.');
  expect(edit(article, before, { body: changed })).toEqual({ text: changed(before), mistakes: [] });
});

test('a note to other editors stays beside a changed text', () => {
  const notes =
    'A paragraph here.\n\n{/* Below it, headings begin with ##, like <Steps> or {name}.\n\nAnd a *second* line. */}';
  const before = toMdx(makeArticle(), notes);
  const changed = (whole: string) => whole.replace('here.', 'there.');
  expect(edit(article, before, { body: changed })).toEqual({ text: changed(before), mistakes: [] });
});

test.each([
  '| <Product /> | <AppFact fact="version" /> |',
  'A line that is not a row with <Product />',
  '| 2 < 3 | a |',
])('%s is the same after it was shown as text', (row) => {
  expect(editorTextToMdx(mdxToEditorText(row))).toBe(row);
});

test('a part in a cell is shown as text', () => {
  expect(mdxToEditorText('| <Product /> | <AppFact fact="version" /> |')).toBe(
    '| ⟦Product⟧ | ⟦AppFact fact="version"⟧ |',
  );
});
