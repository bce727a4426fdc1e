/**
 * `npm run check:content`: prints notices (translations that are behind, weak sources, days that have passed), then all mistakes in
 * content/, spelling and Markdown included, one per line: first those in files that have changed since the last commit. On GitHub each
 * is also an annotation of its line. Exits with 1 if there is any mistake.
 */
import { check, lint } from '#authoring/index.ts';
import { annotate, countErrors, formatErrors } from '#lib/errors.ts';

const linted = lint();
const { errors, notices, unread } = await check(process.cwd());
const { errors: found, other } = await linted;
// In texts that we could not read, fields would be taken for Markdown.
const all = [...errors, ...found.filter(({ file }) => !unread.includes(file))];
if (notices.length > 0) console.log(`${formatErrors(notices)}\n`);
if (all.length > 0) console.error(`${formatErrors(all)}\n${countErrors(all)}`);
if (other) console.error(other);
if (process.env.GITHUB_ACTIONS) console.log([...annotate('warning', notices), ...annotate('error', all)].join('\n'));
if (all.length === 0 && other === '') console.log('No mistakes in content/');
else process.exitCode = 1;
