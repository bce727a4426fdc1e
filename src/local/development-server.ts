import { UserError } from '#lib/build/user-error.ts';
import { startAstro } from './astro-process.ts';
import { openForms } from './forms-backend.ts';
import { assertPortIsFree, readPort } from './listen.ts';
import { aborted } from './run-command.ts';

export interface DevelopmentOptions {
  /** Added to the environment of the server. */
  variables?: Record<string, string>;
  /** What else to print, given the URL of the site. */
  describe?: (origin: string) => string;
}

/**
 * Serves the site with hot reload, and the database behind its forms, until the signal is aborted.
 * @throws UserError when the port is taken, or one of them has ended by itself
 */
export async function serveDevelopment(
  signal: AbortSignal,
  { variables = {}, describe }: DevelopmentOptions = {},
): Promise<void> {
  const setting = readPort('PORT', 4321);
  await assertPortIsFree(setting);
  await using forms = await openForms('development');
  const origin = `http://127.0.0.1:${setting.port}`;
  forms.allowOrigin(origin);
  console.log(forms.description);
  if (describe) console.log(describe(origin));

  // Astro would otherwise go to the background where it believes that no person is watching.
  const environment = { ...forms.variables, ...variables, ASTRO_DEV_BACKGROUND: '0' };
  const args = ['dev', '--host', '127.0.0.1', '--port', String(setting.port)];
  await using site = startAstro(args, environment);
  await Promise.race([site.ended, forms.ended, aborted(signal)]);
  if (!signal.aborted) throw new UserError('The development server has ended; the backend was stopped as well.');
}
