import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readPage } from '#integrations/finish/built-page.ts';
import {
  addClassesOfFigures,
  finishPage,
  refuseOtherStyles,
  type BuiltSite,
} from '#integrations/finish/finish-pages.ts';
import { createStyleCompiler } from '#integrations/finish/page-styles.ts';

const sheet = '/*! tailwindcss v4 */.flex{display:flex}.hidden{display:none}.mt-1{margin-top:1px}';
const [backend, news] = ['https://db.example', 'https://news.example'] as const;
const site: BuiltSite = {
  chunks: new Map([
    ['/_astro/react.A1.js', 'className:"table-caption"'],
    ['/_astro/Theme.B2.js', 'import"./react.A1.js";className:"underline"'],
    ['/_astro/Form.C3.js', 'import"./react.A1.js";import("./supabase.D4.js")'],
    ['/_astro/supabase.D4.js', 'connect("https://db.example")'],
  ]),
  compileStyles: createStyleCompiler(
    `@import 'tailwindcss' source(none);`,
    fileURLToPath(new URL('.', import.meta.url)),
  ),
  ownClasses: new Set(['flex']),
  backendOrigin: backend,
  formOrigins: [news],
};

const island = (name: string) =>
  `<astro-island component-url="/_astro/${name}.js" renderer-url="/_astro/react.A1.js"></astro-island>`;
const finish = (body: string, style = sheet) =>
  finishPage(
    readPage(
      '/about.html',
      `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><style>${style}</style></head><body>${body}</body></html>`,
    ),
    site,
  );

const styleHashes = (html: string) => /style-src ([^;]*)/.exec(html)?.[1]?.split(' ');

describe('a finished page', () => {
  it('has its policy straight after the charset and keeps the rest as it was', async () => {
    const html = await finish('<p class="flex">₹1,240</p>');
    expect(html).toMatch(
      /^<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src 'none';/,
    );
    expect(html).toMatch(/<\/style><\/head><body><p class="flex">₹1,240<\/p><\/body><\/html>$/);
  });

  it('has the styles of its own classes and islands, and no others', async () => {
    const html = await finish(`<p class="flex"></p>${island('Theme.B2')}`);
    expect(html).toContain('.flex{display:flex}');
    expect(html).toContain('.underline{');
    expect(html).not.toContain('.hidden{');
    expect(html).not.toContain('.table-caption{');
    expect(await finish('<p class="flex"></p>')).not.toContain('.underline{');
  });

  it('has short names for its classes, except for those of the site and those that its scripts name', async () => {
    const html = await finish(
      `<p class="flex underline mt-1 hidden"></p><script>toggle("hidden")</script>${island('Theme.B2')}`,
    );
    expect(html).toContain('<p class="flex underline a hidden">');
    expect(html).toContain('.a{margin-top:');
    expect(await finish('<p class="underline"></p>')).toContain('<p class="a">');
  });

  it.each([
    ['connect to the backend where an island can load its client', island('Form.C3'), `connect-src 'self' ${backend};`],
    ['connect to the site alone elsewhere', island('Theme.B2'), `connect-src 'self';`],
    ['post to a host that the site lists', `<form action="${news}/subscribe"></form>`, `form-action 'self' ${news};`],
    ['post to no other host', '<form action="https://evil.example/news.example"></form>', `form-action 'self';`],
    ['post to the site alone elsewhere', '<form action="/contact"></form>', `form-action 'self';`],
  ])('may %s', async (_, body, directive) => {
    expect(await finish(body)).toContain(directive);
  });

  it('has one style, in the head, even where the build put one into the body', async () => {
    const html = await finish('<p>a</p><style>astro-island{display:contents}</style><p>b</p>');
    expect(html).toMatch(/astro-island\{display:contents\}<\/style><\/head>/);
    expect(html).toContain('<p>a</p><p>b</p>');
    expect(styleHashes(html)).toHaveLength(1);
  });

  it('keeps styles for another medium, or for those without scripts, in their places and allows them', async () => {
    const styles = '<style media="print">p{}</style><noscript><style>n{}</style></noscript>';
    const html = await finish(styles);
    expect(html).toContain(`<body>${styles}</body>`);
    expect(styleHashes(html)).toHaveLength(3);
  });

  it('allows nothing that it does not contain, and inline code by its hash, from UTF-8, each once', async () => {
    const policyOf = async (head: string) => {
      const page = readPage('/bare.html', `<!DOCTYPE html><html><head><meta charset="utf-8">${head}</head></html>`);
      return / content="(.*?)"/.exec(await finishPage(page, site))?.[1];
    };
    const policy = (scripts: string) =>
      `default-src 'none';script-src ${scripts};style-src 'none';img-src 'self' data:;font-src 'self';manifest-src 'self';connect-src 'self';form-action 'self';base-uri 'none'`;
    expect(await policyOf('')).toBe(policy(`'none'`));
    const hash = `'sha256-v2TJ9KI4NavyxFITI7AEtlliI3e5c3htTtMAP2PxO9Y='`;
    const inline = '<script data-src="/a.js">"₹"</script>';
    expect(await policyOf(inline + inline)).toBe(policy(hash));
    expect(await policyOf(`${inline}<script src="/a.js"></script>`)).toBe(policy(`'self' ${hash}`));
  });
});

describe('the build', () => {
  const source = fileURLToPath(new URL('../../src/', import.meta.url));

  it.each([
    ['the <style> of a component', 'components/Footer.astro?astro&type=style&index=0&lang.css'],
    ['a further style sheet', 'styles/print.css'],
    ['a style sheet of the same name elsewhere', 'islands/global.css?inline'],
  ])('is stopped by %s, which pages would lack', (_, id) => {
    expect(() => refuseOtherStyles(source + id)).toThrow(`${id.split('?')[0]} has styles of its own`);
  });

  it('is not stopped by the style sheet, nor by files without styles', () => {
    for (const id of ['styles/global.css', 'styles/global.css?direct', 'lib/css.ts', 'components/Footer.astro'])
      expect(() => refuseOtherStyles(source + id)).not.toThrow();
  });
});

it('in dev the style sheet can count up to any figure', async () => {
  const entry = fileURLToPath(new URL('../../src/styles/global.css', import.meta.url));
  const code = readFileSync(entry, 'utf8');
  const compile = (css: string) => createStyleCompiler(css, dirname(entry))(new Set(['count-up']), 'en');
  expect(await compile(addClassesOfFigures(code, entry) ?? '')).toContain('.count-to-256{--count-to:256}');
  expect(await compile(code)).not.toContain('.count-to-');
  expect(addClassesOfFigures(code, `${entry}/other.css`)).toBeUndefined();
});
