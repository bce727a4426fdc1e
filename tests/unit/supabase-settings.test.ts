import { expect, onTestFinished, test, vi } from 'vitest';
import { readSupabaseSettings, requireBackend } from '#dev/backend-settings.ts';

const url = 'https://abcdefgh.supabase.co';

/** A key as Supabase gave them out before 2025: a JSON Web Token that names a role. */
const olderKey = (role: string): string => {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part({ iss: 'supabase', role })}.signature`;
};

function read(address: string, key: string) {
  vi.stubEnv('PUBLIC_SUPABASE_URL', address);
  vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', key);
  onTestFinished(() => void vi.unstubAllEnvs());
  return readSupabaseSettings('production');
}

test('without both variables there is no hosted backend, and nothing is built', () => {
  expect(read('', '')).toBeUndefined();
  const setUp = (command: string) => requireBackend().hooks['astro:config:setup']?.({ command } as never);
  expect(() => setUp('build')).toThrow('Set both to those of your Supabase project (README.md says how)');
  expect(() => setUp('dev')).not.toThrow();
});

test.each(['sb_publishable_abc', olderKey('anon')])('a public key is accepted', (publishableKey) => {
  expect(read(url, publishableKey)).toEqual({ url, publishableKey });
});

test.each(['sb_secret_abcdef', olderKey('service_role')])('a secret key is refused and not repeated', (key) => {
  expect(() => read(url, key)).toThrow('PUBLIC_SUPABASE_PUBLISHABLE_KEY holds a secret key');
  expect(() => read(url, key)).not.toThrow(key);
});
