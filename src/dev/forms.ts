import { readSupabaseSettings, toVariables } from './backend-settings.ts';
import { dataFolder, localPublishableKey } from './backend-access.ts';
import { findFreePort, readPort } from './listen.ts';

/** The database behind the forms. Leaving its scope ends an embedded one. */
export interface FormsBackend extends AsyncDisposable {
  /** For the build. */
  variables: Record<string, string>;
  /** Where the rows are kept and how to read them. */
  description: string;
  /** Waits until it answers. */
  ready: () => Promise<unknown>;
}

/**
 * The hosted backend that the environment names, else the embedded one, which begins to start.
 * @param mode of the site: chooses the .env files
 * @param siteOrigin whose pages may use it
 * @throws UserError when its port cannot be used; `ready` throws one when the rows cannot
 */
export async function openForms(mode: 'development' | 'production', siteOrigin: string): Promise<FormsBackend> {
  const hosted = readSupabaseSettings(mode);
  if (hosted) {
    return {
      variables: toVariables(hosted),
      description: `Its forms: rows are kept in ${hosted.url}; read them in the Supabase dashboard.`,
      ready: () => Promise.resolve(),
      [Symbol.asyncDispose]: () => Promise.resolve(),
    };
  }
  const port = await findFreePort(readPort('BACKEND_PORT', 54_321));
  const opening = startBackend();
  // Whoever waits for it hears why it failed.
  opening.catch(() => {});
  return {
    variables: toVariables({ url: `http://127.0.0.1:${port.port}`, publishableKey: localPublishableKey }),
    description: `Its forms: rows are kept in ${dataFolder()}; read them with \`npm run inbox\`.`,
    ready: () => opening,
    [Symbol.asyncDispose]: () =>
      opening.then(
        (backend) => backend[Symbol.asyncDispose](),
        () => {},
      ),
  };

  async function startBackend() {
    // The database takes a while to load, in which Astro starts already.
    const { serveBackend } = await import('./serve-backend.ts');
    const backend = await serveBackend(dataFolder(), port);
    backend.allowOrigin(siteOrigin);
    return backend;
  }
}
