/**
 * `npm start`: builds the site and serves it, with the embedded backend behind its forms unless PUBLIC_SUPABASE_* name a
 * hosted one. Environment: PORT, BACKEND_PORT, BACKEND_DATA.
 */
import { aborted } from 'node:util';
import { UserError } from '#lib/errors.ts';
import { startAstro } from '#dev/astro-process.ts';
import { openForms } from '#dev/forms.ts';
import { findFreePort, readPort } from '#dev/listen.ts';
import { runCommand } from '#dev/run-command.ts';
import { serveFolder } from '#dev/static-server.ts';

await runCommand(async (signal) => {
  const port = await findFreePort(readPort('PORT', 4321));
  // Not dist/, so that a site whose forms reach only this machine is never deployed; by port, so that two sites can run.
  const folder = `.cache/start/${port.port}`;
  await using forms = await openForms('production', `http://127.0.0.1:${port.port}`);
  await using build = startAstro(['build', '--outDir', folder], forms.variables, signal);
  const isBuilt = await build.succeeded;
  if (signal.aborted) return;
  if (!isBuilt) throw new UserError('The site was not built; the reason is above.');

  await using site = await serveFolder(folder, port);
  console.log(`\nThe site:  ${site.url}\n${forms.description}\nStop with Ctrl-C.`);
  await forms.open();
  await aborted(signal, process);
});
