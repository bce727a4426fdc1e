import { describe, expect, it, test } from 'vitest';
import { readPage, replaceSpans } from '#integrations/finish/built-page.ts';

const inPage = (body: string, head = '') =>
  readPage(
    '/about.html',
    `<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`,
  );

describe('reading a page', () => {
  it('collects decoded classes, in templates and SVG too, from no other attribute', () => {
    const { classes } = inPage(
      '<p class=" flex\n[&amp;_a]:link"></p><template><b class="in-template"></b></template><svg class="size-4"></svg><p data-class="not-this"></p>',
    );
    expect(classes).toEqual(new Set(['flex', '[&_a]:link', 'in-template', 'size-4']));
  });

  it('finds no class, script or style in text and comments', () => {
    const page = inPage(
      '<!-- <p class="a"></p> --><textarea><script>b</script><style>c</style></textarea><script>"<p class=d>"</script>',
    );
    expect(page.classes).toEqual(new Set());
    expect(page.styles).toEqual([]);
    expect(page.inlineScripts).toEqual(['"<p class=d>"']);
  });

  it('tells scripts that run from data by their type', () => {
    const executable = ['', 'module', 'TEXT/JavaScript', 'speculationrules', 'importmap'];
    const data = [
      'application/ld+json',
      'application/json',
      'text/javascript; charset=utf-8',
      'text/x-module',
      'text/javascript2',
    ];
    const scripts = [...executable, ...data].map((type) => `<script type="${type}">${type}</script>`);
    expect(inPage(`<script>no type</script>${scripts.join('')}`).inlineScripts).toEqual(['no type', ...executable]);
  });

  it('finds what can be shorter: quotes of islands', () => {
    const island = (attributes: string) => `<astro-island ${attributes}></astro-island>`;
    const islands = island('uid="Z1" props="{&quot;a&quot;:1}"') + island(`props="{&quot;it's&quot;:1}"`);
    const page = inPage(islands);
    expect(page.savings.map(({ start, end, by }) => [page.html.slice(start, end), by])).toEqual([
      ['props="{&quot;a&quot;:1}"', `props='{"a":1}'`],
    ]);
  });

  it.each([
    ['<html>', '<!DOCTYPE html><head><meta charset="utf-8"></head>', 'the <html> tag is missing'],
    [
      '<meta charset>',
      '<!DOCTYPE html><html><head><meta name="charset"></head></html>',
      '<meta charset="utf-8"> is missing',
    ],
  ])('refuses a page without %s and names it', (_, html, message) => {
    expect(() => readPage('/odd.html', html)).toThrow(`/odd.html: ${message}`);
  });
});

test('spans are replaced by offsets of the original, dollar signs as they are', () => {
  const spans = [
    { start: 4, end: 6, by: '$&' },
    { start: 1, end: 1, by: '-' },
    { start: 2, end: 3, by: '' },
  ];
  expect(replaceSpans('abcdef', spans)).toBe('a-bd$&');
});
