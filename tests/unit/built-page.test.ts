import { describe, expect, it, test } from 'vitest';
import { tidyScripts, readPage, replaceSpans } from '#integrations/finish/built-page.ts';

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

  it('finds what can be shorter: unused attributes and quotes of islands', () => {
    const island = (attributes: string) => `<astro-island ${attributes}></astro-island>`;
    const islands = island('uid="Z1" props="{&quot;a&quot;:1}" client="wake"') + island(`props="{&quot;it's&quot;:1}"`);
    const page = inPage(islands);
    expect(page.savings.map(({ start, end, by }) => [page.html.slice(start, end), by])).toEqual([
      [' uid="Z1"', ''],
      [' props="{&quot;a&quot;:1}"', ` props='{"a":1}'`],
      [' client="wake"', ''],
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

test('the script that defines islands joins that of the head, where there is one', () => {
  const island = '<script>customElements.define("astro-island",A);</script>';
  expect(tidyScripts(`<head><script>a()</script></head><p>b</p>${island}<p>c<!--astro:end--></p>`)).toBe(
    '<head><script>a();customElements.define("astro-island",A);</script></head><p>b</p><p>c</p>',
  );
  expect(tidyScripts(`<head></head>${island}`)).toBe(`<head></head>${island}`);
});

test('only the script that Astro writes for the directive is dropped', () => {
  const directive =
    '<script>(()=>{var e=void 0;(self.Astro||(self.Astro={})).wake=e;window.dispatchEvent(new Event("astro:wake"));})();</script>';
  const others = '<script>a()</script><script type="application/ld+json">{}</script><p>b</p>';
  expect(tidyScripts(`<p>a</p>${directive}${others}`)).toBe(`<p>a</p>${others}`);
});

test('spans are replaced by offsets of the original, dollar signs as they are', () => {
  const spans = [
    { start: 4, end: 6, by: '$&' },
    { start: 1, end: 1, by: '-' },
    { start: 2, end: 3, by: '' },
  ];
  expect(replaceSpans('abcdef', spans)).toBe('a-bd$&');
});
