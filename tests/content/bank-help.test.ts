import type { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import type { bankHelpSchema } from '#schemas/bank-help.ts';
import { reader } from '../helpers/content-texts.ts';
import { makeBankHelp } from '../helpers/make.ts';

type Written = z.input<typeof bankHelpSchema>;

const entries = reader.entries('bank-help').map(({ id, fields }) => ({ id, help: fields as Written }));
const idsOf = (kind: Written['kind']) => entries.filter(({ help }) => help.kind === kind).map(({ id }) => id);
const repository = /^https:\/\/(gist\.|raw\.)?github/;
const today = new Date().toISOString().slice(0, 10);

describe('the help about banks and apps', () => {
  test('have the ids of the pages about the same banks and apps', () => {
    const apps = reader.entries('pages').flatMap(({ id }) => /^upi-statement\/(.+)/.exec(id)?.[1] ?? []);
    expect(reader.entries('banks').filter(({ id }) => !idsOf('bank').includes(id))).toEqual([]);
    expect(apps.filter((id) => !idsOf('app').includes(id))).toEqual([]);
    expect(apps.length).toBeGreaterThan(0);
  });

  test('each rest on sources that were read in the last twelve months', () => {
    expect(entries.flatMap(({ id, help }) => findOld(help, today).map((told) => `${id}: ${told}`))).toEqual([]);
  });

  test('name the own site of each bank, on .bank.in', () => {
    const sites = entries.flatMap(({ help: { kind, website } }) => (kind === 'bank' ? [website] : []));
    expect(sites.filter((site) => !/^https:\/\/(www\.)?[a-z]+\.bank\.in$/.test(site ?? ''))).toEqual([]);
  });

  test('send nobody’s account number to a number that no page of the bank names', () => {
    const messages = entries.flatMap(({ help }) => help.helpline.map(({ sms }) => sms ?? ''));
    expect(messages.filter((sms) => /full|account number/i.test(sms))).toEqual([]);
  });

  test('rest on at most one repository for the download, and for a password that others do not report alike', () => {
    const counts = entries.flatMap(({ id, help: { password, download, sources } }) =>
      Object.entries({ password: password?.basis === 'reported' ? null : password, download }).map(
        ([topic, facts]) => ({
          id,
          topic,
          repositories: citedIn(facts, sources).filter((url) => repository.test(url)).length,
        }),
      ),
    );
    expect(counts.filter(({ repositories }) => repositories > 1)).toEqual([]);
    expect(counts.filter(({ repositories }) => repositories === 1).length).toBeGreaterThan(0);
  });
});

test('the answer of the FAQ on passwords has the words in bold of the rules that it gives', () => {
  const faq = reader
    .entries('faq')
    .flatMap(({ fields }) => (fields as { items: { id: string; answer: string }[] }).items);
  const answer = faq.find(({ id }) => id === 'pdf-password')?.answer ?? '';
  const told = ['sbi', 'hdfc', 'icici', 'axis', 'kotak', 'union'];
  const missing = entries
    .filter(({ id }) => told.includes(id))
    .flatMap(({ id, help }) => boldIn(help.password?.rule ?? '').map((words) => ({ id, words })))
    .filter(({ words }) => !answer.includes(words));
  expect(boldIn(entries.find(({ id }) => id === 'sbi')?.help.password?.rule ?? '')).toContain('DDMMYY');
  expect(missing).toEqual([]);
});

test('a source or a review is too old after 13 months, not after 12', () => {
  const source = { title: 'A source', url: 'https://source.example', checkedOn: '2026-01-31' };
  const entry = makeBankHelp({ sources: [source], reviewedOn: '2026-01-31' });
  expect(findOld(entry, '2027-01-31')).toEqual([]);
  expect(findOld(entry, '2027-02-28')).toEqual(['https://source.example', 'the review']);
});

/** What was last read or checked more than twelve months before a day like 2026-12-31. The build checks that sources are cited. */
function findOld({ sources, reviewedOn }: Written, on: string): string[] {
  const [year = '', ...rest] = on.split('-');
  const oldest = [Number(year) - 1, ...rest].join('-');
  const checked = [
    ...sources.map(({ url, checkedOn }) => [url, checkedOn] as const),
    ['the review', reviewedOn] as const,
  ];
  return checked.flatMap(([what, day]) => (day < oldest ? [what] : []));
}

/** The words in bold of a text in Markdown. */
function boldIn(text: string): string[] {
  return Array.from(text.matchAll(/\*\*(.+?)\*\*/g), ([, words = '']) => words);
}

/** The sources that the markers in some facts cite. */
function citedIn(facts: unknown, sources: Written['sources']): string[] {
  const numbers = Array.from(JSON.stringify(facts).matchAll(/\[\^(\d+)\]/g), ([, number]) => Number(number));
  return [...new Set(numbers)].flatMap((number) => sources[number - 1]?.url ?? []);
}
