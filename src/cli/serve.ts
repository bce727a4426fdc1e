/** `npm run preview`: serves the latest build, without a backend of its own. Environment: PORT. */
import { readPort } from '#local/listen.ts';
import { runCommand, untilAborted } from '#local/run-command.ts';
import { serveFolder } from '#local/static-server.ts';

await runCommand(async (signal) => {
  await using site = await serveFolder('dist', readPort('PORT', 4321));
  console.log(`The site: ${site.url}\nStop it with Ctrl-C.`);
  await untilAborted(signal);
});
