import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { classCandidates, createStyleCompiler, isTailwindSheet } from '#integrations/finish/page-styles.ts';

const source = `
  @import 'tailwindcss' source(none);
  @utility seal { border: 3px double; }
  @layer base { html { color: #123456; } }
`;
const stylesEntry = fileURLToPath(new URL('../../src/styles/global.css', import.meta.url));
const compileStyles = createStyleCompiler(source, fileURLToPath(new URL('.', import.meta.url)));
const compile = (...classes: string[]) => compileStyles(new Set(classes), 'en');

describe('the styles of a page', () => {
  it('hold the utilities of its classes, none of the page before, and the plain rules', async () => {
    await compile('underline');
    const css = await compile('seal', 'dark:md:flex', 'no-such-utility');
    expect(css).toContain('.seal{border:3px double}');
    expect(css).toContain('.dark\\:md\\:flex');
    expect(css).toContain('html{color:#123456}');
    expect(css).not.toMatch(/\.flex{|no-such-utility|\.underline/);
    expect(await compile('flex')).not.toContain('.seal');
  });

  it('are compiled once for pages with the same classes in another order', () => {
    expect(compile('grid', 'mt-2')).toBe(compile('mt-2', 'grid'));
    expect(compile('grid', 'mt-2')).not.toBe(compile('grid', 'mt-3'));
  });

  it('lack the banner that marks a sheet of Tailwind', async () => {
    expect(isTailwindSheet('/*! tailwindcss v4.3.3 | MIT License | https://tailwindcss.com */\n@layer theme;')).toBe(
      true,
    );
    expect(isTailwindSheet('astro-island{display:contents}/*! tailwindcss v4.3.3 */')).toBe(false);
    expect(await compile('flex')).not.toContain('/*!');
  });

  it('are in no layer, the plain rules before the utilities', async () => {
    const css = await compile('flex', 'border');
    expect(css).not.toContain('@layer');
    expect(css).toMatch(/html{color:#123456}.*\.flex{/s);
  });

  it('have variables only where they change, in every browser the same', async () => {
    const plain = await compile('border');
    expect(plain).toContain('.border{border-width:1px}');
    expect(plain).not.toMatch(/--tw-|@property/);
    const dashed = await compile('border', 'border-dashed');
    expect(dashed).toContain('.border{border-width:1px}');
    expect(dashed).toContain('.border-dashed{border-style:dashed}');
    const before = await compile('before:border', 'before:border-dashed');
    expect(before).toMatch(/\*,:before,:after,::backdrop{[^}]*--tw-border-style:solid/);
    expect(before).toContain('{content:"";border-style:var(--tw-border-style);border-width:1px}');
  });
});

describe('the styles of a page in its language', () => {
  const compileSite = createStyleCompiler(readFileSync(stylesEntry, 'utf8'), dirname(stylesEntry));
  const classes = new Set(['text-xl', 'stamp', 'font-display', 'text-2xl/none']);

  it('hold the rules for it and none for others', async () => {
    const compile = createStyleCompiler(
      `:root:lang(en) p{a:b} :root:not(:lang(en)){c:d} :root:lang(hi).dark{e:f} q:lang(hi){g:h}`,
      '.',
    );
    expect(await compile(new Set(), 'en-IN')).toBe('p{a:b}q:lang(hi){g:h}');
    expect(await compile(new Set(), 'hi')).toBe(':root{c:d}.dark{e:f}q:lang(hi){g:h}');
    expect(await compile(new Set(), 'eng')).toBe(':root{c:d}q:lang(hi){g:h}');
  });

  it('set Devanagari smaller in the same lines, in fonts that have it, and load none', async () => {
    const [english, hindi, marathi] = await Promise.all(
      ['en-IN', 'hi-IN', 'mr'].map((lang) => compileSite(classes, lang)),
    );
    expect(english).toContain('.text-xl{font-size:1.5rem;line-height:1.75rem}');
    expect(english).toMatch(/@font-face{font-family:Eczar/);
    expect(english).toContain('.save-data{--font-display:serif}');
    expect(english).not.toMatch(/Devanagari|:lang|--text-|--font-sans/);

    expect(hindi).toContain('.text-xl{font-size:1.25rem;line-height:1.75rem}');
    expect(hindi).toContain('.text-2xl\\/none{font-size:1.5rem;line-height:1}');
    expect(hindi).toMatch(/body{[^}]*Noto Sans Devanagari,[^}]*sans-serif/);
    expect(hindi).toMatch(/\.stamp{[^}]*letter-spacing:0;/);
    expect(hindi).not.toMatch(/Eczar|:lang|--text-|--font-|save-data/);
    expect(marathi).toBe(hindi);
  });

  it('keep a font that one rule is set in, and a variable with two values', async () => {
    const fonts = `@font-face{font-family:A;src:url(a)}@font-face{font-family:B;src:url(b)}`;
    const compile = createStyleCompiler(`${fonts}:root{--font-x:A}.a{--font-x:c}p{font-family:var(--font-x)}`, '.');
    expect(await compile(new Set(), 'en')).toBe(
      '@font-face{font-family:A;src:url(a)}:root{--font-x:A}.a{--font-x:c}p{font-family:var(--font-x)}',
    );
  });
});

describe('the plain rules of the site', () => {
  it('outweigh no utility without their layer, except those that are meant to', () => {
    const outweighing: string[] = [];
    parse(readFileSync(stylesEntry, 'utf8')).walkAtRules('layer', (layer) => {
      layer.walkRules(({ selectors }) => {
        // More than one class, attribute or pseudo-class; what takes no class from outside is not met by a utility.
        outweighing.push(
          ...selectors.filter((selector) => (selector.match(/\.|\[|(?<!:):(?!:|not|has)/g) ?? []).length > 1),
        );
      });
    });
    expect(outweighing).toEqual([
      'a:not([class]):hover',
      '.link:hover',
      ':root:not(:lang(en))',
      'dialog:not([open]):not([popover])',
      'html:not(.js) .needs-script',
      '.bg-cloth :focus-visible',
      ':root:lang(en).save-data',
    ]);
  });
});

describe('the classes in a script', () => {
  it('are found in every kind of quotes and in branches', () => {
    const code = 'jsx("p",{className:`hidden`,children:a?"notice-error":\'md:mt-1.5 flex\'})';
    expect(classCandidates(code)).toEqual(expect.arrayContaining(['hidden', 'notice-error', 'md:mt-1.5', 'flex']));
  });
});
