/**
 * `npm run bench:build`: builds the site with many generated articles in a temporary copy of the project, and prints the time, the
 * peak memory, and the size of the blog's first page and of the sitemap (brotli). Fails when the time grows faster than the number of
 * articles, or when the blog's first page grows with it.
 *
 * Option: `npm run bench:build -- --articles 100,1000,5000`.
 */
import { benchBuild } from '#bench/build.ts';
import { runCommand } from '#local/run-command.ts';

await runCommand(benchBuild);
