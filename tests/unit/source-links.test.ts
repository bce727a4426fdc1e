import { pathToFileURL } from 'node:url';
import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { translatedSources } from '#integrations/content/markdown-plugins.ts';
import { inlineMarkdown } from '#lib/build/markdown.ts';

const link = (label: string) => `<sup><a href="#source-2" aria-label="${label}">2</a></sup>`;

test.each([
  [undefined, 'Source 2'],
  ['en', 'Source 2'],
  ['hi', 'स्रोत 2'],
])('the link to a source is named in the language of the page: %s', (language, label) => {
  expect(inlineMarkdown('A fact.[^2]', false, language)).toBe(`A fact.${link(label)}`);
});

test.each([
  ['content/pages/security.mdx', 'Source 2'],
  ['content/pages/security.hi.mdx', 'स्रोत 2'],
])('and of the text: %s', (file, label) => {
  const fileURL = pathToFileURL(file);
  const { html } = markdownToHtml('A fact.[^2]', { hastPlugins: [translatedSources({ fileURL })], fileURL });
  expect(html).toContain(link(label));
});
