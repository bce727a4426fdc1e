import { createClient } from '@supabase/supabase-js';
import { execFile, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openBackend, type Backend } from '#local/embedded-backend.ts';
import { startBackend, type BackendProcess } from '#local/processes.ts';
import { localPublishableKey } from '#local/local-keys.ts';
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

test('a folder is open in one process only, and a second one says so', async () => {
  await using backend = await start();
  await expect(start()).rejects.toThrow(`The rows in ${folder} are in use by another process`);
  await insert(backend, 'undisturbed');
  expect(await readNames(backend)).toEqual(['undisturbed']);
});

test('the key that may read and delete is new for each run and private to the owner', async () => {
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
    `Port ${port} cannot be used (another program is using it). Choose another with the environment variable BACKEND_PORT`,
  );
});

test('it ends with the process that started it, even when that is killed', async () => {
  const script = `
    const { startBackend } = await import('#local/processes.ts');
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

test('it survives the closing of its terminal', async () => {
  await using backend = await start();
  process.kill(backend.pid, 'SIGHUP');
  await insert(backend, 'after the terminal was closed');
  expect(await readNames(backend)).toEqual(['after the terminal was closed']);
});

test('it forgets old senders by itself, and all when it closes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const readSenders = async ({ connection }: Backend) =>
    (await connection.driver.query('select sender from private.recent_submissions')).rows;
  {
    await using backend = await openBackend(folder);
    await backend.connection.driver.query(`
      insert into private.recent_submissions (sender, sent_at)
      values ('old@example.in', now() - interval '5 minutes 1 second'), ('new@example.in', now())
    `);
    vi.advanceTimersByTime(5 * 60_000);
    await vi.waitFor(async () => expect(await readSenders(backend)).toEqual([{ sender: 'new@example.in' }]));
  }
  await using backend = await openBackend(folder);
  expect(await readSenders(backend)).toEqual([]);
});

test('npm run inbox prints what was sent, while the site runs and after', async () => {
  const printed =
    /Messages: 1\n\n.*Asha \\u\{202e\}oaR <.*@example\.in>\n {4}How do I read a statement of 2019\?\n\nFeedback: 0\n/;
  {
    await using backend = await start();
    await insert(backend, 'Asha \u202eoaR');
    expect(await run('inbox')).toMatch(printed);
  }
  expect(await run('inbox')).toMatch(printed);
  expect(await run('retention')).toBe('Deleted 0 messages and feedback received more than 12 months ago.\n');
});

test('refused rows are not printed, and all other errors are', async () => {
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
