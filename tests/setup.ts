/** `npm run setup`: installs the browser that `npm test` drives. */
import { runCommand } from '#local/run-command.ts';
import { installChromium } from './helpers/chromium.ts';

await runCommand(async () => installChromium());
