/**
 * `npm run bench:lighthouse`: runs Lighthouse with its slow phone on one page of every family of the last build.
 * Fails if a category is below 100, and says why. A busy machine lowers performance, and nothing else.
 * `npm run bench:lighthouse -- /faq /blog` checks only these pages.
 */
import { resolve } from 'node:path';
import { chromium } from 'playwright/test';
import { launchOptions } from '#local/chromium.ts';
import { runCommand } from '#local/run-command.ts';
import { serveFolder } from '#local/static-server.ts';
import { freePort } from '../helpers/free-port.ts';
import { routesByFamily } from '../helpers/routes.ts';
import { installPackages, isInstalled, loadPackage } from './packages.ts';

interface Report {
  categories: Record<string, { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
}

interface Lighthouse {
  default: (url: string, flags: { port: number; logLevel: 'error' }) => Promise<{ lhr: Report }>;
}

await runCommand(async (signal) => {
  if (!isInstalled('lighthouse')) {
    console.log(`NOT RUN: Lighthouse (${installPackages})`);
    return;
  }
  const { default: lighthouse } = loadPackage('lighthouse') as Lighthouse;
  process.env.TEST_DIST ??= resolve('dist');
  await using site = await serveFolder(process.env.TEST_DIST, { variable: 'PORT', port: 0 });
  const port = await freePort();
  const options = launchOptions();
  const args = [...(options.args ?? []), `--remote-debugging-port=${port}`];
  await using browser = await chromium.launch({ ...options, args });
  signal.addEventListener('abort', () => void browser.close());

  const wanted = process.argv.slice(2);
  const routes = wanted.length > 0 ? wanted : [...routesByFamily().values()].map(([route = '/']) => route);
  for (const route of routes) {
    const { lhr } = await lighthouse(site.url + route, { port, logLevel: 'error' });
    const scores = Object.values(lhr.categories).map(
      ({ title, score }) => `${title} ${Math.round(100 * (score ?? 0))}`,
    );
    console.log(`${route}: ${scores.join(', ')}`);
    for (const line of shortcomings(lhr)) console.log(`  ${line}`);
    if (Object.values(lhr.categories).some(({ score }) => score !== 1)) process.exitCode = 1;
  }
});

/** The audits that cost points in a category below 100. */
function shortcomings({ categories, audits }: Report): string[] {
  return Object.values(categories)
    .filter(({ score }) => score !== 1)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && audits[id]?.score !== 1)
    .map(({ id }) => `${audits[id]?.title} (${id}) ${audits[id]?.displayValue ?? ''}`);
}
