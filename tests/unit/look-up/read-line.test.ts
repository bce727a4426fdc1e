import { describe, expect, test } from 'vitest';
import { describeLine } from '#client/look-up/describe-line.ts';
import { tidyLine } from '#client/look-up/pasted-rows.ts';
import { dayOf, type LineReading } from '#client/look-up/read-line.ts';
import { knowledgeJson, readerOf } from '../../helpers/look-up.ts';

const codes = [
  code('Cash at another bank’s ATM.', 'NWD', 'NWD-'),
  code('A payment by UPI.', 'UPI'),
  code('Cash at an own ATM.', 'ATW', 'ATW-'),
  code('A salary.', 'SALARY'),
  code('A dividend.', 'FINDIV', 'FINAL DIVIDEND'),
  code('ज़्यादा का चार्ज।', 'FEE'),
  code('Accident cover, ₹20 a year.', 'PMSBY'),
  code('Life cover, ₹436, or ₹1,436 for another.', 'PMJJBY'),
];

function code(meaning: string, ...forms: string[]) {
  return { forms, href: `/codes/x#${forms[0]?.toLowerCase()}`, meaning, direction: 'out' as const };
}

const read = readerOf({ codes });
const codesOf = ({ codes }: LineReading) => codes.map(({ forms }) => forms[0]);
const hdfc = 'UPI-RATNA BOOK HOUSE AND-RATNABOOKS-2@YBL-YESB0YBLUPI-630877120496-SALARY';

// What lines say is in tests/dist/look-up.json.
describe('a line', () => {
  test('is the same with line breaks, doubled spaces and marks that print nothing', () => {
    const broken = `  ${hdfc.replace('BOOK HOUSE', 'BOOK \n HOUSE').replace('-YESB', '\u200F-YESB')} `;
    expect(read(broken)).toEqual(read(hdfc));
  });

  test('has the codes that the bank printed, not the words of a name or a note', () => {
    expect(codesOf(read(hdfc))).toEqual(['UPI']);
    expect(codesOf(read('NWD-416021XXXXXX1234-S1ANPU08-PUNE'))).toEqual(['NWD']);
  });
});

test.each([
  // A sum of today's codes is in tests/dist/hindi-queries.json.
  ['1436 rupees', ['PMJJBY']],
  // The beginning of another sum, a card's name, and no question.
  ['2 rupaye kata', []],
  ['rupay 20', []],
  ['PAYOUT 20 436', []],
])('"%s" finds the codes whose meaning has that sum', (query, expected) => {
  expect(codesOf(read(query))).toEqual(expected);
});

test('labels are only printed: what is looked up hangs on the kind of each part', () => {
  const reading = readerOf({
    handles: { ybl: 'PhonePe, Yes Bank' },
    ifsc: { YESB: 'Yes Bank' },
    shapes: knowledgeJson.shapes.map((shape) => ({
      ...shape,
      parts: shape.parts.map((part) => ({ ...part, label: 'नाम' })),
    })),
  })(hdfc);
  const notes = reading.breakdowns[0]?.parts.map(({ note }) => note);
  const day = 'its first four digits fit 4 November 2026';
  expect(notes).toEqual([undefined, 'PhonePe, Yes Bank', 'Yes Bank', day, undefined]);
  expect(describeLine(reading, knowledgeJson.words)).toContain('to or from RATNA BOOK HOUSE AND');
});

test('of an address cut behind its @ nothing is said, of one with an unknown handle that it is not in the table', () => {
  const notesOf = (address: string) => {
    const [reading] = readerOf({})(`UPI/DR/631612345098/BIGBASKET/HDFC/${address}/Paym`).breakdowns;
    return reading?.parts.filter(({ kind }) => kind === 'address').map(({ note }) => note);
  };
  expect(notesOf('bigbasket@')).toEqual([undefined]);
  expect(notesOf('bigbasket@z')).toEqual(['@z is not in our table of handles']);
});

test.each([
  ['BUNDL TECHNOLOGIES PVT LTD', 'Swiggy'],
  ['BundlTechnolog', 'Swiggy'],
  // Another name, and too little of one.
  ['BUNDLE TECHNOLOGIES', undefined],
  ['BUNDL TE', undefined],
])('the payee %s is %s', (payee, app) => {
  const read = readerOf({ shapes: [], companies: { 'Bundl Technologies': 'Swiggy' } });
  const parts = read(`UPI/DR/631842207416/${payee}/HDFC`).breakdowns[0]?.parts;
  expect(parts?.find(({ kind }) => kind === 'party')?.note).toBe(app);
});

describe('a line that several banks print', () => {
  const [shape] = knowledgeJson.shapes;
  const make = (bank: number, pattern: string, isShared: boolean) => ({
    ...shape!,
    ...{
      bank,
      pattern,
      isShared,
      channel: 'UPI',
      direction: 'out' as const,
      parts: [{ kind: 'party' as const, label: 'payee' }],
    },
  });
  const pattern = '^UPI/(?<payee>[A-Z]+)$';
  const banksOf = (...shapes: (typeof knowledgeJson)['shapes']) =>
    readerOf({ shapes })('UPI/SHOP').breakdowns.map(({ banks }) => banks.map(({ name }) => name));
  const [first, second] = knowledgeJson.banks.map(({ name }) => name);

  test.each([
    ['no bank, where only one is known to', [make(0, pattern, true)], [[]]],
    [
      'all that read it alike, in one list of parts',
      [make(0, pattern, true), make(1, pattern, true)],
      [[first, second]],
    ],
    ['the one that it belongs to', [make(0, pattern, true), make(1, pattern, false)], [[second]]],
    [
      'no bank, where they read it differently',
      [make(0, pattern, true), make(1, '^UPI/S(?<payee>[A-Z]+)$', true)],
      [[]],
    ],
    ['no bank, in other letters than a bank’s', [make(0, '^upi/(?<payee>[a-z]+)$', false)], [[]]],
  ])('names %s', (_, shapes, expected) => {
    expect(banksOf(...shapes)).toEqual(expected);
  });
});

test('the side of a line tells its direction, where its shape does not', () => {
  const [shape] = knowledgeJson.shapes;
  const sided = {
    ...shape!,
    channel: 'NEFT',
    direction: 'either' as const,
    parts: [{ kind: 'side' as const, label: 'side' }],
  };
  const read = readerOf({ shapes: [{ ...sided, pattern: '^NEFT (?<side>CR|DR)$' }] });
  expect(['NEFT CR', 'NEFT DR'].map((line) => read(line).breakdowns[0]?.happened?.direction)).toEqual(['in', 'out']);
});

describe('a code', () => {
  test.each([
    ['nwd', ['NWD']],
    [' NWD- ', ['NWD']],
    ['final dividend', ['FINDIV']],
    ['dividend', ['FINDIV']],
    ['ज्यादा', ['FEE']],
    ['ज़्यादा', ['FEE']],
    ['ज्यादातर', []],
    ['at', ['ATW', 'NWD']],
    ['qqq', []],
    ['', []],
  ])('%j finds %j', (query, expected) => {
    expect(codesOf(read(query)).sort()).toEqual(expected);
  });
});

test('a reference carries a day only where it can be one', () => {
  expect(dayOf('631000000000', new Date('2026-11-22'))?.toISOString().slice(0, 10)).toBe('2026-11-06');
  expect(dayOf('633000000000', new Date('2026-11-22'))).toBeUndefined();
  expect(dayOf('500000000000', new Date('2026-11-22'))).toBeUndefined();
  expect(dayOf('536600000000', new Date('2026-11-22'))).toBeUndefined();
  expect(dayOf('436600000000', new Date('2026-11-22'))?.toISOString().slice(0, 10)).toBe('2024-12-31');
});

describe('hostile input', () => {
  test.each([
    ['markup', '<img src=x onerror=alert(1)>'.repeat(400)],
    ['ten thousand letters', 'A'.repeat(10_000)],
    ['as long as a line may be', 'UPI-'.repeat(100)],
    ['an address without an end', `${'a.'.repeat(195)}@`],
    ['half a line, repeated', `UPI/DR/631108264417/${'NANDA/'.repeat(60)}`],
    ['right-to-left marks', '\u202E\u200FUPI/'.repeat(2000)],
    ['names of objects', '__proto__@constructor toString HDFC'],
  ])('%s: a reading within 100 ms of CPU', (_, input) => {
    read('warm up');
    const start = process.cpuUsage();
    const reading = read(input);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(100);
    expect(reading.banks).toEqual([]);
  });

  test('becomes a line without invisible characters', () => {
    expect(tidyLine('\u202EUPI\n\n/\t1\u200B ')).toBe('UPI / 1');
  });
});
