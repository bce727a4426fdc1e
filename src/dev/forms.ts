import { readSupabaseSettings, toVariables } from './backend-settings.ts';
import { dataFolder } from './backend-access.ts';
import { serveBackend } from './serve-backend.ts';

/** The database behind the forms. Leaving its scope ends an embedded one. */
export interface FormsBackend extends AsyncDisposable {
  variables: Record<string, string>;
  /** Where the rows are kept and how to read them. */
  description: string;
  /**
   * Opens the rows, which the first message does otherwise.
   * @throws UserError when they are damaged
   */
  open: () => Promise<unknown>;
}

/**
 * The hosted backend that the environment names, else the embedded one.
 * @param mode of the site: chooses the .env files
 * @param siteOrigin whose pages may use it
 * @throws UserError when its port or its folder cannot be used
 */
export async function openForms(mode: 'development' | 'production', siteOrigin: string): Promise<FormsBackend> {
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
    variables: toVariables(backend),
    description: `Its forms: rows are kept in ${dataFolder()}; read them with \`npm run inbox\`.`,
    open: backend.open,
    [Symbol.asyncDispose]: () => backend[Symbol.asyncDispose](),
  };
}
