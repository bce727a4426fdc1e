import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { classCandidates, createStyleCompiler, isTailwindSheet } from '#integrations/finish/page-styles.ts';

const source = `
  @import 'tailwindcss' source(none);
  @utility seal { border: 3px double; }
  @layer base { html { color: #123456; } }
`;
const compileStyles = createStyleCompiler(source, fileURLToPath(new URL('.', import.meta.url)));

describe('the styles of a page', () => {
  it('hold the utilities of its classes and no others', async () => {
    const css = await compileStyles(new Set(['seal', 'dark:md:flex', 'no-such-utility']));
    expect(css).toContain('.seal{border:3px double}');
    expect(css).toContain('.dark\\:md\\:flex');
    expect(css).not.toContain('.flex{');
    expect(css).not.toContain('no-such-utility');
  });

  it('leave a utility of the site out where no element has it, and keep its plain rules', async () => {
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
    expect(await compileStyles(new Set(['flex']))).toMatch(/^@layer/);
  });
});

describe('the classes in a script', () => {
  it('are found in every kind of quotes and in branches', () => {
    const code = 'jsx("p",{className:`hidden`,children:a?"notice-error":\'md:mt-1.5 flex\'})';
    expect(classCandidates(code)).toEqual(expect.arrayContaining(['hidden', 'notice-error', 'md:mt-1.5', 'flex']));
  });
});
