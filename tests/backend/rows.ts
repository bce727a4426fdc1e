import { describe, expect, test } from 'vitest';
import { makeRow, tables, textColumns, type Database, type Table } from '../helpers/databases.ts';
import texts from './rows.json' with { type: 'json' };

const checkViolation = '23514';
const minutes = 60_000;
const hours = 60 * minutes;

/** The time some milliseconds from when this file is read; the tests may run some minutes later. */
const fromNow = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString();

/** A legal address of this length. */
const addressOf = (length: number): string => `${'a'.repeat(length - '@example.in'.length)}@example.in`;

/** By column, what is stored as it was sent, and what each CHECK refuses: the texts of rows.json, and what is long, rare or of today. `text` is the long text of either table. */
const values: Record<string, { good: unknown[]; refused: Record<string, unknown[]> }> = {
  name: {
    good: [...texts.name.good, 'x'.repeat(120), '😀'.repeat(120)],
    refused: {
      // First, and told at once: ten megabytes would take seconds to count.
      name_bytes: ['😀'.repeat(121), 'x'.repeat(900_000)],
      ...texts.name.refused,
      name_length: [...texts.name.refused.name_length, 'x'.repeat(121), `Asha${' '.repeat(200)}`],
      name_visible: [...texts.name.refused.name_visible, '\u{e0041}\u{e007f}', '\u{e0100}', '\u{1bca0}'],
    },
  },
  email: {
    good: [...texts.email.good, addressOf(254)],
    refused: { email_bytes: [addressOf(1_017)], email_length: [addressOf(255)], ...texts.email.refused },
  },
  text: {
    good: [...texts.text.good, 'x'.repeat(5000), '😀'.repeat(5000)],
    refused: {
      text_bytes: ['😀'.repeat(5001), 'x'.repeat(500_000)],
      ...texts.text.refused,
      text_length: [...texts.text.refused.text_length, 'x'.repeat(5001)],
    },
  },
  created_at: {
    good: [fromNow(0).replace('Z', '+00:00'), fromNow(15 * minutes - 24 * hours), fromNow(24 * hours - 15 * minutes)],
    refused: {
      created_near_receipt: [
        ...[fromNow(-15 * minutes - 24 * hours), fromNow(24 * hours + 15 * minutes)],
        ...['1970-01-01T00:00:00Z', '9999-12-31T23:59:59Z', 'infinity', '-infinity'],
      ],
    },
  },
};

/** What is refused before any CHECK, by the code that says so. */
const refused: Record<string, Record<string, unknown>[]> = {
  '22P02': [{ id: 'one' }, { id: `${crypto.randomUUID()}'; --` }],
  '22007': [{ created_at: 'yesterday-ish' }],
  '22008': [{ created_at: '2026-02-30T10:00:00Z' }],
  '23502': [
    ...['id', 'name', 'email', 'text', 'created_at'].map((column) => ({ [column]: null })),
    ...['id', 'name', 'email'].map((column) => ({ [column]: undefined })),
  ],
  PGRST204: [{ phone: '+91 00000 00000' }, { 'id) values (1); --': 1 }],
  // By one check or another, as the locale of the database decides whether this is a space.
  [checkViolation]: [{ email: 'asha\u2028rao@example.in' }],
  '42501': [{ received_at: fromNow(0) }, { received_at: null }],
};

/** The row with changes, of which `text` is the column that the two tables name differently. */
function makeChanged(table: Table, changes: Record<string, unknown>): Record<string, unknown> {
  const { text, ...others } = changes;
  return makeRow(table, 'text' in changes ? { ...others, [textColumns[table]]: text } : others);
}

/** Which rows the tables take and which they refuse. */
export function describeRows(database: () => Database): void {
  const readBack = async (table: Table, id: unknown): Promise<Record<string, unknown> | undefined> => {
    const columns = `name, email, ${textColumns[table]}, received_at between now() - interval '1 minute' and now() as just_received`;
    const [row] = await database().query(`select ${columns} from ${table} where id = $1`, [id]);
    return row;
  };
  const countRows = async (): Promise<number> => {
    const [row] = await database().query<{ rows: string }>(
      'select (select count(*) from contact_messages) + (select count(*) from feedback) as rows',
    );
    return Number(row?.rows);
  };

  describe.each(tables)('%s', (table) => {
    const all = Object.entries(values);

    test.each(all.flatMap(([column, { good }]) => good.map((value) => ({ column, value }))))(
      'takes the $column $value',
      async ({ column, value }) => {
        const row = makeChanged(table, { [column]: value });
        expect(await database().insert(table, row)).toEqual({ code: '', message: '' });
        const { name, email, [textColumns[table]]: text } = row;
        expect(await readBack(table, row.id)).toEqual({ name, email, [textColumns[table]]: text, just_received: true });
      },
    );

    const refusals = all.flatMap(([column, { refused }]) =>
      Object.entries(refused).flatMap(([check, list]) => list.map((value) => ({ column, check, value }))),
    );
    test.each(refusals)('refuses by $check the $column $value', async ({ column, check, value }) => {
      const before = await countRows();
      const refusal = await database().insert(table, makeChanged(table, { [column]: value }));
      expect(refusal).toMatchObject({
        code: checkViolation,
        message: expect.stringContaining(`"${check}"`) as unknown,
      });
      expect(await countRows()).toBe(before);
    });

    test.each(Object.entries(refused).flatMap(([code, list]) => list.map((changes) => ({ code, changes }))))(
      'refuses with code $code $changes',
      async ({ code, changes }) => {
        const before = await countRows();
        expect((await database().insert(table, makeChanged(table, changes))).code).toBe(code);
        expect(await countRows()).toBe(before);
      },
    );

    // Attacks elsewhere. Here they are stored verbatim, and nothing else happens.
    test.each(texts.hostile)('stores %j as plain text', async (words) => {
      const before = await countRows();
      const row = makeChanged(table, { name: words, text: words });
      expect(await database().insert(table, row)).toEqual({ code: '', message: '' });
      expect(await readBack(table, row.id)).toMatchObject({ name: words, [textColumns[table]]: words });
      expect(await countRows()).toBe(before + 1);
    });

    test('accepts an id once', async () => {
      const row = makeRow(table);
      await database().insert(table, row);
      expect((await database().insert(table, { ...row, name: 'Somebody else' })).code).toBe('23505');
      expect(await readBack(table, row.id)).toMatchObject({ name: row.name });
    });

    test('the owner may restore several rows at once, also some that visitors may no longer send', async () => {
      const before = await countRows();
      const values = ['\u3164', 'Asha\u2028Rao', 'Asha Rao'].map((name) => makeRow(table, { name }));
      await database().query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`, [
        values.map((row) => ({ ...row, received_at: fromNow(0) })),
      ]);
      expect(await countRows()).toBe(before + values.length);
    });

    test('accepts one row in a request', async () => {
      const before = await countRows();
      expect((await database().insert(table, [makeRow(table), makeRow(table)])).code).toBe('PT400');
      expect(await countRows()).toBe(before);
      expect((await database().insert(table, [makeRow(table)])).code).toBe('');
      expect(await countRows()).toBe(before + 1);
    });
  });

  test('every CHECK is tried above, and what is checked of visitors only', async () => {
    const constraints = await database().query<{ name: string }>(`
      select conname as name from pg_constraint
      where contype = 'c' and connamespace in ('public'::regnamespace, 'private'::regnamespace)
      union
      select (regexp_matches(prosrc, 'then ''(\\w+)''', 'g'))[1] from pg_proc where proname = 'check_signs'
    `);
    const tried = Object.values(values).flatMap((column) => Object.keys(column.refused));
    expect(constraints.map(({ name }) => name).sort()).toEqual(tried.sort());
  });
}
