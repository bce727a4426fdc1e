import type { AstroIntegration } from 'astro';
import { UserError } from './user-error.ts';
import { readSupabaseSettings } from './supabase-settings.ts';

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
