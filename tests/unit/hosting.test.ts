import { afterEach, describe, expect, test, vi } from 'vitest';
import { headersFile, redirectsFile } from '#integrations/hosting/netlify.ts';
import { generalHeaders, headersFor, redirects, specialRules, toPattern } from '#integrations/hosting/rules.ts';
import { vercelFile } from '#integrations/hosting/vercel.ts';
import { readExample } from '../helpers/web-servers.ts';

/** An address for each rule, and one that none is for. */
const addresses = ['/about', ...specialRules.map(({ path }) => path.replace('*', 'some/file'))];

describe('the headers of an address', () => {
  test('are the general ones with what its rule changes', () => {
    expect(headersFor('/about')).toEqual(generalHeaders);
    expect(headersFor('/_astro/a/b.js')).toEqual({
      ...generalHeaders,
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    expect(headersFor('/about.md')).toEqual({ ...generalHeaders, 'Content-Type': 'text/markdown; charset=utf-8' });
  });

  test.each(['/x/_astro/a.js', '/aboutXmd', '/about.md/', '/rss.xml.bak', '/en/rss.xml'])(
    'of %s, which is beside every rule, are the general ones',
    (address) => {
      expect(headersFor(address)).toEqual(generalHeaders);
    },
  );

  test('let feed readers show the pictures of articles, and other sites run no script', () => {
    const policy = (address: string) => headersFor(address)['Cross-Origin-Resource-Policy'];
    expect(policy('/_astro/references.Dq3aB1.webp')).toBe('cross-origin');
    expect(policy('/_astro/react.Dq3aB1.js')).toBe('same-origin');
  });

  test('come from one special rule each, so that hosts cannot disagree', () => {
    const givers = (address: string, name: string) =>
      specialRules.filter(({ path, headers }) => name in headers && new RegExp(toPattern(path)).test(address));
    const names = [...new Set(specialRules.flatMap(({ headers }) => Object.keys(headers)))];
    const disputed = addresses.flatMap((address) => names.filter((name) => givers(address, name).length > 1));
    expect(disputed).toEqual([]);
  });
});

describe('_redirects', () => {
  test('has a line for each address that has moved', () => {
    expect(redirectsFile().trimEnd().split('\n')).toEqual(redirects.map(({ from, to }) => `${from} ${to} 301`));
  });
});

describe('_headers', () => {
  test.each(addresses)('gives %s its headers, as Netlify reads it', (address) => {
    expect(readHeadersFile(headersFile(), address, (_, value) => value)).toEqual(headersFor(address));
  });

  test.each(addresses)('gives %s its headers, as Cloudflare Pages reads it', (address) => {
    expect(readHeadersFile(headersFile(), address, joined)).toEqual(headersFor(address));
  });

  test('needs the lines that remove a header: Cloudflare would join the values', () => {
    const without = headersFile().replaceAll(/^ {2}! .*\n/gm, '');
    expect(readHeadersFile(without, '/favicon.svg', joined)['Cross-Origin-Resource-Policy']).toBe(
      'same-origin, cross-origin',
    );
  });

  test('keeps to the limits of Cloudflare Pages', () => {
    const lines = headersFile().split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect(lines.filter((line) => line.length > 2_000)).toEqual([]);
  });
});

const joined = (before: string | undefined, value: string) => (before === undefined ? value : `${before}, ${value}`);

/** The headers that a `_headers` file gives an address. `add` says what becomes of a header that is set already. */
function readHeadersFile(
  file: string,
  address: string,
  add: (before: string | undefined, value: string) => string,
): Record<string, string> {
  const headers = new Map<string, string>();
  for (const block of file.trimEnd().split('\n\n')) {
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

describe('vercel.json', () => {
  const settings = JSON.parse(vercelFile()) as {
    redirects: { source: string; destination: string; statusCode: number }[];
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };

  test('leads other addresses of a page to its own', () => {
    expect(settings).toMatchObject({ cleanUrls: true, trailingSlash: false });
    expect(settings.redirects).toEqual(
      redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
    );
  });

  test.each(addresses)('gives %s its headers, the later rule before the earlier', (address) => {
    const matching = settings.headers.filter(({ source }) =>
      new RegExp(`^${source.replaceAll(/\.(?!\*)/g, '\\.')}$`).test(address),
    );
    const entries = matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value] as const));
    expect(Object.fromEntries(entries)).toEqual(headersFor(address));
  });
});

test.each(['nginx.conf', 'Caddyfile'] as const)('the example %s has every redirect and header of the rules', (name) => {
  const wanted = [
    ...redirects.flatMap(({ from, to }) => [` ${from} {`, ` ${to}`]),
    ...Object.entries(generalHeaders).flat(),
    ...specialRules.flatMap(({ path, headers }) =>
      Object.entries(headers).flatMap(([header, value]) =>
        header === 'Content-Type' ? value.replace(/;.*/, '') : [`~${toPattern(path)}`, `"${value}"`],
      ),
    ),
  ];
  const text = readExample(name);
  expect(wanted.filter((part) => !text.includes(part))).toEqual([]);
});

describe('HTTPS', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  test.each([
    ['for a year and the host alone', '', 'max-age=31536000'],
    [
      'for all subdomains and the preload lists where it is asked for',
      '1',
      'max-age=63072000; includeSubDomains; preload',
    ],
  ])('is demanded %s', async (_, setting, expected) => {
    vi.stubEnv('HSTS_PRELOAD', setting);
    vi.resetModules();
    const rules = await import('#integrations/hosting/rules.ts');
    expect(rules.headersFor('/about')['Strict-Transport-Security']).toBe(expected);
  });
});
