import { UserError } from '#lib/errors.ts';

/**
 * Runs a command and sets the exit code. A UserError is printed without its stack.
 * @param main gets a signal that is aborted by Ctrl-C, by requests to terminate, and when npm or whatever else started this has ended
 */
export async function runCommand(main: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => controller.abort());
  // The shell between npm and this process keeps a SIGTERM for npm to itself.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && controller.abort(), 500).unref();
  try {
    await main(controller.signal);
  } catch (error) {
    process.exitCode = controller.signal.aborted ? 130 : 1;
    if (!controller.signal.aborted) console.error(error instanceof UserError ? error.message : error);
  }
}
