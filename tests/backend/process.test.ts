import { createClient } from '@supabase/supabase-js';
import { execFile, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startBackend, type BackendProcess } from '#local/backend-process.ts';
import { localPublishableKey, makeSecretKey } from '#local/local-keys.ts';
import { makeRow } from '../helpers/rows.ts';

const makeFolder = (): string => mkdtempSync(join(tmpdir(), 'rows-'));
const start = (data = folder): Promise<BackendProcess> => startBackend({ BACKEND_DATA: data, BACKEND_PORT: '0' });

/** Rows of a backend that has been started once; making a new database takes seconds. */
const template = makeFolder();
let folder: string;
beforeAll(async () => (await start(template))[Symbol.asyncDispose](), 120_000);
beforeEach(() => {
  folder = makeFolder();
  cpSync(template, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => rmSync(template, { recursive: true }));

async function insert(backend: BackendProcess, name: string): Promise<void> {
  const { url, publishableKey } = backend.settings;
  await createClient(url, publishableKey)
    .from('contact_messages')
    .insert(makeRow('contact_messages', { name }))
    .throwOnError();
}

async function readNames(backend: BackendProcess): Promise<string[]> {
  const client = createClient(backend.settings.url, backend.secretKey);
  const { data } = await client.from('contact_messages').select('name').order('received_at').throwOnError();
  return data.map(({ name }) => String(name));
}

/** Runs `npm run <command>` as it is in src/cli. */
async function run(command: 'inbox' | 'retention'): Promise<string> {
  const env = { ...process.env, BACKEND_DATA: folder };
  return (await promisify(execFile)(process.execPath, [`src/cli/${command}.ts`], { env })).stdout;
}

test('rows outlive a stop and a crash', async () => {
  {
    await using backend = await start();
    await insert(backend, 'before the stop');
  }
  {
    await using backend = await start();
    expect(await readNames(backend)).toEqual(['before the stop']);
    await insert(backend, 'before the crash');
    process.kill(backend.pid, 'SIGKILL');
    await backend.ended;
  }
  await using backend = await start();
  expect(await readNames(backend)).toEqual(['before the stop', 'before the crash']);
});

test('one folder is open in one process, and the second is told so', async () => {
  await using backend = await start();
  await expect(start()).rejects.toThrow(`The rows in ${folder} are in use by another process`);
  await insert(backend, 'undisturbed');
  expect(await readNames(backend)).toEqual(['undisturbed']);
});

test('the key that may read and delete is made for each run, and only the owner of the rows can read it', async () => {
  const keys = new Set<string>();
  for (const run of ['first', 'second']) {
    await using backend = await start();
    expect([run, statSync(join(folder, 'backend.json')).mode & 0o777]).toEqual([run, 0o600]);
    keys.add(backend.secretKey);
  }
  expect(keys.size).toBe(2);
});

test('a port that is taken is named, with how to choose another', async () => {
  await using backend = await start(template);
  const { port } = new URL(backend.settings.url);
  const other = startBackend({ BACKEND_DATA: folder, BACKEND_PORT: port });
  await expect(other).rejects.toThrow(
    `Port ${port} cannot be used (another program is using it). Choose another by the environment variable BACKEND_PORT`,
  );
});

test('it ends with the process that started it, even when that is killed', async () => {
  const script = `
    const { startBackend } = await import('#local/backend-process.ts');
    const backend = await startBackend({ BACKEND_DATA: ${JSON.stringify(folder)}, BACKEND_PORT: '0' });
    console.log(backend.pid);
  `;
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(output.toString());
  expect(() => process.kill(pid, 0)).not.toThrow();
  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 30_000 });
});

test('npm run inbox prints what was sent, while the site runs and after', async () => {
  {
    await using backend = await start();
    await insert(backend, 'Asha \u202eoaR');
    expect(await run('inbox')).toMatch(
      /Messages: 1\n\n.*Asha \\u\{202e\}oaR <.*@example\.in>\n {4}How do I read a statement of 2019\?\n/,
    );
  }
  expect(await run('inbox')).toMatch(
    /Messages: 1\n\n.*Asha \\u\{202e\}oaR <.*@example\.in>\n {4}How do I read a statement of 2019\?\n\nFeedback: 0\n/,
  );
  expect(await run('retention')).toBe('Deleted 0 messages and feedback received more than 12 months ago.\n');
});

test('no refused row is printed, and every other error is', async () => {
  const complain = `data:text/javascript,setInterval(() => console.error('a fault elsewhere'), 100).unref()`;
  const backend = fork('src/local/backend.ts', {
    env: { ...process.env, BACKEND_DATA: folder, BACKEND_PORT: '0' },
    execArgv: ['--import', complain],
    silent: true,
  });
  const [{ url }] = (await once(backend, 'message')) as [{ url: string }];
  let printed = '';
  backend.stderr?.on('data', (text) => (printed += String(text)));
  const row = makeRow('contact_messages', { message: null, email: 'private@example.in' });
  const { status } = await fetch(`${url}/rest/v1/contact_messages`, {
    method: 'POST',
    headers: { apikey: localPublishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(row),
  });
  expect(status).toBe(400);
  printed += '|';
  await vi.waitFor(() => expect(printed).toMatch(/\|.*a fault elsewhere/s), { timeout: 10_000 });
  expect(printed).not.toContain('private@example.in');
  backend.kill();
  await once(backend, 'exit');
});

describe('over HTTP', () => {
  let backend: BackendProcess;
  beforeAll(async () => void (backend = await start(template)), 120_000);
  afterAll(() => backend[Symbol.asyncDispose]());

  const request = (path: string, init: RequestInit = {}, apikey = localPublishableKey): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (!headers.has('content-type')) headers.set('content-type', 'application/json');
    if (apikey) headers.set('apikey', apikey);
    return fetch(`${backend.settings.url}${path}`, { ...init, headers });
  };
  const post = (body: string, headers = {}): Promise<Response> =>
    request('/rest/v1/contact_messages', { method: 'POST', body, headers });

  test('it answers as hosted Supabase does', async () => {
    const row = JSON.stringify(makeRow('contact_messages'));
    const answers = {
      'a good row': post(row),
      'the same row again': post(row),
      'a row that breaks a CHECK': post(JSON.stringify(makeRow('contact_messages', { name: '' }))),
      'a row to be read back': post(JSON.stringify(makeRow('contact_messages')), { prefer: 'return=representation' }),
      'a row that replaces another': post(row, { prefer: 'resolution=merge-duplicates' }),
      'broken JSON': post('{"id":'),
      'no JSON': post('name=Asha'),
      'no body': post(''),
      'a word for a row': post('"row"'),
      'a list of words': post('["row"]'),
      'a body of two megabytes': post(JSON.stringify(makeRow('contact_messages', { message: 'x'.repeat(2_000_000) }))),
      'a reader': request('/rest/v1/contact_messages'),
      'a counter': request('/rest/v1/contact_messages', { method: 'HEAD', headers: { prefer: 'count=exact' } }),
      'a changer': request('/rest/v1/contact_messages?id=not.is.null', { method: 'PATCH', body: '{"name":"x"}' }),
      'a deleter': request('/rest/v1/contact_messages?id=not.is.null', { method: 'DELETE' }),
      'a table that there is not': request('/rest/v1/users'),
      'a table of another schema': request('/rest/v1/recent_submissions', { headers: { 'accept-profile': 'private' } }),
      'the retention function': request('/rest/v1/rpc/delete_expired_submissions', { method: 'POST', body: '{}' }),
      'the rate limit function': request('/rest/v1/rpc/limit_rate', { method: 'POST', body: '{}' }),
      'no key': request('/rest/v1/contact_messages', {}, ''),
      'a wrong key': request('/rest/v1/contact_messages', {}, 'sb_publishable_wrong'),
      'the secret key': request('/rest/v1/contact_messages', {}, backend.secretKey),
      'a secret key of another run': request('/rest/v1/contact_messages', {}, makeSecretKey()),
      'sign-up': request('/auth/v1/signup', { method: 'POST', body: '{"email":"a@example.in","password":"x"}' }),
      'the console': request('/'),
    };
    const statuses: Record<string, number> = {};
    for (const [title, answer] of Object.entries(answers)) statuses[title] = (await answer).status;
    expect(statuses).toEqual({
      'a good row': 201,
      'the same row again': 409,
      'a row that breaks a CHECK': 400,
      'a row to be read back': 401,
      'a row that replaces another': 401,
      'broken JSON': 400,
      'no JSON': 400,
      'no body': 400,
      'a word for a row': 400,
      'a list of words': 400,
      'a body of two megabytes': 413,
      'a reader': 401,
      'a counter': 401,
      'a changer': 401,
      'a deleter': 401,
      'a table that there is not': 404,
      'a table of another schema': 406,
      'the retention function': 401,
      'the rate limit function': 404,
      'no key': 401,
      'a wrong key': 401,
      'the secret key': 200,
      'a secret key of another run': 401,
      'sign-up': 404,
      'the console': 404,
    });
    const client = createClient(backend.settings.url, backend.secretKey);
    expect((await client.from('contact_messages').select('id')).data).toHaveLength(1);
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
      await vi.waitFor(async () => expect((await preflight(siteOrigin)).ok).toBe(true), {
        timeout: 30_000,
      });
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

  test('nobody gets the rights of somebody who asks at the same moment', async () => {
    const path = '/rest/v1/contact_messages?select=id';
    const answers = Array.from({ length: 40 }, (_, index) =>
      request(path, {}, index % 2 ? backend.secretKey : localPublishableKey).then(({ status }) => status),
    );
    expect(await Promise.all(answers)).toEqual(Array.from({ length: 40 }, (_, index) => (index % 2 ? 200 : 401)));
  });
});
