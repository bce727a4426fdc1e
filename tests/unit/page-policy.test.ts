import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, type PageNeeds } from '#integrations/finish/page-policy.ts';

const nothing: PageNeeds = { inlineScripts: [], loadsScripts: false, styles: [], connectOrigins: [], formOrigins: [] };
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
      'connect-src': `'self'`,
      'form-action': `'self'`,
      'base-uri': `'none'`,
    });
  });

  it('allows inline code by its hash, each once, and script files where there are any', () => {
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
});
