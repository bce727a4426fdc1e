import { describe, expect, test } from 'vitest';
import { makeRow, tables, textColumns, type Database, type Table } from '../helpers/databases.ts';
import forbiddenStatements from './rights.json' with { type: 'json' };

const denied = '42501';
const strangers = ['anon', 'authenticated'];

/** What nobody but the owner may do to a table. */
const forbidden = (table: Table): string[] => [
  ...forbiddenStatements.onTable.map((statement) => statement.replaceAll('{table}', table)),
  `${insert(table)} returning *`,
  `${insert(table)} returning id`,
  `${insert(table)} on conflict (id) do update set name = excluded.name`,
  `${insert(table)} on conflict (id) do nothing`,
  insert(table, { received_at: new Date().toISOString() }),
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
    test.each([...tables.flatMap(forbidden), ...forbiddenStatements.elsewhere])('%s', async (statement) => {
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
