/** `npm run setup`: installs the browser for `npm test`. */
import { installChromium } from '#local/chromium.ts';
import { runCommand } from '#local/run-command.ts';

await runCommand(async () => installChromium());
