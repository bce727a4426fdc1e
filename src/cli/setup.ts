/** `npm run setup`: installs the browser that `npm test` and `npm run bench:islands` drive. */
import { installChromium } from '#local/chromium.ts';
import { runCommand } from '#local/run-command.ts';

await runCommand(async () => installChromium());
