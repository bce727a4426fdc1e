import { pathToFileURL } from 'node:url';
import { markdownToHtml, type MarkdownToHtmlResult } from 'satteri';
import { expect, test } from 'vitest';
import { ContentReader } from '#authoring/index.ts';
import { markdownPlugins } from '#integrations/content/index.ts';
import { inlineMarkdown } from '#lib/content/inline-markdown.ts';

const link = (label: string) => `<sup><a href="#source-2" aria-label="${label}">2</a></sup>`;

test.each([
  ['en', 'Source 2'],
  ['hi', 'स्रोत 2'],
])('the link to a source is named in the language of the page: %s', (language, label) => {
  expect(inlineMarkdown('A fact.[^2]', language)).toBe(`A fact.${link(label)}`);
});

const hastPlugins = markdownPlugins(new ContentReader(process.cwd()));

/** A text that is compiled as one of content/pages. */
function compile(file: string, text: string): string {
  const fileURL = pathToFileURL(file);
  const paths = { localImagePaths: new Set<string>(), remoteImagePaths: new Set<string>() };
  const astro = { ...paths, frontmatter: {}, headings: [] };
  return (markdownToHtml(text, { hastPlugins, fileURL, data: { astro } }) as MarkdownToHtmlResult).html;
}

test.each([
  ['content/pages/security.mdx', 'Source 2', '<a href="/faq#general">', '<a href="/blog">blog</a>'],
  [
    'content/pages/security.hi.mdx',
    'स्रोत 2',
    '<a href="/hi/faq#general">',
    '<a href="/blog" hreflang="en">blog (अंग्रेज़ी में)</a>',
  ],
])('sources and links of a text are those of its language: %s', (file, label, ...links) => {
  const html = compile(file, 'A fact.[^2] [Questions](/faq#general), [blog](/blog).');
  expect(html).toContain(link(label));
  for (const part of links) expect(html).toContain(part);
});

test('the headings of a translation have the ids of the English ones', () => {
  const ids = (file: string) => [...compile(file, '## One\n\n### Two').matchAll(/id="(.*?)"/g)].map(([, id]) => id);
  expect(ids('content/pages/security.mdx')).toEqual(['one', 'two']);
  expect(ids('content/pages/security.hi.mdx')).toEqual(['a-pdf-with-a-password', 'what-we-never-ask-for']);
});
