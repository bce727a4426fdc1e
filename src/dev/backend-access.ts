/** How programs on this machine find the embedded backend. */
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { UserError } from '#lib/errors.ts';

/** The publishable key of the embedded backend. It is printed in the pages, and no secret. */
export const localPublishableKey = 'sb_publishable_local_development_only';

export interface BackendAccess {
  url: string;
  /** May read and delete what visitors sent. */
  secretKey: string;
}

/** Another process has the data folder open. */
export class FolderInUse extends UserError {}

const file = 'backend.json';

/** Where the embedded backend keeps its rows. */
export function dataFolder(): string {
  return resolve(process.env.BACKEND_DATA || '.data');
}

/** Records the backend that has the folder open, for the same user only. */
export function writeAccess(folder: string, access: BackendAccess): void {
  writeFileSync(join(folder, file), JSON.stringify(access), { mode: 0o600 });
}

/** The backend that last had the folder open. */
export function readAccess(folder: string): BackendAccess {
  return JSON.parse(readFileSync(join(folder, file), 'utf8')) as BackendAccess;
}

export const createSecretKey = () => `sb_secret_${randomBytes(24).toString('base64url')}`;

/**
 * Locks the data folder, which it creates if it is missing.
 * @returns a function that unlocks it
 * @throws FolderInUse when another process has it open
 * @throws UserError when it cannot be used
 */
export function claimFolder(folder: string): () => void {
  const rows = join(folder, 'postgres');
  try {
    const unlock = lock(folder);
    if (unlock) {
      // PostgreSQL makes its files readable by everybody.
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
 * Locks a folder until it is unlocked or this process ends. SQLite's lock is the operating system's, so a crash leaves no stale one.
 * @returns undefined while another process has locked it
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
