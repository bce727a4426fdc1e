import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { aborted } from './run-command.ts';
import { startTool, type ToolOptions } from './tool.ts';

/** What came of one step of `npm test`. */
export interface StepResult {
  name: string;
  passed: number;
  failed: number;
  /** Titles of tests that could not run on this machine. */
  skipped: string[];
  seconds: number;
  /** What the step printed. */
  output: string;
}

type Counts = Pick<StepResult, 'passed' | 'failed' | 'skipped'>;
type Variables = NonNullable<ToolOptions['variables']>;

/** Where `npm test` puts the site it builds, the rows of its backend and the reports of its steps. */
export const workFolder = resolve('.cache/test');

export function clearWorkFolder(): void {
  rmSync(workFolder, { recursive: true, force: true });
  mkdirSync(workFolder, { recursive: true });
}

/** A step that is one check: it passes or it fails. */
export function runCheck(
  name: string,
  signal: AbortSignal,
  [program, ...args]: [Parameters<typeof startTool>[0], ...string[]],
  variables: Variables = {},
): Promise<StepResult> {
  return runStep(name, signal, program, args, variables, (succeeded) => ({
    passed: Number(succeeded),
    failed: Number(!succeeded),
    skipped: [],
  }));
}

/** The tests of one folder under tests/ that Vitest runs. */
export function runVitest(project: string, signal: AbortSignal, variables: Variables = {}): Promise<StepResult> {
  const report = join(workFolder, `${project}.json`);
  const args = ['run', '--config', '.config/vitest.config.ts', '--project', project];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return runStep(project, signal, 'vitest', [...args, ...reporters], variables, () => readVitestReport(report));
}

/** The tests under tests/e2e, in a browser. */
export function runPlaywright(signal: AbortSignal, variables: Variables): Promise<StepResult> {
  const report = join(workFolder, 'e2e.json');
  const args = ['test', '--config', '.config/playwright.config.ts', '--reporter=list,json'];
  const reporting = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return runStep('e2e', signal, 'playwright', args, { ...variables, ...reporting }, () => readPlaywrightReport(report));
}

/** A step that cannot run, for a reason that its output gives. */
export function cannotRun(name: string, output: string): StepResult {
  return { name, passed: 0, failed: 1, skipped: [], seconds: 0, output };
}

async function runStep(
  name: string,
  signal: AbortSignal,
  program: Parameters<typeof startTool>[0],
  args: readonly string[],
  variables: Variables,
  count: (succeeded: boolean) => Counts,
): Promise<StepResult> {
  const startedAt = performance.now();
  let output = '';
  await using tool = startTool(program, args, { variables, onOutput: (text) => (output += text) });
  const end = await Promise.race([tool.ended, aborted(signal)]);
  signal.throwIfAborted();
  const succeeded = end === 0;
  const { passed, failed, skipped } = count(succeeded);
  const seconds = (performance.now() - startedAt) / 1000;
  // A run that ends badly without a failed test (a file that does not load, no tests at all) has failed all the same.
  return { name, passed, failed: succeeded ? failed : Math.max(failed, 1), skipped, seconds, output };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

function readVitestReport(file: string): Counts {
  const report = readReport(file) as VitestReport | undefined;
  if (!report) return nothing;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'skipped' || status === 'pending')
      .map(({ fullName }) => fullName),
  };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

function readPlaywrightReport(file: string): Counts {
  const report = readReport(file) as PlaywrightReport | undefined;
  if (!report) return nothing;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected,
    failed: unexpected + flaky,
    skipped: skipped > 0 ? [`${skipped} browser tests`] : [],
  };
}

const nothing: Counts = { passed: 0, failed: 0, skipped: [] };

/** @returns undefined when the runner ended before it wrote its report */
function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
