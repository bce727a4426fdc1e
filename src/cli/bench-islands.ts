/**
 * `npm run bench:islands`: what the first touch of each island brings, and how long a visitor waits for it on a poor phone: 400 kbit/s,
 * 400 ms, a processor four times slower than this one. Serves the site that was built last. Each time is the median of five: from the
 * touch to the next paint, which shows the page's own answer, as browsers tell it (Event Timing, in steps of 8 ms, what Interaction to
 * Next Paint is made of); and to the first frame of the island awake. With nothing cached, and with all cached.
 * `npm run bench:islands -- menu` measures only the touches whose names begin with a word given.
 */
import { benchIslands } from '#bench/islands.ts';
import { runCommand } from '#local/run-command.ts';

await runCommand(benchIslands);
