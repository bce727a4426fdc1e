/**
 * `npm run bench:forms`: many visitors send a message at once. The messages go through the code of the site to an embedded backend
 * of their own; every tenth is sent twice, as after a lost response. Fails when a message that was acknowledged is not stored, when
 * one is stored twice, or when one is not accepted.
 *
 * Options: `npm run bench:forms -- --count 500 --concurrency 50`.
 */
import { benchForms } from '#bench/forms.ts';
import { runCommand } from '#local/run-command.ts';

await runCommand(benchForms);
