import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeCompressedCopies } from '#integrations/hosting/index.ts';
import { BuildCache, codeVersion } from '#lib/files/build-cache.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'build-cache-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('what a build has made', () => {
  /** Makes these texts as a build does, and sets their files back by a minute. */
  async function build(...texts: readonly string[]) {
    const cache = new BuildCache(folder);
    const made: string[] = [];
    const warnings: string[] = [];
    for (const text of texts) {
      const content = await cache.remember(BuildCache.key('tool 1', text), () => {
        made.push(text);
        return `made of ${text}`;
      });
      expect(String(content)).toBe(`made of ${text}`);
    }
    await cache.finish((message) => warnings.push(message));
    for (const name of readdirSync(folder)) utimesSync(join(folder, name), 0, Date.now() / 1000 - 60);
    return { made, warnings };
  }

  test('is made once, and again where its text or the tool has changed', async () => {
    expect((await build('a', 'b')).made).toEqual(['a', 'b']);
    expect((await build('a', 'c')).made).toEqual(['c']);
    const key = BuildCache.key('tool 1', 'a');
    expect(String(await new BuildCache(folder).get(key))).toBe('made of a');
    expect(await new BuildCache(folder).get(BuildCache.key('tool 2', 'a'))).toBeUndefined();
    expect(BuildCache.key('ab', 'c')).not.toBe(BuildCache.key('a', 'bc'));
  });

  test('may be stored by several pages at once', async () => {
    const [cache, key] = [new BuildCache(folder), BuildCache.key('a')];
    await Promise.all(Array.from({ length: 20 }, () => cache.set(key, Buffer.from('made of a'))));
    expect(String(await cache.get(key))).toBe('made of a');
    expect(readdirSync(folder)).toEqual([key]);
  });

  test('is removed when no page needs it, but not what another build has written meanwhile', async () => {
    await build('a', 'b');
    const ours = new BuildCache(folder);
    await new BuildCache(folder).set(BuildCache.key('theirs'), Buffer.from('theirs'));
    await ours.get(BuildCache.key('tool 1', 'a'));
    await ours.finish(expect.fail);
    const names = [BuildCache.key('tool 1', 'a'), BuildCache.key('theirs')];
    expect(readdirSync(folder).sort()).toEqual(names.sort());
  });

  test.each([
    ['cut off', (file: Buffer) => file.subarray(0, -1)],
    ['empty', () => Buffer.alloc(0)],
    ['changed', (file: Buffer) => Buffer.from(String(file).replace('made', 'MADE'))],
    ['of another program', () => Buffer.from('{"made":"elsewhere"}')],
  ])('is made again, and said so, where its file is %s', async (_, damage) => {
    await build('a');
    const file = join(folder, BuildCache.key('tool 1', 'a'));
    writeFileSync(file, damage(readFileSync(file)));
    expect(await build('a')).toEqual({ made: ['a'], warnings: [expect.stringContaining('1 files in')] });
    expect(await build('a')).toEqual({ made: [], warnings: [] });
  });

  test('is whole when a later build is killed at any moment', { timeout: 30_000 }, async () => {
    const module = pathToFileURL('src/lib/files/build-cache.ts').href;
    const code = `
      import { BuildCache, codeVersion } from ${JSON.stringify(module)};
      const cache = new BuildCache(${JSON.stringify(folder)});
      const content = Buffer.alloc(5e6, 'made');
      for (;;) {
        await cache.set(BuildCache.key('a'), content);
        console.log('written');
      }`;
    for (let kill = 0; kill < 10; kill++) {
      const killed = spawn(process.execPath, ['--input-type=module', '--eval', code]);
      await once(killed.stdout, 'data');
      await new Promise((resolve) => setTimeout(resolve, 50 * Math.random()));
      killed.kill('SIGKILL');
      await once(killed, 'close');
      const cache = new BuildCache(folder);
      expect((await cache.get(BuildCache.key('a')))?.equals(Buffer.alloc(5e6, 'made'))).toBe(true);
      await cache.finish(expect.fail);
    }
    expect(readdirSync(folder)).toEqual([BuildCache.key('a')]);
  });
});

test('what is made of pages is made again once a package or the code that makes it has changed, and only then', () => {
  const edit = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    return codeVersion(folder);
  };
  edit('package-lock.json', '{"version":"1.0.0"}');
  const first = edit('src/lib/seo/head.ts', 'a()');
  expect(edit('content/site.json', '{}')).toBe(first);
  expect(edit('src/pages/index.astro', '<p></p>')).toBe(first);
  const versions = [
    edit('package-lock.json', '{"version":"1.0.1"}'),
    edit('src/lib/seo/head.ts', 'b()'),
    edit('src/integrations/share/copy.ts', 'b()'),
  ];
  expect(new Set([first, ...versions]).size).toBe(4);
});

test('compressed copies hold what their files hold, also where the last build compressed an older one', async () => {
  const { hooks } = writeCompressedCopies();
  const site = join(folder, 'site/');
  mkdirSync(site);
  const logger = { info: () => {}, warn: expect.fail };
  const compress = async (files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(site, name), text);
    const cacheDir = pathToFileURL(`${folder}/cache/`);
    await hooks['astro:config:done']?.({ config: { cacheDir } } as never);
    await hooks['astro:build:done']?.({ dir: pathToFileURL(site), logger } as never);
    return Object.keys(files).map((name) => [
      String(brotliDecompressSync(readFileSync(join(site, `${name}.br`)))),
      String(gunzipSync(readFileSync(join(site, `${name}.gz`)))),
    ]);
  };
  expect(await compress({ 'a.html': 'A', 'b.md': 'B' })).toEqual([
    ['A', 'A'],
    ['B', 'B'],
  ]);
  expect(await compress({ 'a.html': 'A2', 'b.md': 'B' })).toEqual([
    ['A2', 'A2'],
    ['B', 'B'],
  ]);
  expect(readdirSync(join(folder, 'cache/compressed'))).toHaveLength(4);
});
