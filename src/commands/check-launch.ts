/**
 * `npm run check:launch`: what still stands between this tree and a public launch. Lists every placeholder of
 * content/site.json, every shown claim without evidence, every illustrative testimonial and every release without its day; exits 1
 * while there is one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Addresses and numbers that can belong to nobody. */
const placeholder = /\.example\b|00000 00000/;

const findings = [
  ...placeholders('content/site.json'),
  ...unprovenClaims('content/claims'),
  ...illustrativeTestimonials('content/cities'),
  ...undatedReleases('content/changelog'),
];
console.log(findings.length > 0 ? findings.join('\n') : 'Nothing is left to replace.');
console.log(`${findings.length} to settle before launch`);
process.exitCode = findings.length > 0 ? 1 : 0;

function placeholders(file: string): string[] {
  return strings(readJson(file))
    .filter(([, value]) => placeholder.test(value))
    .map(([field, value]) => `${file} ${field}: "${value}" is a placeholder. Write the real one.`);
}

function unprovenClaims(folder: string): string[] {
  return readEntries(folder)
    .filter(([, claim]) => claim.show === true && claim.evidence === null)
    .map(
      ([file]) =>
        `${file} evidence: nobody has shown this claim to be true. Write where and when it was, or set show to false.`,
    );
}

function illustrativeTestimonials(folder: string): string[] {
  return readEntries(folder).flatMap(([file, city]) =>
    (city.testimonials as Record<string, Json>[])
      .map((testimonial, index) => ({ kind: testimonial.kind, field: `testimonials.${index}` }))
      .filter(({ kind }) => kind === 'illustrative')
      .map(
        ({ field }) =>
          `${file} ${field}: is an illustrative example. Replace it with what a customer said, with permission.`,
      ),
  );
}

function undatedReleases(folder: string): string[] {
  return readEntries(folder)
    .filter(([, release]) => release.releasedOn === undefined)
    .map(([file]) => `${file} releasedOn: is left out. Write the day of the release, and check the list of changes.`);
}

function readEntries(folder: string): [file: string, entry: Record<string, Json>][] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  return files.map((name) => [join(folder, name), readJson(join(folder, name)) as Record<string, Json>]);
}

function readJson(file: string): Json {
  return JSON.parse(readFileSync(file, 'utf8')) as Json;
}

/** Every text in a value, with the way to it. */
function strings(value: Json, path: string[] = []): [field: string, value: string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, member]) => strings(member, [...path, key]));
}
