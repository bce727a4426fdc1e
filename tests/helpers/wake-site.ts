import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The directive the pages of tests/fixtures/wake-site are built with: ours, or one that keeps nothing. */
export type Directive = 'wake' | 'naive';

const root = fileURLToPath(new URL('../..', import.meta.url));

export function wakeSiteFolder(directive: Directive): string {
  return `${root}.cache/wake-site/${directive}`;
}

export async function buildWakeSite(directive: Directive): Promise<void> {
  const astro = `${root}node_modules/astro/bin/astro.mjs`;
  await promisify(execFile)(process.execPath, [astro, 'build', '--root', 'tests/fixtures/wake-site'], {
    cwd: root,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', WAKE_DIRECTIVE: directive },
  });
  await nameReactChunk(wakeSiteFolder(directive));
}

/** Says in the page where React is, as the finished pages of the real site do. */
async function nameReactChunk(folder: string): Promise<void> {
  const chunk = (await readdir(`${folder}/_astro`)).find((file) => file.startsWith('react.'));
  const page = `${folder}/index.html`;
  await writeFile(page, (await readFile(page, 'utf8')).replace('<html', `<html data-react="/_astro/${chunk}"`));
}
