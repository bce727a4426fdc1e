import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** What a project holds besides its sources. */
const notSources = ['node_modules', '.git', '.astro', '.cache', '.data', 'dist', 'test-results'];

/**
 * Copies the sources of a project into an empty folder, so that they can be changed and built there. The packages are linked one by
 * one: what tools write beside them stays in the copy.
 */
export async function copyProject(project: string, folder: string): Promise<void> {
  const isSource = (path: string) => !notSources.includes(relative(project, path));
  await cp(project, folder, { recursive: true, filter: isSource });

  const packages = join(project, 'node_modules');
  await mkdir(join(folder, 'node_modules'));
  for (const name of (await readdir(packages)).filter((entry) => !entry.startsWith('.'))) {
    await symlink(join(packages, name), join(folder, 'node_modules', name), 'junction');
  }
}
