import { expect, test } from 'vitest';
import { makeRow, tables, type Database } from '../helpers/databases.ts';

/** How long messages are kept. */
export function describeRetention(database: () => Database): void {
  test('messages older than 12 months are deleted, and only those', async () => {
    for (const table of tables) {
      for (const age of ['12 months 1 minute', '11 months 29 days', '0 minutes']) {
        const row = makeRow(table, { name: age });
        await database().insert(table, row);
        const change = 'set received_at = now() - $1::interval, created_at = now() - $1::interval';
        await database().query(`update ${table} ${change} where id = $2`, [age, row.id]);
      }
    }
    const deleted = await database().query('select delete_expired_submissions() as deleted');
    expect(deleted).toEqual([{ deleted: tables.length }]);
    for (const table of tables) {
      const kept = await database().query(`select name from ${table} where name ~ '^\\d+ m' order by received_at`);
      expect(kept).toEqual([{ name: '11 months 29 days' }, { name: '0 minutes' }]);
    }
  });

  test('the service may ask for it', async () => {
    expect((await database().tryAs('service_role', 'select delete_expired_submissions()')).code).toBe('');
  });
}
