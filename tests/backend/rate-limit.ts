import { beforeEach, expect, test } from 'vitest';
import { makeRow, type Database } from '../helpers/databases.ts';
import addresses from './rate-limit.json' with { type: 'json' };

const mostPerEmail = 5;
const mostPerNetwork = 60;
const stored = '';
const tooMany = 'PT429';

/** How much one sender may write. */
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

  test('both forms count together, and capitals do not make another sender', async () => {
    const email = anEmail();
    await send(mostPerEmail, { email });
    const feedback = makeRow('feedback', { email: email.toUpperCase() });
    expect((await database().insert('feedback', feedback)).code).toBe(tooMany);
  });

  /** Makes all that was sent older than it is. */
  const age = (interval: string) =>
    database().query('update private.recent_submissions set sent_at = now() - $1::interval', [interval]);

  test('five minutes later it may send again', async () => {
    const email = anEmail();
    await send(mostPerEmail, { email });
    await age('4 minutes 50 seconds');
    expect(await send(1, { email })).toEqual([tooMany]);
    await age('5 minutes 1 second');
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

  test('a mistake is reported as such even beyond the limit', async () => {
    const email = anEmail();
    await send(mostPerEmail, { email });
    expect(await send(1, { email, name: '' })).toEqual(['23514']);
  });

  test('messages sent at the same moment are all counted', async () => {
    const email = anEmail();
    const codes = await Promise.all(Array.from({ length: 12 }, async () => (await send(1, { email }))[0]));
    expect(codes.sort()).toEqual([...all(mostPerEmail, stored), ...all(12 - mostPerEmail, tooMany)]);
  });

  const from = (address: string) => ({ 'x-forwarded-for': address });
  const cloudflare = { 'cf-connecting-ip': '198.51.100.1' };
  const pairs = Object.values(addresses).flatMap((rows) =>
    rows.map(({ first, second, isSame }) => [from(first), from(second), isSame ? tooMany : stored] as const),
  );
  test.each([
    ...pairs,
    [{ ...cloudflare, ...from('192.0.2.1') }, { ...cloudflare, ...from('192.0.2.2') }, tooMany] as const,
  ])('what is one network: after sixty from %j, one from %j', async (first, second, code) => {
    await send(1, {}, first);
    await repeat(mostPerNetwork);
    expect(await send(1, {}, second)).toEqual([code]);
  });

  /** As if what was sent had been sent that many times. */
  const repeat = (times: number) =>
    database().query(
      'insert into private.recent_submissions (scope, sender) select scope, sender from private.recent_submissions, generate_series(2, $1)',
      [times],
    );

  test.each([
    ['/56', '2001:db8:0:aa01::1', '2001:db8:0:aaff::1', '2001:db8:0:ab00::1', 120],
    ['/48', '2001:db8:1:aa01::1', '2001:db8:1:bb01::1', '2001:db8:2:bb01::1', 240],
  ])(
    'all of a %s together may send twice or four times as much: %s, %s and not %s',
    async (_, first, same, other, most) => {
      await send(1, {}, from(first));
      await repeat(most - 1);
      // A subscriber of their own.
      await database().query("delete from private.recent_submissions where scope = 'network'");
      expect(await send(2, {}, from(same))).toEqual([stored, tooMany]);
      expect(await send(1, {}, from(other))).toEqual([stored]);
    },
  );

  const later = { code: tooMany, message: 'Too many messages for now. Try again later.' };
  const sendOne = (address: string) =>
    database().insert('contact_messages', makeRow('contact_messages'), from(address));

  test('a network may send 300 times in a day, however slowly', async () => {
    await send(1, {}, from('203.0.113.40'));
    await repeat(300);
    await age('23 hours 59 minutes');
    expect(await sendOne('203.0.113.40')).toEqual(later);
    expect(await sendOne('203.0.113.41')).toEqual({ code: stored, message: '' });
    await age('24 hours 1 second');
    expect(await sendOne('203.0.113.40')).toEqual({ code: stored, message: '' });
  });

  test('all senders together may send 2,000 times in an hour, or what the operator says', async () => {
    await send(1);
    await repeat(2_000);
    // From anywhere.
    expect(await sendOne('203.0.113.50')).toEqual(later);
    await database().query("update private.limits set most = 2001 where scope = 'all'");
    expect(await sendOne('203.0.113.50')).toEqual({ code: stored, message: '' });
    expect(await sendOne('203.0.113.51')).toEqual(later);
    await database().query("update private.limits set most = 2000 where scope = 'all'");
    await age('1 hour 1 second');
    expect(await sendOne('203.0.113.51')).toEqual({ code: stored, message: '' });
  });

  test('a network may send sixty times in five minutes, then is told to wait', async () => {
    const codes = await send(mostPerNetwork + 1, {}, from('203.0.113.30'));
    expect(codes).toEqual([...all(mostPerNetwork, stored), tooMany]);
  });

  /** Bytes of both tables, with what belongs to them. */
  const size = async () => {
    const [row] = await database().query<{ bytes: string }>(`
      select sum(pg_total_relation_size(name)) as bytes
      from unnest(array['contact_messages', 'private.recent_submissions']::regclass[]) name
    `);
    return Number(row?.bytes);
  };
  /** Text that PostgreSQL cannot compress, like what an attacker would send. */
  const longText = () => Array.from({ length: 135 }, () => crypto.randomUUID()).join('');

  test.each([2, 500])('a request of %s rows stores none, and takes no space, however often', async (count) => {
    const rows = Array.from({ length: count }, () => makeRow('contact_messages', { message: longText() }));
    await send(1, { message: longText() });
    const before = await size();
    for (let request = 0; request < 10; request += 1) {
      expect(await database().insert('contact_messages', rows)).toEqual({
        code: 'PT400',
        message: 'A request takes one row.',
      });
    }
    expect(await size()).toBe(before);
    expect(await database().query('select id from contact_messages where id = $1', [rows[0]?.id])).toEqual([]);
    expect(await database().query("select from private.recent_submissions where scope = 'email'")).toHaveLength(1);
  });

  test('refused messages take no space: neither those of a sender at the limit nor one that is stored already', async () => {
    const row = makeRow('contact_messages', { message: longText() });
    await database().insert('contact_messages', row);
    await send(mostPerEmail - 1, { email: row.email });
    const before = await size();
    for (let attempt = 0; attempt < 20; attempt += 1) {
      expect((await database().insert('contact_messages', row)).code).toBe('23505');
      expect(await send(1, { email: row.email, message: longText() })).toEqual([tooMany]);
    }
    expect(await size()).toBe(before);
  });

  const unknown = ['', 'unknown', '_hidden', '1.2.3', '"[2001:db8::1]:443"', "'; drop table feedback; --"];
  test.each([...unknown, '203.0.113.7, unknown', '10.0.0.1'])(
    'a header that names no network (%j) leaves the limit of the email address',
    async (address) => {
      expect(await send(mostPerNetwork + 1, {}, from(address))).toEqual(all(mostPerNetwork + 1, stored));
      const codes = await send(mostPerEmail + 1, { email: anEmail() }, from(address));
      expect(codes).toEqual([...all(mostPerEmail, stored), tooMany]);
    },
  );

  test('an address is forgotten after five minutes and a network after a day, with the next message or by the schedule', async () => {
    const senders = async () => {
      const rows = await database().query<{ sender: string }>(
        'select sender from private.recent_submissions order by sender',
      );
      return rows.map(({ sender }) => sender);
    };
    await send(1, { email: 'forget.me@example.in' }, from('203.0.113.9'));
    await age('5 minutes 1 second');
    await send(1, { email: 'someone.else@example.in' });
    // Of all senders together only the number is kept.
    expect(await senders()).toEqual(['', '', '203.0.113.9/32', 'someone.else@example.in']);
    await age('23 hours 59 minutes');
    await database().query('select private.forget_senders()');
    expect(await senders()).toEqual(['203.0.113.9/32']);
    await age('24 hours 1 second');
    await database().query('select private.forget_senders()');
    expect(await senders()).toEqual([]);
  });
}
