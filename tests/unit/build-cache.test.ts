import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { BuildCache, buildCacheFolder, codeVersion, writableFolder } from '#lib/build-cache.ts';
import { processPage } from '#publish/process-page.ts';
import { writeShareImage } from '#publish/write-share-image.ts';
import { makeFacts } from '../helpers/make.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'build-cache-'))));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('what a build has made is there for the next one, under a key of all its inputs', () => {
  new BuildCache<string>(folder).set(BuildCache.key('ab', 'c'), 'made');
  expect(new BuildCache(folder).get(BuildCache.key('ab', 'c'))).toBe('made');
  expect(new BuildCache(folder).get(BuildCache.key('a', 'bc'))).toBeUndefined();
});

test.each([
  ['cut off', (file: Buffer) => file.subarray(0, -1)],
  ['empty', () => Buffer.alloc(0)],
  ['of another program', () => Buffer.from('{"made":"elsewhere"}')],
])('a file that is %s counts as not made', (_, damage) => {
  const cache = new BuildCache<string>(folder);
  cache.set('key', 'made');
  writeFileSync(join(folder, 'key'), damage(readFileSync(join(folder, 'key'))));
  expect(cache.get('key')).toBeUndefined();
  cache.set('key', 'made again');
  expect(cache.get('key')).toBe('made again');
});

test.each([
  ['', 'project/node_modules/.astro'],
  ['.cache/astro', 'project/.cache/astro'],
  ['/opt/cache', '/opt/cache'],
])('BUILD_CACHE=%s names the folder %s', (setting, expected) => {
  vi.stubEnv('BUILD_CACHE', setting);
  expect(buildCacheFolder(resolve('project'))).toBe(resolve(expected));
});

test('a folder that cannot be written is replaced by one that can, with a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  expect(writableFolder(folder)).toBe(folder);
  expect(warn).not.toHaveBeenCalled();
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const other = writableFolder(join(file, 'cache'));
  onTestFinished(() => rmSync(other, { recursive: true }));
  new BuildCache(other).set('key', 'made');
  expect(warn).toHaveBeenCalledWith(
    `${join(file, 'cache')} cannot be written → this build keeps nothing for the next one.`,
  );
});

test('what is made is made again once Node, a package or a module that makes it has changed, and only then', () => {
  const version = () => codeVersion(pathToFileURL(join(folder, 'src/publish/head.ts')).href, folder);
  const edit = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  edit('package.json', '{"imports":{"#*":"./src/*"}}');
  edit('package-lock.json', '{"version":"1.0.0"}');
  edit('src/publish/head.ts', "import { a, type B } from '#lib/a.ts';\nimport type { C } from '#lib/c.ts';\n");
  edit('src/lib/a.ts', "const draw = () => import('./drawing.ts');\n");
  edit('src/lib/drawing.ts', 'draw()');
  const first = version();
  for (const file of ['src/lib/c.ts', 'src/client/look-up.ts', 'content/site.json']) edit(file, 'b()');
  expect(version()).toBe(first);
  const changed = ['package-lock.json', 'src/lib/drawing.ts', 'src/lib/a.ts'].map((file) => {
    edit(file, 'b()');
    return version();
  });
  vi.spyOn(process, 'version', 'get').mockReturnValue('v99.0.0');
  changed.push(version());
  vi.restoreAllMocks();
  expect(new Set([first, ...changed]).size).toBe(5);
});

const toHtml = (text: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><script type="application/json" data-page-facts>${JSON.stringify(makeFacts('/fees'))}</script><style>p{a:b}q{c:d}</style></head><body><main><p>${text}</p></main></body></html>`;

/** Finishes a page as a build does, with what earlier builds have kept. */
async function buildPage(html: string, backendOrigin = 'https://db.example') {
  const [site, cacheFolder] = [join(folder, 'dist'), join(folder, 'kept')];
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site);
  writeFileSync(join(site, 'fees.html'), html);
  const policy = { backendOrigin, formOrigins: [] };
  const finished = await processPage({ file: 'fees.html', policy, folder: site, cacheFolder });
  const files = Object.fromEntries(readdirSync(site).map((name) => [name, readFileSync(join(site, name))]));
  return { ...finished, files };
}

// What is written is tested on the built site: tests/dist/markdown.test.ts, tests/dist/hosting.test.ts.
test('what an earlier build has kept is the same, and made again where the page or the policy is another', async () => {
  const first = await buildPage(toHtml('₹100'));
  expect(first.isNew).toBe(true);
  expect(await buildPage(toHtml('₹100'))).toEqual({ ...first, isNew: false });
  const changed = await buildPage(toHtml('₹200'));
  expect(changed.isNew).toBe(true);
  expect(String(brotliDecompressSync(changed.files['fees.md.br']!))).toContain('₹200');
  expect((await buildPage(toHtml('₹100'), 'https://other.example')).isNew).toBe(true);
});

test('a share image is drawn once; every build reports the characters of a title that it cannot show', async () => {
  const draw = async (title: string) => {
    const text = { siteName: 'Khata', about: 'Loans', entry: 'Rent · Landlord', title };
    const file = join(folder, 'share/b/c.png');
    return await writeShareImage({ text, file, cacheFolder: join(folder, 'kept') });
  };
  for (const isNew of [true, false]) {
    expect(await draw('Loans')).toEqual({ isNew, missing: [] });
    expect((await draw('தமிழ்')).missing.join()).toContain('த');
  }
});
