import { afterEach, expect, test, vi } from 'vitest';
import { connect, type Answer } from '#lib/browser/supabase.ts';

const key = 'sb_publishable_local_development_only';
const row = { id: '1', name: 'Asha' };

afterEach(() => vi.unstubAllGlobals());

function insertInto(server: typeof fetch, signal = new AbortController().signal): Promise<Answer> {
  vi.stubGlobal('fetch', server);
  return connect('https://project.supabase.co', key)('contact_messages', row, { signal });
}

test('one request writes the row and asks for nothing back', async () => {
  const server = vi.fn<typeof fetch>(async () => new Response(null, { status: 201 }));
  expect(await insertInto(server)).toEqual({ status: 201, code: '', message: '' });
  expect(server).toHaveBeenCalledOnce();

  const [url, init] = server.mock.calls[0] ?? [];
  const headers = new Headers(init?.headers);
  expect(String(url)).toBe('https://project.supabase.co/rest/v1/contact_messages');
  expect(init?.method).toBe('POST');
  expect(JSON.parse(String(init?.body))).toEqual(row);
  expect(headers.get('apikey')).toBe(key);
  expect(headers.get('prefer') ?? '').not.toContain('representation');
});

test.each<[string, Response, Answer]>([
  [
    'an error of the database',
    Response.json({ code: '23514', message: 'no' }, { status: 400 }),
    { status: 400, code: '23514', message: 'no' },
  ],
  [
    'an error without a code',
    Response.json({ message: 'no' }, { status: 500 }),
    { status: 500, code: '', message: 'no' },
  ],
  ['malformed JSON', new Response('{"code":', { status: 500 }), { status: 500, code: '', message: '{"code":' }],
  [
    'a page instead of an answer',
    new Response('<html>Log in to the Wi-Fi', { status: 200 }),
    { status: 200, code: '', message: '<html>Log in to the Wi-Fi' },
  ],
  ['nothing at the address', new Response('', { status: 404 }), { status: 204, code: '', message: '' }],
])('%s', async (_, response, answer) => {
  expect(await insertInto(async () => response)).toEqual(answer);
});

test('no connection, and a request that is given up, have status 0', async () => {
  expect(await insertInto(() => Promise.reject(new TypeError('Failed to fetch')))).toMatchObject({
    status: 0,
    code: '',
  });

  const givenUp = AbortSignal.abort();
  const server: typeof fetch = async (_, init) => {
    init?.signal?.throwIfAborted();
    return new Response(null, { status: 201 });
  };
  expect(await insertInto(server, givenUp)).toMatchObject({ status: 0 });
});
