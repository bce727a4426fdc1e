import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Where the embedded backend keeps its rows. */
export function dataFolder(): string {
  return resolve(process.env.BACKEND_DATA || '.data');
}

/** Notes where the backend that has the folder open can be reached. */
export function writeAddress(folder: string, url: string): void {
  writeFileSync(join(folder, 'address'), url);
}

/** Where the backend that has the folder open can be reached; what a backend that has ended wrote is of no use. */
export function readAddress(folder: string): string {
  return readFileSync(join(folder, 'address'), 'utf8');
}
