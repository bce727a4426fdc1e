import { readEnvironment, readSupabaseSettings, toVariables } from '#lib/build/supabase-settings.ts';
import { UserError } from '#lib/build/user-error.ts';
import { startBackend } from './backend-process.ts';
import { dataFolder } from './data-folder.ts';

/** The database behind the forms. Leaving its scope ends it where it is ours. */
export interface FormsBackend extends AsyncDisposable {
  /** For the build. */
  variables: Record<string, string>;
  /** Where the rows are kept and how to read them. */
  description: string;
  /** Lets the pages of the site use it. */
  allowOrigin: (siteOrigin: string) => void;
  /** @throws UserError as soon as it has ended by itself */
  ended: Promise<never>;
}

/**
 * The hosted backend that the environment names, else the embedded one, which is started.
 * @param mode of the site: chooses the .env files
 */
export async function openForms(mode: 'development' | 'production'): Promise<FormsBackend> {
  const hosted = readSupabaseSettings(readEnvironment(mode));
  if (hosted) {
    return {
      variables: toVariables(hosted),
      description: `Its forms: rows are kept in ${hosted.url}; read them in the Supabase dashboard.`,
      allowOrigin: () => {},
      ended: new Promise<never>(() => {}),
      [Symbol.asyncDispose]: () => Promise.resolve(),
    };
  }
  const backend = await startBackend();
  const ended = backend.ended.then((): never => {
    throw new UserError('The embedded backend has ended, so the forms would fail; the site was stopped as well.');
  });
  ended.catch(() => {});
  return {
    variables: toVariables(backend.settings),
    description: `Its forms: rows are kept in ${dataFolder()}; read them with \`npm run inbox\`.`,
    allowOrigin: backend.allowOrigin,
    ended,
    [Symbol.asyncDispose]: () => backend[Symbol.asyncDispose](),
  };
}
