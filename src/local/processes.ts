/** The processes that a command starts. */
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { readSupabaseSettings, toVariables } from '#lib/build/supabase-settings.ts';
import { UserError } from '#lib/build/user-error.ts';
import { dataFolder, type RunningBackend } from './data-folder.ts';
import { localPublishableKey } from './local-keys.ts';

/** What the backend's process tells its parent: how to reach it, or the mistake that prevents it from starting. */
export type BackendReport = RunningBackend | { mistake: string };

/** What the parent tells it: the origin of the site whose pages it may answer. */
export interface SiteReport {
  siteOrigin: string;
}

/** How long a process may take to end before it is killed, which rows survive too. */
const graceMs = 10_000;

/** Ends the process when its scope is left. `ended` is its exit code, or the signal that ended it. */
function untilDisposed(child: ChildProcess) {
  const ended = once(child, 'exit').then(([code, signal]: (number | NodeJS.Signals | null)[]) => code ?? signal ?? 1);
  const end = async () => {
    const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
    child.kill();
    await ended;
    clearTimeout(timer);
  };
  return { ended, [Symbol.asyncDispose]: end };
}

/**
 * Starts a command of Astro.
 * @param variables added to this process's environment
 */
export function startAstro(args: readonly string[], variables: Record<string, string>) {
  const child = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', ...args], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return untilDisposed(child);
}

export type BackendProcess = Awaited<ReturnType<typeof startBackend>>;

/**
 * Starts the embedded backend in its own process and waits until it answers.
 * @param variables added to this process's environment: BACKEND_DATA, BACKEND_PORT
 * @throws UserError when its folder or its port is in use
 */
export async function startBackend(variables: Record<string, string> = {}) {
  const child = fork(fileURLToPath(new URL('./backend.ts', import.meta.url)), {
    env: { ...process.env, ...variables },
    execArgv: [],
  });
  const running = untilDisposed(child);
  const message = once(child, 'message').then(([report]: BackendReport[]) => report);
  const report = await Promise.race([message, running.ended]);
  if (typeof report !== 'object') throw new Error('The embedded backend ended before it was ready.');
  if ('mistake' in report) throw new UserError(report.mistake);
  return {
    ...running,
    pid: child.pid ?? 0,
    settings: { url: report.url, publishableKey: localPublishableKey },
    /** May read and delete what visitors sent. */
    secretKey: report.secretKey,
    /** Lets pages of this origin use it; until then it refuses all pages. */
    allowOrigin: (siteOrigin: string) => void child.send({ siteOrigin } satisfies SiteReport),
  };
}

/** The database behind the forms. Leaving its scope ends an embedded one. */
export interface FormsBackend extends AsyncDisposable {
  /** For the build. */
  variables: Record<string, string>;
  /** Where the rows are kept and how to read them. */
  description: string;
  /** Lets the pages of the site use it. */
  allowOrigin: (siteOrigin: string) => void;
  /** @throws UserError as soon as it has ended by itself */
  ended: Promise<never>;
}

/**
 * The hosted backend that the environment names, else the embedded one, which it starts.
 * @param mode of the site: chooses the .env files
 */
export async function openForms(mode: 'development' | 'production'): Promise<FormsBackend> {
  const hosted = readSupabaseSettings(mode);
  if (hosted) {
    return {
      variables: toVariables(hosted),
      description: `Its forms: rows are kept in ${hosted.url}; read them in the Supabase dashboard.`,
      allowOrigin: () => {},
      ended: new Promise<never>(() => {}),
      [Symbol.asyncDispose]: () => Promise.resolve(),
    };
  }
  const backend = await startBackend();
  const ended = backend.ended.then((): never => {
    throw new UserError('The embedded backend has ended, so the forms would fail; the site was stopped as well.');
  });
  ended.catch(() => {});
  return {
    ...backend,
    variables: toVariables(backend.settings),
    description: `Its forms: rows are kept in ${dataFolder()}; read them with \`npm run inbox\`.`,
    ended,
  };
}
