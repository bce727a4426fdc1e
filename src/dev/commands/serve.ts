/** `npm run preview`: serves the latest build, without a backend of its own. Environment: PORT. */
import { aborted } from 'node:util';
import { readPort } from '#dev/listen.ts';
import { runCommand } from '#dev/run-command.ts';
import { serveFolder } from '#dev/static-server.ts';

await runCommand(async (signal) => {
  await using site = await serveFolder('dist', readPort('PORT', 4321));
  console.log(`The site: ${site.url}\nStop it with Ctrl-C.`);
  await aborted(signal, process);
});
