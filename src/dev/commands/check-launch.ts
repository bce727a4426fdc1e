/**
 * `npm run check:launch`: lists what is missing for a public launch, like unknown facts and claims without evidence. Exits with 1 if
 * anything is.
 */
import { ContentReader, findLaunchGaps } from '#authoring/index.ts';

const gaps = findLaunchGaps(new ContentReader(process.cwd()));
console.log(gaps.length > 0 ? gaps.join('\n') : 'Nothing is left to replace.');
console.log(`${gaps.length} to settle before launch`);
process.exitCode = gaps.length > 0 ? 1 : 0;
