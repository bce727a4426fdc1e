import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ContentReader, siteUrlFrom } from '#authoring/index.ts';
import { codeForms } from '#authoring/load/markdown-plugins.ts';
import { formatErrors } from '#lib/errors.ts';
import { interfaceWords, toJson, toMdx } from '../helpers/content-site.ts';
import { readEdited, writeEntry, writeFile, type Edit } from '../helpers/edits.ts';
import { makeArticle, makeCode, makeState } from '../helpers/make.ts';

/** The smallest content after these edits, how it is read, and how a file of it is changed. */
function edit(...edits: readonly Edit[]) {
  const { folder } = readEdited(...edits);
  const reader = new ContentReader(folder);
  const save = (file: string, text: string) => {
    writeFileSync(join(folder, file), text);
    return reader.refresh(join(folder, file));
  };
  const remove = (file: string) => {
    rmSync(join(folder, file));
    return reader.refresh(join(folder, file));
  };
  return { folder, reader, save, remove };
}

test('{name} and the prices are filled in at any depth, and other tokens stay', () => {
  const { reader } = edit();
  expect(reader.fill({ title: 'How {name} reads', summary: ['From {freePrice}.', '{banks} and {other}'] })).toEqual({
    title: 'How Product reads',
    summary: ['From ₹0.', '{banks} and {other}'],
  });
});

test('only the file that was saved is read again', () => {
  const { reader, save } = edit(writeEntry('content/states/goa.json', makeState({ capital: 'Panaji', order: 2 })));
  const [goa, maharashtra] = reader.entries('states');
  const before = reader.content();
  expect(reader.content()).toBe(before);

  expect(save('content/states/goa.json', toJson(makeState({ capital: 'Margao', order: 2 })))).toBe(true);
  expect(reader.content()).not.toBe(before);
  const [changed, same] = reader.entries('states');
  expect([goa, changed].map((entry) => (entry?.data as { capital: string }).capital)).toEqual(['Panaji', 'Margao']);
  expect(same).toBe(maharashtra);
  expect(save('package.json', '{}')).toBe(false);
});

test('files that are added, removed and mended are noticed', () => {
  const { reader, save, remove } = edit();
  const told = () => formatErrors(reader.content().errors);
  const file = 'content/states/goa.json';
  save(file, '{');
  expect(told()).toBe(`${file}:1:2: close brace expected → compare it with another file of this kind`);
  save(file, toJson(makeState({ order: 2 })));
  expect(told()).toBe('');
  expect(reader.entries('states').map(({ id }) => id)).toEqual(['goa', 'maharashtra']);
  remove(file);
  expect(reader.entries('states').map(({ id }) => id)).toEqual(['maharashtra']);

  save('content/blog/gst.mdx', toMdx(makeArticle({ related: ['tds', 'vat'] })));
  expect(told()).toContain('related #1: "tds" has no file content/blog/tds.mdx');
  for (const name of ['tds', 'vat']) save(`content/blog/${name}.mdx`, toMdx(makeArticle()));
  expect(told()).toBe('');
});

test('redirects that are edited, and pages and files that are added, are noticed', () => {
  const { reader, save, folder } = edit(writeFile('public/_redirects', '/old /faq 301\n'));
  const told = () => formatErrors(reader.content().errors);
  expect(told()).toBe('');
  save('public/_redirects', '/old /fq 301\n');
  expect(told()).toContain('public/_redirects:1: "/fq" leads to no page of this site');
  save('public/_redirects', '/old /faq 301\n');
  expect(told()).toBe('');

  const before = reader.content();
  expect(reader.refresh(join(folder, 'src/pages/press.astro'))).toBe(true);
  expect(reader.content()).not.toBe(before);
  expect(reader.refresh(join(folder, 'src/components/pages/Press.astro'))).toBe(false);
});

test('a translation may be saved before the English text that it translates', () => {
  const { reader, save } = edit(writeFile('content/words/hi.json', interfaceWords));
  const told = () => formatErrors(reader.content().errors);
  const callout = '<Callout title="A">\n\nA paragraph.\n\n</Callout>';
  const { title, description, excerpt, keywords, summary } = makeArticle({ title: 'A title for two languages' });
  save('content/blog/new.hi.mdx', toMdx({ title, description, excerpt, summary, keywords }, callout));
  expect(told()).toContain('content/blog/new.hi.mdx: translates content/blog/new.mdx, which does not exist');
  save('content/blog/new.mdx', toMdx(makeArticle({ title: 'A title for two languages' }), callout));
  expect(told()).toBe('');
});

test('what Astro is started with is known in spite of mistakes', () => {
  const { reader, save } = edit(writeFile('content/site.json', '{\n  "url": "https://site.example"\n  "name": "P'));
  expect(siteUrlFrom(reader)).toBe('https://site.example');
  expect(reader.site()).toBeUndefined();
  save('content/site.json', '');
  expect(siteUrlFrom(reader)).toBe('http://localhost:4321');
  save('content/words/en.json', '{');
  expect([reader.languages(), reader.words()]).toEqual([['en'], undefined]);
});

test('a code with mistakes is left out of the links, and one that is added is linked', () => {
  const { reader, save } = edit();
  const forms = () => codeForms(reader).map(({ form }) => form);
  expect(forms()).toEqual(['NWD-', 'NWD']);
  save('content/codes/atw.json', toJson({ ...makeCode({ code: 'ATW', aliases: [] }), group: 'nothing' }));
  expect(forms()).toEqual(['NWD-', 'NWD']);
  save('content/codes/atw.json', toJson(makeCode({ code: 'ATW', aliases: [] })));
  expect(forms()).toEqual(['NWD-', 'ATW', 'NWD']);
});
