import { createClient } from '@supabase/supabase-js';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { localPublishableKey, readAccess, type BackendAccess } from '#dev/backend-access.ts';
import { openBackend, type Backend } from '#dev/embedded-backend.ts';
import { serveBackend, type ServedBackend } from '#dev/serve-backend.ts';
import { makeRow, makeRows } from '../helpers/databases.ts';

const anyPort = { variable: 'BACKEND_PORT', port: 0 } as const;
const start = (): Promise<ServedBackend> => serveBackend(folder, anyPort);

let folder: string;
beforeEach(() => void (folder = makeRows()));
afterEach(() => rmSync(folder, { recursive: true }));

async function insert({ url }: BackendAccess, name: string): Promise<void> {
  await createClient(url, localPublishableKey)
    .from('contact_messages')
    .insert(makeRow('contact_messages', { name }))
    .throwOnError();
}

async function readNames({ url, secretKey }: BackendAccess): Promise<string[]> {
  const client = createClient(url, secretKey);
  const { data } = await client.from('contact_messages').select('name').order('received_at').throwOnError();
  return data.map(({ name }) => String(name));
}

/** A backend of the folder in a process of its own, which can be killed. */
async function startElsewhere() {
  const script = `
    const { serveBackend } = await import('#dev/serve-backend.ts');
    await serveBackend(${JSON.stringify(folder)}, ${JSON.stringify(anyPort)});
    console.log('ready');
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const kill = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { ...readAccess(folder), kill };
}

/** What `npm run inbox` prints. */
async function readInbox(): Promise<string> {
  const env = { ...process.env, BACKEND_DATA: folder };
  return (await promisify(execFile)(process.execPath, ['src/dev/commands/inbox.ts'], { env })).stdout;
}

test('rows outlive a stop and a crash; the key that may read them is new for each run and private', async () => {
  const keys = new Set<string>();
  const keepKey = ({ secretKey }: BackendAccess) => {
    expect(statSync(join(folder, 'backend.json')).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'postgres')).mode & 0o777).toBe(0o700);
    keys.add(secretKey);
  };
  {
    await using backend = await start();
    keepKey(backend);
    await insert(backend, 'before the stop');
  }
  {
    const backend = await startElsewhere();
    keepKey(backend);
    expect(await readNames(backend)).toEqual(['before the stop']);
    await insert(backend, 'before the crash');
    await backend.kill();
  }
  // The exit code of a command is its own, not that of the database.
  const { exitCode } = process;
  onTestFinished(() => void (process.exitCode = exitCode));
  process.exitCode = 3;
  const backend = await start();
  keepKey(backend);
  expect(await readNames(backend)).toEqual(['before the stop', 'before the crash']);
  expect(process.exitCode).toBe(3);
  await backend[Symbol.asyncDispose]();
  expect(process.exitCode).toBe(3);
  expect(keys.size).toBe(3);
});

test('a folder is open in one process only, and a second one says so', async () => {
  const backend = await startElsewhere();
  onTestFinished(backend.kill);
  await expect(start()).rejects.toThrow(`The rows in ${folder} are in use by another process`);
  await insert(backend, 'undisturbed');
  expect(await readNames(backend)).toEqual(['undisturbed']);
});

test('it forgets old senders when it opens, and every five minutes while no message comes', async () => {
  const senders = 'private.recent_submissions';
  const addSenders = ({ connection }: Backend) =>
    connection.driver.query(`
      insert into ${senders} (scope, sender, sent_at)
      values ('email', 'old@example.in', now() - interval '5 minutes 1 second'), ('email', 'new@example.in', now())
    `);
  const readSenders = async ({ connection }: Backend) =>
    (await connection.driver.query<{ sender: string }>(`select sender from ${senders}`)).rows.map(
      ({ sender }) => sender,
    );
  {
    await using backend = await openBackend(folder);
    await addSenders(backend);
  }
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await using backend = await openBackend(folder);
  expect(await readSenders(backend)).toEqual(['new@example.in']);
  await addSenders(backend);
  vi.advanceTimersByTime(5 * 60_000);
  await vi.waitFor(async () => expect(await readSenders(backend)).toEqual(['new@example.in', 'new@example.in']));
});

test.each([
  ['pg_control is cut short', () => truncateSync(join(folder, 'postgres/global/pg_control'), 100)],
  ['its log is gone', () => rmSync(join(folder, 'postgres/pg_wal'), { recursive: true })],
  ['its version is unknown', () => writeFileSync(join(folder, 'postgres/PG_VERSION'), '9.6')],
])('a damaged database is named in a sentence, and the folder let go: %s', async (_, damage) => {
  damage();
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
  const sentence =
    /^The database in .+ cannot be opened: it is damaged or of another version, or the disk is full\. Restore the folder from a copy, or move it away to begin with no rows\.$/;
  {
    await using backend = await start();
    await expect(backend.open()).rejects.toThrow(sentence);
    expect(print).not.toHaveBeenCalled();
    expect((await fetch(backend.url)).status).toBe(500);
    expect(print.mock.calls).toEqual([[expect.stringMatching(sentence)]]);
  }
  rmSync(folder, { recursive: true });
  cpSync(process.env.TEST_ROWS!, folder, { recursive: true });
  await using backend = await start();
  expect(await readNames(backend)).toEqual([]);
});

test('the next start recreates a database whose creation was cut off', async () => {
  writeFileSync(join(folder, 'unfinished'), '');
  truncateSync(join(folder, 'postgres/global/pg_control'), 100);
  await using backend = await start();
  await insert(backend, 'after all');
  expect(await readNames(backend)).toEqual(['after all']);
  expect(existsSync(join(folder, 'unfinished'))).toBe(false);
  expect(statSync(join(folder, 'postgres')).mode & 0o777).toBe(0o700);
});

test('npm run inbox names a damaged database in one sentence', async () => {
  truncateSync(join(folder, 'postgres/global/pg_control'), 100);
  const { stderr } = (await readInbox().catch((error: unknown) => error)) as { stderr: string };
  expect(stderr).toMatch(/^The database in .+ cannot be opened: .+\.\n$/);
});

test('npm run inbox prints what was sent, while the site runs and after', async () => {
  const printed =
    /Messages: 1\n\n.*Asha \\u\{202e\}oaR <.*@example\.in>\n {4}How do I read a statement of 2019\?\n\nFeedback: 0\n/;
  {
    await using backend = await start();
    await insert(backend, 'Asha \u202eoaR');
    expect(await readInbox()).toMatch(printed);
  }
  expect(await readInbox()).toMatch(printed);
});
