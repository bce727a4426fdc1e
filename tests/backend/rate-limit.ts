import { beforeEach, expect, test } from 'vitest';
import type { Database } from '../helpers/databases.ts';
import { makeRow } from '../helpers/rows.ts';

const mostPerEmail = 5;
const mostPerNetwork = 30;
const stored = '';
const tooMany = 'PT429';

/**
 * How much one sender may write.
 * @param database gives the database when the tests run
 */
export function describeRateLimit(database: () => Database): void {
  beforeEach(() => database().query('delete from private.recent_submissions'));

  /** Sends messages of which only the number matters, and gives the code of each answer. */
  const send = async (count: number, changes = {}, headers?: Record<string, string>): Promise<string[]> => {
    const codes: string[] = [];
    for (let sent = 0; sent < count; sent += 1) {
      codes.push((await database().insert('contact_messages', makeRow('contact_messages', changes), headers)).code);
    }
    return codes;
  };
  const all = (count: number, code: string): string[] => Array.from({ length: count }, () => code);
  const anEmail = (): string => `${crypto.randomUUID()}@example.in`;

  test('a sender may send five times in five minutes, then is told to wait', async () => {
    const email = anEmail();
    expect(await send(mostPerEmail + 1, { email })).toEqual([...all(mostPerEmail, stored), tooMany]);
    const { message } = await database().insert('contact_messages', makeRow('contact_messages', { email }));
    expect(message).toBe('Too many messages in a short time. Wait five minutes, then send yours again.');
    expect(await database().query('select id from contact_messages where email = $1', [email])).toHaveLength(
      mostPerEmail,
    );
    expect(await send(1)).toEqual([stored]);
  });

  test('both forms count together, and capitals make no other sender', async () => {
    const email = anEmail();
    await send(mostPerEmail, { email });
    const feedback = makeRow('feedback', { email: email.toUpperCase() });
    expect((await database().insert('feedback', feedback)).code).toBe(tooMany);
  });

  test('five minutes later it may send again', async () => {
    const email = anEmail();
    await send(mostPerEmail, { email });
    await database().query("update private.recent_submissions set sent_at = now() - interval '4 minutes 50 seconds'");
    expect(await send(1, { email })).toEqual([tooMany]);
    await database().query("update private.recent_submissions set sent_at = now() - interval '5 minutes 1 second'");
    expect(await send(1, { email })).toEqual([stored]);
  });

  test('what was not stored does not count', async () => {
    const email = anEmail();
    await send(mostPerEmail + 5, { email, name: '' });
    expect(await send(mostPerEmail, { email })).toEqual(all(mostPerEmail, stored));
  });

  test('the retry of a message that did arrive is a duplicate, not one too many', async () => {
    const row = makeRow('contact_messages');
    await database().insert('contact_messages', row);
    await send(mostPerEmail - 1, { email: row.email });
    expect((await database().insert('contact_messages', row)).code).toBe('23505');
  });

  test('a mistake is called a mistake also beyond the limit', async () => {
    const email = anEmail();
    await send(mostPerEmail, { email });
    expect(await send(1, { email, name: '' })).toEqual(['23514']);
  });

  test('messages sent at the same moment are all counted', async () => {
    const email = anEmail();
    const codes = await Promise.all(Array.from({ length: 12 }, async () => (await send(1, { email }))[0]));
    expect(codes.sort()).toEqual([...all(mostPerEmail, stored), ...all(12 - mostPerEmail, tooMany)]);
  });

  test('several rows at once are counted one by one', async () => {
    const rows = Array.from({ length: mostPerEmail + 1 }, () => makeRow('feedback', { email: 'bulk@example.in' }));
    expect((await database().insert('feedback', rows)).code).toBe(tooMany);
    expect(await database().query("select id from feedback where email = 'bulk@example.in'")).toEqual([]);
    expect((await database().insert('feedback', rows.slice(1))).code).toBe(stored);
  });

  /** Sends thirty messages of thirty people at once. */
  const fill = async (headers: Record<string, string>): Promise<string> => {
    const rows = Array.from({ length: mostPerNetwork }, () => makeRow('feedback'));
    return (await database().insert('feedback', rows, headers)).code;
  };

  test('a network may send thirty times in five minutes, whatever addresses it gives', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7, 10.0.0.1' };
    expect(await fill(headers)).toBe(stored);
    expect(await send(1, {}, headers)).toEqual([tooMany]);
    expect(await send(1, {}, { 'x-forwarded-for': '203.0.113.8' })).toEqual([stored]);
  });

  test.each(['203.0.113.20', '203.0.113.21, 10.0.0.1', '203.0.113.22, fd00::1, 192.168.1.1'])(
    'the network that the proxy reports counts (%s), not one that the client made up',
    async (reported) => {
      await fill({ 'x-forwarded-for': `192.0.2.1, ${reported}` });
      expect(await send(1, {}, { 'x-forwarded-for': `192.0.2.2, ${reported}` })).toEqual([tooMany]);
    },
  );

  test('the network that Cloudflare reports counts, not one that the client made up', async () => {
    await fill({ 'cf-connecting-ip': '198.51.100.1', 'x-forwarded-for': '192.0.2.1' });
    const code = await send(1, {}, { 'cf-connecting-ip': '198.51.100.1', 'x-forwarded-for': '192.0.2.2' });
    expect(code).toEqual([tooMany]);
  });

  test('all addresses that one IPv6 subscriber has are one network', async () => {
    await fill({ 'x-forwarded-for': '2001:db8:0:1::1' });
    expect(await send(1, {}, { 'x-forwarded-for': '2001:db8:0:1:ffff::2' })).toEqual([tooMany]);
    expect(await send(1, {}, { 'x-forwarded-for': '2001:db8:0:2::1' })).toEqual([stored]);
  });

  test.each([
    '',
    'unknown',
    '_hidden',
    '1.2.3',
    '"[2001:db8::1]:443"',
    "'; drop table feedback; --",
    '203.0.113.7, unknown',
    '10.0.0.1',
  ])('a header that names no network (%j) leaves the limit of the e-mail address', async (address) => {
    expect(await fill({ 'x-forwarded-for': address })).toBe(stored);
    expect(await send(1, {}, { 'x-forwarded-for': address })).toEqual([stored]);
    const email = anEmail();
    const codes = await send(mostPerEmail + 1, { email }, { 'x-forwarded-for': address });
    expect(codes).toEqual([...all(mostPerEmail, stored), tooMany]);
  });

  test.each(['with the next message', 'by the schedule'])(
    'a sender is forgotten after five minutes, %s',
    async (how) => {
      await send(1, { email: 'forget.me@example.in' }, { 'x-forwarded-for': '203.0.113.9' });
      await database().query("update private.recent_submissions set sent_at = now() - interval '5 minutes 1 second'");
      const sending = how === 'with the next message';
      if (sending) await send(1, { email: 'someone.else@example.in' });
      else await database().query('select private.forget_senders()');
      const senders = await database().query<{ sender: string }>('select sender from private.recent_submissions');
      expect(senders).toEqual(sending ? [{ sender: 'someone.else@example.in' }] : []);
    },
  );
}
