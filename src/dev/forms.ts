import { readSupabaseSettings, toVariables } from './backend-settings.ts';
import { dataFolder } from './backend-access.ts';
import { serveBackend } from './serve-backend.ts';

/**
 * Opens the database behind the forms: the hosted one that the environment names, else the embedded one, which ends with its scope.
 * @param mode chooses the .env files
 * @param siteOrigin whose pages may use it
 * @returns the variables for Astro, where rows are kept and how to read them, and what opens the database before the first message
 * @throws UserError when its port or its folder cannot be used
 */
export async function openForms(mode: 'development' | 'production', siteOrigin: string) {
  const hosted = readSupabaseSettings(mode);
  if (hosted) {
    return {
      variables: toVariables(hosted),
      description: `Its forms: rows are kept in ${hosted.url}; read them in the Supabase dashboard.`,
      open: () => Promise.resolve(),
      [Symbol.asyncDispose]: () => Promise.resolve(),
    };
  }
  const backend = await serveBackend();
  backend.allowOrigin(siteOrigin);
  return {
    ...backend,
    variables: toVariables(backend),
    description: `Its forms: rows are kept in ${dataFolder()}; read them with \`npm run inbox\`.`,
  };
}
