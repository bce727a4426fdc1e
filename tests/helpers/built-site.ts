import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { toVariables, type SupabaseSettings } from '#dev/backend-settings.ts';

const folder = '.cache/test/dist';

/**
 * The site, built for a backend unless `npm test` has already built it for that one.
 * @returns the absolute folder
 * @throws with the output of the build if it fails
 */
export async function builtSite(backend: SupabaseSettings): Promise<string> {
  if (process.env.TEST_IS_BUILT) return resolve(folder);
  const astro = resolve('node_modules/astro/bin/astro.mjs');
  await promisify(execFile)(process.execPath, [astro, 'build', '--outDir', folder], {
    env: { ...process.env, ...toVariables(backend), NODE_ENV: 'production' },
  }).catch((error: unknown) => {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`The site was not built.\n${stdout}${stderr}`);
  });
  return resolve(folder);
}
