/**
 * `npm run bench:forms`: many visitors press the button at once. Their messages go through the code of the site into an embedded
 * backend of their own; every tenth is sent twice at once, as after an answer that was lost. Fails when a message that a visitor
 * was told is sent is not stored, when one is stored twice, and when one is not accepted.
 *
 * Options: `npm run bench:forms -- --count 500 --concurrency 50`.
 */
import { benchForms } from '#bench/forms.ts';
import { runCommand } from '#local/run-command.ts';

await runCommand(benchForms);
