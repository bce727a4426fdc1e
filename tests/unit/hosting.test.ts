import { afterEach, describe, expect, test, vi } from 'vitest';
import { hostFiles } from '#integrations/hosting/host-files.ts';
import { generalHeaders, headersFor, redirects, specialRules, toPattern } from '#integrations/hosting/rules.ts';
import { readExample } from '../helpers/web-servers.ts';

/** An address for each rule, and one that none is for. */
const addresses = ['/about', ...specialRules.map(({ path }) => path.replace('*', 'some/file'))];

describe('the headers of a URL', () => {
  const kept = { 'Cache-Control': 'public, max-age=31536000, immutable' };

  test.each<[address: string, headers: Record<string, string>]>([
    ['/about', {}],
    ['/_astro/a/b.js', kept],
    ['/about.md', { 'Content-Type': 'text/markdown; charset=utf-8' }],
    // Feed readers show the pictures of articles.
    ['/_astro/references.Dq3aB1.webp', { ...kept, 'Cross-Origin-Resource-Policy': 'cross-origin' }],
    // Beside every rule.
    ['/x/_astro/a.js', {}],
    ['/aboutXmd', {}],
    ['/about.md/', {}],
    ['/rss.xml.bak', {}],
    ['/en/rss.xml', {}],
  ])('%s: the general headers, except %j', (address, headers) => {
    expect(headersFor(address)).toEqual({ ...generalHeaders, ...headers });
  });

  test('come from one special rule each, so that hosts cannot disagree', () => {
    const givers = (address: string, name: string) =>
      specialRules.filter(({ path, headers }) => name in headers && new RegExp(toPattern(path)).test(address));
    const names = [...new Set(specialRules.flatMap(({ headers }) => Object.keys(headers)))];
    const disputed = addresses.flatMap((address) => names.filter((name) => givers(address, name).length > 1));
    expect(disputed).toEqual([]);
  });
});

test('_redirects has a line for each redirect', () => {
  expect(hostFiles['/_redirects'].trimEnd().split('\n')).toEqual(redirects.map(({ from, to }) => `${from} ${to} 301`));
});

describe('_headers', () => {
  const file = hostFiles['/_headers'];
  const joined = (before: string | undefined, value: string) => (before === undefined ? value : `${before}, ${value}`);

  /** The headers that the file gives an address. `add` says what becomes of a header that is set already. */
  function readHeaders(text: string, address: string, add: typeof joined): Record<string, string> {
    const headers = new Map<string, string>();
    for (const block of text.trimEnd().split('\n\n')) {
      const [path = '', ...lines] = block.split('\n').map((line) => line.trim());
      if (!new RegExp(`^${path.replaceAll('.', '\\.').replace('*', '.*')}$`).test(address)) continue;
      for (const line of lines) {
        const [name = '', value] = line.split(/: (.*)/);
        if (value === undefined) headers.delete(name.replace('! ', ''));
        else headers.set(name, add(headers.get(name), value));
      }
    }
    return Object.fromEntries(headers);
  }

  test.each(addresses)('gives %s its headers, as Netlify and Cloudflare Pages read it', (address) => {
    expect(readHeaders(file, address, (_, value) => value)).toEqual(headersFor(address));
    expect(readHeaders(file, address, joined)).toEqual(headersFor(address));
  });

  test('needs the lines that remove a header: Cloudflare would join the values', () => {
    const without = readHeaders(file.replaceAll(/^ {2}! .*\n/gm, ''), '/favicon.svg', joined);
    expect(without['Cross-Origin-Resource-Policy']).toBe('same-origin, cross-origin');
  });

  test('keeps to the limits of Cloudflare Pages', () => {
    const lines = file.split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect(lines.filter((line) => line.length > 2_000)).toEqual([]);
  });
});

test('the example for nginx has every redirect and header of the rules', () => {
  const wanted = [
    ...redirects.flatMap(({ from, to }) => [` ${from} {`, ` ${to}`]),
    ...Object.entries(generalHeaders).flat(),
    ...specialRules.flatMap(({ path, headers }) =>
      Object.entries(headers).flatMap(([header, value]) =>
        header === 'Content-Type' ? value.replace(/;.*/, '') : [`~${toPattern(path)}`, `"${value}"`],
      ),
    ),
  ];
  const text = readExample();
  expect(wanted.filter((part) => !text.includes(part))).toEqual([]);
});

describe('HTTPS', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  test.each([
    ['for a year and the host alone', '', 'max-age=31536000'],
    ['for all subdomains and preloaded where that is asked for', '1', 'max-age=63072000; includeSubDomains; preload'],
  ])('is demanded %s', async (_, setting, expected) => {
    vi.stubEnv('HSTS_PRELOAD', setting);
    vi.resetModules();
    const rules = await import('#integrations/hosting/rules.ts');
    expect(rules.headersFor('/about')['Strict-Transport-Security']).toBe(expected);
  });
});
