import { expect, test } from 'vitest';
import { ContentReader, findLaunchGaps } from '#authoring/index.ts';
import { readEdited, writeEntry, writeFile } from '../helpers/edits.ts';
import { makeCity, makeClaim, makeRelease, makeSite } from '../helpers/make.ts';

/** What is left to settle with these words in the smallest content, these files in place of its own. */
function gapsWith(entries: Record<string, object>, words = ''): string[] {
  const { folder } = readEdited(
    ...Object.entries(entries).map(([name, entry]) => writeEntry(`content/${name}`, entry)),
  );
  return findLaunchGaps(new ContentReader(folder)).filter((line) => line.includes(words));
}

const gapsOf = (site: Parameters<typeof makeSite>[0], words: string) =>
  gapsWith({ 'site.json': makeSite(site) }, words);

const { grievance, terms, app } = makeSite();
const known = {
  legal: { entity: 'A Company Private Limited', address: '1 A Road, Pune 411001' },
  grievance: { ...grievance, officer: 'A. Person' },
  terms: Object.fromEntries(Object.keys(terms).map((name) => [name, 'A sentence.'])) as typeof terms,
  hosting: { provider: 'A host', region: 'Mumbai, India' },
};
const evidence = { url: 'https://audit.in', date: '2026-11-01' };
const { releasedOn, reads, ...unknown } = makeRelease({ reads: ['sbi'] });
const storeWith = (version: string) => ({
  'site.json': makeSite({ app: { ...app, version: '1.3' } }),
  [`changelog/${version.replaceAll('.', '-')}.json`]: makeRelease({ version }),
});
const testimonialOf = (kind: 'customer' | 'illustrative') => ({
  'cities/mumbai.json': makeCity({ testimonials: [{ ...makeCity().testimonials[0]!, kind }] }),
});

/** What is listed, with the files of which it is, and the same once it is settled. */
const gaps: Readonly<Record<string, readonly [Record<string, object>, settled: Record<string, object>]>> = {
  'content/site.json url: "https://site.example" is a placeholder. Write the real one.': [
    { 'site.json': makeSite({ url: 'https://site.example' }) },
    { 'site.json': makeSite({ url: 'https://real.in' }) },
  ],
  'content/site.json app.targetSdk: is 35. Google Play takes no update below 36. Publish the app for it, then write 36.':
    [
      { 'site.json': makeSite({ app: { ...app, targetSdk: 35 } }) },
      { 'site.json': makeSite({ app: { ...app, targetSdk: 36 } }) },
    ],
  'content/site.json app.version: 1.3 has no file in content/changelog. Write what changed in it.': [
    storeWith('1.30.0'),
    storeWith('1.3.0'),
  ],
  'content/cities/mumbai.json testimonials #1: is an illustrative example. Replace it with what a customer said, with permission.':
    [testimonialOf('illustrative'), testimonialOf('customer')],
  'content/changelog/1-0-0.json releasedOn: is left out. Write the day of the release, and check the list of changes.':
    [{ 'changelog/1-0-0.json': { ...unknown, reads } }, { 'changelog/1-0-0.json': { ...unknown, reads, releasedOn } }],
  'content/changelog/1-0-0.json reads: is left out. Write the banks whose statements this version reads.': [
    { 'changelog/1-0-0.json': { ...unknown, releasedOn } },
    { 'changelog/1-0-0.json': { ...unknown, reads, releasedOn } },
  ],
};

test.each(Object.entries(gaps))('%s', (gap, [files, settled]) => {
  expect(gapsWith(files)).toContain(gap);
  expect(gapsWith(settled)).not.toContain(gap);
});

test('a shown claim without evidence is listed; one that is proven or hidden is not', () => {
  const claims = {
    'claims/market-share-sbi.json': makeClaim(),
    'claims/people.json': makeClaim({ evidence }),
    'claims/districts.json': makeClaim({ show: false }),
  };
  expect(gapsWith(claims, '/claims/')).toEqual([
    expect.stringMatching(/^content\/claims\/market-share-sbi\.json evidence: this claim has no evidence/),
  ]);
});

test('every fact that only the owner knows is listed while it is empty', () => {
  const lines = gapsOf({}, 'is empty');
  expect(lines).toHaveLength(11);
  expect(lines).toContain(
    'content/site.json terms.gst: is empty. Write a full sentence that says whether the price of Pro includes GST.',
  );
  for (const line of lines) expect(line).toMatch(/^content\/site\.json \w+\.\w+: is empty\. Write [a-z].+[^.]\.$/);
});

test('a fact that is known is not listed, and its neighbours still are', () => {
  const coming = { webApp: { url: null }, store: { android: 'https://store.in', ios: null }, newsletterAction: null };
  expect(gapsOf({ ...known, ...coming }, 'is empty')).toEqual([]);
  expect(gapsOf({ ...known, terms: { ...known.terms, refund: null } }, 'is empty')).toEqual([
    expect.stringContaining(' terms.refund: '),
  ]);
});

test('a file that cannot be read is listed, as what it lacks is unknown', () => {
  const { folder } = readEdited(writeFile('content/site.json', '{'));
  expect(findLaunchGaps(new ContentReader(folder))[0]).toMatch(/^content\/site\.json:1:2: .+ → /);
});
