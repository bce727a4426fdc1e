import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** How to reach the backend that has a data folder open, with the right to read and delete. */
export interface RunningBackend {
  url: string;
  secretKey: string;
}

/** Where the embedded backend keeps its rows. */
export function dataFolder(): string {
  return resolve(process.env.BACKEND_DATA || '.data');
}

/** Writes down which backend has the folder open, readable only by the same user. */
export function writeRunningBackend(folder: string, backend: RunningBackend): void {
  writeFileSync(noteIn(folder), JSON.stringify(backend), { mode: 0o600 });
}

/** The backend that has the folder open; out of date once that backend has ended. */
export function readRunningBackend(folder: string): RunningBackend {
  return JSON.parse(readFileSync(noteIn(folder), 'utf8')) as RunningBackend;
}

function noteIn(folder: string): string {
  return join(folder, 'backend.json');
}
