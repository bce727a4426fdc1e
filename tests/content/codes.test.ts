import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Bank } from '#schemas/bank.ts';
import type { Code } from '#schemas/code.ts';
import { collapseSpaces, patternOf, type Lines } from '#schemas/shape.ts';
import type { Table } from '#schemas/table.ts';
import { reader } from '../helpers/content-texts.ts';

const content = reader.content();
const codes = content.collections.get('codes')!.map(({ id, file, fields }) => ({ ...(fields as Code), id, file }));
const isReason = (group: Code['group']) =>
  ['cheque-returns', 'cheque-papers', 'nach-returns', 'mandate-rejections'].includes(group);
type Pages = Record<string, { title: string }>;
const repository = /^https:\/\/(gist\.|raw\.)?github/;

describe('an entry on a code', () => {
  test('has two to six words for the index', () => {
    const outside = codes.filter(({ short }) => !/^\S+( \S+){1,5}$/.test(short));
    expect(outside.map(({ file, short }) => `${file}: ${short}`)).toEqual([]);
  });

  test('asks “Not yours?” only where somebody paid', () => {
    const unpaid = codes.filter(({ direction, ifNotYours }) => ifNotYours && ['in', 'none'].includes(direction));
    expect(unpaid.map(({ file }) => file)).toEqual([]);
  });

  test('has no direction where nothing moves: a reason for a return, a rejected mandate, a hold', () => {
    const still = codes.filter(({ code, group }) => /^(?:NACH|CTS|[MC]\d|AP\d)/.test(code) && isReason(group));
    expect(still.length).toBeGreaterThan(130);
    const held = codes.filter(({ code }) => ['LIEN', 'HOLD', 'DEBIT FREEZE', 'ASBA', 'UNCLEARED FUNDS'].includes(code));
    expect(held).toHaveLength(5);
    expect([...still, ...held].filter(({ direction }) => direction !== 'none').map(({ file }) => file)).toEqual([]);
    // A payment that came back is a row, and does have one.
    expect(codes.find(({ code }) => code === 'ACH RTN')?.direction).toBe('either');
  });

  test('names banks only beside a line that one of them prints', () => {
    const unshown = codes.filter(({ banks, otherBanks, line }) => banks.length + otherBanks.length > 0 && !line);
    expect(unshown.map(({ file }) => file)).toEqual([]);
    expect(codes.filter(({ banks, line }) => banks.length > 0 && line).length).toBeGreaterThan(100);
  });

  test('says nothing about how software files a word', () => {
    const filed = codes.filter(({ meaning, whatToDo }) =>
      /\b(parser|software|programs?)\b/i.test(`${meaning} ${whatToDo}`),
    );
    expect(filed.map(({ file }) => file)).toEqual([]);
  });
});

describe('a code in another language', () => {
  const texts = ['short', 'meaning', 'whatToDo'] as const;
  const translated = content.translations.flatMap(({ id, file, data }) => {
    const english = codes.find((code) => id.endsWith(`/codes/${code.id}`));
    return english
      ? texts.map((field) => ({ file, field, english: english[field], words: (data as Code)[field] }))
      : [];
  });

  test('has the amounts, figures, codes, links and sources of the English, field by field', () => {
    expect(translated.length).toBeGreaterThan(3 * 120);
    const facts = translated.map(({ english, words, ...place }) => [place, factsIn(english), factsIn(words)] as const);
    expect(facts.filter(([, english, words]) => english.join(' ') !== words.join(' '))).toEqual([]);
  });

  test('is named in the title of its group only if it is translated', () => {
    const { pages } = content.translations.find(({ id }) => id === 'hi/codes')!.data as { pages: Pages };
    const forms = codes
      .filter(({ id }) => content.translations.some((translation) => translation.id === `hi/codes/${id}`))
      .map((code) => ({ ...code, names: [code.code, ...code.aliases].map(bare) }));
    const untold = Object.entries(pages).flatMap(([group, { title }]) => {
      const members = forms.filter((code) => code.group === group);
      return members.length === 0
        ? []
        : codesIn(title).filter((name) => !members.some(({ names }) => names.includes(name)));
    });
    expect(untold).toEqual([]);
    expect(codesIn('UPI के कोड: P2A, UPI/DR और ME DC SI का मतलब')).toEqual(['P2A', 'UPIDR', 'MEDCSI']);
  });

  test('that says another amount, day or source is found', () => {
    const facts = factsIn('Take `UPI/DR`: ₹2,500, 18% since 1 April 2025.[^2] See [Axis](/bank-analysis/axis).');
    expect(facts).toEqual(factsIn('[Axis](/bank-analysis/axis): 1 अप्रैल 2025 से 18%,[^2] `UPI/DR` और ₹2,500'));
    expect(facts).not.toEqual(factsIn('[Axis](/bank-analysis/axis): 1 अप्रैल 2025 से 18%,[^2] `UPI/DR` और ₹25,00'));
    expect(facts).not.toEqual(factsIn('[Axis](/bank-analysis/axis): 1 अप्रैल 2025 से 18%,[^1] `UPI/DR` और ₹2,500'));
  });
});

/** What a translation may not change, in alphabetical order: figures, source markers, links and code. */
function factsIn(text: string): string[] {
  return (text.match(/\[\^\d+\]|\]\([^)]*\)|`[^`]*`|₹?\d[\d,.]*\d%?|₹?\d%?/g) ?? []).sort();
}

/** The codes that a title lists behind its colon. */
function codesIn(title: string): string[] {
  const [, list = ''] = title.split(': ');
  return list
    .replace(/ का मतलब$/, '')
    .split(/, | और | से /)
    .map(bare)
    .filter(Boolean);
}

function bare(form: string): string {
  return form.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

describe('the page of a code', () => {
  const pages = codes.filter(({ file }) => file.endsWith('.mdx'));
  const shown = pages.map(({ id, line, banks, otherBanks, file }) => {
    const inText = readFileSync(file, 'utf8').matchAll(/`([^`\n]+)`/g);
    const lines = [line ?? '', ...Array.from(inText, ([, text = '']) => text)];
    return { id, banks: [...new Set([...lines.flatMap(banksPrinting), ...(line ? banks : []), ...otherBanks])] };
  });

  test('shows the line at two banks or more', () => {
    // A lien or a freeze leaves no row, the row of one bank for the pension scheme is known, and TDS shows that of a co-operative bank.
    const others = ['apy', 'debit-freeze', 'lien', 'tds'];
    expect(shown.filter(({ banks }) => banks.length < 2).map(({ id }) => id)).toEqual(others);
    expect(shown.length).toBeLessThanOrEqual(40);
  });

  test('does not show a line that no bank prints so', () => {
    expect(banksPrinting('ACH D- VEDA SERVICES P-EMI0042')).toEqual(['hdfc']);
    expect(banksPrinting('ACH D VEDA SERVICES')).toEqual([]);
  });
});

/** The banks with a page of which a shape fits a line. */
function banksPrinting(line: string): string[] {
  const banks = content.collections.get('lines')!.map(({ id, fields }) => ({ id, shapes: (fields as Lines).shapes }));
  const text = collapseSpaces(line);
  return banks.flatMap(({ id, shapes }) => (shapes.some((shape) => patternOf(shape)?.test(text)) ? id : []));
}

describe('repositories as sources', () => {
  const sources = content.entries.flatMap(
    ({ fields }) => (fields as { sources?: { url: string; messageOn?: string }[] }).sources ?? [],
  );

  test('are at most two for a code or for the layout of a bank', () => {
    const layouts = reader.entries('banks').map(({ file, fields }) => ({ ...(fields as Bank), file }));
    expect(layouts.length).toBeGreaterThan(0);
    const many = [...codes, ...layouts].filter(
      ({ sources }) => sources.filter(({ url }) => repository.test(url)).length > 2,
    );
    expect(many.map(({ file }) => file)).toEqual([]);
  });

  test('are fewer than 35 repositories on the site, beside the two that have to quote a message of a bank', () => {
    expect(sources.length).toBeGreaterThan(codes.length);
    const others = sources.filter(({ url, messageOn }) => repository.test(url) && !messageOn).map(({ url }) => url);
    expect(new Set(others).size).toBeLessThan(35);
  });
});

describe('the handles of UPI addresses', () => {
  const { rows } = readTable('upi-handles');
  const known = rows.map(([handle = '']) => handle.slice(1));
  const isKnown = (handle: string) => known.some((name) => name.startsWith(handle.toLowerCase()));

  test('are in the table wherever a line of the site prints one, whole or cut short by the bank', () => {
    const printed = globSync('content/**/*.{json,mdx,csv}').flatMap((file) =>
      handlesIn(readFileSync(file, 'utf8')).map((handle) => ({ file, handle })),
    );
    expect(printed.length).toBeGreaterThan(known.length);
    expect(printed.filter(({ handle }) => !isKnown(handle))).toEqual([]);
  });

  test('are no parts of email addresses', () => {
    expect(handlesIn('UPI/RATNA BOOKS/ratnabooks@okh/4180/ and help@example.org, or `@ptybl`.')).toEqual([
      'okh',
      'ptybl',
    ]);
    expect(isKnown('okh')).toBe(true);
    expect(isKnown('okhx')).toBe(false);
  });
});

test('a regional rural bank that kept its name has no other names before', () => {
  const { columns, rows } = readTable('regional-rural-banks');
  const [name, before] = ['Bank', 'Names before'].map((column) => columns.indexOf(column));
  expect(rows.filter((row) => row[before!] === 'Unchanged').length).toBeGreaterThan(10);
  expect(rows.filter((row) => row[before!] === row[name!])).toEqual([]);
});

function readTable(name: string): Table['table'] {
  return (JSON.parse(readFileSync(`content/tables/${name}.json`, 'utf8')) as Table).table;
}

/** The handles in a text: what follows an @ and is no domain of an email address. */
function handlesIn(text: string): string[] {
  return Array.from(text.matchAll(/@([a-z][a-z0-9]+)(?![a-z0-9]|\.[a-z])/gi), ([, handle = '']) => handle);
}
