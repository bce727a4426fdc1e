import { parse } from 'postcss';
import { describe, expect, it, test } from 'vitest';
import { readPage, replaceSpans } from '#integrations/finish/built-page.ts';
import { shortenClasses, shortenColours } from '#integrations/finish/short-classes.ts';

/** The body of a page and its styles with short names for the classes. */
function shorten(body: string, css: string, kept: readonly string[] = []) {
  const page = readPage('/a.html', `<html><head><meta charset="utf-8"></head><body>${body}</body></html>`);
  const short = shortenClasses(page, css, (name) => kept.includes(name));
  const html = replaceSpans(page.html, short.attributes);
  return { body: /<body>(.*)<\/body>/s.exec(html)?.[1], css: short.css };
}

describe('short names of classes', () => {
  it('are the same in the page and its styles, the shortest for the most frequent', () => {
    expect(
      shorten(
        '<p class="mt-7 flex"></p><p class=flex></p>',
        '.mt-7{margin:7px}.flex{display:flex}.mt-7 .flex:hover{a:b}',
      ),
    ).toEqual({
      body: '<p class="b a"></p><p class="a"></p>',
      css: '.b{margin:7px}.a{display:flex}.b .a:hover{a:b}',
    });
  });

  it('replace what Tailwind escapes, in conditions too', () => {
    const css = String.raw`@media (min-width:1px){.md\:mt-1\.5{a:b}}.w-\[50\%\]>.\32 xl:where(.\[\&_a\]\:link *){c:d}`;
    expect(shorten('<p class="md:mt-1.5 w-[50%] 2xl [&amp;_a]:link"></p>', css)).toEqual({
      body: '<p class="a b c d"></p>',
      css: '@media (min-width:1px){.a{a:b}}.b>.c:where(.d *){c:d}',
    });
  });

  it('leave alone what is not a class, and classes that no element has', () => {
    const css = '@keyframes flex{33.5%{a:b}}.flex{animation:flex 1.5s;b:url(x.flex)}.flexible{c:d}flex{e:f}';
    expect(shorten('<flex class="flex" id="flex">.flex</flex>', css)).toEqual({
      body: '<flex class="a" id="flex">.flex</flex>',
      css: '@keyframes flex{33.5%{a:b}}.a{animation:flex 1.5s;b:url(x.flex)}.flexible{c:d}flex{e:f}',
    });
  });

  it('are not given to classes that must be kept, and repeat no name that is in use', () => {
    const { body, css } = shorten('<p class="a &amp;&quot; flex grid"></p>', '.flex{a:b}.grid{c:d}.b .c{e:f}', [
      'a',
      '&"',
    ]);
    expect(body).toBe('<p class="a &amp;&quot; d e"></p>');
    expect(css).toBe('.d{a:b}.e{c:d}.b .c{e:f}');
  });

  it('are different for any number of classes', () => {
    const names = Array.from({ length: 400 }, (_, index) => `m-${index}`);
    const { css } = shorten(`<p class="${names.join(' ')}"></p>`, names.map((name) => `.${name}{a:b}`).join(''));
    const selectors = new Set<string>();
    parse(css).walkRules(({ selector }) => void selectors.add(selector));
    expect(selectors.size).toBe(400);
    expect(css).not.toContain('.m-');
  });
});

test('colours get short names, unless a script reads them by name', () => {
  const css =
    ':root{--color-ink:#000;--color-ink-soft:#111}p{color:var(--color-ink);border-color:var(--color-ink-soft)}';
  expect(shortenColours(css, ["read('--color-ink-soft')"])).toBe(
    ':root{--a:#000;--color-ink-soft:#111}p{color:var(--a);border-color:var(--color-ink-soft)}',
  );
});
