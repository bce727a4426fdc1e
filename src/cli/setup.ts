/** `npm run setup`: installs the browser for `npm test` and `npm run bench:islands`. */
import { installChromium } from '#local/chromium.ts';
import { runCommand } from '#local/run-command.ts';

await runCommand(async () => installChromium());
