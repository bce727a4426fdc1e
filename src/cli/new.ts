/**
 * `npm run new -- article "Title"`: writes a new entry into content/ and says where it is to be seen. What the command line
 * does not say is asked for. Environment: PORT, as for `npm run dev`.
 */
import { newEntry } from '#authoring/generate/new-entry.ts';
import { openTerminal } from '#authoring/generate/terminal.ts';
import { readPort } from '#local/listen.ts';
import { runCommand } from '#local/run-command.ts';

await runCommand(async () => {
  const { port } = readPort('PORT', 4321);
  using terminal = process.stdin.isTTY ? openTerminal() : undefined;
  const { files, address, isUnfinished } = await newEntry(process.cwd(), process.argv.slice(2), terminal);
  console.log(`\nWritten: ${files.join(' and ')}`);
  if (isUnfinished)
    console.log('Open it, and put your words where it says "To be written". npm run check:content lists what is left.');
  if (address) console.log(`To watch it: npm run dev, then http://127.0.0.1:${port}${address}`);
});
