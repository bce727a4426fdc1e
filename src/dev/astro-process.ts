import { spawn } from 'node:child_process';

/** Ends the process with its parent, even one that was killed. Worker threads load this too and have no channel. */
const endWithParent = `data:text/javascript,process.on('disconnect', () => process.exit()); process.channel?.unref()`;

/**
 * Runs a command of Astro until it ends, its scope is left, or the signal is aborted.
 * @param variables added to the environment
 */
export function startAstro(args: readonly string[], variables: Record<string, string>, signal: AbortSignal) {
  const child = spawn(process.execPath, ['--import', endWithParent, 'node_modules/astro/bin/astro.mjs', ...args], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    signal,
  });
  // Node reports an aborted signal as an error.
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
