import { readSupabaseSettings, toVariables } from './backend-settings.ts';
import { dataFolder } from './backend-access.ts';
import { serveBackend } from './serve-backend.ts';

/** The database behind the forms. Leaving its scope ends an embedded one. */
export interface FormsBackend extends AsyncDisposable {
  /** For the build. */
  variables: Record<string, string>;
  /** Where the rows are kept and how to read them. */
  description: string;
  /** Lets the pages of the site use it. */
  allowOrigin: (siteOrigin: string) => void;
}

/**
 * The hosted backend that the environment names, else the embedded one, which it starts.
 * @param mode of the site: chooses the .env files
 */
export async function openForms(mode: 'development' | 'production'): Promise<FormsBackend> {
  const hosted = readSupabaseSettings(mode);
  if (hosted) {
    return {
      variables: toVariables(hosted),
      description: `Its forms: rows are kept in ${hosted.url}; read them in the Supabase dashboard.`,
      allowOrigin: () => {},
      [Symbol.asyncDispose]: () => Promise.resolve(),
    };
  }
  const backend = await serveBackend();
  return {
    ...backend,
    variables: toVariables(backend),
    description: `Its forms: rows are kept in ${dataFolder()}; read them with \`npm run inbox\`.`,
  };
}
