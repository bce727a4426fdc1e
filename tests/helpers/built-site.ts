import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { toVariables, type SupabaseSettings } from '#dev/backend-settings.ts';

const folder = '.cache/test/dist';

/** For which backend the site was built by this run of `npm test`, which removes it first. */
const builtFor = '.cache/test/built-for.json';

/**
 * The site, built for a backend unless `npm test` has already built it for that one.
 * @returns the absolute folder
 * @throws with the output of the build if it fails
 */
export async function builtSite(backend: SupabaseSettings): Promise<string> {
  const variables = toVariables(backend);
  const wanted = JSON.stringify(variables);
  const isBuilt = existsSync(builtFor) && readFileSync(builtFor, 'utf8') === wanted;
  if (process.env.TEST_BACKEND_PORT && isBuilt) return resolve(folder);
  const astro = resolve('node_modules/astro/bin/astro.mjs');
  await promisify(execFile)(process.execPath, [astro, 'build', '--outDir', folder], {
    env: { ...process.env, ...variables, NODE_ENV: 'production' },
  }).catch((error: unknown) => {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`The site was not built.\n${stdout}${stderr}`);
  });
  if (process.env.TEST_BACKEND_PORT) writeFileSync(builtFor, wanted);
  return resolve(folder);
}
