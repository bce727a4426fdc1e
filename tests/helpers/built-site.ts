import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { toVariables, type SupabaseSettings } from '#lib/build/supabase-settings.ts';

/** Where the tests of the built site put it. Under `npm test` the browser tests use it too. */
export const siteFolder = '.cache/test/dist';

/**
 * Builds the site for a backend.
 * @param folder below the project
 * @returns the absolute folder
 * @throws with the output of the build if it fails
 */
export async function buildSite(folder: string, backend: SupabaseSettings): Promise<string> {
  const astro = resolve('node_modules/astro/bin/astro.mjs');
  await promisify(execFile)(process.execPath, [astro, 'build', '--outDir', folder], {
    env: { ...process.env, ...toVariables(backend), NODE_ENV: 'production' },
  }).catch((error: unknown) => {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`The site was not built.\n${stdout}${stderr}`);
  });
  return resolve(folder);
}
