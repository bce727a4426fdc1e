import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveFolder, type StaticServer } from '#dev/static-server.ts';
import lostPaths from './static-server.json' with { type: 'json' };

const site: Record<string, string> = {
  'index.html': 'home',
  'about.html': 'about',
  '404.html': 'nothing here',
  '500.html': 'it broke',
  _headers: '/*\n  Cache-Control: no-cache\n',
};

const folder = mkdtempSync(join(tmpdir(), 'site-'));
let server: StaticServer;
beforeAll(async () => {
  for (const [name, content] of Object.entries({ ...site, '../secret.txt': 'outside' })) {
    mkdirSync(join(folder, 'dist'), { recursive: true });
    writeFileSync(join(folder, 'dist', name), content);
  }
  server = await serveFolder(join(folder, 'dist'), { variable: 'PORT', port: 0 });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

/** Sends a path as it is; fetch would tidy it first. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { hostname, port } = new URL(server.url);
  const outgoing = request({ hostname, port, path, headers, method }).end();
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { status: incoming.statusCode, headers: incoming.headers, body: await text(incoming) };
}

// What hosts do with right addresses is tested on the built site: tests/dist/hosting.test.ts.
test.each(lostPaths)('%s is the not-found page with status 404', async (path) => {
  const { status, headers, body } = await get(path);
  expect([status, body]).toEqual([404, site['404.html']]);
  expect(headers['cache-control']).toBe('no-cache');
});

test.each(['bytes=9-2', 'bytes=-5', 'bytes=0-0', 'bytes=99-', 'lines=1-2', 'x'])(
  'a request for the part %s is answered with the whole, and the server goes on',
  async (range) => {
    const { status, body } = await get('/about', { range });
    expect([status, body]).toEqual([200, site['about.html']]);
    expect((await get('/')).body).toBe(site['index.html']);
  },
);

test('nothing can be written', async () => {
  expect((await get('/about', {}, 'POST')).status).toBe(405);
});

test('a new build is served without a restart', async () => {
  writeFileSync(join(folder, 'dist/pricing.html'), 'prices');
  expect((await get('/pricing')).body).toBe('prices');
});

test('a folder without a site says how to build one', async () => {
  await expect(serveFolder(folder, { variable: 'PORT', port: 0 })).rejects.toThrow('Build it first: npm run build');
});

test('a port that is taken is named, with how to choose another', async () => {
  const port = Number(new URL(server.url).port);
  const other = serveFolder(join(folder, 'dist'), { variable: 'PORT', port });
  await expect(other).rejects.toThrow(
    `Port ${port} cannot be used (another program is using it). Choose another with the environment variable PORT`,
  );
});
