/**
 * `npm run new -- article "Title"`: writes a new entry into content/ and says where it is shown. Asks for what the command line does
 * not say. Environment: PORT, as for `npm run dev`.
 */
import { newEntry } from '#authoring/generate/new-entry.ts';
import { askOnTerminal } from '#authoring/generate/terminal.ts';
import { readPort } from '#local/listen.ts';
import { runCommand } from '#local/run-command.ts';

await runCommand(async () => {
  const { port } = readPort('PORT', 4321);
  const ask = process.stdin.isTTY ? askOnTerminal : undefined;
  const { files, href, isUnfinished } = await newEntry(process.cwd(), process.argv.slice(2), ask);
  console.log(`\nWritten: ${files.join(' and ')}`);
  if (isUnfinished)
    console.log('Open it and replace every "To be written" with your words. npm run check:content lists what is left.');
  if (href) console.log(`To see it, run npm run dev and open http://127.0.0.1:${port}${href}`);
});
