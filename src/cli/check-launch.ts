/**
 * `npm run check:launch`: what is missing for a public launch. Lists every placeholder
 * and unknown fact of content/site.json, every shown claim without evidence, every illustrative testimonial and every release without its day; exits 1
 * while there is one.
 */
import { findLaunchGaps } from '#authoring/index.ts';

const gaps = findLaunchGaps(process.cwd());
console.log(gaps.length > 0 ? gaps.join('\n') : 'Nothing is left to replace.');
console.log(`${gaps.length} to settle before launch`);
process.exitCode = gaps.length > 0 ? 1 : 0;
