/**
 * `npm run test:browsers`: what a visitor does on the site, in the browsers that people have. `npm run test:browsers -- firefox` runs
 * only those with this in their name. What a machine lacks is named as NOT RUN; the last line is "N passed, N failed".
 */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { toVariables } from '#lib/build/supabase-settings.ts';
import { startAstro, startBackend } from '#local/processes.ts';
import { runCommand } from '#local/run-command.ts';
import { serveFolder } from '#local/static-server.ts';
import { checks, type Check, type Site } from './checks.ts';
import { oldChromium } from './chromium.ts';
import { firefox } from './firefox.ts';
import type { Browser } from './visitor.ts';
import { watchSite } from './watched-site.ts';
import { webkit } from './webkit.ts';

const browsers = [oldChromium(88), oldChromium(92), oldChromium(103), oldChromium(109), firefox, webkit];

/** How long a check may take before its browser is taken to hang. */
const limitMs = 120_000;

await runCommand(async (signal) => {
  const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
  const chosen = browsers.filter(
    ({ name }) => wanted.length === 0 || wanted.some((word) => name.toLowerCase().includes(word)),
  );
  const missing = chosen.flatMap(({ name, missing }) => {
    const what = missing();
    return what === undefined ? [] : [`NOT RUN: ${name} (${what})`];
  });
  const ready = chosen.filter(({ missing }) => missing() === undefined);
  const counts = { passed: 0, failed: 0 };
  if (ready.length > 0) {
    const folder = resolve('.cache/browsers');
    const data = join(folder, 'data');
    rmSync(data, { recursive: true, force: true });
    await using backend = await startBackend({ BACKEND_DATA: data, BACKEND_PORT: '0' });
    const dist = join(folder, 'dist');
    const variables = toVariables(backend.settings);
    await using build = startAstro(['build', '--silent', '--outDir', dist], variables);
    if ((await build.ended) !== 0) throw new Error('The site could not be built: npm run build says why.');
    await using served = await serveFolder(dist, { variable: 'PORT', port: 0 });
    await using watched = await watchSite(served.url);
    backend.allowOrigin(watched.url);
    for (const browser of ready) {
      if (signal.aborted) break;
      await runChecks(
        browser,
        { url: watched.url, backendUrl: backend.settings.url, backendKey: backend.secretKey },
        counts,
      );
    }
  }
  for (const line of missing) console.log(line);
  console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
  if (counts.failed > 0) process.exitCode = 1;
});

async function runChecks(browser: Browser, site: Site, counts: { passed: number; failed: number }): Promise<void> {
  console.log(`\n${browser.name}`);
  for (const check of checks) {
    const failure = await failureOf(browser, check, site);
    if (failure === undefined) {
      counts.passed++;
      console.log(`  ✓ ${check.title}`);
    } else {
      counts.failed++;
      console.log(`  ✗ ${check.title}\n    ${failure.replaceAll('\n', '\n    ')}`);
    }
  }
}

/** Why a check failed, and what the page had complained of by then; undefined where it passed. */
async function failureOf(browser: Browser, { size, run }: Check, site: Site): Promise<string | undefined> {
  try {
    await using visitor = await browser.open(size);
    try {
      await withinLimit(run(visitor, site));
      return undefined;
    } catch (error) {
      const heard = await visitor.read<string[]>('window.heard').catch(() => []);
      return [error instanceof Error ? error.message : String(error), ...heard].join('\n');
    }
  } catch (error) {
    return String(error);
  }
}

async function withinLimit(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done within ${limitMs / 1000} s`)), limitMs);
  });
  try {
    await Promise.race([work, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
