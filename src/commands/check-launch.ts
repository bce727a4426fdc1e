/**
 * `npm run check:launch`: what still stands between this tree and a public launch. Lists every placeholder and every unknown fact of
 * content/site.json, every shown claim without evidence, every illustrative testimonial and every release without its day; exits 1
 * while there is one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  illustrativeTestimonials,
  placeholders,
  undatedReleases,
  unknownFacts,
  unprovenClaims,
  type FileEntry,
} from './lib/launch-findings.ts';

const site = readEntry('content/site.json');
const findings = [
  ...placeholders(site),
  ...unknownFacts(site),
  ...unprovenClaims(readEntries('content/claims')),
  ...illustrativeTestimonials(readEntries('content/cities')),
  ...undatedReleases(readEntries('content/changelog')),
];
console.log(findings.length > 0 ? findings.join('\n') : 'Nothing is left to replace.');
console.log(`${findings.length} to settle before launch`);
process.exitCode = findings.length > 0 ? 1 : 0;

function readEntries(folder: string): FileEntry[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  return files.map((name) => readEntry(join(folder, name)));
}

function readEntry(file: string): FileEntry {
  return [file, JSON.parse(readFileSync(file, 'utf8')) as FileEntry[1]];
}
