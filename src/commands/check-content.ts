/** `npm run check:content`: every mistake of every file of content/, one a line; exits with 1 when there is any. */
import { countMistakes, formatMistakes } from '#lib/content-error.ts';
import { findAllMistakes } from './lib/all-mistakes.ts';

const mistakes = await findAllMistakes(process.cwd());
if (mistakes.length > 0) {
  console.error(formatMistakes(mistakes));
  process.exitCode = 1;
}
console.log(mistakes.length > 0 ? countMistakes(mistakes) : 'No mistakes in content/');
