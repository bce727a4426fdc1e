/**
 * `npm run dev`: serves the site with hot reload, with the embedded backend behind its forms unless PUBLIC_SUPABASE_* name a hosted
 * one. Environment: PORT, BACKEND_PORT, BACKEND_DATA.
 */
import { UserError } from '#lib/errors.ts';
import { startAstro } from '#dev/astro-process.ts';
import { openForms } from '#dev/forms.ts';
import { findFreePort, readPort } from '#dev/listen.ts';
import { runCommand } from '#dev/run-command.ts';

await runCommand(async (signal) => {
  const { port } = await findFreePort(readPort('PORT', 4321));
  await using forms = await openForms('development', `http://127.0.0.1:${port}`);
  // Astro's lock file can outlive its server; the port is checked above.
  const args = ['dev', '--host', '127.0.0.1', '--port', String(port), '--ignore-lock'];
  // Otherwise Astro goes to the background where it detects no person at the terminal.
  await using astro = startAstro(args, { ...forms.variables, ASTRO_DEV_BACKGROUND: '0' }, signal);
  console.log(forms.description);
  await astro.succeeded;
  if (!signal.aborted) throw new UserError('The development server has ended; the backend was stopped as well.');
});
