import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteSchema } from '#schemas/site.ts';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** An entry by the path of its file. */
export type FileEntry = readonly [file: string, entry: Record<string, Json>];

/** What keeps this tree from a public launch, one line each: file, field, what to write. Read from the working directory. */
export function findLaunchGaps(): string[] {
  const site = readEntry('content/site.json');
  return [
    ...placeholders(site),
    ...unknownFacts(site),
    ...unprovenClaims(readEntries('content/claims')),
    ...illustrativeTestimonials(readEntries('content/cities')),
    ...undatedReleases(readEntries('content/changelog')),
  ];
}

/** Addresses and numbers that can belong to nobody. */
const placeholder = /\.example\b|00000 00000/;

/** The groups of content/site.json whose facts only the owner knows. Elsewhere null says that something is still coming. */
const ownersGroups = ['legal', 'grievance', 'terms', 'hosting'] as const;

export function placeholders([file, site]: FileEntry): string[] {
  return strings(site)
    .filter(([, value]) => placeholder.test(value))
    .map(([field, value]) => `${file} ${field}: "${value}" is a placeholder. Write the real one.`);
}

/** The facts of content/site.json that are still null, with what its schema asks for. */
export function unknownFacts([file, site]: FileEntry): string[] {
  return ownersGroups.flatMap((group) => {
    const fields: Record<string, { description?: string | undefined }> = siteSchema.shape[group].shape;
    return Object.entries(fields)
      .filter(([field]) => (site[group] as Record<string, Json>)[field] === null)
      .map(([field, { description = '' }]) => `${file} ${group}.${field}: is empty. Write ${wishIn(description)}.`);
  });
}

/** "A name (1 to 80 characters). null while it is not known." → "a name". */
function wishIn(description: string): string {
  const [wish = ''] = description.split(/ \(\d| null while/);
  return wish.charAt(0).toLowerCase() + wish.slice(1);
}

export function unprovenClaims(claims: readonly FileEntry[]): string[] {
  return claims
    .filter(([, claim]) => claim.show === true && claim.evidence === null)
    .map(
      ([file]) =>
        `${file} evidence: nobody has shown this claim to be true. Write where and when it was, or set show to false.`,
    );
}

export function illustrativeTestimonials(cities: readonly FileEntry[]): string[] {
  return cities.flatMap(([file, city]) =>
    (city.testimonials as Record<string, Json>[])
      .map((testimonial, index) => ({ kind: testimonial.kind, field: `testimonials.${index}` }))
      .filter(({ kind }) => kind === 'illustrative')
      .map(
        ({ field }) =>
          `${file} ${field}: is an illustrative example. Replace it with what a customer said, with permission.`,
      ),
  );
}

export function undatedReleases(releases: readonly FileEntry[]): string[] {
  return releases
    .filter(([, release]) => release.releasedOn === undefined)
    .map(([file]) => `${file} releasedOn: is left out. Write the day of the release, and check the list of changes.`);
}

/** Every text in a value, with the way to it. */
function strings(value: Json, path: string[] = []): [field: string, value: string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, member]) => strings(member, [...path, key]));
}

function readEntries(folder: string): FileEntry[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  return files.map((name) => readEntry(join(folder, name)));
}

function readEntry(file: string): FileEntry {
  return [file, JSON.parse(readFileSync(file, 'utf8')) as FileEntry[1]];
}
