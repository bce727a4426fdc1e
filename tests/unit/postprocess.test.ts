import { readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { describe, expect, it, test } from 'vitest';
import { parsePage, ScriptFiles } from '#publish/built-page.ts';
import { lowerCss } from '#publish/page-styles.ts';
import { rewriteHtml } from '#publish/rewrite-html.ts';
import styles from './postprocess.json' with { type: 'json' };

const [backend, news] = ['https://db.example', 'https://news.example'];

const toHtml = (body: string, css = '') =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><style>${css}</style></head><body>${body}</body></html>`;

/** A page with this body, style sheet and script files as it is served. */
async function served(body: string, css = '', ...scripts: string[]): Promise<string> {
  const page = parsePage('about.html', toHtml(body, css), new ScriptFiles(new Map()));
  return await rewriteHtml({ ...page, scripts }, { backendOrigin: backend, formOrigins: [news] });
}

describe('the styles of a page', () => {
  const stylesOf = async (...page: Parameters<typeof served>) =>
    /<style>(.*?)<\/style>/s.exec(await served(...page))?.[1];

  it.each(styles)('hold the %s that it uses, and no others', async (_, body, used, unused) => {
    expect(await stylesOf(body, used + unused)).toBe(used);
  });

  it('hold no variable that no rule uses', async () => {
    expect(await stylesOf('<p></p>', ':root{--a:1;--b:2}p{c:var(--a)}')).toBe(':root{--a:1}p{c:var(--a)}');
  });

  it('give variables short names, but those of scripts, and not in the name of a class', async () => {
    const css = String.raw`:root{--long-one:1;--long-two:2}p{c:var(--long-one);d:var(--long-two)}.\[--long-one\:2\]{--long-one:2}`;
    const short = String.raw`:root{--a:1;--long-two:2}p{c:var(--a);d:var(--long-two)}.\[--long-one\:2\]{--a:2}`;
    const page = "<p class='[--long-one:2]'></p><script>style.setProperty('--long-two', 3)</script>";
    expect(await stylesOf(page, css)).toBe(short);
  });

  it('hold the classes that its scripts create, inline or in files', async () => {
    const css = '.link{a:b}.md\\:mt-1\\.5{a:b}.other{a:b}';
    const script = "<script>element.className = 'link'</script>";
    expect(await stylesOf(script, css, 'jsx("p",{className:`flex md:mt-1.5`})')).toBe('.link{a:b}.md\\:mt-1\\.5{a:b}');
    expect(await stylesOf('<p>A link</p>', css)).toBe('');
  });

  it('are one sheet in the head; those for another medium, or without scripts, stay in their places', async () => {
    const others = '<style media="print">q{}</style>';
    const html = await served(`<p>a</p><style>b,p{c:d}</style>${others}<p>e</p>`, 'p{a:b}');
    expect(html).toContain('<style>p{a:b}p{c:d}</style></head>');
    expect(html).toContain(`<p>a</p>${others}<p>e</p>`);
  });

  it('leave out the parts of fields that the site lacks', () => {
    const css = '::file-selector-button{a:b}@supports (a:b){::placeholder{a:b}}::-webkit-search-decoration{a:b}';
    expect(lowerCss(css)).toBe('::-webkit-search-decoration{a:b}');
  });

  it('are in no layer, in the order of the layers, and set variables in browsers without @property', () => {
    const css = '@layer base,utilities;@layer base{p{a:b}}@layer utilities{.a{c:d}}';
    expect(lowerCss(css)).toBe('p{a:b}.a{c:d}');
    expect(lowerCss('@supports (a:b){*{--c:d}}@property --c{e:f}')).toBe('*{--c:d}');
    expect(lowerCss('@property --c{e:f}')).toBe('@property --c{e:f}');
    expect(lowerCss('@supports (a:b){*{--c:d;e:f}}')).toBe('@supports (a:b){*{--c:d;e:f}}');
  });
});

/** Browsers without layers weigh selectors instead, all browsers those of finished pages. */
test('no rule in a layer below the utilities outweighs them, except those that are meant to', () => {
  const outweighing: string[] = [];
  const base = readFileSync('src/styles/base.css', 'utf8') + readFileSync('src/styles/print.css', 'utf8');
  parse(base).walkAtRules('layer', (layer) => {
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
    'dialog:not([open]):not([popover])',
    'html:not(.js) .needs-script',
    '.bg-cloth :focus-visible',
  ]);
});

describe('the scripts of islands', () => {
  const scripts = '<script>a()</script><script>b()</script>';
  const header = (code: string) => `<header>${code}<astro-island></astro-island></header>`;
  const main = (code: string) => `<main><div><h1>A</h1><p>B</p></div>${code}<script>c()</script></main>`;

  it('stand behind the element with the heading, and the others stay in their places', async () => {
    expect(await served(header(scripts) + main(''))).toContain(`<body>${header('')}${main(scripts)}</body>`);
    expect(await served(main('') + scripts)).toContain(`<body>${main('')}${scripts}</body>`);
  });

  it('read neither the id of an island nor the usual name of its export', async () => {
    const island = (attributes: string) => `<astro-island${attributes} client="load"></astro-island>`;
    expect(await served(island(' uid="a1" prefix="r1" component-export="default"'))).toContain(island(' prefix="r1"'));
    expect(await served(island(' component-export="Menu"'))).toContain(island(' component-export="Menu"'));
  });
});

describe('the policy of a page', () => {
  const policyOf = async (...page: Parameters<typeof served>) => / content="(.*?)"/.exec(await served(...page))?.[1];
  const hash = `'sha256-v2TJ9KI4NavyxFITI7AEtlliI3e5c3htTtMAP2PxO9Y='`;

  it('needs no hash of the facts of a page, which are not sent', async () => {
    const facts = '<script type="application/json" data-page-facts>{"title":"Fees"}</script>';
    const html = await served(`${facts}<p>₹1,240</p>`);
    expect(html).not.toContain('Fees');
    expect(html).toContain("script-src 'none'");
    expect(html).toContain('<body><p>₹1,240</p></body>');
    expect(await served(facts.replace('data-page-facts', 'data-other'))).toContain('Fees');
  });

  it('allows nothing that the page does not contain, and inline code by its hash, each once', async () => {
    const policy = (scripts: string) =>
      `default-src 'none';script-src ${scripts};style-src 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';img-src 'self' data:;font-src 'self';manifest-src 'self';connect-src 'self';form-action 'self';base-uri 'none'`;
    expect(await policyOf('')).toBe(policy(`'none'`));
    const inline = '<script data-src="/a.js">"₹"</script>';
    expect(await policyOf(inline + inline)).toBe(policy(hash));
    expect(await policyOf(`${inline}<script src="/a.js"></script>`)).toBe(policy(`'self' ${hash}`));
    expect(await policyOf(inline, '', 'a()')).toBe(policy(`'self' ${hash}`));
  });

  it.each([
    ['a host that the site lists', `<form action="${news}/join"></form>`, `form-action 'self' ${news};`],
    ['no other host', '<form action="https://evil.example/news.example"></form>', `form-action 'self';`],
    ['the site alone elsewhere', '<form action="/contact"></form>', `form-action 'self';`],
  ])('lets it post to %s', async (_, body, directive) => {
    expect(await policyOf(body)).toContain(directive);
  });

  it('cannot be added to a page without <meta charset>', async () => {
    const page = parsePage('odd.html', '<html><head><meta name="charset"></head></html>', new ScriptFiles(new Map()));
    await expect(rewriteHtml(page, { backendOrigin: undefined, formOrigins: [] })).rejects.toThrow(
      'odd.html: <meta charset="utf-8"> is missing',
    );
  });
});
