import { spawn } from 'node:child_process';

/** Ends the process when the one that started it has ended, even by force. Its workers, which have no channel, load this too. */
const endWithParent = `data:text/javascript,process.on('disconnect', () => process.exit()); process.channel?.unref()`;

/**
 * Runs a command of Astro until it has ended.
 * @param variables added to this process's environment
 * @param signal ends it
 * @returns whether it has succeeded
 */
export async function runAstro(
  args: readonly string[],
  variables: Record<string, string>,
  signal: AbortSignal,
): Promise<boolean> {
  const child = spawn(process.execPath, ['--import', endWithParent, 'node_modules/astro/bin/astro.mjs', ...args], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    signal,
  });
  // Node reports as an error that the signal has ended it.
  child.on('error', () => {});
  const code = await new Promise((resolve) => child.on('exit', resolve));
  return code === 0;
}
