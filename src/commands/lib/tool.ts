import { spawn } from 'node:child_process';
import { once } from 'node:events';

const programs = {
  astro: 'node_modules/astro/bin/astro.mjs',
  eslint: 'node_modules/eslint/bin/eslint.js',
  playwright: 'node_modules/playwright/cli.js',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  vitest: 'node_modules/vitest/vitest.mjs',
};

export interface ToolOptions {
  /** Added to this process's environment. */
  variables?: Record<string, string>;
  /** Gets what the tool prints; without it, that goes to the terminal. */
  onOutput?: (text: string) => void;
}

/** A running program of one of the packages. Leaving its scope ends it and all it started. */
export interface Tool extends AsyncDisposable {
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
}

/** How long a tool may take to put its own house in order after being told to end. */
const graceMs = 10_000;

/** Starts a program of one of the packages on the Node that runs this. */
export function startTool(program: keyof typeof programs, args: readonly string[], options: ToolOptions = {}): Tool {
  const { variables, onOutput } = options;
  const child = spawn(process.execPath, [programs[program], ...args], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', onOutput ? 'pipe' : 'inherit', onOutput ? 'pipe' : 'inherit'],
    // In a process group of its own, so that it can be ended together with what it starts.
    detached: true,
  });
  if (onOutput) {
    child.stdout?.setEncoding('utf8').on('data', onOutput);
    child.stderr?.setEncoding('utf8').on('data', onOutput);
  }
  const ended = once(child, 'close').then(([code, signal]: (number | NodeJS.Signals | null)[]) => code ?? signal ?? 1);
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
