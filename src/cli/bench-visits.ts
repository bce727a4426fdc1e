/**
 * `npm run bench:visits`: what a visitor waits for on the first page, the second, the way back and the next visit, with a network and
 * without; on a poor phone and on a fast line, each beside the same pages without scripts and rules. Serves the site that was built
 * last. Medians of five, in milliseconds; an empty cell is a page that was not shown. Needs a whole Chromium (CHROME_PATH, else
 * /usr/bin/chromium) and a quiet machine.
 */
import { benchVisits } from '#bench/visits.ts';
import { runCommand } from '#local/run-command.ts';

await runCommand(benchVisits);
