import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** How long Astro may take to end before it is killed. */
const graceMs = 10_000;

/** Ends the process when the one that started it has ended, even by force. */
const endWithParent = `data:text/javascript,process.on('disconnect', () => process.exit()); process.channel.unref()`;

/**
 * Runs a command of Astro until it has ended, or the signal ends it.
 * @param variables added to this process's environment
 * @returns whether it has succeeded
 */
export async function runAstro(
  args: readonly string[],
  variables: Record<string, string>,
  signal: AbortSignal,
): Promise<boolean> {
  signal.throwIfAborted();
  const child = spawn(process.execPath, ['--import', endWithParent, 'node_modules/astro/bin/astro.mjs', ...args], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  signal.addEventListener('abort', () => {
    child.kill();
    setTimeout(() => child.kill('SIGKILL'), graceMs).unref();
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}
