/**
 * `npm test`: every check there is, on a site built against a fresh embedded backend. `npm test -- lint unit` runs only the
 * steps named. Prints what failing steps printed, then a row for each step; the last line is "N passed, N failed".
 */
import { join } from 'node:path';
import { toVariables } from '#lib/build/supabase-settings.ts';
import { UserError } from '#lib/build/user-error.ts';
import { startBackend } from '#local/backend-process.ts';
import { ensureChromium } from '#local/chromium.ts';
import { runCommand } from '#local/run-command.ts';
import { serveFolder } from '#local/static-server.ts';
import {
  cannotRun,
  clearWorkFolder,
  runCheck,
  runPlaywright,
  runVitest,
  workFolder,
  type StepResult,
} from '#local/test-steps.ts';

const steps = ['typecheck', 'lint', 'unit', 'content', 'backend', 'build', 'dist', 'e2e'] as const;
type Step = (typeof steps)[number];

await runCommand(async (signal) => {
  const chosen = chooseSteps(process.argv.slice(2));
  const results: StepResult[] = [];
  const run = async (step: Step, work: () => Promise<StepResult>): Promise<void> => {
    if (!chosen.has(step)) return;
    const result = await work();
    results.push(result);
    printResult(result);
  };

  const testCode = async (): Promise<void> => {
    // Writes the types of the content, which the rules of lint need.
    await run('typecheck', () => runCheck('typecheck', signal, ['npm', 'run', '--silent', 'typecheck']));
    await run('lint', () => runCheck('lint', signal, ['npm', 'run', '--silent', 'lint']));
    await run('unit', () => runVitest('unit', signal));
  };
  const testData = async (): Promise<void> => {
    await run('backend', () => runVitest('backend', signal));
    await run('content', () => runVitest('content', signal));
  };
  const testSite = async (restTested: () => Promise<unknown>): Promise<void> => {
    const dist = join(workFolder, 'dist');
    const browserInstalled = chosen.has('e2e') && ensureChromium();
    await using backend = await startBackend({ BACKEND_DATA: join(workFolder, 'data'), BACKEND_PORT: '0' });
    const variables = toVariables(backend.settings);
    await run('build', () => runCheck('build', signal, ['astro', 'build', '--outDir', dist], variables));
    if (results.some(({ name, failed }) => name === 'build' && failed > 0)) {
      for (const step of ['dist', 'e2e'] as const)
        await run(step, () => Promise.resolve(cannotRun(step, 'There is no site to test.')));
      await restTested();
      return;
    }
    await run('dist', () => runVitest('dist', signal, { TEST_DIST: dist }));
    // Browser tests wait for nothing but the site, so they get the machine to themselves.
    await restTested();
    if (!chosen.has('e2e')) return;
    await browserInstalled;
    await using site = await serveFolder(dist, { variable: 'PORT', port: 0 });
    backend.allowOrigin(site.url);
    const places = {
      TEST_DIST: dist,
      TEST_SITE_URL: site.url,
      TEST_BACKEND_URL: backend.settings.url,
      TEST_BACKEND_SECRET: backend.secretKey,
    };
    await run('e2e', () => runPlaywright(signal, places));
  };

  clearWorkFolder();
  // Two lines of work, one for each core of a small machine.
  const codeTested = testCode();
  await Promise.all([
    codeTested,
    chosen.has('build') ? testSite(() => Promise.all([codeTested, testData()])) : testData(),
  ]);
  printSummary(results);
  if (results.some(({ failed }) => failed > 0)) process.exitCode = 1;
});

/** @throws UserError when a step is named that there is none of */
function chooseSteps(names: readonly string[]): ReadonlySet<Step> {
  const chosen = new Set<Step>(names.length === 0 ? steps : []);
  for (const name of names) {
    const step = steps.find((candidate) => candidate === name);
    if (!step) throw new UserError(`There is no step "${name}". The steps are ${steps.join(', ')}.`);
    chosen.add(step);
  }
  if (chosen.has('dist') || chosen.has('e2e')) chosen.add('build');
  return chosen;
}

function printResult({ name, failed, seconds, output }: StepResult): void {
  console.log(`${failed > 0 ? '✗' : '✓'} ${name} (${seconds.toFixed(1)} s)`);
  if (failed > 0) console.log(`\n${output.trimEnd()}\n`);
}

function printSummary(results: readonly StepResult[]): void {
  const columns = ['passed', 'failed', 'seconds'];
  console.log(`\n${'step'.padEnd(10)}${columns.map((title) => title.padStart(9)).join('')}`);
  for (const { name, passed, failed, seconds } of results) {
    const cells = [passed, failed, seconds.toFixed(1)];
    console.log(`${name.padEnd(10)}${cells.map((cell) => String(cell).padStart(9)).join('')}`);
  }
  for (const title of results.flatMap(({ skipped }) => skipped)) console.log(`NOT RUN: ${title}`);
  const total = (count: 'passed' | 'failed'): number => results.reduce((sum, result) => sum + result[count], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
}
