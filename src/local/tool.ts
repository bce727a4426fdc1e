import { spawn } from 'node:child_process';
import { once } from 'node:events';

const scripts = {
  astro: 'node_modules/astro/bin/astro.mjs',
  playwright: 'node_modules/playwright/cli.js',
  vitest: 'node_modules/vitest/vitest.mjs',
};

type Program = keyof typeof scripts | 'npm' | 'apt-get';

export interface ToolOptions {
  /** Where it runs; this process's folder when left out. */
  folder?: string;
  /** Added to this process's environment. */
  variables?: Record<string, string>;
  /** Gets what the tool prints; without it, that goes to the terminal. */
  onOutput?: (text: string) => void;
}

/** A running program. Leaving its scope ends it and all it started. */
export interface Tool extends AsyncDisposable {
  /** The process group that holds it and all it starts; undefined where it could not be started. */
  group: number | undefined;
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
}

/** How long a tool may take to put its own house in order after being told to end. */
const graceMs = 10_000;

/** Starts a program: the packages' own on the Node that runs this, others from the PATH. */
export function startTool(program: Program, args: readonly string[], options: ToolOptions = {}): Tool {
  const { folder, variables, onOutput } = options;
  const [file, first] = program in scripts ? [process.execPath, scripts[program as keyof typeof scripts]] : [program];
  const output = onOutput ? 'pipe' : 'inherit';
  const child = spawn(file, first === undefined ? args : [first, ...args], {
    cwd: folder,
    env: { ...process.env, ...variables },
    stdio: ['ignore', output, output],
    // A process group of its own, so that it can be ended together with what it starts.
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onOutput ?? (() => {}));
  const ended = once(child, 'close').then(([code, signal]: (number | NodeJS.Signals | null)[]) => code ?? signal ?? 1);
  return {
    group: child.pid,
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
