import { createClient } from '@supabase/supabase-js';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { localPublishableKey } from '#dev/backend-access.ts';
import { serveBackend, type ServedBackend } from '#dev/serve-backend.ts';
import { makeRow, makeRows } from '../helpers/databases.ts';

const folder = makeRows();
let backend: ServedBackend;
const printed: unknown[] = [];
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation((...values) => void printed.push(...values));
  backend = await serveBackend(folder, { variable: 'BACKEND_PORT', port: 0 });
}, 120_000);
afterAll(async () => {
  await backend[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

const request = (path: string, init: RequestInit = {}, apikey = localPublishableKey): Promise<Response> => {
  const headers = new Headers(init.headers);
  if (!headers.has('content-type')) headers.set('content-type', 'application/json');
  if (apikey) headers.set('apikey', apikey);
  return fetch(`${backend.url}${path}`, { ...init, headers });
};
const post = (body: string, headers = {}): Promise<Response> =>
  request('/rest/v1/contact_messages', { method: 'POST', body, headers });

/** Without a header that says how long the body is. */
const postStream = (body: string): Promise<Response> =>
  request('/rest/v1/contact_messages', {
    method: 'POST',
    body: new Blob([body]).stream(),
    duplex: 'half',
  } as RequestInit);

test('it answers as hosted Supabase does', async () => {
  const good = makeRow('contact_messages');
  const write = (changes: object, headers = {}) =>
    post(JSON.stringify({ ...good, id: crypto.randomUUID(), ...changes }), headers);
  const messages = '/rest/v1/contact_messages';
  const answers: Record<string, [status: number, answer: Promise<Response>]> = {
    'a good row': [201, write({ id: good.id })],
    'the same row again': [409, write({ id: good.id })],
    'a row that breaks a CHECK': [400, write({ name: '' })],
    'a row to be read back': [401, write({}, { prefer: 'return=representation' })],
    'a row that replaces another': [401, write({ id: good.id }, { prefer: 'resolution=merge-duplicates' })],
    'two rows': [400, post(JSON.stringify([makeRow('contact_messages'), makeRow('contact_messages')]))],
    'broken JSON': [400, post('{"id":')],
    'no body': [400, post('')],
    'a list of words': [400, post('["row"]')],
    'a body of two megabytes': [413, write({ message: 'x'.repeat(2_000_000) })],
    'one of unannounced length': [413, postStream('x'.repeat(2_000_000))],
    'a reader': [401, request(messages)],
    'a counter': [401, request(messages, { method: 'HEAD', headers: { prefer: 'count=exact' } })],
    'a changer': [401, request(`${messages}?id=not.is.null`, { method: 'PATCH', body: '{"name":"x"}' })],
    'a deleter': [401, request(`${messages}?id=not.is.null`, { method: 'DELETE' })],
    'a table that does not exist': [404, request('/rest/v1/users')],
    'a private table': [406, request('/rest/v1/recent_submissions', { headers: { 'accept-profile': 'private' } })],
    'the retention function': [401, request('/rest/v1/rpc/delete_expired_submissions', { method: 'POST', body: '{}' })],
    'the rate limit function': [404, request('/rest/v1/rpc/limit_rate', { method: 'POST', body: '{}' })],
    'no key': [401, request(messages, {}, '')],
    'a wrong key': [401, request(messages, {}, 'sb_publishable_wrong')],
    'the secret key': [200, request(messages, {}, backend.secretKey)],
    'another secret key': [401, request(messages, {}, backend.secretKey.replace(/.$/, '!'))],
    'sign-up': [404, request('/auth/v1/signup', { method: 'POST', body: '{"email":"a@example.in","password":"x"}' })],
    'the console': [404, request('/')],
  };
  for (const [title, [status, answer]] of Object.entries(answers)) {
    expect([title, (await answer).status]).toEqual([title, status]);
  }
  const client = createClient(backend.url, backend.secretKey);
  expect((await client.from('contact_messages').select('id')).data).toHaveLength(1);
});

test('refused rows are not printed, and all other errors are', async () => {
  const row = makeRow('contact_messages', { message: null, email: 'private@example.in' });
  expect((await post(JSON.stringify(row))).status).toBe(400);
  console.error('a fault elsewhere');
  expect(printed).toEqual(['a fault elsewhere']);
});

describe('a page', () => {
  const siteOrigin = 'http://127.0.0.1:4321';
  const preflight = (origin: string): Promise<Response> => {
    const headers = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey,authorization,content-profile,content-type,prefer,x-client-info',
    };
    return request('/rest/v1/feedback', { method: 'OPTIONS', headers }, '');
  };
  beforeAll(async () => {
    expect((await preflight(siteOrigin)).status).toBe(403);
    backend.allowOrigin(siteOrigin);
    await vi.waitFor(async () => expect((await preflight(siteOrigin)).ok).toBe(true), { timeout: 30_000 });
  });

  test.each([siteOrigin, 'http://localhost:4321'])('of the site may write (%s)', async (origin) => {
    const permission = await preflight(origin);
    expect(permission.ok).toBe(true);
    expect(permission.headers.get('access-control-allow-origin')).toBe(origin);
    expect(permission.headers.get('access-control-allow-headers')).toContain('x-client-info');
    const answer = await post(JSON.stringify(makeRow('contact_messages')), { origin });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
  });

  test.each(['http://127.0.0.1:4322', 'https://127.0.0.1:4321', 'https://evil.example', 'null', ''])(
    'of another origin (%j) is refused, with a preflight or without, whatever key it has',
    async (origin) => {
      const answers = {
        preflight: preflight(origin),
        'a row': post(JSON.stringify(makeRow('contact_messages')), { origin }),
        'a row sent as a form sends text': post(JSON.stringify(makeRow('contact_messages')), {
          origin,
          'content-type': 'text/plain',
        }),
        reading: request('/rest/v1/contact_messages', { headers: { origin } }, backend.secretKey),
        deleting: request('/rest/v1/contact_messages', { method: 'DELETE', headers: { origin } }, backend.secretKey),
      };
      for (const [title, answer] of Object.entries(answers)) {
        const { status, headers } = await answer;
        expect([title, status, headers.get('access-control-allow-origin')]).toEqual([title, 403, null]);
      }
    },
  );
});

test('nobody gets the rights of someone who asks at the same time', async () => {
  const path = '/rest/v1/contact_messages?select=id';
  const answers = Array.from({ length: 40 }, (_, index) =>
    request(path, {}, index % 2 ? backend.secretKey : localPublishableKey).then(({ status }) => status),
  );
  expect(await Promise.all(answers)).toEqual(Array.from({ length: 40 }, (_, index) => (index % 2 ? 200 : 401)));
});
