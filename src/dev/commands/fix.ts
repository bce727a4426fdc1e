/**
 * `npm run fix`: corrects in content/ what has one right answer (quotation marks, dots, spaces, signs, addresses, pictures), and
 * prints each change.
 */
import { fix } from '#authoring/index.ts';
import { formatErrors } from '#lib/errors.ts';

const changes = await fix(process.cwd());
if (changes.length > 0) console.log(formatErrors(changes));
console.log(
  changes.length > 0
    ? `${changes.length} ${changes.length === 1 ? 'change' : 'changes'} in content/: npm run check:content lists what is left to you`
    : 'Nothing to mend in content/',
);
