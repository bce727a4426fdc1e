import type { AstroIntegration } from 'astro';
import { loadEnv } from 'vite';
import { UserError } from '#lib/errors.ts';

/** The Supabase project behind the forms. Both values are public: pages contain them. */
export interface SupabaseSettings {
  url: string;
  publishableKey: string;
}

/**
 * The project that the environment or the .env files of a mode name. `env.schema` of astro.config.mjs checks the form of both.
 * @returns undefined when neither variable is set
 * @throws UserError when the key is a secret one
 */
export function readSupabaseSettings(mode: 'development' | 'production'): SupabaseSettings | undefined {
  const variables = loadEnv(mode, process.cwd(), 'PUBLIC_SUPABASE_');
  const { PUBLIC_SUPABASE_URL: url = '', PUBLIC_SUPABASE_PUBLISHABLE_KEY: publishableKey = '' } = variables;
  refuseSecretKey(publishableKey);
  return url || publishableKey ? { url, publishableKey } : undefined;
}

export function toVariables({ url, publishableKey }: SupabaseSettings): Record<string, string> {
  return { PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_PUBLISHABLE_KEY: publishableKey };
}

/** Stops a build that would publish forms without a database behind them. */
export function requireBackend(): AstroIntegration {
  return {
    name: 'require-backend',
    hooks: {
      'astro:config:setup': ({ command }) => {
        if (command !== 'build' || readSupabaseSettings('production')) return;
        throw new UserError(
          'PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_PUBLISHABLE_KEY are not set, so the forms would have no database. ' +
            'Set both to those of your Supabase project (README.md says how), or build with `npm start`, which brings its own backend.',
        );
      },
    },
  };
}

/** Older keys are JSON Web Tokens that name a role. No message contains the key, as build logs are kept. */
function refuseSecretKey(key: string): void {
  const claims = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString();
  if (!key.startsWith('sb_secret_') && !/"role":\s*"service_role"/.test(claims)) return;
  throw new UserError(
    'PUBLIC_SUPABASE_PUBLISHABLE_KEY holds a secret key, which may read and change everything and would be printed in every page. ' +
      'Put the publishable key there (sb_publishable_…). If a site was published with the secret key, revoke it. ' +
      'Supabase shows both under Project Settings, API Keys and Data API.',
  );
}
