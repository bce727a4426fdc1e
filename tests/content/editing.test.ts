/** The development server, as an editor meets it, over a copy of the site. */
import { once } from 'node:events';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findFreePort } from '#dev/listen.ts';
import { copyProject, startAstro, toJson, toMdx } from '../helpers/content-site.ts';
import { makeArticle, makeCode } from '../helpers/make.ts';

/** A busy machine takes many times as long as an idle one, where all of this takes 22 seconds. */
const patience = { timeout: 180_000, interval: 200 };
const limit = { timeout: 600_000 };
const folder = copyProject();
const { port } = await findFreePort({ variable: 'PORT', port: 0 });
let output = '';

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const save = (file: string, text: string) => change(() => writeFileSync(join(folder, file), text));
const page = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;

/** When a file was last changed, and when the server last told browsers to reload. */
let changedAt = 0;
let reloadedAt = 0;

function change(write: () => void) {
  changedAt = Date.now();
  write();
}

/**
 * Waits until the server has stored the change and the page has reloaded after that, ten seconds if it does not, and then for as long
 * as that took: Vite and Astro keep what a request reads while the server takes a change in.
 */
async function reloaded() {
  const storedAt = () => statSync(join(folder, '.astro/data-store.json')).mtimeMs;
  const reload = () => vi.waitUntil(() => reloadedAt >= storedAt() && storedAt() >= changedAt, { timeout: 10_000 });
  const rest = () => vi.waitUntil(() => Date.now() - reloadedAt >= Math.max(1_000, reloadedAt - changedAt), patience);
  await reload().catch(() => undefined);
  await rest();
}

/** Waits until a page passes a check, once it has reloaded and every two seconds after that. */
const seen = (passes: () => Promise<boolean>) =>
  vi.waitUntil(
    async () => {
      await reloaded();
      return passes().catch(() => false);
    },
    { ...patience, interval: 2_000 },
  );

/** Waits until a page has the text, or no longer has it. */
const see = (path: string, text: string, isThere = true) =>
  seen(async () => (await page(path)).includes(text) === isThere);
const hear = (text: string) => vi.waitUntil(() => output.includes(text), patience);

const state = 'content/states/maharashtra.json';
const bank = 'content/banks/sbi.json';
const site = 'content/site.json';
const words = 'content/words/en.json';
const original = new Map([state, bank, site, words].map((file) => [file, read(file)]));
const mend = (...files: string[]) => files.forEach((file) => save(file, original.get(file)!));
const cutOff = (file: string) => save(file, original.get(file)!.slice(0, 60));

let server: ReturnType<typeof startAstro>;
/** What a browser that shows a page hears of the server. */
let socket: WebSocket;

/** Starts the server over a broken file that it has never seen whole. */
beforeAll(async () => {
  cutOff(state);
  server = startAstro(folder, 'dev', '--host', '127.0.0.1', '--port', String(port));
  server.stdout?.on('data', (text) => (output += String(text)));
  server.stderr?.on('data', (text) => (output += String(text)));
  await see('/about', '</html>');
  socket = new WebSocket(`ws://127.0.0.1:${port}/`, 'vite-hmr');
  socket.addEventListener('message', ({ data }) => {
    if (String(data).includes('full-reload')) reloadedAt = Date.now();
  });
  await once(socket, 'open');
}, limit.timeout);

afterAll(async () => {
  socket.close();
  server.kill();
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
});

test('it starts over a broken file, names it, and leaves its entry out', limit, async () => {
  const told = `${state}:4:12: value expected`;
  expect(output).toContain(`1 mistake in content/:\n${told}`);
  // What it prints over the page and, once that is closed, below it.
  const shown = await page('/about');
  expect(shown).toContain(told);
  expect(shown).toContain('1 mistake in content/: this is the page as it was');
  const left = ['/', '/states', '/state/punjab', '/delhi', '/blog', '/hi', '/codes'];
  expect(await Promise.all(left.map(status))).toEqual(left.map(() => 200));
  expect([await status('/state/maharashtra'), await status('/mumbai')]).toEqual([404, 404]);

  mend(state);
  await hear('No mistakes in content/ that stop a build any more; npm run check:content looks for the others');
  await see('/about', told, false);
  expect(await page('/about')).not.toContain('this is the page as it was');
  await see('/state/maharashtra', '<h1');
  await see('/mumbai', '<h1');
});

test('what is broken while it runs stays as it was, and the rest goes on', limit, async () => {
  const broken = [bank, site, words];
  // The server may show its first page before it watches the files.
  await vi.waitUntil(async () => {
    broken.forEach(cutOff);
    return vi
      .waitUntil(() => broken.every((file) => output.includes(`${file}:`)), { timeout: 5_000 })
      .catch(() => false);
  }, patience);
  save(state, original.get(state)!.replace('"headline": "', '"headline": "Edited: '));
  await see('/state/maharashtra', 'Edited: ');
  expect(await page('/bank-analysis/sbi')).toContain('<h1');
  await see('/', `content/site.json:`);
  expect(await page('/')).toContain('<h1');

  mend(bank, words, state);
  save(site, original.get(site)!.replace(/"tagline": ".*?"/, '"tagline": "Edited tagline"'));
  await see('/', 'Edited tagline');
  await see('/', `content/site.json:`, false);
  mend(site);
});

test('a wrong field is reported, and the last version without mistakes is shown', limit, async () => {
  save(bank, original.get(bank)!.replace(/"headline": ".*?"/, '"headline": ""'));
  await hear('headline: is empty → write');
  expect(await page('/bank-analysis/sbi')).toContain(JSON.parse(original.get(bank)!).headline);
  mend(bank);
});

test('entries are added, changed and removed without a restart', limit, async () => {
  const article = 'content/blog/zzq.mdx';
  save(article, toMdx(makeArticle(), 'The code `ZZQ`.'));
  await see('/blog/zzq', 'The code <code>ZZQ</code>.');

  // A new code is linked at once in texts that were compiled before.
  save('content/codes/zzq.json', toJson(makeCode({ code: 'ZZQ', aliases: [] })));
  await see('/blog/zzq', 'The code <code><a href="/codes/cash#zzq">ZZQ</a></code>.');
  await see('/codes/cash', 'id="zzq"');

  save(article, toMdx(makeArticle(), 'Another paragraph.'));
  await see('/blog/zzq', 'Another paragraph.');

  for (const broken of ['<Calout title="A remark">\n\nA broken line.\n\n</Calout>', 'A broken line. <Steps>']) {
    save(article, toMdx(makeArticle(), broken));
    await see('/blog/zzq', broken.includes('Calout') ? '&lt;Calout&gt; does not exist' : 'Expected a closing tag for');
    const shown = await page('/blog/zzq');
    expect(shown).toContain('Another paragraph.');
    expect(shown).not.toContain('A broken line.');
  }
  save(article, toMdx(makeArticle(), 'A mended paragraph.'));
  await see('/blog/zzq', 'A mended paragraph.');
  change(() => rmSync(join(folder, article)));
  await seen(async () => (await status('/blog/zzq')) === 404);
});

test('a redirect that is edited is checked at once', limit, async () => {
  const redirects = 'public/_redirects';
  const before = read(redirects);
  save(redirects, `${before}/zzq /zzr 301\n`);
  await hear('"/zzr" leads to no page of this site');
  save(redirects, before);
  await see('/about', redirects, false);
});

test('an edit of the code or the data of the look-up reaches an open page', limit, async () => {
  const [, code = '', data = ''] = /data-code="(.*?)" data-data="(.*?)"/.exec(await page('/codes')) ?? [];
  const [door, file] = ['src/client/look-up/index.ts', 'src/client/look-up/answer-lines.ts'];
  expect(await page(code.replaceAll('&amp;', '&'))).toContain(`/${door}`);
  expect(await page(`/${door}`)).toContain(`/${file}`);
  expect(await page(`/${file}`)).toContain('mostLines = 300');
  save(file, read(file).replace('mostLines = 300', 'mostLines = 301'));
  await vi.waitUntil(() => reloadedAt >= changedAt, patience);
  expect(await page(`/${file}`)).toContain('mostLines = 301');

  save(words, original.get(words)!.replace('"tryCode": "', '"tryCode": "Edited: '));
  await seen(async () => !(await page('/codes')).includes(data));
  mend(words);
});
