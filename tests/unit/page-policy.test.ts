import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { connectSources, contentSecurityPolicy, type PageNeeds } from '#integrations/finish/page-policy.ts';

const nothing: PageNeeds = { inlineScripts: [], loadsScripts: false, styles: [], connect: [], formOrigins: [] };
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function policy(needs: Partial<PageNeeds>): Record<string, string> {
  const directives = contentSecurityPolicy({ ...nothing, ...needs }).split(';');
  return Object.fromEntries(directives.map((directive) => directive.split(/ (.*)/).slice(0, 2)));
}

describe('the policy of a page', () => {
  it('allows a page that needs nothing only what every page has', () => {
    expect(policy({})).toEqual({
      'default-src': `'none'`,
      'script-src': `'none'`,
      'style-src': `'none'`,
      'img-src': `'self' data:`,
      'font-src': `'self'`,
      'manifest-src': `'self'`,
      'connect-src': `'none'`,
      'form-action': `'self'`,
      'base-uri': `'none'`,
    });
  });

  it('allows the inline code of the page by its hash, each text once, and script files where there are some', () => {
    const { 'script-src': scripts, 'style-src': styles } = policy({
      inlineScripts: ['a()', 'b()', 'a()'],
      loadsScripts: true,
      styles: ['p{}'],
    });
    expect(scripts).toBe(`'self' ${hash('a()')} ${hash('b()')}`);
    expect(styles).toBe(hash('p{}'));
  });

  it('hashes letters beyond ASCII as the browser does, from UTF-8', () => {
    expect(policy({ inlineScripts: ['"₹"'] })['script-src']).toBe(
      `'sha256-v2TJ9KI4NavyxFITI7AEtlliI3e5c3htTtMAP2PxO9Y='`,
    );
  });

  it('names where scripts connect to and forms post to', () => {
    const needs = { connect: ['https://db.example'], formOrigins: ['https://news.example'] };
    expect(policy(needs)).toMatchObject({
      'connect-src': 'https://db.example',
      'form-action': `'self' https://news.example`,
    });
  });
});

describe('what scripts connect to', () => {
  const backend = 'https://db.example';

  it('is the backend where a script holds its origin', () => {
    expect(connectSources(['x', 'c("https://db.example/rest")'], backend)).toEqual([backend]);
  });

  it('is nothing where the scripts name no origin, or one beside it', () => {
    expect(connectSources(['c("https://other.example")', 'fetch(url)'], backend)).toEqual([]);
    expect(connectSources(['c("https://db.example")'], undefined)).toEqual([]);
  });

  it('is the site where a script fetches a path of it', () => {
    expect(connectSources(['await fetch("/faq.json")'], backend)).toEqual([`'self'`]);
    expect(connectSources(['fetch(`/faq.json`)'], undefined)).toEqual([`'self'`]);
  });

  it('is not the site where a script fetches another host, or calls something else', () => {
    expect(
      connectSources(['fetch("//cdn.example/x")', 'prefetch("/x")', 'fetch("https://x.example/")'], undefined),
    ).toEqual([]);
  });
});
