import { describe, expect, test } from 'vitest';
import { shapeMatcher } from '#client/look-up/match-shapes.ts';
import { maskNumbers, readPaste } from '#client/look-up/pasted-lines.ts';
import { finish } from '#client/look-up/steps.ts';
import { knowledgeJson } from '../../helpers/look-up.ts';
import cases from './pasted-lines.json' with { type: 'json' };

const match = shapeMatcher(knowledgeJson.en.lines.shapes);
const read = (input: string, most = 20) => finish(readPaste(input, match, most));
const linesOf = (input: string) => read(input).lines.map(({ line }) => line);
/** The parts of the lines in a text, by the first shape of each. */
const partsOf = (input: string) =>
  read(input).lines.map(({ matches: [first] }) => first?.pieces.map(({ value }) => value));

const upi = 'UPI-RATNA BOOK HOUSE-RATNABOOKS@YBL-YESB0YBLUPI-630877120496-EXAM GUIDES';
const atm = 'NWD-416021XXXXXX1234-S1ANPU08-PUNE';
const unknown = 'TRF 7';

describe('what was pasted', () => {
  test.each(cases.pastes)('is split: $what', ({ pasted, lines }) => {
    expect(linesOf(pasted)).toEqual(lines);
  });

  test('is read a line a step, so that a page stays responsive', () => {
    expect([...readPaste(`${upi}\n${unknown}\n${atm}`, match, 20)]).toHaveLength(3);
  });

  test.each([
    ['broken inside a bank code', upi.replace('YESB0YB', 'YESB0YB\n')],
    ['with typographic hyphens', upi.replaceAll('-', '–').replace('–', '‑')],
    ['in full-width letters', upi.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))],
    ['with Devanagari digits', upi.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)))],
    ['with Tamil digits', upi.replace(/\d/g, (digit) => String.fromCharCode(0xbe6 + Number(digit)))],
  ])('is read as the plain line is: %s', (_, input) => {
    expect(partsOf(input)).toEqual(partsOf(upi));
  });

  test('is read as the plain line is: in small letters, or with a capital first as phones write it', () => {
    const small = partsOf(upi)[0]?.map((part) => part.toLowerCase());
    expect(partsOf(upi.toLowerCase())).toEqual([small]);
    expect(partsOf(`U${upi.toLowerCase().slice(1)}`)).toEqual([small]);
  });
});

test.each([
  ['^UPI/(?<name>.+)$', 'UPI/A'],
  ['^(?:TO|BY)? ?UPI\\*?(?<name>.+)-{0,2}$', 'upiA'],
  ['^A?B*C{0,2}D??E+?(?<name>.{1,3}?)F{1,2}?G$', 'EEnamFG'],
  ['^[(|]x(?<name>[^)]+)(?!\\(Q)$', '(xA'],
  ['^\\p{Lu}(?<name>\\d{2})\\)$', 'A12)'],
])('the pattern %s fits %s', (pattern, line) => {
  const shape = { ...knowledgeJson.en.lines.shapes[0]!, pattern };
  expect(shapeMatcher([shape])(line)).toHaveLength(1);
});

describe('a line that is sent', () => {
  test.each(cases.masked)('has no digit of %s', (_, line, expected) => {
    expect(maskNumbers(line)).toBe(expected);
  });

  test.each(cases.kept)('keeps dates, amounts, IFSCs and short numbers: %s', (line) => {
    expect(maskNumbers(line)).toBe(line);
  });
});
