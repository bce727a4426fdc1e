import { parseArgs } from 'node:util';
import type { AstroIntegration } from 'astro';
import { loadEnv } from 'vite';
import { UserError } from './user-error.ts';

/** The Supabase project that the site is built for. Both values are public: they are in the pages. */
export interface SupabaseSettings {
  /** Its origin, without a slash at the end. */
  url: string;
  publishableKey: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const whereToFind = 'Supabase shows both under Project Settings, API Keys and Data API.';

/**
 * Reads PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_PUBLISHABLE_KEY.
 * @param environment the variables that the running Astro command puts into the pages
 * @returns undefined when neither is set
 * @throws UserError, naming the variable, when one is missing or malformed
 */
export function readSupabaseSettings(environment: Environment = readEnvironment()): SupabaseSettings | undefined {
  const { PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_PUBLISHABLE_KEY: key } = environment;
  if (!url && !key) return undefined;
  if (!url) throw missing('PUBLIC_SUPABASE_URL', 'PUBLIC_SUPABASE_PUBLISHABLE_KEY');
  if (!key) throw missing('PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'PUBLIC_SUPABASE_URL');
  return { url: checkUrl(url), publishableKey: checkKey(key) };
}

/** Stops a build that would publish forms without a database behind them. */
export function requireBackend(): AstroIntegration {
  return {
    name: 'require-backend',
    hooks: {
      'astro:config:setup': ({ command }) => {
        if (command === 'build' && !readSupabaseSettings()) {
          throw new UserError(
            'PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_PUBLISHABLE_KEY are not set, so the forms would have no database. ' +
              'Set both to those of your Supabase project (README.md says how), or build with `npm start`, which brings its own backend.',
          );
        }
      },
    },
  };
}

/** The variables as the build reads them. */
export function toVariables({ url, publishableKey }: SupabaseSettings): Record<string, string> {
  return { PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_PUBLISHABLE_KEY: publishableKey };
}

/**
 * The public variables as Vite puts them into the pages: those of the process, else those of the files .env, .env.local,
 * .env.<mode> and .env.<mode>.local in a folder.
 */
export function readEnvironment(mode = modeOf(process.argv.slice(2)), folder = process.cwd()): Environment {
  return loadEnv(mode, folder, 'PUBLIC_');
}

/**
 * The mode of Vite in a command of Astro.
 * @param args what follows `astro`
 */
export function modeOf(args: string[]): string {
  const { values, positionals } = parseArgs({ args, options: { mode: { type: 'string' } }, strict: false });
  if (typeof values.mode === 'string') return values.mode;
  return positionals[0] === 'dev' ? 'development' : 'production';
}

function missing(name: string, other: string): UserError {
  return new UserError(
    `${name} is not set, but ${other} is. Set both, or neither for the embedded backend. ${whereToFind}`,
  );
}

function checkUrl(value: string): string {
  const url = URL.parse(value);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new UserError(
      `PUBLIC_SUPABASE_URL is "${value}". Write the address of the project and nothing after it, like https://abcdefgh.supabase.co. ${whereToFind}`,
    );
  }
  return url.origin;
}

/** The key is never printed: a secret one pasted by mistake would end up in build logs. */
function checkKey(key: string): string {
  const role = readRole(key);
  if (key.startsWith('sb_publishable_') || role === 'anon') return key;
  if (key.startsWith('sb_secret_') || role === 'service_role') {
    throw new UserError(
      'PUBLIC_SUPABASE_PUBLISHABLE_KEY holds a secret key, which may read and change everything and would be printed in every page. ' +
        `Put the publishable key there (sb_publishable_…). If a site was published with the secret key, revoke it. ${whereToFind}`,
    );
  }
  throw new UserError(
    `PUBLIC_SUPABASE_PUBLISHABLE_KEY is not a publishable key. It starts with sb_publishable_ (the older "anon" key works too). ${whereToFind}`,
  );
}

/** The role of an older key, which is a JSON Web Token; undefined when it is none. */
function readRole(key: string): unknown {
  try {
    const claims: unknown = JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString());
    return claims && typeof claims === 'object' && 'role' in claims ? claims.role : undefined;
  } catch {
    return undefined;
  }
}
