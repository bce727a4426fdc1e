import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { languages, translatedPaths } from '#data/languages.ts';
import { pages, type Page } from '../helpers/dist.ts';
import { attributesOf, executableScripts, select, styleSheets } from '../helpers/document.ts';
import { expectNoProblems } from '../helpers/expect-pages.ts';

/** The pages with a form whose entries the backend stores. */
const formRoutes = languages.flatMap((language) =>
  ['/contact', '/give-feedback'].map((path) => translatedPaths.pathIn(language, path)),
);

const policyMeta = 'meta[http-equiv="content-security-policy" i]';

/** The sources of each directive of a page's policy. */
function policyOf({ document }: Page): Map<string, string[]> {
  const directives = attributesOf(document, policyMeta, 'content').flatMap((policy) => policy.split(';'));
  return new Map(
    directives.map((directive) => directive.trim().split(/\s+/)).map(([name = '', ...sources]) => [name, sources]),
  );
}

const isHash = (source: string) => source.startsWith(`'sha256-`);
const isOrigin = (source: string) => URL.canParse(source) && new URL(source).origin === source;

function isAllowed(directive: string, source: string): boolean {
  if (source === `'self'`) return true;
  if (source === 'data:') return directive === 'img-src';
  if (isHash(source)) return directive === 'script-src' || directive === 'style-src';
  return isOrigin(source) && (directive === 'connect-src' || directive === 'form-action');
}

describe('the policy of every page', () => {
  it('comes straight after the charset, first in the head, once', () => {
    expectNoProblems(({ document }) => {
      const [charset, policy] = document.head.children;
      const isInPlace = charset?.matches('meta[charset="utf-8" i]') && policy?.matches(policyMeta);
      return isInPlace && select(document, policyMeta).length === 1 ? [] : ['the policy is missing, twice or late'];
    });
  });

  it('allows nothing by default, and says which scripts, styles and forms it allows', () => {
    expectNoProblems((page) => {
      const policy = policyOf(page);
      const open = ['default-src', 'base-uri'].filter((name) => policy.get(name)?.join() !== `'none'`);
      const missing = ['script-src', 'style-src', 'form-action'].filter((name) => !policy.has(name));
      return [...open, ...missing];
    });
  });

  it('allows the site, hashes of its code, data pictures and whole origins only', () => {
    expectNoProblems((page) =>
      [...policyOf(page)]
        .filter(([, sources]) => sources.join() !== `'none'`)
        .flatMap(([name, sources]) => sources.map((source) => [name, source] as const))
        .filter(([name, source]) => !isAllowed(name, source))
        .map((refused) => refused.join(' ')),
    );
  });

  it.each([
    ['script-src', executableScripts],
    ['style-src', styleSheets],
  ])('%s has the hash of each inline text of the page and no other', (directive, textsOf) => {
    expectNoProblems((page) => {
      const allowed = new Set(policyOf(page).get(directive)?.filter(isHash));
      const held = new Set(
        textsOf(page.document).map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
      );
      return [
        ...[...held.difference(allowed)].map((hash) => `lacks ${hash}`),
        ...[...allowed.difference(held)].map((hash) => `has the superfluous ${hash}`),
      ];
    });
  });

  it('lets the pages with a form, and no others, reach the backend', () => {
    const origins = (page: Page) => policyOf(page).get('connect-src')?.filter(isOrigin) ?? [];
    const connecting = pages.filter((page) => origins(page).length > 0);
    expect(connecting.map(({ route }) => route)).toEqual(formRoutes);
    expect(new Set(connecting.flatMap(origins)).size).toBe(1);
  });
});

it('no page contains what its policy refuses: a style attribute, an event handler or a javascript: URL', () => {
  const urlNames = ['href', 'src', 'action', 'formaction'];
  const isRefused = ({ name, value }: Attr) =>
    name === 'style' || name.startsWith('on') || (urlNames.includes(name) && /^\s*javascript:/i.test(value));
  expectNoProblems(({ document }) =>
    select(document, '*').flatMap(({ attributes }) => [...attributes].filter(isRefused).map(({ name }) => name)),
  );
});
