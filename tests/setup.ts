/** `npm run setup`: installs the browser that `npm test` drives. */
import { runCommand } from '#dev/run-command.ts';
import { installChromium } from './helpers/chromium.ts';

await runCommand(async () => installChromium());
