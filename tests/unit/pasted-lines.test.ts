import { describe, expect, test } from 'vitest';
import { maskNumbers, splitLines } from '#lib/browser/pasted-lines.ts';

/** Knows the lines that begin with UPI and carry a reference. */
const split = (input: string) => splitLines(input, (line) => /^UPI-.*\d{12}/.test(line));

describe('what was pasted', () => {
  test.each([
    ['two lines', 'UPI-A-630877120496\nUPI-B-630877120497', ['UPI-A-630877120496', 'UPI-B-630877120497']],
    ['an unknown line between two', 'UPI-A-630877120496\nTRF 7\nNWD', ['UPI-A-630877120496', 'TRF 7', 'NWD']],
    ['Windows line ends and empty lines', 'NWD\r\n\r\n ATW \r\n', ['NWD', 'ATW']],
    ['a line that the PDF broke', 'UPI-RATNA BOOK\nHOUSE-630877120496', ['UPI-RATNA BOOK HOUSE-630877120496']],
    ['a line broken in three', 'UPI-RATNA\nBOOK\nHOUSE-630877120496', ['UPI-RATNA BOOK HOUSE-630877120496']],
    ['a note broken off', 'UPI-A-630877120496-EXAM\nGUIDES', ['UPI-A-630877120496-EXAM GUIDES']],
    ['nothing', ' \n ', []],
  ])('is split: %s', (_, input, expected) => {
    expect(split(input)).toEqual(expected);
  });
});

describe('a line that is sent', () => {
  test.each([
    ['an account number', 'TRF TO 50123456789012 SELF', 'TRF TO XXXXXXXXXXXXXX SELF'],
    ['a card number, masked by the bank in part', 'NWD-416021XXXXXX1234-PUNE', 'NWD-XXXXXXXXXXXXXXXX-PUNE'],
    ['a card number in groups', 'POS 4160 2100 1234 5678 SHOP', 'POS XXXX XXXX XXXX XXXX SHOP'],
    ['a phone number in an address', 'UPI/9876543210@ybl/NA', 'UPI/XXXXXXXXXX@ybl/NA'],
  ])('has no digit of %s', (_, line, expected) => {
    expect(maskNumbers(line)).toBe(expected);
  });

  test.each([
    'ACH D- VEDA SERVICES P-EMI0042',
    'NEFT CR-HDFC0000104-RENT',
    'INT 01-10-2026 TO 31-12-2026',
    'AMC 1,180.00',
  ])('keeps dates, amounts, IFSCs and short numbers: %s', (line) => {
    expect(maskNumbers(line)).toBe(line);
  });
});
