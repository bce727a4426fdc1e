/**
 * `npm run bench:lighthouse`: runs Lighthouse with its slow phone on one page of every family of the last build.
 * Fails if a category is below 100, and says why. A busy machine lowers performance, and nothing else.
 * `npm run bench:lighthouse -- /faq /blog` checks only these pages.
 */
import { resolve } from 'node:path';
import { chromium } from 'playwright/test';
import { UserError } from '#lib/errors.ts';
import { findFreePort } from '#dev/listen.ts';
import { runCommand } from '#dev/run-command.ts';
import { serveFolder } from '#dev/static-server.ts';
import { installPackages, isInstalled, loadPackage } from '../browsers/packages.ts';
import { launchOptions } from '../helpers/chromium.ts';
import { routesByFamily } from '../helpers/routes.ts';

interface Report {
  categories: Record<string, { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
}

type Lighthouse = (url: string, flags: { port: number; logLevel: 'error' }) => Promise<{ lhr: Report }>;

await runCommand(async (signal) => {
  if (!isInstalled('lighthouse')) throw new UserError(`NOT RUN: Lighthouse (${installPackages})`);
  const { default: lighthouse } = loadPackage('lighthouse') as { default: Lighthouse };
  process.env.TEST_DIST ??= resolve('dist');
  await using site = await serveFolder(process.env.TEST_DIST, { variable: 'PORT', port: 0 });
  const { port } = await findFreePort({ variable: 'PORT', port: 0 });
  const options = launchOptions();
  const args = [...(options.args ?? []), `--remote-debugging-port=${port}`];
  await using browser = await chromium.launch({ ...options, args });
  signal.addEventListener('abort', () => void browser.close());

  const wanted = process.argv.slice(2);
  const routes = wanted.length > 0 ? wanted : [...routesByFamily().values()].map(([route = '/']) => route);
  for (const route of routes) {
    const { categories, audits } = (await lighthouse(site.url + route, { port, logLevel: 'error' })).lhr;
    const failed = Object.values(categories).filter(({ score }) => score !== 1);
    const scores = Object.values(categories).map(({ title, score }) => `${title} ${Math.round(100 * (score ?? 0))}`);
    console.log(`${route}: ${scores.join(', ')}`);
    for (const { id, weight } of failed.flatMap(({ auditRefs }) => auditRefs)) {
      const { title, score, displayValue = '' } = audits[id]!;
      if (weight > 0 && score !== null && score !== 1) console.log(`  ${title} (${id}) ${displayValue}`);
    }
    if (failed.length > 0) process.exitCode = 1;
  }
});
