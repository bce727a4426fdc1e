import { describe, expect, test } from 'vitest';
import { bankSchema } from '#schemas/bank.ts';
import { fieldName, validate } from '#schemas/validation.ts';
import { makeBank } from '../helpers/make.ts';

const { statement } = makeBank();
type Rows = typeof statement.rows;

/** What an editor is told about a bank with these rows. */
function explain(rows: Rows): string[] {
  return validate(bankSchema, makeBank({ statement: { ...statement, rows } })).map(
    ({ path, message }) => `${fieldName(path)}: ${message}`,
  );
}

/** The rows with other fields in one of them, counted from 1. */
function withRow(place: number, change: Partial<Rows[number]>): Rows {
  return statement.rows.map((row, index) => (index === place - 1 ? { ...row, ...change } : row));
}

describe('the rows of a specimen are accepted', () => {
  test('oldest or newest first', () => {
    expect([...explain(statement.rows), ...explain(statement.rows.toReversed())]).toEqual([]);
  });

  test.each([
    ['Cr or Dr behind the balance', '849.50Cr'],
    ['a space before it', '849.50 Cr'],
    ['no comma and one decimal', '849.5'],
  ])('with %s', (_, printed) => {
    expect(explain(withRow(2, { cells: ['02 Nov 2026', 'UPI/2', '50.50', printed] }))).toEqual([]);
  });

  test('below zero', () => {
    const rows = [
      { cells: ['01 Nov 2026', 'UPI/1', '100.00', '50.00 Cr'], amount: 100, direction: 'out' as const, balance: 50 },
      { cells: ['02 Nov 2026', 'UPI/2', '80.00', '30.00 Dr'], amount: 80, direction: 'out' as const, balance: -30 },
      { cells: ['03 Nov 2026', 'NEFT/3', '40.00', '10.00 Cr'], amount: 40, direction: 'in' as const, balance: 10 },
    ];
    expect(explain(rows.map((row) => ({ ...row, shape: 'sbi/upi' })))).toEqual([]);
  });
});

describe('the rows of a specimen are refused', () => {
  test('when one balance is off by a rupee, oldest or newest first', () => {
    const rows = withRow(3, { cells: ['03 Nov 2026', 'NEFT/3', '1,000.00', '1,850.50'], balance: 1850.5 });
    expect([...explain(rows), ...explain(rows.toReversed())]).toEqual([
      'statement.rows #3 balance: 1850.5 does not follow from the row above → write 1849.5: its balance of 849.5 plus 1000',
      'statement.rows #1 balance: 1850.5 does not follow from the row below → write 1849.5: its balance of 849.5 plus 1000',
    ]);
  });

  test('when a row has too few cells', () => {
    const wide = { ...statement, columns: [...statement.columns, 'Branch'] };
    const errors = validate(bankSchema, makeBank({ statement: wide }));
    expect(errors.map(({ path }) => fieldName(path))).toEqual([
      'statement.rows #1 cells',
      'statement.rows #2 cells',
      'statement.rows #3 cells',
    ]);
    expect(errors[0]?.message).toBe(
      'has 4 cells, but the statement has 5 columns → write one cell for each column, "" where the bank prints nothing',
    );
  });

  test.each([
    ['amount', ['02 Nov 2026', 'UPI/2', '50.00', '849.50'], '50.5'],
    ['balance', ['02 Nov 2026', 'UPI/2', '50.50', '849.00'], '849.5'],
  ])('when the printed %s differs', (field, cells, value) => {
    expect(explain(withRow(2, { cells }))).toEqual([
      `statement.rows #2 ${field}: ${value} is not in any cell of the row → write the ${field} that the cells print, or print this one`,
    ]);
  });

  test('when one cell would have to be both the amount and the balance', () => {
    const rows = withRow(1, { cells: ['01 Nov 2026', 'UPI/1', '', '900.00'], amount: 900 });
    expect(explain(rows)).toEqual([
      'statement.rows #1 balance: 900 is not in any cell of the row → write the balance that the cells print, or print this one',
    ]);
  });

  test('when an amount has three decimals', () => {
    expect(explain(withRow(2, { amount: 50.505 }))).toContain(
      'statement.rows #2 amount: has more than two decimals → write rupees with at most two, like 499.5',
    );
  });
});
