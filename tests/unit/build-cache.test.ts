import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BuildCache, codeVersion } from '#lib/files/build-cache.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'build-cache-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Dates the files of the folder a minute back. */
function setBack() {
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), 0, Date.now() / 1000 - 60);
}

describe('what a build has made', () => {
  /** Makes these texts as a build does, a minute ago. */
  function build(...texts: readonly string[]) {
    const cache = new BuildCache<string>(folder);
    const made: string[] = [];
    const warnings: string[] = [];
    for (const text of texts) {
      const kept = cache.remember(BuildCache.key('tool 1', text), () => {
        made.push(text);
        return `made of ${text}`;
      });
      expect(kept).toBe(`made of ${text}`);
    }
    cache.finish((message) => warnings.push(message));
    setBack();
    return { made, warnings };
  }

  test('is made once, and again where its text or the tool has changed', () => {
    expect(build('a', 'b').made).toEqual(['a', 'b']);
    expect(build('a', 'c').made).toEqual(['c']);
    expect(new BuildCache(folder).get(BuildCache.key('tool 2', 'a'))).toBeUndefined();
    expect(BuildCache.key('ab', 'c')).not.toBe(BuildCache.key('a', 'bc'));
  });

  test('is removed when no page needs it, but not what a worker needed or another build wrote meanwhile', () => {
    build('a', 'b', 'c');
    const cache = new BuildCache(folder);
    const worker = new BuildCache(folder);
    worker.get(BuildCache.key('tool 1', 'a'));
    worker.set(BuildCache.key('theirs'), 'theirs');
    cache.finish(expect.fail);
    const names = [BuildCache.key('tool 1', 'a'), BuildCache.key('theirs')];
    expect(readdirSync(folder).sort()).toEqual(names.sort());
  });

  test('is kept where the file system dates its files by a clock that lags', () => {
    const cache = new BuildCache(folder);
    cache.set('written', 'made');
    utimesSync(join(folder, 'written'), 0, Date.now() / 1000 - 0.1);
    cache.finish(expect.fail);
    expect(readdirSync(folder)).toEqual(['written']);
  });

  test.each([
    ['cut off', (file: Buffer) => file.subarray(0, -1)],
    ['empty', () => Buffer.alloc(0)],
    ['changed', (file: Buffer) => Buffer.from(String(file).replace('made', 'MADE'))],
    ['of another program', () => Buffer.from('{"made":"elsewhere"}')],
  ])('is made again, and said so, where its file is %s', (_, damage) => {
    build('a');
    const file = join(folder, BuildCache.key('tool 1', 'a'));
    writeFileSync(file, damage(readFileSync(file)));
    expect(build('a')).toEqual({ made: ['a'], warnings: [expect.stringContaining('1 files in')] });
    expect(build('a')).toEqual({ made: [], warnings: [] });
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test('is whole when a later build is killed at any moment', { timeout: 30_000 }, async () => {
    const module = pathToFileURL('src/lib/files/build-cache.ts').href;
    const code = `
      import { BuildCache } from ${JSON.stringify(module)};
      const cache = new BuildCache(${JSON.stringify(folder)});
      const content = Buffer.alloc(5e6, 'made');
      for (;;) {
        cache.set(BuildCache.key('a'), content);
        console.log('written');
      }`;
    for (let kill = 0; kill < 10; kill++) {
      const killed = spawn(process.execPath, ['--input-type=module', '--eval', code]);
      await once(killed.stdout, 'data');
      await new Promise((resolve) => setTimeout(resolve, 50 * Math.random()));
      killed.kill('SIGKILL');
      await once(killed, 'close');
      setBack();
      const cache = new BuildCache<Buffer>(folder);
      expect(cache.get(BuildCache.key('a'))?.equals(Buffer.alloc(5e6, 'made'))).toBe(true);
      cache.finish(expect.fail);
    }
    expect(readdirSync(folder)).toEqual([BuildCache.key('a')]);
  });
});

test('what is made of pages is made again once Node, a package or the code that makes it has changed, and only then', async () => {
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
  vi.spyOn(process, 'version', 'get').mockReturnValue('v99.0.0');
  versions.push(codeVersion(folder));
  vi.resetModules();
  const later = await import('#lib/files/build-cache.ts');
  vi.restoreAllMocks();
  expect(new Set([first, ...versions]).size).toBe(5);
  expect(later.BuildCache.key('a')).not.toBe(BuildCache.key('a'));
});
