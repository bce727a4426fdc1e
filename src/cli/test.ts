/**
 * `npm test`: runs all checks and tests, two at a time, and those in the browser alone at the end. The last line is "N passed, N
 * failed", where a check without a report counts as one test.
 */
import concurrently, { type CloseEvent } from 'concurrently';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';

const reports = '.cache/test/reports';
const total = { passed: 0, failed: 0 };

for (const folder of [reports, '.cache/test/dist']) rmSync(folder, { recursive: true, force: true });
// The site is built once, for a backend on this port, which is held until the tests in the browser start that backend.
const holder = createServer().listen(0, '127.0.0.1');
await once(holder, 'listening');
const { port } = holder.address() as AddressInfo;
await run(['test:content', 'test:dist', 'typecheck', 'lint', 'test:unit', 'test:backend'], 2);
holder.close();
await run(['test:e2e'], 1);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function run(scripts: readonly string[], maxProcesses: number): Promise<void> {
  const commands = scripts.map((name) => ({
    name,
    command: `npm run ${name}`,
    env: {
      TEST_REPORT: reportOf(name),
      TEST_BACKEND_PORT: String(port),
      NODE_COMPILE_CACHE: '.cache/compiled',
    },
  }));
  const { result } = concurrently(commands, { group: true, maxProcesses, prefix: 'none', timings: true });
  for (const { command, exitCode } of await result.catch((events: unknown) => events as CloseEvent[])) {
    const { passed, failed } = countTests(reportOf(command.name)) ?? { passed: Number(exitCode === 0), failed: 0 };
    total.passed += passed;
    // A suite can fail without a failed test, for example if a file does not load.
    total.failed += exitCode === 0 ? failed : Math.max(failed, 1);
  }
}

function reportOf(script: string): string {
  return `${reports}/${script.replace(':', '-')}.json`;
}

/** The counts in a JSON report of Vitest or Playwright. */
function countTests(report: string): typeof total | undefined {
  if (!existsSync(report)) return undefined;
  const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    stats?: { expected: number; unexpected: number; flaky: number };
  };
  if (stats) return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  return { passed: numPassedTests, failed: numFailedTests };
}
