import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { modeOf, readEnvironment, readSupabaseSettings } from '#lib/build/supabase-settings.ts';

const url = 'https://abcdefgh.supabase.co';
const publishableKey = 'sb_publishable_abc';

/** A key as Supabase gave them out before 2025: a JSON Web Token that names a role. */
const olderKey = (role: string): string => {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part({ iss: 'supabase', role })}.signature`;
};

const read = (address: string | undefined, key: string | undefined) =>
  readSupabaseSettings({ PUBLIC_SUPABASE_URL: address, PUBLIC_SUPABASE_PUBLISHABLE_KEY: key });

test('without both variables there is no hosted backend', () => {
  expect(read(undefined, undefined)).toBeUndefined();
  expect(read('', '')).toBeUndefined();
});

test.each([publishableKey, olderKey('anon')])('a project and its public key are accepted', (key) => {
  expect(read(url, key)).toEqual({ url, publishableKey: key });
  expect(read(`${url}/`, key)).toEqual({ url, publishableKey: key });
  expect(read('http://127.0.0.1:54321', key)?.url).toBe('http://127.0.0.1:54321');
});

test('the variable that is missing is named', () => {
  const [urlName, keyName] = ['PUBLIC_SUPABASE_URL', 'PUBLIC_SUPABASE_PUBLISHABLE_KEY'];
  expect(() => read(url, undefined)).toThrow(`${keyName} is not set, but ${urlName} is.`);
  expect(() => read(url, '')).toThrow(`${keyName} is not set, but ${urlName} is.`);
  expect(() => read(undefined, publishableKey)).toThrow(`${urlName} is not set, but ${keyName} is.`);
});

test.each([
  'abcdefgh.supabase.co',
  'abcdefgh',
  'ftp://abcdefgh.supabase.co',
  'javascript:alert(1)',
  `${url}/rest/v1`,
  `${url}?apikey=x`,
  'postgresql://postgres@db.abcdefgh.supabase.co:5432/postgres',
])('%s is not the address of a project', (address) => {
  expect(() => read(address, publishableKey)).toThrow(
    `PUBLIC_SUPABASE_URL is "${address}". Write the address of the project`,
  );
});

test.each(['sb_secret_abcdef', olderKey('service_role')])('a secret key is refused and not repeated', (key) => {
  expect(() => read(url, key)).toThrow('PUBLIC_SUPABASE_PUBLISHABLE_KEY holds a secret key');
  expect(() => read(url, key)).not.toThrow(key);
});

test.each(['abc', 'sbp_0123', 'a.b.c', olderKey('authenticated')])('%s is not a key', (key) => {
  expect(() => read(url, key)).toThrow('PUBLIC_SUPABASE_PUBLISHABLE_KEY is not a publishable key.');
});

test('the .env files have the order of Vite, and the environment comes first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'env-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
    vi.unstubAllEnvs();
  });
  const write = (file: string, address: string) => {
    const variables = `PUBLIC_SUPABASE_URL=${address}\nPUBLIC_SUPABASE_PUBLISHABLE_KEY="${publishableKey}"\nSECRET=x\n`;
    writeFileSync(join(folder, file), variables);
  };
  const readFiles = (mode: string) => readSupabaseSettings(readEnvironment(mode, folder));

  write('.env.production.local', 'https://production.supabase.co');
  expect(readFiles('development')).toBeUndefined();
  write('.env', 'https://general.supabase.co');
  expect(readFiles('production')).toEqual({ url: 'https://production.supabase.co', publishableKey });
  expect(readFiles('development')?.url).toBe('https://general.supabase.co');
  vi.stubEnv('PUBLIC_SUPABASE_URL', url);
  expect(readFiles('production')?.url).toBe(url);
});

test.each([
  ['build', 'production'],
  ['build --outDir .cache/start', 'production'],
  ['build --mode staging', 'staging'],
  ['build --mode=staging', 'staging'],
  ['dev --host 127.0.0.1', 'development'],
  ['dev --mode production', 'production'],
  ['sync', 'production'],
])('astro %s reads the .env files of %s', (command, mode) => {
  expect(modeOf(command.split(' '))).toBe(mode);
});
