import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { vi } from 'vitest';
import { hasPrograms } from './programs.ts';

/** A separate, empty PostgreSQL server. Leaving its scope stops it and deletes its data. */
export interface PostgresServer extends AsyncDisposable {
  /** As superuser. */
  sql: postgres.Sql;
}

/** Whether the programs that `startPostgres` needs are on the PATH. */
export function hasPostgres(): boolean {
  return hasPrograms('postgres', 'initdb');
}

/** Starts a server in a temporary folder, reachable through a socket there and not through a port. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { cwd: folder, ...user };
  const initOptions = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  execFileSync('initdb', ['--pgdata', data, ...initOptions], { ...options, stdio: ['ignore', 'ignore', 'inherit'] });

  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off'];
  const server = spawn('postgres', ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...options,
    stdio: 'ignore',
  });
  const ended = once(server, 'exit');
  const sql = postgres({
    path: join(folder, '.s.PGSQL.5432'),
    username: 'postgres',
    database: 'postgres',
    max: 20,
    onnotice: () => {},
  });
  await vi.waitFor(() => sql`select 1`, { timeout: 60_000 });
  return {
    sql,
    [Symbol.asyncDispose]: async () => {
      await sql.end();
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (option: string): number => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
