/** What becomes of a message, by what answers its one request. */
import { expect, test, vi } from 'vitest';
import cases from './sending.json' with { type: 'json' };

const key = 'sb_publishable_local_development_only';
vi.doMock('astro:env/client', () => ({
  PUBLIC_SUPABASE_URL: 'https://project.supabase.co',
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: key,
}));
let answer: typeof fetch;
// The client library keeps the one that it finds.
vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => answer(...request));
const { insertRow } = await import('#client/forms/supabase.ts');
vi.unstubAllGlobals();

const row = { id: '1', name: 'Asha' };

function send(server: typeof fetch, signal = new AbortController().signal) {
  answer = server;
  return insertRow('contact_messages', row, signal);
}

test('one request writes the row and asks for nothing back', async () => {
  const server = vi.fn<typeof fetch>(async () => new Response(null, { status: 201 }));
  expect(await send(server)).toBe('sent');
  expect(server).toHaveBeenCalledOnce();

  const [url, init] = server.mock.calls[0] ?? [];
  const headers = new Headers(init?.headers);
  expect(String(url)).toBe('https://project.supabase.co/rest/v1/contact_messages');
  expect(init?.method).toBe('POST');
  expect(JSON.parse(String(init?.body))).toEqual(row);
  expect(headers.get('apikey')).toBe(key);
  expect(headers.get('prefer') ?? '').not.toContain('representation');
});

test.each(cases as [string, number, string | object, string][])('%s (%i %j): %s', async (_, status, body, outcome) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  expect(await send(async () => new Response(text, { status }))).toBe(outcome);
});

test.each([
  ['created_near_receipt', 'wrongClock'],
  ['email_shape', 'failed'],
  ['not_created_near_receipt', 'failed'],
])('the rule %s is broken: %s', async (constraint, outcome) => {
  const message = `new row for relation "contact_messages" violates check constraint "${constraint}"`;
  expect(await send(async () => Response.json({ code: '23514', message }, { status: 400 }))).toBe(outcome);
});

test('no connection, and a request that is given up: failed', async () => {
  expect(await send(() => Promise.reject(new TypeError('Failed to fetch')))).toBe('failed');
  const server: typeof fetch = async (_, init) => {
    init?.signal?.throwIfAborted();
    return new Response(null, { status: 201 });
  };
  expect(await send(server, AbortSignal.abort())).toBe('failed');
});
