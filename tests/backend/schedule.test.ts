import type { Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostedBaselineSql } from '#dev/supabase-compat.ts';
import { readMigrations } from '../helpers/databases.ts';
import { hasPostgres, startPostgres, type PostgresServer } from '../helpers/postgres.ts';

/** pg_cron as far as the migrations use it: notes the jobs and runs none. */
const fakeCron = `
  create schema cron;
  create table cron.job_run_details (end_time timestamptz);
  create table cron.job (name text, schedule text, command text);
  create function cron.schedule(text, text, text) returns void language sql
    as 'insert into cron.job values ($1, $2, $3)';
  insert into pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
    values (99999, 'pg_cron', 10, 'cron'::regnamespace, false, '1');
`;

async function migrate(sql: Pick<Sql, 'unsafe'>): Promise<void> {
  for (const migration of readMigrations()) await sql.unsafe(migration).simple();
}

describe.skipIf(!hasPostgres())('the schedule of the deletions, on PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
    await server.sql.unsafe(hostedBaselineSql).simple();
  }, 120_000);
  afterAll(() => server[Symbol.asyncDispose]());

  test('without pg_cron the migrations fail and say what to do', async () => {
    // In a transaction, so that nothing of them stays.
    await expect(server.sql.begin(migrate)).rejects.toMatchObject({
      message: expect.stringMatching(/^Nothing would delete what has expired, because pg_cron cannot be used here: ./),
      hint: expect.stringContaining(`set app.retention = 'manual'`),
    });
  });

  test('where something else deletes, only the migrations that schedule deletions need to be told', async () => {
    // In a transaction, so that nothing of them stays.
    const migrated = server.sql.begin(async (sql) => {
      const told = readMigrations().findLastIndex((migration) => migration.includes('app.retention'));
      for (const [index, migration] of readMigrations().entries()) {
        await sql`select set_config('app.retention', ${index <= told ? 'manual' : ''}, true)`;
        await sql.unsafe(migration).simple();
      }
      throw new Error(`${readMigrations().length - told - 1} later ones passed`);
    });
    await expect(migrated).rejects.toThrow(/^[1-9]\d* later ones passed$/);
  });

  test('is created by the migrations, and its commands can be run', async () => {
    const { sql } = server;
    await sql.unsafe(fakeCron).simple();
    await migrate(sql);
    const jobs = await sql<{ schedule: string; command: string }[]>`select schedule, command from cron.job`;
    expect([...jobs]).toEqual([
      { schedule: '30 21 * * *', command: 'select public.delete_expired_submissions()' },
      { schedule: '*/5 * * * *', command: 'select private.forget_senders()' },
      {
        schedule: '0 22 * * *',
        command: "delete from cron.job_run_details where end_time < now() - interval '7 days'",
      },
    ]);
    await sql`insert into cron.job_run_details select now() - make_interval(days => day) from generate_series(6, 9) day`;
    for (const { command } of jobs) await sql.unsafe(command);
    expect(await sql`select from cron.job_run_details`).toHaveLength(1);
  });
});
