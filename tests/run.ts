/**
 * `npm test`: runs all checks and tests, two at a time, and those in the browser alone at the end. The last line says how many of these
 * suites have passed. `npm test -- unit dist` runs the named ones; `browsers` and `nu` run only when they are named.
 */
import concurrently, { type CloseEvent } from 'concurrently';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { runCommand } from '#dev/run-command.ts';

const vitest = (project: string) => `vitest run --config .config/vitest.config.ts --project ${project}`;

/** The commands, the longest first; `content` starts when `dist` has drawn the share images. Those below have the machine to themselves. */
const together: Record<string, string> = {
  dist: vitest('dist'),
  backend: vitest('backend'),
  content: vitest('content'),
  unit: vitest('unit'),
  lint: 'npm run lint',
  typecheck: 'npm run typecheck',
};
const alone: Record<string, string> = {
  e2e: 'playwright test --config .config/playwright.config.ts',
  browsers: `${vitest('browsers')} --no-file-parallelism --reporter verbose`,
  nu: 'node tests/browsers/nu.ts',
};

const wanted = process.argv.slice(2);
const names = wanted.length > 0 ? wanted : [...Object.keys(together), 'e2e'];
const unknown = names.filter((name) => !(name in together || name in alone));
if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(', ')}: write ${Object.keys({ ...together, ...alone }).join(', ')}.`);
  process.exit(1);
}

await runCommand(async (signal) => {
  // The site is built once, for a backend on this port; .ci/run passes the port on to a second run. Nobody else gets it meanwhile.
  const { TEST_BACKEND_PORT } = process.env;
  const holder = createServer().listen(Number(TEST_BACKEND_PORT ?? 0), '127.0.0.1');
  await once(holder, 'listening');
  const port = String((holder.address() as AddressInfo).port);
  if (!TEST_BACKEND_PORT) rmSync('.cache/test', { recursive: true, force: true });
  mkdirSync('.cache/test', { recursive: true });
  writeFileSync('.cache/test/backend-port', port);
  const env = { TEST_BACKEND_PORT: port, NODE_COMPILE_CACHE: resolve('.cache/compiled') };

  const failed = await run(together, 2, env, signal);
  holder.close();
  failed.push(...(await run(alone, 1, env, signal)));
  for (const { name, end } of failed) console.log(`\nFAILED: ${name}, which ended:\n${end}`);
  console.log(`\nSuites: ${names.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
});

/** @returns the suites that failed, with the last lines they printed */
async function run(
  suites: Record<string, string>,
  maxProcesses: number,
  env: Record<string, string>,
  signal: AbortSignal,
): Promise<{ name: string; end: string }[]> {
  const chosen = Object.entries(suites).filter(([name]) => names.includes(name));
  if (chosen.length === 0 || signal.aborted) return chosen.map(([name]) => ({ name, end: 'not begun' }));
  const { result, commands } = concurrently(
    chosen.map(([name, command]) => ({ name, command, env })),
    { group: true, maxProcesses, prefix: 'none', timings: true },
  );
  signal.addEventListener('abort', () => commands.forEach((command) => command.kill()));
  const printed: Record<string, string> = {};
  for (const { name, stdout, stderr } of commands) {
    for (const stream of [stdout, stderr])
      stream.subscribe((text) => (printed[name] = (printed[name] ?? '') + String(text)));
  }
  const events = await result.catch((closed: unknown) => closed as CloseEvent[]);
  const failed = events.filter(({ exitCode }) => exitCode !== 0).map(({ command }) => command.name);
  return failed.map((name) => ({ name, end: (printed[name] ?? '').split('\n').slice(-50).join('\n') }));
}
