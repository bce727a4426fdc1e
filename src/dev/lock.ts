import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Keeps other processes out of a folder until it is unlocked or this process ends, however it ends: SQLite's lock is the operating
 * system's, so no stale one is left behind.
 * @returns how to unlock it; undefined while another process has locked it
 */
export function lock(folder: string): (() => void) | undefined {
  mkdirSync(folder, { recursive: true });
  const file = new DatabaseSync(join(folder, 'lock'));
  try {
    file.exec('begin exclusive');
    return () => file.close();
  } catch {
    file.close();
    return undefined;
  }
}
