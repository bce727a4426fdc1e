import { UserError } from '#lib/errors.ts';

/**
 * Runs a command and sets the exit code. A UserError is printed without its stack.
 * @param main is given a signal that is aborted by Ctrl-C, SIGTERM or SIGHUP, and when the parent process has ended
 */
export async function runCommand(main: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => controller.abort());
  // The shell between npm and this process does not pass a SIGTERM on.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && controller.abort(), 500).unref();
  try {
    await main(controller.signal);
  } catch (error) {
    process.exitCode = controller.signal.aborted ? 130 : 1;
    if (!controller.signal.aborted) console.error(error instanceof UserError ? error.message : error);
  }
}
