import { createClient } from '@supabase/supabase-js';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { localPublishableKey, readAccess, type BackendAccess } from '#local/backend-access.ts';
import { openBackend } from '#local/embedded-backend.ts';
import { serveBackend, type ServedBackend } from '#local/serve-backend.ts';
import { makeRows } from '../helpers/databases.ts';
import { makeRow } from '../helpers/rows.ts';

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
    const { serveBackend } = await import('#local/serve-backend.ts');
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

/** Runs `npm run <command>` as it is in src/cli. */
async function run(command: 'inbox' | 'retention'): Promise<string> {
  const env = { ...process.env, BACKEND_DATA: folder };
  return (await promisify(execFile)(process.execPath, [`src/cli/${command}.ts`], { env })).stdout;
}

test('rows outlive a stop and a crash; the key that may read them is new for each run and private', async () => {
  const keys = new Set<string>();
  const keepKey = ({ secretKey }: BackendAccess) => {
    expect(statSync(join(folder, 'backend.json')).mode & 0o777).toBe(0o600);
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

test('it forgets old senders when it opens', async () => {
  const senders = 'private.recent_submissions';
  {
    await using backend = await openBackend(folder);
    await backend.connection.driver.query(`
      insert into ${senders} (sender, sent_at)
      values ('old@example.in', now() - interval '5 minutes 1 second'), ('new@example.in', now())
    `);
  }
  await using backend = await openBackend(folder);
  const { rows } = await backend.connection.driver.query(`select sender from ${senders}`);
  expect(rows).toEqual([{ sender: 'new@example.in' }]);
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
