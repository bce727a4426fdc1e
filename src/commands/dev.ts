/**
 * `npm run dev`: the site with hot reload, with the embedded backend behind its forms unless PUBLIC_SUPABASE_* name a hosted
 * one. Environment: PORT, BACKEND_PORT, BACKEND_DATA.
 */
import { UserError } from '#lib/user-error.ts';
import { openForms } from './lib/forms-backend.ts';
import { assertPortIsFree, readPort } from './lib/listen.ts';
import { aborted, runCommand } from './lib/run-command.ts';
import { startTool } from './lib/tool.ts';

await runCommand(async (signal) => {
  const setting = readPort('PORT', 4321);
  await assertPortIsFree(setting);
  await using forms = await openForms();
  console.log(forms.description);

  // Astro would otherwise go to the background where it believes that no person is watching.
  const variables = { ...forms.variables, ASTRO_DEV_BACKGROUND: '0' };
  await using site = startTool('astro', ['dev', '--host', '127.0.0.1', '--port', String(setting.port)], { variables });
  await Promise.race([site.ended, forms.ended, aborted(signal)]);
  if (!signal.aborted) throw new UserError('The development server has ended; the backend was stopped as well.');
});
