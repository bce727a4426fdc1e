import type { ContentReader } from '#authoring/reader.ts';
import type { Entry } from '#authoring/read/types.ts';
import { formatErrors } from '#lib/errors.ts';
import type { City } from '#schemas/city.ts';
import type { Claim } from '#schemas/claim.ts';
import type { Release } from '#schemas/release.ts';
import { siteSchema, type Site } from '#schemas/site.ts';
import { textsIn } from '#schemas/kit/texts.ts';
import { fieldName } from '#schemas/kit/validation.ts';

type TypedEntry<Data> = Entry & { data: Data };

const placeholder = /\.example\b|00000 00000/;

/** Groups of content/site.json with facts that only the owner knows. In others, null means that something is to come. */
const ownersGroups = ['legal', 'grievance', 'terms', 'hosting'] as const;

/** "A name (1 to 80 characters). null while it is not known." → "a name". */
function wishIn(description: string): string {
  const [wish = ''] = description.split(/ \(\d| null while/);
  return wish.charAt(0).toLowerCase() + wish.slice(1);
}

/** The API level that Google Play asks of updates since 31 August 2026: https://developer.android.com/google/play/requirements/target-sdk */
const requiredSdk = 36;

/** What is missing for a public launch, one line each; while content/ has mistakes, only these. */
export function findLaunchGaps(reader: ContentReader): string[] {
  const { errors } = reader.content();
  if (errors.length > 0) return [formatErrors(errors)];
  const site = reader.singleton('site').data as Site;
  const claims = reader.entries('claims') as TypedEntry<Claim>[];
  const cities = reader.entries('cities') as TypedEntry<City>[];
  const releases = reader.entries('changelog') as TypedEntry<Release>[];
  return [
    ...gapsIn(site).map((gap) => `content/site.json ${gap}`),
    ...claims.flatMap(({ file, data: { show, evidence } }) => {
      const advice = 'Write where and when it was proven, or set show to false.';
      return show && evidence === null ? [`${file} evidence: this claim has no evidence. ${advice}`] : [];
    }),
    ...cities.flatMap(({ file, data }) =>
      data.testimonials.flatMap(({ kind }, index) => {
        const advice = 'is an illustrative example. Replace it with what a customer said, with permission.';
        return kind === 'illustrative' ? [`${file} testimonials #${index + 1}: ${advice}`] : [];
      }),
    ),
    ...releases.flatMap(({ file, data: { releasedOn, reads } }) => [
      ...(releasedOn
        ? []
        : [`${file} releasedOn: is left out. Write the day of the release, and check the list of changes.`]),
      ...(reads ? [] : [`${file} reads: is left out. Write the banks whose statements this version reads.`]),
    ]),
    ...(releases.some(({ data }) => `${data.version}.`.startsWith(`${site.app.version}.`))
      ? []
      : [
          `content/site.json app.version: ${site.app.version} has no file in content/changelog. Write what changed in it.`,
        ]),
  ];
}

function gapsIn(site: Site): string[] {
  const { targetSdk } = site.app;
  const advice = `Google Play takes no update below ${requiredSdk}. Publish the app for it, then write ${requiredSdk}.`;
  return [
    ...textsIn(site)
      .filter(({ value }) => placeholder.test(value))
      .map(({ path, value }) => `${fieldName(path)}: "${value}" is a placeholder. Write the real one.`),
    ...ownersGroups.flatMap((group) =>
      Object.entries(siteSchema.shape[group].shape)
        .filter(([name]) => (site[group] as Readonly<Record<string, unknown>>)[name] === null)
        .map(([name, { description = '' }]) => `${group}.${name}: is empty. Write ${wishIn(description)}.`),
    ),
    ...(targetSdk < requiredSdk ? [`app.targetSdk: is ${targetSdk}. ${advice}`] : []),
  ];
}
