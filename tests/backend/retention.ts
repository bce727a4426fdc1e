import { expect, test } from 'vitest';
import type { Database } from '../helpers/databases.ts';
import { makeRow, tables } from '../helpers/rows.ts';

/**
 * How long messages are kept.
 * @param database gives the database when the tests run
 */
export function describeRetention(database: () => Database): void {
  test('messages older than 12 months are deleted, and only those', async () => {
    for (const table of tables) {
      for (const [name, age] of Object.entries({
        'just too old': '12 months 1 minute',
        'not too old': '11 months 29 days',
      })) {
        const row = makeRow(table, { name });
        await database().insert(table, row);
        await database().query(
          `update ${table} set received_at = now() - $1::interval, created_at = now() - $1::interval where id = $2`,
          [age, row.id],
        );
      }
      await database().insert(table, makeRow(table, { name: 'new' }));
    }
    expect(await database().query('select delete_expired_submissions() as deleted')).toEqual([
      { deleted: tables.length },
    ]);
    for (const table of tables) {
      const kept = await database().query<{ name: string }>(
        `select name from ${table} where name in ('just too old', 'not too old', 'new') order by received_at`,
      );
      expect(kept.map(({ name }) => name)).toEqual(['not too old', 'new']);
    }
    expect(await database().query('select * from private.recent_submissions')).toEqual([]);
  });

  test('only the service may ask for it', async () => {
    expect((await database().tryAs('service_role', 'select delete_expired_submissions()')).code).toBe('');
    expect((await database().tryAs('anon', 'select delete_expired_submissions()')).code).toBe('42501');
  });
}
