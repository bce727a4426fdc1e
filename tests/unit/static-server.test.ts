import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { serveFolder, type StaticServer } from '#local/static-server.ts';

const longText = 'A page that is worth compressing. '.repeat(20);
const site: Record<string, string> = {
  'index.html': `home ${longText}`,
  'about.html': 'about',
  'blog.html': 'all articles',
  'blog/gst-दरें.html': 'an article',
  '404.html': 'nothing here',
  '500.html': 'it broke',
  _headers: 'for hosts',
  'about.md': 'about, as Markdown',
  'robots.txt': 'User-agent: *',
  'site.webmanifest': '{}',
  '_astro/page.abc123.js': 'export {}',
  'picture.avif': 'not really',
};

const folder = mkdtempSync(join(tmpdir(), 'site-'));
let server: StaticServer;
beforeAll(async () => {
  for (const [name, content] of Object.entries({ ...site, '../secret.txt': 'outside' })) {
    mkdirSync(dirname(join(folder, 'dist', name)), { recursive: true });
    writeFileSync(join(folder, 'dist', name), content);
  }
  server = await serveFolder(join(folder, 'dist'), { variable: 'PORT', port: 0 });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: Buffer;
}

/** Sends a path as it is; fetch would tidy it first. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const outgoing = request({ hostname, port, path, headers, method }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on('error', reject).end();
  });
}

test.each([
  ['/', 'index.html', 'text/html; charset=utf-8'],
  ['/about', 'about.html', 'text/html; charset=utf-8'],
  ['/about?from=home', 'about.html', 'text/html; charset=utf-8'],
  ['/blog', 'blog.html', 'text/html; charset=utf-8'],
  [encodeURI('/blog/gst-दरें'), 'blog/gst-दरें.html', 'text/html; charset=utf-8'],
  ['/robots.txt', 'robots.txt', 'text/plain; charset=utf-8'],
  ['/about.md', 'about.md', 'text/markdown; charset=utf-8'],
  ['/site.webmanifest', 'site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/_astro/page.abc123.js', '_astro/page.abc123.js', 'text/javascript; charset=utf-8'],
  ['/picture.avif', 'picture.avif', 'image/avif'],
])('%s is %s', async (path, file, type) => {
  const { status, headers, body } = await get(path);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe(type);
  expect(body.toString()).toBe(site[file]);
});

test.each([
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/about/?from=home', '/about?from=home'],
  ['/index.html', '/'],
  ['/terms', '/terms-conditions'],
  ['/terms/?from=home', '/terms-conditions?from=home'],
  ['/blog/', '/blog'],
  [encodeURI('/blog/gst-दरें/'), encodeURI('/blog/gst-दरें')],
])('%s leads to %s, so that a page has one address', async (path, location) => {
  const { status, headers } = await get(path);
  expect([status, headers.location]).toEqual([301, location]);
});

test.each([
  '/nowhere',
  '/nowhere/',
  '/nowhere.html',
  '/404',
  '/404.html',
  '/500',
  '/500.html',
  '/_headers',
  '/blog/nowhere',
  '/About',
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/_astro/../../secret.txt',
  '//example.in/',
  '/%E0%A4%A',
  '/about%00',
])('%s is the not-found page with status 404', async (path) => {
  const { status, headers, body } = await get(path);
  expect([status, body.toString()]).toEqual([404, site['404.html']]);
  expect(headers['cache-control']).toBe('no-cache');
});

describe('compression', () => {
  test('a browser that takes brotli gets it', async () => {
    const { headers, body } = await get('/', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(headers['content-encoding']).toBe('br');
    expect(headers.vary).toBe('Accept-Encoding');
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(body.length).toBeLessThan(longText.length / 4);
    expect(brotliDecompressSync(body).toString()).toBe(site['index.html']);
  });

  test.each(['', 'gzip', 'br;q=0', 'gzip, br; q=0.0', 'brotli'])('one that takes %j does not', async (encodings) => {
    const { headers, body } = await get('/', { 'accept-encoding': encodings });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(site['index.html']);
  });

  test('what would grow is left as it is', async () => {
    expect((await get('/picture.avif', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  });
});

test('hashed files are kept for ever, everything else is asked for again', async () => {
  expect((await get('/_astro/page.abc123.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const path of ['/', '/about', '/robots.txt', '/_astro/gone.js']) {
    expect((await get(path)).headers['cache-control']).toBe('no-cache');
  }
});

test('what a browser still has is not sent again', async () => {
  const { headers } = await get('/about');
  const again = await get('/about', { 'if-none-match': String(headers.etag) });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  const other = await get('/blog', { 'if-none-match': String(headers.etag) });
  expect(other.status).toBe(200);
});

test('HEAD gives the headers alone, and nothing can be written', async () => {
  const head = await get('/about', {}, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '5', 0]);
  expect((await get('/about', {}, 'POST')).status).toBe(405);
});

describe('a failure', () => {
  const robots = join(folder, 'dist', 'robots.txt');
  afterEach(() => vi.restoreAllMocks());

  test('to read a file is told, and the file is read again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const other = await serveFolder(join(folder, 'dist'), { variable: 'PORT', port: 0 });
    rmSync(robots);
    expect((await fetch(`${other.url}/robots.txt`)).status).toBe(500);
    writeFileSync(robots, 'back again');
    expect(await (await fetch(`${other.url}/robots.txt`)).text()).toBe('back again');
    writeFileSync(robots, site['robots.txt'] ?? '');
    await other[Symbol.asyncDispose]();
  });

  test('in the middle of an answer ends the answer, not the server', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(ServerResponse.prototype, 'end').mockImplementationOnce(() => {
      throw new Error('the disk is gone');
    });
    await expect(get('/about')).rejects.toThrow('socket hang up');
    expect((await get('/about')).status).toBe(200);
  });
});

test('a folder without a site says how to build one', async () => {
  await expect(serveFolder(folder, { variable: 'PORT', port: 0 })).rejects.toThrow('Build it first: npm run build');
});

test('a port that is taken is named, with how to choose another', async () => {
  const port = Number(new URL(server.url).port);
  const other = serveFolder(join(folder, 'dist'), { variable: 'PORT', port });
  await expect(other).rejects.toThrow(
    `Port ${port} cannot be used (another program is using it). Choose another by the environment variable PORT`,
  );
});
