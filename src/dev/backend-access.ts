/** How programs on this machine reach the embedded backend. */
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { UserError } from '#lib/errors.ts';

/** The key with which the site inserts into the embedded backend. Like every publishable key, it is part of the pages and not a secret. */
export const localPublishableKey = 'sb_publishable_local_development_only';

/** The URL of a backend, and the key that may read and delete what visitors sent. */
export interface BackendAccess {
  url: string;
  secretKey: string;
}

/** Another process has the data folder open. */
export class FolderInUse extends UserError {}

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

/** A key that may read and delete what visitors sent. */
export const createSecretKey = () => `sb_secret_${randomBytes(24).toString('base64url')}`;

/**
 * Keeps other processes out of a folder of rows, which is created if it is missing.
 * @returns how to let go of it
 * @throws FolderInUse when another process has it open
 * @throws UserError when it cannot be used
 */
export function claimFolder(folder: string): () => void {
  const rows = join(folder, 'postgres');
  try {
    const unlock = lock(folder);
    if (unlock) {
      // PostgreSQL's files are readable by everybody otherwise.
      mkdirSync(rows, { recursive: true });
      chmodSync(rows, 0o700);
      return unlock;
    }
  } catch (cause) {
    throw new UserError(
      `${folder} cannot hold the rows (${String(cause)}). Name a folder that this user may write: BACKEND_DATA=<folder>.`,
      { cause },
    );
  }
  throw new FolderInUse(
    `The rows in ${folder} are in use by another process (npm start or npm run dev). Stop it, or keep other rows: BACKEND_DATA=<folder>.`,
  );
}

/**
 * Keeps other processes out of a folder until it is unlocked or this process ends, however it ends: SQLite's lock is the operating
 * system's, so no stale one is left behind.
 * @returns how to unlock it; undefined while another process has locked it
 */
function lock(folder: string): (() => void) | undefined {
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
