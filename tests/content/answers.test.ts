import type { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { ContentReader } from '#authoring/index.ts';
import { answerSchema } from '#schemas/answer.ts';
import { validate } from '#schemas/validation.ts';
import { project } from '../helpers/content-texts.ts';
import { makeAnswer } from '../helpers/make.ts';

type Written = z.input<typeof answerSchema>;

const reader = new ContentReader(project);
const entries = reader.entries('answers').map(({ id, fields }) => ({ id, answer: fields as Written }));
const idsOf = (kind: Written['kind']) => entries.filter(({ answer }) => answer.kind === kind).map(({ id }) => id);
const today = new Date().toISOString().slice(0, 10);

describe('the answers', () => {
  test('are there for 18 banks and 5 apps', () => {
    expect(idsOf('bank').sort()).toEqual(
      ['sbi', 'hdfc', 'icici', 'axis', 'kotak', 'bob', 'pnb', 'canara', 'union', 'indian', 'boi', 'idbi']
        .concat(['indusind', 'yes', 'idfc', 'au', 'federal', 'ippb'])
        .sort(),
    );
    expect(idsOf('app').sort()).toEqual(['amazon-pay', 'bhim', 'google-pay', 'paytm', 'phonepe']);
  });

  test('have the ids of the pages about the same banks and apps', () => {
    const apps = reader.entries('pages').flatMap(({ id }) => /^upi-statement\/(.+)/.exec(id)?.[1] ?? []);
    expect(reader.entries('banks').filter(({ id }) => !idsOf('bank').includes(id))).toEqual([]);
    expect(apps.filter((id) => !idsOf('app').includes(id))).toEqual([]);
    expect(apps.length).toBeGreaterThan(0);
  });

  test('each cite a source that was read in the last twelve months', () => {
    expect(entries.flatMap(({ id, answer }) => findUnproven(answer, today).map((told) => `${id}: ${told}`))).toEqual(
      [],
    );
  });

  test('rest on at most one repository for a bank or an app', () => {
    const counts = entries.map(({ id, answer }) => ({
      id,
      repositories: answer.sources.filter(({ url }) => /^https:\/\/(gist\.|raw\.)?github/.test(url)).length,
    }));
    expect(counts.filter(({ repositories }) => repositories > 1)).toEqual([]);
  });
});

describe('an answer is unproven', () => {
  const read = (checkedOn: string) => [{ title: 'A source', url: 'https://source.example', checkedOn }];

  test('without a marker, which also stops the build', () => {
    const entry = makeAnswer({ helpline: [{ numbers: ['1800 0000'], sms: null, use: 'Report a fraud', hours: null }] });
    expect(findUnproven(entry, '2026-11-01')).toEqual(['“Report a fraud” cites no source']);
    expect(validate(answerSchema, entry).map(({ message }) => message)).toEqual([
      'cites no source → write [^1] after it for the first source, or null where nothing is known',
    ]);
  });

  test('by a source that is not in the list', () => {
    const entry = makeAnswer({
      helpline: [{ numbers: ['1800 0000'], sms: null, use: 'Report a fraud[^2]', hours: null }],
    });
    expect(findUnproven(entry, '2026-11-01')).toEqual(['“Report a fraud[^2]” cites a source that is not in the list']);
  });

  test('by a source that was read 13 months ago, but not by one of 12 months', () => {
    const entry = makeAnswer({ password: null, helpline: [], sources: read('2026-01-31') });
    expect(findUnproven(entry, '2027-01-31')).toEqual([]);
    expect(findUnproven(entry, '2027-02-28')).toEqual([
      `“${String(entry.download.app)}” cites a source read on 2026-01-31`,
    ]);
  });

  test('when its entry was reviewed 13 months ago', () => {
    const entry = makeAnswer({ reviewedOn: '2026-01-31' });
    expect(findUnproven(entry, '2026-11-01')).toEqual([]);
    expect(findUnproven(entry, '2027-02-28')).toContain('was reviewed on 2026-01-31');
  });
});

/** What an entry says that no source of the last twelve months supports; days are written 2026-12-31. */
function findUnproven({ password, download, block, helpline, sources, reviewedOn }: Written, on: string): string[] {
  const [year = '', ...rest] = on.split('-');
  const oldest = [Number(year) - 1, ...rest].join('-');
  const facts = [
    ...(password ? [password.rule, ...password.others] : []),
    ...[...Object.values(download), block].filter((fact) => fact !== null),
    ...helpline.map(({ use }) => use),
  ];
  const unproven = facts.flatMap((fact) => {
    const markers = Array.from(fact.matchAll(/\[\^(\d+)\]/g), ([, digits]) => Number(digits));
    if (markers.length === 0) return [`“${fact}” cites no source`];
    return markers.flatMap((marker) => {
      const source = sources[marker - 1];
      if (source === undefined) return [`“${fact}” cites a source that is not in the list`];
      return source.checkedOn < oldest ? [`“${fact}” cites a source read on ${source.checkedOn}`] : [];
    });
  });
  return [...unproven, ...(reviewedOn < oldest ? [`was reviewed on ${reviewedOn}`] : [])];
}
