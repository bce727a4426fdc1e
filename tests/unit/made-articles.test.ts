import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readCollection, readContent } from '#authoring/index.ts';
import { formatMistakes } from '#lib/build/content-error.ts';
import { articleExtensions, makeArticles } from '../../src/bench/made-articles.ts';
import { makeContent, removeFolder, toMdx, writeFiles } from '../helpers/content-site.ts';
import { makeArticle } from '../helpers/make.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach(removeFolder));

/** The smallest content and what was made from it. */
async function make(count: number, extension: (typeof articleExtensions)[number]) {
  const body = '<Callout title="An aside">\n\nA statement has forty lines.\n\n</Callout>';
  const tax = toMdx(makeArticle({ category: 'Tax Planning', publishDate: '2026-10-01', featured: true }), body);
  const project = writeFiles(makeContent().set('content/blog/tax.mdx', tax));
  folders.push(project);
  await makeArticles(project, count, extension);
  const made = readCollection(project, 'blog').filter(({ id }) => id.startsWith('made-'));
  return { project, made };
}

it.each(articleExtensions)('articles made for a measurement have no mistake, as .%s', async (extension) => {
  const { project, made } = await make(30, extension);
  expect(made.map(({ file }) => file.endsWith(`.${extension}`))).toEqual(Array(30).fill(true));
  expect(formatMistakes(readContent(project).mistakes)).toBe('');
});

it('they are as long as the others, in all categories, and differ in lists', async () => {
  const { project, made } = await make(4, 'md');
  const texts = made.map(({ file }) => readFileSync(join(project, file), 'utf8'));
  expect(texts.map((text) => text.split('\n---\n')[1]?.trim()).sort()).toEqual([
    ...Array<string>(2).fill('A paragraph.'),
    ...Array<string>(2).fill('A statement has forty lines.'),
  ]);
  expect(texts.filter((text) => text.includes('category: Tax Planning'))).toHaveLength(2);
  expect(texts.filter((text) => text.includes('featured: true'))).toEqual([]);
  expect(new Set(texts.map((text) => /^title: .*/m.exec(text)?.[0])).size).toBe(4);
});
