import { expect, test } from 'vitest';
import {
  illustrativeTestimonials,
  placeholders,
  undatedReleases,
  unknownFacts,
  unprovenClaims,
  type FileEntry,
} from '#authoring/check/launch-gaps.ts';
import { siteSchema } from '#schemas/site.ts';
import { makeCity, makeClaim, makeRelease, makeSite } from '../helpers/make.ts';

const entry = (file: string, value: object): FileEntry => [file, value as FileEntry[1]];
const siteWith = (change: Parameters<typeof makeSite>[0]) => entry('content/site.json', makeSite(change));

const { legal, grievance, terms, hosting } = makeSite();
const known = {
  legal: { entity: 'A Company Private Limited', address: '1 A Road, Pune 411001' },
  grievance: { ...grievance, officer: 'A. Person' },
  terms: Object.fromEntries(Object.keys(terms).map((name) => [name, 'A sentence.'])) as typeof terms,
  hosting: { provider: 'A host', region: 'Mumbai, India' },
};

test('a placeholder is listed, a real address is not', () => {
  expect(placeholders(siteWith({ url: 'https://real.in' })).filter((line) => line.includes(' url:'))).toEqual([]);
  expect(placeholders(siteWith({ url: 'https://site.example' }))).toContain(
    'content/site.json url: "https://site.example" is a placeholder. Write the real one.',
  );
});

test('every fact that only the owner knows is listed while it is empty, with what to write', () => {
  const lines = unknownFacts(siteWith({ legal, grievance, terms, hosting }));
  expect(lines).toHaveLength(11);
  expect(lines).toContain(
    'content/site.json terms.gst: is empty. Write a full sentence that says whether the price of Pro includes GST.',
  );
  expect(lines).toContain(
    'content/site.json grievance.officer: is empty. Write the name of the person who holds that title.',
  );
  expect(lines.filter((line) => !/^content\/site\.json \w+\.\w+: is empty\. Write [a-z].+[^.]\.$/.test(line))).toEqual(
    [],
  );
});

test('a fact that is known is not listed, and its neighbours still are', () => {
  expect(siteSchema.safeParse(makeSite(known)).success).toBe(true);
  expect(unknownFacts(siteWith(known))).toEqual([]);
  const fields = unknownFacts(siteWith({ ...known, terms: { ...known.terms, refund: null } }));
  expect(fields).toHaveLength(1);
  expect(fields[0]).toMatch(/ terms\.refund: /);
});

test('what is only coming is no gap', () => {
  const coming = { webApp: { url: null }, store: { android: 'https://store.in', ios: null }, newsletterAction: null };
  expect(unknownFacts(siteWith({ ...known, ...coming }))).toEqual([]);
});

test('a shown claim without evidence is listed; one that is proven or hidden is not', () => {
  const evidence = { url: 'https://audit.in', checkedOn: '2026-11-01' };
  const claims = [makeClaim(), makeClaim({ evidence } as never), makeClaim({ show: false })];
  const lines = unprovenClaims(claims.map((claim, index) => entry(`content/claims/${index}.json`, claim)));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^content\/claims\/0\.json evidence: /);
});

test('an illustrative testimonial is listed by its place, a real one is not', () => {
  const [first] = makeCity().testimonials;
  const city = { testimonials: [{ ...first, kind: 'customer' }, first] };
  expect(illustrativeTestimonials([entry('content/cities/pune.json', city)])).toEqual([
    'content/cities/pune.json testimonials.1: is an illustrative example. Replace it with what a customer said, with permission.',
  ]);
});

test('a release is listed until its day is written', () => {
  const { releasedOn, ...undated } = makeRelease();
  expect(releasedOn).toBeDefined();
  expect(undatedReleases([entry('content/changelog/1-0-0.json', undated)])).toHaveLength(1);
  expect(undatedReleases([entry('content/changelog/1-0-0.json', makeRelease())])).toEqual([]);
});
