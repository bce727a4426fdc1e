import { createClient } from '@supabase/supabase-js';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { openBackend } from '#dev/embedded-backend.ts';
import { hostedBaselineSql } from '#dev/supabase-compat.ts';
import { localPublishableKey } from '#dev/backend-access.ts';
import { hasPostgres, startPostgres } from './postgres.ts';

export const tables = ['contact_messages', 'feedback'] as const;
export type Table = (typeof tables)[number];

/** The column that holds the long text. */
export const textColumns = { contact_messages: 'message', feedback: 'feedback' } as const;

/** A row that the database accepts, from a sender who has sent nothing else, with some columns changed. */
export function makeRow(table: Table, changes: Row = {}): Row {
  return {
    id: crypto.randomUUID(),
    name: 'Asha Rao',
    email: `${crypto.randomUUID()}@example.in`,
    [textColumns[table]]: 'How do I read a statement of 2019?',
    created_at: new Date().toISOString(),
    ...changes,
  };
}

type Row = Record<string, unknown>;

/** Why something was refused, by PostgreSQL's or PostgREST's code; both empty when it was not. */
export interface Refusal {
  code: string;
  message: string;
}

/** A fresh database that has run supabase/migrations. Leaving its scope deletes it. */
export interface Database extends AsyncDisposable {
  /** Inserts as a visitor, the way the site's requests reach the database. */
  insert: (table: Table, row: unknown, headers?: Record<string, string>) => Promise<Refusal>;
  /** Runs one statement with the rights of a role, and rolls it back. */
  tryAs: (role: string, statement: string) => Promise<Refusal>;
  /** Runs one statement as the owner of the tables. */
  query: <T = Row>(statement: string, parameters?: unknown[]) => Promise<T[]>;
}

/** A new folder with the rows of an embedded backend that has been started once. */
export function makeRows(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rows-'));
  cpSync(process.env.TEST_ROWS!, folder, { recursive: true });
  return folder;
}

/** The embedded backend, written to with supabase-js as the site does. */
async function openEmbedded(): Promise<Database> {
  // Lite prints every refusal.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const folder = makeRows();
  const backend = await openBackend(folder);
  const { driver } = backend.connection;
  const fetch: typeof globalThis.fetch = (input, init) => backend.fetch(new Request(input, init));
  return {
    insert: async (table, row, headers = {}) => {
      const client = createClient('http://backend.invalid', localPublishableKey, { global: { fetch, headers } });
      const { error } = await client.from(table).insert(row as Row);
      return { code: error?.code ?? '', message: error?.message ?? '' };
    },
    tryAs: (role, statement) =>
      refusalOf(() =>
        driver.transaction(async (transaction) => {
          await transaction.exec(`set local role ${role}`);
          await transaction.query(statement);
          await transaction.rollback();
        }),
      ),
    query: async <T>(statement: string, parameters: unknown[] = []) =>
      (await driver.query<T>(statement, parameters)).rows,
    [Symbol.asyncDispose]: async () => {
      await backend[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true });
    },
  };
}

/** supabase/migrations, in their order. */
export function readMigrations(): string[] {
  const folder = 'supabase/migrations';
  return readdirSync(folder)
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

/** A PostgreSQL server, written to with the statement that PostgREST makes of an insert. */
async function openPostgres(): Promise<Database> {
  await using resources = new AsyncDisposableStack();
  const { sql } = resources.use(await startPostgres());
  await sql.unsafe(hostedBaselineSql).simple();
  // On hosted Supabase the migrations run as a role that is not a superuser.
  await sql
    .unsafe(
      `
    create role project_owner;
    alter database postgres owner to project_owner;
    alter default privileges for role project_owner in schema public
      grant all on tables to anon, authenticated, service_role;
    alter default privileges for role project_owner in schema public
      grant all on functions to anon, authenticated, service_role;
  `,
    )
    .simple();
  for (const migration of readMigrations()) {
    await sql.begin(async (transaction) => {
      await transaction`set local app.retention = 'manual'`;
      await transaction`set local role project_owner`;
      await transaction.unsafe(migration).simple();
    });
  }
  const columnTypes = await sql<{ table: string; name: string; type: string }[]>`
    select attrelid::regclass::text as "table", attname as name, format_type(atttypid, atttypmod) as type
    from pg_attribute where attrelid in ('contact_messages'::regclass, 'feedback'::regclass) and attnum > 0
  `;

  const server = resources.move();
  return {
    insert: async (table, row, headers = {}) => {
      const names = Object.keys((Array.isArray(row) ? row[0] : row) as Row);
      const columns = names.map((name) => columnTypes.find((column) => column.table === table && column.name === name));
      const unknown = names.find((_, index) => !columns[index]);
      if (unknown !== undefined) return { code: 'PGRST204', message: `Could not find the '${unknown}' column` };
      const list = columns.map((column) => `"${column?.name}"`).join(', ');
      const definitions = columns.map((column) => `"${column?.name}" ${column?.type}`).join(', ');
      const rows = Array.isArray(row) ? row : [row];
      return refusalOf(() =>
        sql.begin(async (transaction) => {
          await transaction`select set_config('role', 'anon', true), set_config('request.headers', ${JSON.stringify(headers)}, true)`;
          await transaction.unsafe(
            `insert into public.${table} (${list}) select ${list} from json_to_recordset($1::text::json) as _ (${definitions})`,
            [JSON.stringify(rows)],
          );
        }),
      );
    },
    tryAs: (role, statement) =>
      refusalOf(() =>
        sql
          .begin(async (transaction) => {
            await transaction.unsafe(`set local role ${role}`);
            await transaction.unsafe(statement);
            throw undone;
          })
          .catch((error: unknown) => {
            if (error !== undone) throw error;
          }),
      ),
    query: <T>(statement: string, parameters: unknown[] = []) =>
      sql.begin(async (transaction) => {
        await transaction`set local role project_owner`;
        return [...(await transaction.unsafe(statement, parameters as string[]))] as T[];
      }) as Promise<T[]>,
    [Symbol.asyncDispose]: () => server.disposeAsync(),
  };
}

/** Rolls a transaction back. */
const undone = new Error('Undone');

async function refusalOf(work: () => Promise<unknown>): Promise<Refusal> {
  try {
    await work();
    return { code: '', message: '' };
  } catch (error) {
    if (error instanceof Error && 'code' in error) return { code: String(error.code), message: error.message };
    throw error;
  }
}

/** Both databases that the migrations must work on; the server only if this machine has one. */
export const databases = [
  { name: 'the embedded backend', open: openEmbedded },
  ...(hasPostgres() ? [{ name: 'PostgreSQL', open: openPostgres }] : []),
];
