import { describe, expect, test } from 'vitest';
import { shapeMatcher } from '#client/look-up/match-shapes.ts';
import { maskNumbers, readPaste } from '#client/look-up/pasted-lines.ts';
import { finish } from '#client/look-up/steps.ts';
import { knowledgeJson } from '../../helpers/look-up.ts';

const match = shapeMatcher(knowledgeJson.en.lines.shapes);
const read = (input: string, most = 20) => finish(readPaste(input, match, most));
const linesOf = (input: string) => read(input).lines.map(({ line }) => line);
/** The parts of the lines in a text, by the first shape of each. */
const partsOf = (input: string) =>
  read(input).lines.map(({ matches: [first] }) => first?.pieces.map(({ value }) => value));

const upi = 'UPI-RATNA BOOK HOUSE-RATNABOOKS@YBL-YESB0YBLUPI-630877120496-EXAM GUIDES';
const atm = 'NWD-416021XXXXXX1234-S1ANPU08-PUNE';
const sbi = 'TO TRANSFER-UPI/DR/631147260938/Nanda Mart/YESB/nandamart@ybl/Pay--';
const unknown = 'TRF 7';

describe('what was pasted', () => {
  test.each([
    ['two lines', `${upi}\n${atm}`, [upi, atm]],
    ['an unknown line between two', `${upi}\n${unknown}\n${atm}`, [upi, unknown, atm]],
    ['an unknown line after one that ends in a place', `${atm}\n${unknown}`, [atm, unknown]],
    ['Windows line ends and empty lines', `${atm}\r\n\r\n ${upi} \r\n`, [atm, upi]],
    ['a line that the PDF broke', upi.replace('BOOK ', 'BOOK\n'), [upi]],
    [
      'a line broken in three',
      upi.replaceAll('-630', '\n-630').replace('BOOK ', 'BOOK\n'),
      [upi.replace('-630', ' -630')],
    ],
    ['a note broken off', upi.replace('EXAM ', 'EXAM\n'), [upi]],
    ['a number broken in two', sbi.replace('6311', '6311\n'), [sbi]],
    ['a row of a table', `04/11/26\t${upi}\t0000630877120496\t04/11/26\t420.00\t\t1,48,632.75`, [upi]],
    ['a row of a PDF', `04/11/26 ${upi} 0000630877120496 04/11/26 420.00 1,48,632.75`, [upi]],
    ['a row with the day twice', `4 Nov 2026 4 Nov 2026 ${sbi} 420.00 1,48,632.75 CR`, [sbi]],
    ['a row of CSV', `04/11/26,${upi},0000630877120496,04/11/26,420.00,,148632.75`, [upi]],
    ['a row of CSV in quotes', `"04/11/26","${upi}","0000630877120496","420.00","","1,48,632.75"`, [upi]],
    ['only the narration in quotes', `04/11/26,"${upi}",420.00,,148632.75\n`, [upi]],
    ['a cell in quotes with a line break', `"04/11/26"\t"${upi.replace('BOOK ', 'BOOK\n')}"\t"420.00"`, [upi]],
    [
      'rows broken around the amounts',
      `04/11/26 ${upi.replace('HOUSE-', 'HOUSE 04/11/26 420.00 632.75\n-')}\n05/11/26 ${atm} 500.00 132.75`,
      [upi.replace('HOUSE-', 'HOUSE -'), atm],
    ],
    ['amounts on lines of their own', `${upi}\n420.00 1,48,632.75\n${atm}\n04 Nov 2026`, [upi, atm]],
    ['an unknown row', '04/11/26\tQQQ PAID\t420.00', ['QQQ PAID']],
    ['a period at the end', 'QQQ 01-10-2026 TO 31-12-2026', ['QQQ 01-10-2026 TO 31-12-2026']],
    ['two amounts without a date before them', `${upi} 420.00 1,48,632.75`, [upi]],
    ['a number alone', '630877120496', ['630877120496']],
    ['nothing', ' \n ', []],
  ])('is split: %s', (_, input, expected) => {
    expect(linesOf(input)).toEqual(expected);
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
  test.each([
    ['an account number', 'TRF TO 50123456789012 SELF', 'TRF TO XXXXXXXXXXXXXX SELF'],
    ['a card number, masked by the bank in part', 'NWD-416021XXXXXX1234-PUNE', 'NWD-XXXXXXXXXXXXXXXX-PUNE'],
    ['a card number in groups', 'POS 4160 2100 1234 5678 SHOP', 'POS XXXX XXXX XXXX XXXX SHOP'],
    ['a phone number as India writes it', 'PAID TO 98765 43210 UPI', 'PAID TO XXXXX XXXXX UPI'],
    ['a phone number in an address', 'UPI/9876543210@ybl/NA', 'UPI/XXXXXXXXXX@ybl/NA'],
  ])('has no digit of %s', (_, line, expected) => {
    expect(maskNumbers(line)).toBe(expected);
  });

  test.each([
    'ACH D- VEDA SERVICES P-EMI0042',
    'NEFT CR-HDFC0000104-RENT',
    'INT 01-10-2026 TO 31-12-2026',
    'AMC 1,180.00',
    'QTR 12345 2026',
  ])('keeps dates, amounts, IFSCs and short numbers: %s', (line) => {
    expect(maskNumbers(line)).toBe(line);
  });
});
