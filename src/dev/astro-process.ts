import { spawn } from 'node:child_process';

/** Ends the process when the one that started it has ended, even by force. Its workers, which have no channel, load this too. */
const endWithParent = `data:text/javascript,process.on('disconnect', () => process.exit()); process.channel?.unref()`;

/**
 * Starts a command of Astro.
 * @param variables added to this process's environment
 * @param signal ends it, as leaving its scope does
 * @returns `succeeded`: whether it has, once it has ended
 */
export function startAstro(args: readonly string[], variables: Record<string, string>, signal: AbortSignal) {
  const child = spawn(process.execPath, ['--import', endWithParent, 'node_modules/astro/bin/astro.mjs', ...args], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    signal,
  });
  // Node reports as an error that the signal has ended it.
  child.on('error', () => {});
  const succeeded = new Promise<boolean>((resolve) => child.on('exit', (code) => resolve(code === 0)));
  return {
    succeeded,
    [Symbol.asyncDispose]: async () => {
      child.kill();
      await succeeded;
    },
  };
}
