/** `npm run check:content`: every mistake of every file of content/, one a line; exits with 1 when there is any. */
import { check } from '#authoring/index.ts';
import { countMistakes, formatMistakes } from '#lib/build/content-error.ts';

const mistakes = await check(process.cwd());
if (mistakes.length > 0) {
  console.error(formatMistakes(mistakes));
  process.exitCode = 1;
}
console.log(mistakes.length > 0 ? countMistakes(mistakes) : 'No mistakes in content/');
