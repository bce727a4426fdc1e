import { fieldOf } from '#authoring/read/syntax.ts';
import type { ContentReader } from '#authoring/content-reader.ts';
import type { ContentFile } from '#authoring/read/content-file.ts';
import { formatErrors } from '#lib/errors/content-error.ts';
import { fieldName, wishOf } from '#schemas/validation.ts';
import { textsIn } from '#schemas/texts.ts';
import { siteSchema } from '#schemas/site.ts';

/** What is missing for a public launch, one line each: file, field, what to write. */
export function findLaunchGaps(reader: ContentReader): string[] {
  const gapsIn = (files: readonly ContentFile[], find: (file: ContentFile) => string[]) =>
    files.flatMap((file) => (file.fields === undefined ? [formatErrors(file.errors)] : find(file)));
  return [
    ...gapsIn([reader.singleton('site')], (site) => [...placeholders(site), ...unknownFacts(site), ...oldTarget(site)]),
    ...gapsIn(reader.entries('claims'), unprovenClaim),
    ...gapsIn(reader.entries('cities'), illustrativeTestimonials),
    ...gapsIn(reader.entries('changelog'), unknownRelease),
    ...gapsIn([reader.singleton('site')], unlistedVersion(reader.entries('changelog'))),
  ];
}

/** URLs and numbers that nobody can have. */
const placeholder = /\.example\b|00000 00000/;

/** The groups of content/site.json whose facts only the owner knows. Elsewhere null says that something is still coming. */
const ownersGroups = ['legal', 'grievance', 'terms', 'hosting'] as const;

function placeholders({ file, fields }: ContentFile): string[] {
  return textsIn(fields)
    .filter(({ value }) => placeholder.test(value))
    .map(({ path, value }) => `${file} ${fieldName(path)}: "${value}" is a placeholder. Write the real one.`);
}

/** The facts of content/site.json that are still null, with what its schema asks for. */
function unknownFacts({ file, fields }: ContentFile): string[] {
  return ownersGroups.flatMap((group) =>
    Object.entries(siteSchema.shape[group].shape)
      .filter(([name]) => fieldOf(fieldOf(fields, group), name) === null)
      .map(([name, field]) => `${file} ${group}.${name}: is empty. Write ${wishOf(field)}.`),
  );
}

/** What Google Play asks of updates since 31 August 2026: https://developer.android.com/google/play/requirements/target-sdk */
const requiredSdk = 36;

function oldTarget({ file, fields }: ContentFile): string[] {
  const sdk = Number(fieldOf(fieldOf(fields, 'app'), 'targetSdk'));
  const advice = `Google Play takes no update below ${requiredSdk}. Publish the app for it, then write ${requiredSdk}.`;
  return sdk < requiredSdk ? [`${file} app.targetSdk: is ${sdk}. ${advice}`] : [];
}

function unprovenClaim({ file, fields }: ContentFile): string[] {
  const isUnproven = fieldOf(fields, 'show') === true && fieldOf(fields, 'evidence') === null;
  const advice = 'this claim has no evidence. Write where and when it was proven, or set show to false.';
  return isUnproven ? [`${file} evidence: ${advice}`] : [];
}

function illustrativeTestimonials({ file, fields }: ContentFile): string[] {
  const advice = 'is an illustrative example. Replace it with what a customer said, with permission.';
  return textsIn(fieldOf(fields, 'testimonials'), undefined, ['testimonials'])
    .filter(({ path, value }) => path.at(-1) === 'kind' && value === 'illustrative')
    .map(({ path }) => `${file} ${fieldName(path.slice(0, -1))}: ${advice}`);
}

/** What the store has and the changelog does not name. */
function unlistedVersion(releases: readonly ContentFile[]): (site: ContentFile) => string[] {
  return ({ file, fields }) => {
    const version = String(fieldOf(fieldOf(fields, 'app'), 'version'));
    const isListed = releases.some((release) =>
      `${String(fieldOf(release.fields, 'version'))}.`.startsWith(`${version}.`),
    );
    const advice = 'has no file in content/changelog. Write what changed in it.';
    return isListed ? [] : [`${file} app.version: ${version} ${advice}`];
  };
}

function unknownRelease({ file, fields }: ContentFile): string[] {
  const wishes = {
    releasedOn: 'Write the day of the release, and check the list of changes.',
    reads: 'Write the banks whose statements this version reads.',
  };
  return Object.entries(wishes)
    .filter(([name]) => fieldOf(fields, name) === undefined)
    .map(([name, wish]) => `${file} ${name}: is left out. ${wish}`);
}
