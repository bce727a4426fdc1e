import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { headersOf, parseHeaders, parseRedirects } from '#lib/host-rules.ts';
import type { StaticServer } from '#dev/static-server.ts';
import { addressedPages, files, pageAt, readSiteFile, siteFolder } from '../helpers/dist.ts';
import { webServers } from '../helpers/web-servers.ts';
import addresses from './hosting.json' with { type: 'json' };

const hostFiles = ['/_headers', '/_redirects'];
const rules = parseHeaders(readSiteFile('/_headers').toString());
const headersFor = (path: string) => headersOf(rules, path);
const redirects = parseRedirects(readSiteFile('/_redirects').toString()).filter(({ status }) => status === 301);

// A policy in the page cannot forbid frames. https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
it('pages are sent with the headers that protect visitors', () => {
  expect(headersFor('/contact')).toMatchObject({
    'Content-Security-Policy': expect.stringContaining(`frame-ancestors 'none'`) as unknown,
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8,}/) as unknown,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'credentialless',
  });
});

const htmlType = expect.stringMatching(/^text\/html; ?charset=utf-8$/) as unknown;

/** Other addresses of pages, and the one address that each page has. */
const otherAddresses = [
  ...redirects.flatMap(({ from, to }) => ['', '/', '.html'].map((ending) => [from + ending, to] as const)),
  ...Object.entries(addresses.other),
] as const;

/** One file of each ending and set of headers. */
const oneOfEachKind = [...files]
  .filter((file) => !file.endsWith('.html') && !hostFiles.includes(file))
  .filter((file, index, all) => all.findIndex((other) => kindOf(other) === kindOf(file)) === index);

/** A page, and a text of every kind, with the files that are sent. */
const texts: readonly (readonly [path: string, file: string])[] = [
  ['/', '/index.html'],
  ['/bank-analysis/sbi', '/bank-analysis/sbi.html'],
  ...oneOfEachKind.filter((file) => !/\.(woff2|png)$/.test(file)).map((file) => [file, file] as const),
];

/** The ending of the file that a server sends in an encoding. */
const endings = { br: '.br', gzip: '.gz' } as const;

/** The types of files for which the rules set none. */
const usualTypes: readonly [extension: RegExp, type: RegExp][] = [
  [/\.js$/, /^(text|application)\/javascript/],
  [/\.json$/, /^application\/json/],
  [/\.svg$/, /^image\/svg\+xml/],
  [/\.woff2$/, /^font\/woff2$/],
  [/\.png$/, /^image\/png$/],
  [/\.xml$/, /^(text|application)\/xml/],
];

for (const { name, isInstalled } of webServers) {
  if (!isInstalled) test.skip(`the site on ${name}: put \`${name}\` on the PATH`);
}

describe.each(webServers.filter(({ isInstalled }) => isInstalled))('on $name', ({ serve, encodings }) => {
  let server: StaticServer;
  beforeAll(async () => void (server = await serve(siteFolder)));
  afterAll(() => server[Symbol.asyncDispose]());

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(server.url + path, { redirect: 'manual', headers });

  it.each(otherAddresses)('%s redirects to %s permanently', async (from, to) => {
    const { status, headers } = await get(from);
    const location = new URL(headers.get('location') ?? '', server.url);
    expect([status, location.pathname + location.search]).toEqual([301, to]);
    // Without scheme and host, which a proxy may have changed.
    expect(headers.get('location')).toMatch(/^\/(?!\/)/);
  });

  it('no address leads to another site', async () => {
    for (const path of ['//example.in/', '//example.in/x.html', '/\\example.in/', '/%5Cexample.in/']) {
      const location = (await get(path)).headers.get('location') ?? '/';
      expect(new URL(location, server.url).origin, path).toBe(server.url);
    }
  });

  it('every page is at its URL, with its headers', async () => {
    for (const { route, html } of addressedPages) {
      const response = await get(route);
      expect([route, response.status, response.headers.get('content-type')]).toEqual([route, 200, htmlType]);
      expect(Object.fromEntries(response.headers)).toMatchObject(lowerCased(headersFor(route)));
      expect(await response.text()).toBe(html);
    }
  });

  it.each(oneOfEachKind)('%s has its type and headers', async (file) => {
    const { status, headers } = await get(file);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject(lowerCased(headersFor(file)));
    const usual = usualTypes.find(([ending]) => ending.test(file));
    if (!('Content-Type' in headersFor(file))) expect(headers.get('content-type')).toMatch(usual?.[1] ?? /^$/);
  });

  it.each(Object.entries(addresses.absent))('%s answers, with status 404 and uncached, %j', async (page, paths) => {
    for (const path of paths) {
      const response = await get(path);
      expect([path, response.status, await response.text()]).toEqual([path, 404, pageAt(page).html]);
      const headers = { ...lowerCased(headersFor('/404')), 'content-type': htmlType };
      expect(Object.fromEntries(response.headers)).toMatchObject(headers);
    }
  });

  it.each(texts)('%s is sent as it was compressed by the build', async (path, file) => {
    const tags = new Set<string | null>();
    for (const encoding of encodings) {
      const { headers, body } = await load(path, encoding);
      expect(headers).toMatchObject({
        ...lowerCased(headersFor(path)),
        'content-encoding': encoding,
        'content-length': String(statSync(join(siteFolder, file + endings[encoding])).size),
        vary: expect.stringMatching(/^accept-encoding$/i) as unknown,
      });
      expect(body).toEqual(readSiteFile(file));
      tags.add(headers.etag ?? '');
    }
    const { headers, body } = await load(path, 'identity');
    expect([headers['content-encoding'], body]).toEqual([undefined, readSiteFile(file)]);
    expect(tags.add(headers.etag ?? '').size).toBe(encodings.length + 1);
  });

  it('takes the best encoding that a browser knows, and HEAD gives the same headers', async () => {
    const { headers } = await load('/about', 'gzip, deflate, br, zstd');
    expect(headers['content-encoding']).toBe(encodings[0]);
    const head = await fetch(`${server.url}/about`, { method: 'HEAD', headers: { 'accept-encoding': 'gzip, br' } });
    const own = ([name]: [string, string | undefined]) => !/^(connection|date|keep-alive)$/.test(name);
    expect([...head.headers].filter(own)).toEqual(Object.entries(headers).filter(own));
    expect(await head.text()).toBe('');
  });

  async function load(path: string, accepted: string) {
    const response = await get(path, { 'accept-encoding': accepted });
    const headers = Object.fromEntries(response.headers) as Record<string, string | undefined>;
    return { headers, body: Buffer.from(await response.arrayBuffer()) };
  }
});

function kindOf(file: string): string {
  return file.replace(/.*\./, '') + JSON.stringify(headersFor(file));
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
