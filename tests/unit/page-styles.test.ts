import { readFileSync } from 'node:fs';
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

describe('the styles of a page', () => {
  it('hold the utilities of its classes and no others', async () => {
    const css = await compileStyles(new Set(['seal', 'dark:md:flex', 'no-such-utility']));
    expect(css).toContain('.seal{border:3px double}');
    expect(css).toContain('.dark\\:md\\:flex');
    expect(css).not.toContain('.flex{');
    expect(css).not.toContain('no-such-utility');
  });

  it('leave out a utility that no element has, and keep plain rules', async () => {
    const css = await compileStyles(new Set(['flex']));
    expect(css).not.toContain('.seal');
    expect(css).toContain('html{color:#123456}');
  });

  it('do not remember the classes of the page before', async () => {
    await compileStyles(new Set(['underline']));
    expect(await compileStyles(new Set(['italic']))).not.toContain('.underline');
  });

  it('are compiled once for pages with the same classes in another order', () => {
    expect(compileStyles(new Set(['grid', 'mt-2']))).toBe(compileStyles(new Set(['mt-2', 'grid'])));
    expect(compileStyles(new Set(['grid', 'mt-2']))).not.toBe(compileStyles(new Set(['grid', 'mt-3'])));
  });

  it('lack the banner by which a sheet of Tailwind is known', async () => {
    expect(isTailwindSheet('/*! tailwindcss v4.3.3 | MIT License | https://tailwindcss.com */\n@layer theme;')).toBe(
      true,
    );
    expect(isTailwindSheet('astro-island{display:contents}/*! tailwindcss v4.3.3 */')).toBe(false);
    expect(await compileStyles(new Set(['flex']))).not.toContain('/*!');
  });

  it('are in no layer, the plain rules before the utilities', async () => {
    const css = await compileStyles(new Set(['flex', 'border']));
    expect(css).not.toContain('@layer');
    expect(css.indexOf('html{color:#123456}')).toBeGreaterThan(-1);
    expect(css.indexOf('html{color:#123456}')).toBeLessThan(css.indexOf('.flex{'));
  });

  it('have variables only where they change, in every browser the same', async () => {
    const plain = await compileStyles(new Set(['border']));
    expect(plain).toContain('.border{border-style:solid;border-width:1px}');
    expect(plain).not.toMatch(/--tw-|@property/);
    const dashed = await compileStyles(new Set(['border', 'border-dashed']));
    expect(dashed).toMatch(/\*,:before,:after,::backdrop{[^}]*--tw-border-style:solid/);
    expect(dashed).toContain('.border{border-style:var(--tw-border-style);border-width:1px}');
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
      'dialog:not([open]):not([popover])',
      'html:not(.js) .needs-script',
      '.bg-cloth :focus-visible',
    ]);
  });
});

describe('the classes in a script', () => {
  it('are found in every kind of quotes and in branches', () => {
    const code = 'jsx("p",{className:`hidden`,children:a?"notice-error":\'md:mt-1.5 flex\'})';
    expect(classCandidates(code)).toEqual(expect.arrayContaining(['hidden', 'notice-error', 'md:mt-1.5', 'flex']));
  });
});
