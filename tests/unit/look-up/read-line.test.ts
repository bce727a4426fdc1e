import { describe, expect, test } from 'vitest';
import { answer } from '#client/look-up/index.ts';
import { tidyLine } from '#client/look-up/pasted-rows.ts';
import { dayOf } from '#client/look-up/read-line.ts';
import { ask, headingOf, knowledgeJson, knowledgeWith, today } from '../../helpers/look-up.ts';
import { lineJudge, realLines } from '../../helpers/real-lines.ts';
import sentences from './read-line.json' with { type: 'json' };

const withoutShapes = knowledgeWith([]);
const read = (line: string) => answer(line, withoutShapes, today);
const partsOf = (line: string) => read(line).entries[0]?.parts.map(({ value }) => value);

// Names and numbers are invented; each line has the form of one that a bank prints. No shape is known.
describe.each(Object.entries(sentences))('%s', (_, lines) => {
  test.each(Object.entries(lines))('%s', (line, sentence) => {
    expect(headingOf(read(line))).toBe(sentence);
  });
});

test.each([
  ['a telephone number is no reference', 'IMPSAB/61250911975/ANIL VERMA/919876543210', 'reference'],
  ['nor an account', 'FT - DR - 200001233035 -RATNA TRADERS', 'reference'],
])('%s', (_, line, label) => {
  expect(read(line).entries[0]?.parts.map((part) => part.label)).not.toContain(label);
});

test('a reference carries its day, and not a day to come', () => {
  expect(dayOf('631000000000', new Date('2026-11-22'))?.toISOString().slice(0, 10)).toBe('2026-11-06');
  expect(dayOf('633000000000', new Date('2026-11-22'))).toBeUndefined();
  expect(dayOf('536600000000', new Date('2026-11-22'))).toBeUndefined();
  expect(dayOf('436600000000', new Date('2026-11-22'))?.toISOString().slice(0, 10)).toBe('2024-12-31');
});

test.each([
  ['a word that begins like a way of payment', 'UPIDATE/509494498028/CR', /UPI/],
  ['a title before a name, which is no side', 'UPI/509494498028/DR. ANIL VERMA/ICIC', /You paid/],
  ['coffee, which is no fee', 'UPI/509494498028/CR/COFFEE BAR/ICIC', /charge/],
])('%s', (_, line, wrong) => {
  expect(headingOf(read(line))).not.toMatch(wrong);
});

test.each(['upi', 'QQQ 7', 'my_account 7', 'why was money taken from my account', 'A'.repeat(401)])(
  '%j is no line',
  (line) => {
    expect(read(line).entries.filter(({ parts }) => parts.length > 0)).toEqual([]);
  },
);

test('interest that is charged is not called paid, and tax on interest is neither', () => {
  expect(headingOf(read('INTEREST CHARGES ON REVOLVING 1,245.33'))).toBe('The bank charged interest.');
  expect(headingOf(read('TDS ON INTEREST'))).not.toMatch(/interest\.$/);
  expect(headingOf(read('INT.PD 0926'))).toBe('The bank paid you interest.');
});

test('a cashback says once that money came back', () => {
  expect(read('Cashback received ₹25').entries[0]?.what).toBe('Money back');
});

test('no part is a word of a bank: a name is left, or none', () => {
  expect(partsOf('UPI/DR/509494498028/UPI/ICIC')).not.toContain('UPI');
  expect(read('UPI/DR/509494498028/UPI/ICIC').entries[0]?.party).toBeUndefined();
});

describe('a line that several banks print', () => {
  const [shape] = knowledgeJson.en.lines.shapes;
  const make = (bank: number, pattern: string, isShared: boolean) => ({
    ...shape!,
    ...{ bank, pattern, isShared, channel: 'UPI' as const, direction: 'out' as const, kinds: ['party' as const] },
  });
  const pattern = '^UPI/(?<payee>[A-Z]+)$';
  const tagOf = (...shapes: (typeof shape)[]) =>
    answer('UPI/SHOP', knowledgeWith(shapes.map((one) => one!)), today).entries[0]?.tag;
  const [first = '', second = ''] = knowledgeJson.en.banks.map(({ names }) => names[0]);

  test.each([
    ['no bank, where only one is known to', [make(0, pattern, true)], undefined],
    ['all that read it alike', [make(0, pattern, true), make(1, pattern, true)], `${first}, ${second}`],
    ['the one that it belongs to', [make(0, pattern, true), make(1, pattern, false)], second],
    [
      'no bank, where they read it differently',
      [make(0, pattern, true), make(1, '^UPI/S(?<payee>[A-Z]+)$', true)],
      undefined,
    ],
    ['no bank, in other letters than a bank’s', [make(0, '^upi/(?<payee>[a-z]+)$', false)], undefined],
  ])('names %s', (_, shapes, expected) => {
    expect(tagOf(...shapes)).toBe(expected);
  });
});

describe('1,032 lines that public files keep', () => {
  const { judgeLine } = lineJudge(knowledgeJson.en, today);
  const judged = realLines.map((real) => ({ ...real, ...judgeLine(real) }));
  const count = (is: (one: (typeof judged)[number]) => boolean) => judged.filter(is).length;

  test('are read: the way of payment of nearly all, and the direction wherever the line tells it', () => {
    expect(judged).toHaveLength(1_032);
    expect(count(({ isChannel }) => isChannel)).toBeGreaterThanOrEqual(1_020);
    expect(count(({ isRead, direction }) => isRead && direction !== null)).toBeGreaterThanOrEqual(759);
  });

  test('are not told the opposite, and not called another bank’s', () => {
    expect(count(({ isOpposite }) => isOpposite)).toBeLessThanOrEqual(5);
    expect(count(({ isCalledAnothers }) => isCalledAnothers)).toBeLessThanOrEqual(2);
  });

  test('are taken for no question but one, which the bank printed in small letters', () => {
    expect(realLines.filter(({ line }) => ask(line, 'en').kind === 'question').map(({ line }) => line)).toEqual([
      'chrge rec for DUP. STATEMENT >1 YR!',
    ]);
  });
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
  ])('%s: an answer within 100 ms of CPU', (_, input) => {
    ask('warm up');
    ask(input, 'en');
    const start = process.cpuUsage();
    ask(input, 'en');
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(100);
  });

  test('becomes a line without invisible characters', () => {
    expect(tidyLine('\u202EUPI\n\n/\t1\u200B ')).toBe('UPI / 1');
  });
});
