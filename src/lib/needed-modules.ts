import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Imports of modules of this project that remain once types are erased: static, lazy, and for a pool of workers. */
const importPattern = /^(?:import|export) (?!type )[^;]*?from '([.#][^'?]+)|\b(?:import|new URL)\('([.#][^'?]+\.ts)'/gm;

/** The files of src/ that a module or a component imports. */
function importsOf(file: string): string[] {
  const { resolve } = createRequire(file);
  const named = [...readFileSync(file, 'utf8').matchAll(importPattern)];
  return named.map(([, from = '', lazily = from]) => resolve(lazily)).filter((path) => existsSync(path));
}

/** The files of src/ that run with a module: itself, what it imports, and what these import. */
export function neededModules(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of importsOf(file)) neededModules(imported, found);
  return found;
}
