import { describe, expect, test } from 'vitest';
import { makeRow, tables, textColumns, type Database, type Table } from '../helpers/databases.ts';

const denied = '42501';
const strangers = ['anon', 'authenticated'];

/** What nobody but the owner may do to a table. */
const forbidden = (table: Table): string[] => [
  `select * from ${table}`,
  `select count(*) from ${table}`,
  `select received_at from ${table}`,
  `copy ${table} to stdout`,
  `update ${table} set name = 'x'`,
  `delete from ${table}`,
  `truncate ${table}`,
  `lock table ${table} in access exclusive mode`,
  `${insert(table)} returning *`,
  `${insert(table)} returning id`,
  `${insert(table)} on conflict (id) do update set name = excluded.name`,
  `${insert(table)} on conflict (id) do nothing`,
  insert(table, { received_at: new Date().toISOString() }),
  `insert into ${table} select * from ${table}`,
  `create trigger t after insert on ${table} for each row execute function suppress_redundant_updates_trigger()`,
  `create table copy_of_them (like ${table}, foreign key (id) references ${table})`,
  `alter table ${table} disable row level security`,
  `alter table ${table} drop constraint created_near_receipt`,
  `drop table ${table}`,
  `drop policy "visitors may insert" on ${table}`,
  `create policy mine on ${table} for select using (true)`,
  `grant select on ${table} to anon`,
];

/** What nobody but the owner may do to anything else. */
const forbiddenElsewhere = [
  'select * from private.recent_submissions',
  "insert into private.recent_submissions (scope, sender) values ('email', 'x')",
  'delete from private.recent_submissions',
  'select private.forget_senders()',
  'select private.request_address()',
  "select private.senders_of('x')",
  'select * from private.limits',
  'update private.limits set most = 1000000',
  'select public.delete_expired_submissions()',
  'create table public.mine (id integer)',
  'create function public.mine() returns integer language sql as $$ select 1 $$',
  'create schema mine',
  'select rolpassword from pg_authid',
  "select pg_read_file('PG_VERSION')",
  "copy (select 1) to 'mine'",
  "copy contact_messages from program 'id'",
];

function insert(table: Table, changes: Record<string, unknown> = {}): string {
  const row = makeRow(table, changes);
  const values = Object.values(row).map((value) => `'${String(value)}'`);
  return `insert into ${table} (${Object.keys(row).join(', ')}) values (${values.join(', ')})`;
}

/** What visitors may do, and that they may do nothing else. */
export function describeRights(database: () => Database): void {
  test.each(tables)('a visitor may write to %s', async (table) => {
    expect(await database().insert(table, makeRow(table))).toEqual({ code: '', message: '' });
    expect(await database().tryAs('anon', insert(table))).toEqual({ code: '', message: '' });
  });

  describe.each(strangers)('%s may not', (role) => {
    test.each([...tables.flatMap(forbidden), ...forbiddenElsewhere])('%s', async (statement) => {
      const { code } = await database().tryAs(role, statement);
      expect(code).toBe(denied);
    });
  });

  test.each(tables)('a signed-in user, of whom there are none, may not write to %s', async (table) => {
    expect((await database().tryAs('authenticated', insert(table))).code).toBe(denied);
  });

  test('strangers have only the rights that are named', async () => {
    const rights = await database().query<{ right: string }>(`
      select grantee || ' ' || lower(privilege_type) || ' ' || table_name || '.' || column_name as right
      from information_schema.column_privileges
      where grantee in ('anon', 'authenticated', 'PUBLIC')
        and table_schema not in ('pg_catalog', 'information_schema')
      order by 1
    `);
    const expected = tables.flatMap((table) =>
      ['created_at', 'email', 'id', textColumns[table], 'name'].map((column) => `anon insert ${table}.${column}`),
    );
    expect(rights.map(({ right }) => right)).toEqual(expected.sort());
  });

  test('row-level security is on for every table of the API', async () => {
    const open = await database().query(`
      select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity
    `);
    expect(open).toEqual([]);
  });

  test('a table that is added later is closed to visitors until it is opened to them', async () => {
    await database().query('create table public.made_later (id integer)');
    const [rights] = await database().query(
      `select has_table_privilege('anon', 'public.made_later', 'insert, select') as any_right`,
    );
    await database().query('drop table public.made_later');
    expect(rights).toEqual({ any_right: false });
  });
}
