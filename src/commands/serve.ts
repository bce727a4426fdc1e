/** `npm run preview`: serves the site that was built last, without a backend of its own. Environment: PORT. */
import { readPort } from './lib/listen.ts';
import { aborted, runCommand } from './lib/run-command.ts';
import { serveFolder } from './lib/static-server.ts';

await runCommand(async (signal) => {
  await using site = await serveFolder('dist', readPort('PORT', 4321));
  console.log(`The site: ${site.url}\nStop it with Ctrl-C.`);
  await aborted(signal);
});
