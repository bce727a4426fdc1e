import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Imports of modules of this project, static or not, that remain once types are erased. */
const importPattern = /^(?:import|export) (?!type )[^;]*?from '([.#][^']+)';|\bimport\('([.#][^']+)'\)/gm;

/** The files of src/ that run with a module: itself, what it imports, and what these import. */
export function neededModules(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const { resolve } = createRequire(file);
  for (const [, from = '', lazily = from] of readFileSync(file, 'utf8').matchAll(importPattern))
    neededModules(resolve(lazily), found);
  return found;
}
