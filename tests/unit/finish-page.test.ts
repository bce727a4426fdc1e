import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { processPage } from '#publish/process-page.ts';
import { makeFacts } from '../helpers/make.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'finish-page-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const toHtml = (text: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><script type="application/json" data-page-facts>${JSON.stringify(makeFacts('/fees'))}</script><style>p{a:b}q{c:d}</style></head><body><main><p>${text}</p></main></body></html>`;

/** Finishes a page as a build does, with what earlier builds have kept. */
async function build(html: string, backendOrigin = 'https://db.example') {
  const [site, cacheFolder] = [join(folder, 'dist'), join(folder, 'kept')];
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site);
  writeFileSync(join(site, 'fees.html'), html);
  const options = { policy: { backendOrigin, formOrigins: [] }, folder: site, cacheFolder };
  const finished = await processPage({ file: 'fees.html', options });
  const files = Object.fromEntries(readdirSync(site).map((name) => [name, readFileSync(join(site, name))]));
  return { ...finished, files };
}

// What is written is tested on the built site: tests/dist/markdown.test.ts, tests/dist/hosting.test.ts.
test('what an earlier build has kept is the same, and made again where the page or the policy is another', async () => {
  const first = await build(toHtml('₹100'));
  expect(first.isNew).toBe(true);
  expect(await build(toHtml('₹100'))).toEqual({ ...first, isNew: false });
  const changed = await build(toHtml('₹200'));
  expect(changed.isNew).toBe(true);
  expect(String(brotliDecompressSync(changed.files['fees.md.br']!))).toContain('₹200');
  expect((await build(toHtml('₹100'), 'https://other.example')).isNew).toBe(true);
});
