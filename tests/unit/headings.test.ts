import { satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { headingLinks } from '#authoring/load/headings.ts';
import { pluginData } from '../helpers/content-site.ts';

test.each([
  ['## Refunds', '<h2 id="refunds"><a href="#refunds">Refunds</a></h2>'],
  ['## [Refunds](/faq)', '<h2 id="refunds"><a href="/faq">Refunds</a></h2>'],
  ['## **[Refunds](/faq)**', '<h2 id="refunds"><strong><a href="/faq">Refunds</a></strong></h2>'],
])('the heading %s holds one link', (markdown, html) => {
  const hastPlugins = [satteriHeadingIdsPlugin(), headingLinks];
  expect(markdownToHtml(markdown, { hastPlugins, data: pluginData })).toMatchObject({ html: `${html}\n` });
});
