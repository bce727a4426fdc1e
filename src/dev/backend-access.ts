/** How programs on this machine reach the embedded backend. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The key with which the site inserts into the embedded backend. Like every publishable key, it is part of the pages and not a secret. */
export const localPublishableKey = 'sb_publishable_local_development_only';

/** The URL of a backend, and the key that may read and delete what visitors sent. */
export interface BackendAccess {
  url: string;
  secretKey: string;
}

const file = 'backend.json';

/** Where the embedded backend keeps its rows. */
export function dataFolder(): string {
  return resolve(process.env.BACKEND_DATA || '.data');
}

/** Writes down which backend has the folder open, readable only by the same user. */
export function writeAccess(folder: string, access: BackendAccess): void {
  writeFileSync(join(folder, file), JSON.stringify(access), { mode: 0o600 });
}

/** The backend that has the folder open; out of date once that backend has ended. */
export function readAccess(folder: string): BackendAccess {
  return JSON.parse(readFileSync(join(folder, file), 'utf8')) as BackendAccess;
}
