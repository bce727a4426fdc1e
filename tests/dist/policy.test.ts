import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { executableScripts, pages, problemsOf, styleSheets } from '../helpers/dist.ts';
import { routesToCome } from './routes-to-come.ts';

/** The pages with a form that is stored. */
const formRoutes = ['/contact', '/give-feedback'].filter((route) => !routesToCome.includes(route));

const policyMetas = (document: Document) => [
  ...document.querySelectorAll('meta[http-equiv="content-security-policy" i]'),
];

/** The sources of each directive of the page's policy. */
function policyOf(document: Document): Map<string, string[]> {
  const directives = policyMetas(document)[0]?.getAttribute('content')?.split(';') ?? [];
  return new Map(
    directives.map((directive) => directive.trim().split(/\s+/)).map(([name = '', ...sources]) => [name, sources]),
  );
}

const hashesOf = (texts: readonly string[]) =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
const isHash = (source: string) => source.startsWith(`'sha256-`);
const unlike = (actual: readonly string[], expected: readonly string[]) =>
  expected.filter((item) => !actual.includes(item));

describe('the policy of every page', () => {
  it('comes straight after the charset, first in the head, once', () => {
    expect(
      problemsOf(({ document }) => {
        const [charset, policy] = document.head.children;
        const isInPlace = charset?.matches('meta[charset="utf-8" i]') && policy === policyMetas(document)[0];
        return isInPlace && policyMetas(document).length === 1 ? [] : ['the policy is missing, twice or late'];
      }),
    ).toEqual([]);
  });

  it('allows nothing by default, and no source but the site, its hashes, data pictures and whole origins', () => {
    const allowed = (directive: string, source: string) =>
      source === `'self'` ||
      (source === 'data:' && directive === 'img-src') ||
      (isHash(source) && /^(script|style)-src$/.test(directive)) ||
      (URL.canParse(source) && new URL(source).origin === source && /^(connect-src|form-action)$/.test(directive));
    expect(
      problemsOf(({ document }) => {
        const policy = policyOf(document);
        const closed = ['default-src', 'base-uri'].filter((name) => policy.get(name)?.join() !== `'none'`);
        const odd = [...policy].flatMap(([name, sources]) =>
          sources.join() === `'none'`
            ? []
            : sources.filter((source) => !allowed(name, source)).map((source) => `${name} ${source}`),
        );
        return [...closed, ...odd];
      }),
    ).toEqual([]);
  });

  it('has every directive that does not fall back to the default', () => {
    const needed = ['form-action', 'script-src', 'style-src'];
    expect(problemsOf(({ document }) => unlike([...policyOf(document).keys()], needed))).toEqual([]);
  });

  it.each([
    ['script-src', executableScripts],
    ['style-src', styleSheets],
  ])('%s has the hash of each inline text of the page and no other', (directive, textsOf) => {
    expect(
      problemsOf(({ document }) => {
        const allowed = (policyOf(document).get(directive) ?? []).filter(isHash);
        const held = hashesOf(textsOf(document));
        return [
          ...unlike(allowed, held).map((hash) => `lacks ${hash}`),
          ...unlike(held, allowed).map((hash) => `superfluous ${hash}`),
        ];
      }),
    ).toEqual([]);
  });

  it('lets the pages with a form, and no others, reach the backend', () => {
    const origins = ({ document }: { document: Document }) =>
      policyOf(document)
        .get('connect-src')
        ?.filter((source) => URL.canParse(source)) ?? [];
    const connecting = pages.filter((page) => origins(page).length > 0);
    expect(connecting.map(({ route }) => route)).toEqual(formRoutes);
    expect(new Set(connecting.flatMap(origins)).size).toBe(1);
  });
});

describe('no page holds what its policy refuses', () => {
  it('a style attribute', () => {
    expect(
      problemsOf(({ document }) => [...document.querySelectorAll('[style]')].map(({ outerHTML }) => outerHTML)),
    ).toEqual([]);
  });

  it('an event handler attribute', () => {
    expect(
      problemsOf(({ document }) =>
        [...document.querySelectorAll('*')]
          .flatMap((element) => element.getAttributeNames())
          .filter((name) => name.startsWith('on')),
      ),
    ).toEqual([]);
  });

  it('a javascript: address', () => {
    const selector = ':is([href], [src], [action], [formaction])';
    const addresses = (element: Element) =>
      ['href', 'src', 'action', 'formaction'].map((name) => element.getAttribute(name)?.trim() ?? '');
    expect(
      problemsOf(({ document }) =>
        [...document.querySelectorAll(selector)].flatMap(addresses).filter((address) => /^javascript:/i.test(address)),
      ),
    ).toEqual([]);
  });
});
