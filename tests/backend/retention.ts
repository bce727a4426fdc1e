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

  test('a sender who has just reached the limit stays at it when the retention runs a minute later', async () => {
    const email = `${crypto.randomUUID()}@example.in`;
    const send = async () => (await database().insert('feedback', makeRow('feedback', { email }))).code;
    const ageSender = (age: string) =>
      database().query('update private.recent_submissions set sent_at = now() - $1::interval where sender = $2', [
        age,
        email,
      ]);
    for (let message = 0; message < 5; message += 1) expect(await send()).toBe('');
    await ageSender('1 minute');
    await database().query('select delete_expired_submissions()');
    expect(await send()).toBe('PT429');

    await ageSender('5 minutes 1 second');
    await database().query('select delete_expired_submissions()');
    expect(await database().query('select 1 from private.recent_submissions where sender = $1', [email])).toEqual([]);
    expect(await send()).toBe('');
  });

  test('the service may ask for it', async () => {
    expect((await database().tryAs('service_role', 'select delete_expired_submissions()')).code).toBe('');
  });
}
