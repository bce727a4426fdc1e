/**
 * `npm run bench:islands`: what the first touch of each island downloads, and how long a visitor waits for it on a slow phone: 400
 * kbit/s, 400 ms of latency, a processor four times slower than this one. Serves the latest build. Each time is the median of five,
 * with an empty and with a full cache: from the touch to the next paint, which shows the page's own answer (Event Timing, in steps of
 * 8 ms, which Interaction to Next Paint is based on), and to the first frame of the hydrated island.
 * `npm run bench:islands -- menu` measures only the touches whose names begin with a given word.
 */
import { benchIslands } from '#bench/islands.ts';
import { runCommand } from '#local/run-command.ts';

await runCommand(benchIslands);
