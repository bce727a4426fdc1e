import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A running `astro` command. Leaving its scope ends it and all it started. */
export interface AstroProcess extends AsyncDisposable {
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
}

/** How long it may take to end when told to. */
const graceMs = 10_000;

/** @param variables added to this process's environment */
export function startAstro(args: readonly string[], variables: Record<string, string>): AstroProcess {
  const child = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', ...args], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'inherit', 'inherit'],
    // A process group of its own, so that it can be ended together with what it starts.
    detached: true,
  });
  const ended = once(child, 'exit').then(([code, signal]: (number | NodeJS.Signals | null)[]) => code ?? signal ?? 1);
  return {
    ended,
    [Symbol.asyncDispose]: async () => {
      const timer = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), graceMs);
      signalGroup(child.pid, 'SIGINT');
      await ended;
      clearTimeout(timer);
    },
  };
}

function signalGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, signal);
  } catch {
    // All of them have ended already.
  }
}
