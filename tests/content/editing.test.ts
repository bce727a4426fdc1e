import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeContent, removeFolder, runAstro, startAstro, toJson, toMdx, writeSite } from '../helpers/content-site.ts';
import { freePort } from '../helpers/free-port.ts';
import { makeArticle, makeCity, makeState } from '../helpers/make.ts';

const patience = { timeout: 60_000, interval: 200 };

/** The development server over the smallest content with a text that is still to be written, and what its page shows. */
async function startEditing() {
  const unwritten = toJson(makeCity({ population: 'To be written: the population' }));
  const folder = writeSite(makeContent().set('content/cities/mumbai.json', unwritten));
  const port = await freePort();
  const server = startAstro(folder, 'dev', '--host', '127.0.0.1', '--port', String(port));
  onTestFinished(async () => {
    server.kill();
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    removeFolder(folder);
  });
  let output = '';
  server.stdout?.on('data', (text) => (output += String(text)));
  server.stderr?.on('data', (text) => (output += String(text)));
  return {
    save: (file: string, text: string) => writeFileSync(join(folder, file), text),
    remove: (file: string) => rmSync(join(folder, file)),
    page: async () => (await fetch(`http://127.0.0.1:${port}/`)).text(),
    output: () => output,
  };
}

test('the development server does not start over a mistake', { timeout: 240_000 }, async () => {
  const files = makeContent().set('content/states/goa.json', '{');
  const folder = writeSite(files);
  onTestFinished(() => removeFolder(folder));
  const { status, output } = await runAstro(folder, 'dev', '--port', String(await freePort()));
  expect(status).toBe(1);
  expect(output).toContain('content/states/goa.json:1:2: a closing } is missing');
});

test('while the development server runs, changes appear and mistakes are reported', { timeout: 240_000 }, async () => {
  const site = await startEditing();
  const file = 'content/states/maharashtra.json';
  await vi.waitUntil(async () => (await site.page().catch(() => '')).includes('maharashtra: Mumbai'), patience);

  // The server may show its first page before it watches the files.
  const saveOnce = async () => {
    site.save(file, toJson(makeState({ capital: '' })));
    await vi.waitUntil(() => site.output().includes('capital: is empty → write the capital'), { timeout: 5_000 });
    return true;
  };
  await vi.waitUntil(() => saveOnce().catch(() => false), patience);
  expect(await site.page()).toContain('maharashtra: Mumbai');

  site.save(file, '{ "capital": "Pune"\n');
  await vi.waitUntil(() => site.output().includes('maharashtra.json:2:1: a closing } is missing'), patience);
  expect(await site.page()).toContain('maharashtra: Mumbai');

  site.save(file, toJson(makeState({ capital: 'Pune' })));
  await vi.waitUntil(async () => (await site.page()).includes('maharashtra: Pune'), patience);

  site.save('content/states/goa.json', toJson(makeState({ capital: 'Panaji' })));
  await vi.waitUntil(async () => (await site.page()).includes('goa: Panaji'), patience);
  site.remove('content/states/goa.json');
  await vi.waitUntil(async () => !(await site.page()).includes('goa: Panaji'), patience);

  site.save('content/blog/gst.mdx', toMdx(makeArticle(), 'Another paragraph.'));
  await vi.waitUntil(async () => (await site.page()).includes('Another paragraph.'), patience);
  site.save('content/blog/gst.md', toMdx(makeArticle()));
  await vi.waitUntil(() => site.output().includes('gst.mdx: has the same URL as content/blog/gst.md'), patience);
});
