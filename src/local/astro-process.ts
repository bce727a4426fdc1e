import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** How long Astro may take to end before it is killed. */
const graceMs = 10_000;

/** Ends the process when the one that started it has ended, even by force. */
const endWithParent = `data:text/javascript,process.on('disconnect', () => process.exit()); process.channel.unref()`;

/** A running command of Astro. Leaving its scope ends it. */
export interface AstroProcess extends AsyncDisposable {
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
}

/**
 * Starts a command of Astro.
 * @param variables added to this process's environment
 */
export function startAstro(args: readonly string[], variables: Record<string, string>): AstroProcess {
  const child = spawn(process.execPath, ['--import', endWithParent, 'node_modules/astro/bin/astro.mjs', ...args], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code, signal]: (number | NodeJS.Signals | null)[]) => code ?? signal ?? 1);
  return {
    ended,
    [Symbol.asyncDispose]: async () => {
      const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
      child.kill();
      await ended;
      clearTimeout(timer);
    },
  };
}
