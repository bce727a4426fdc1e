import { createRequire } from 'node:module';
import { join } from 'node:path';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('packages', import.meta.url));
const requireHere = createRequire(join(folder, 'package.json'));

export const installPackages = 'npm ci --prefix tests/browsers/packages';

/** A module of this folder's own package, which a plain `npm ci` does not install. */
export function loadPackage(name: string): unknown {
  return requireHere(name);
}

export function packageFolder(name: string): string {
  return join(folder, 'node_modules', name);
}

export function isInstalled(name: string): boolean {
  return existsSync(join(packageFolder(name), 'package.json'));
}
