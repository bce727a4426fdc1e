/**
 * `npm run check:content`: prints all mistakes in content/ with spelling and Markdown, one per line: first those in files that have
 * changed since the last commit, then notices, then all others. On GitHub, each also annotates its line. Exits with 1 if there is any
 * mistake. With `--stale` it prints instead what was looked up longest ago.
 */
import { check, checkChanged, ContentReader, findStale, lastCommit, lint, siteUrlFrom } from '#authoring/index.ts';
import { annotate, countErrors, formatErrors, type ValidationError } from '#lib/errors.ts';

const project = process.cwd();
const reader = new ContentReader(project);
const printed = new Set<string>();

if (process.argv.includes('--stale')) console.log(findStale(reader.content(), siteUrlFrom(reader)));
else await checkAll();

async function checkAll(): Promise<void> {
  const linted = lint();
  const last = lastCommit(project);
  const changed = checkChanged(project, reader, last);
  if (changed.files.size + changed.errors.length > 0) {
    const { errors } = await linted;
    print([...changed.errors, ...errors.filter(({ file }) => changed.files.has(file))]);
  }

  const { errors, notices, unread } = await check(project, reader, last);
  const { errors: found, other } = await linted;
  // In texts that we could not read, fields would be taken for Markdown.
  const all = [...errors, ...found.filter(({ file }) => !unread.includes(file))];
  if (notices.length > 0) console.log(`${formatErrors(notices)}\n`);
  print(all);
  if (all.length > 0) console.error(countErrors(all));
  if (other) console.error(other);
  if (process.env.GITHUB_ACTIONS) console.log([...annotate('warning', notices), ...annotate('error', all)].join('\n'));
  if (all.length === 0 && other === '') console.log('No mistakes in content/');
  else process.exitCode = 1;
}

function print(mistakes: readonly ValidationError[]): void {
  const lines = formatErrors(mistakes)
    .split('\n')
    .filter((line) => line !== '' && !printed.has(line));
  if (lines.length > 0) console.error(lines.join('\n'));
  for (const line of lines) printed.add(line);
}
