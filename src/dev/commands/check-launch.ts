/**
 * `npm run check:launch`: lists what is missing for a public launch: placeholders and unknown facts in content/site.json, shown claims
 * without evidence, illustrative testimonials and releases without a date. Exits with 1 if there is any.
 */
import { ContentReader, findLaunchGaps } from '#authoring/index.ts';

const gaps = findLaunchGaps(new ContentReader(process.cwd()));
console.log(gaps.length > 0 ? gaps.join('\n') : 'Nothing is left to replace.');
console.log(`${gaps.length} to settle before launch`);
process.exitCode = gaps.length > 0 ? 1 : 0;
