/** The pages of tests/fixtures/wake-site, whose islands are hydrated by `client:wake`. */
import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { serveFolder } from '#local/static-server.ts';
import { test as siteTest, type Page } from './site.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}.cache/wake-site`;

interface Fixtures {
  /** The paths that the page has requested, without hashes. */
  requests: string[];
}

/** Serves the built pages to the tests of a worker, and opens the page for each. */
export const test = siteTest.extend<Fixtures, { address: string }>({
  address: [
    async ({}, use) => {
      await using server = await serveFolder(folder, { variable: 'PORT', port: 0 });
      await use(server.url);
    },
    { scope: 'worker' },
  ],
  baseURL: ({ address }, use) => use(address),
  page: async ({ page, requests }, use) => {
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname.replace(/\..*/, '');
      // The prefetching rules are in the server's headers.
      if (path !== '/speculation-rules') requests.push(path);
    });
    await page.goto('/');
    await use(page);
  },
  requests: async ({}, use) => use([]),
});

export const labelled = (page: Page, name: string) => page.getByLabel(name, { exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export async function buildWakeSite(): Promise<void> {
  const astro = `${root}node_modules/astro/bin/astro.mjs`;
  await promisify(execFile)(process.execPath, [astro, 'build', '--root', 'tests/fixtures/wake-site'], {
    cwd: root,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  // Finished pages of the real site name the React chunk.
  const chunk = (await readdir(`${folder}/_astro`)).find((file) => file.startsWith('react.'));
  const page = `${folder}/index.html`;
  await writeFile(page, (await readFile(page, 'utf8')).replace('<html', `<html data-react="/_astro/${chunk}"`));
}
