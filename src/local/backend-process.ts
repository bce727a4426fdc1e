import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { SupabaseSettings } from '#lib/build/supabase-settings.ts';
import { UserError } from '#lib/build/user-error.ts';
import type { RunningBackend } from './data-folder.ts';
import { localPublishableKey } from './local-keys.ts';

/** What the backend's process tells the one that started it: how to reach it, or the mistake that keeps it from starting. */
export type BackendReport = RunningBackend | { mistake: string };

/** What it is told: the origin of the site, whose pages alone it answers. */
export interface SiteReport {
  siteOrigin: string;
}

/** The embedded backend in a process of its own. Leaving its scope ends it. */
export interface BackendProcess extends AsyncDisposable {
  settings: SupabaseSettings;
  /** May read and delete what visitors sent. */
  secretKey: string;
  /** Lets pages of this origin use it; until then it refuses those of every origin. */
  allowOrigin: (siteOrigin: string) => void;
  pid: number;
  ended: Promise<void>;
}

/** How long it may take to close its database. Rows outlive a harder end too. */
const graceMs = 10_000;

/**
 * Starts the embedded backend and waits until it answers.
 * @param variables what the process gets beside this one's environment: BACKEND_DATA, BACKEND_PORT
 * @throws UserError when its folder or its port is in use
 */
export async function startBackend(variables: Record<string, string> = {}): Promise<BackendProcess> {
  const child = fork(fileURLToPath(new URL('./backend.ts', import.meta.url)), {
    env: { ...process.env, ...variables },
    execArgv: [],
  });
  const ended = once(child, 'exit').then(() => {});
  const report = await Promise.race([once(child, 'message').then(([message]: BackendReport[]) => message), ended]);
  if (!report) throw new Error('The embedded backend ended before it was ready.');
  if ('mistake' in report) throw new UserError(report.mistake);
  return {
    settings: { url: report.url, publishableKey: localPublishableKey },
    secretKey: report.secretKey,
    allowOrigin: (siteOrigin) => void child.send({ siteOrigin } satisfies SiteReport),
    pid: child.pid ?? 0,
    ended,
    [Symbol.asyncDispose]: async () => {
      const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
      child.kill('SIGTERM');
      await ended;
      clearTimeout(timer);
    },
  };
}
