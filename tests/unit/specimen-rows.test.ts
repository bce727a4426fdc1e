import { describe, expect, test } from 'vitest';
import { bankSchema } from '#schemas/bank.ts';
import { fieldName, validate } from '#schemas/kit/validation.ts';
import { makeBank } from '../helpers/make.ts';

const { statement } = makeBank();
type Statement = typeof statement;

/** What an editor is told about a bank with changes in the specimen. */
function explain(change: Partial<Statement>): string[] {
  return validate(bankSchema, makeBank({ statement: { ...statement, ...change } })).map(
    ({ path, message }) => `${fieldName(path)}: ${message}`,
  );
}

/** The rows, with these amounts and balances: money out, money in, balance. */
function withSums(...sums: [string, string, string][]): Statement['rows'] {
  return sums.map((sum, index) => ({ shape: 'sbi/upi', cells: [`0${index + 1} Nov 2026`, 'UPI/1', ...sum] }));
}

describe('the rows of a specimen are accepted', () => {
  test('oldest or newest first', () => {
    expect([...explain({}), ...explain({ rows: statement.rows.toReversed() })]).toEqual([]);
  });

  test.each([
    ['Cr behind the balance', ['50.50', '', '849.50Cr']],
    ['a space before it', ['50.50', '', '849.50 (Cr)']],
    ['no comma, one decimal and a dash for no amount', ['50.5', '-', '849.5']],
  ] satisfies [string, [string, string, string]][])('with %s', (_, sum) => {
    expect(explain({ rows: withSums(['100.00', '', '900.00'], sum, ['', '1,000.00', '1,849.50']) })).toEqual([]);
  });

  test('below zero', () => {
    const rows = withSums(['100.00', '', '50.00 Cr'], ['80.00', '', '30.00 Dr'], ['', '40.00', '10.00 Cr']);
    expect(explain({ rows })).toEqual([]);
  });

  test('unchecked, where one column holds money in and money out', () => {
    const columns = statement.columns.map(({ heading, role }) => ({
      heading,
      role: role === 'debit' ? ('amount' as const) : role === 'credit' ? ('text' as const) : role,
    }));
    expect(explain({ columns, rows: withSums(['1', 'Dr', '9'], ['2', 'Dr', '7'], ['5', 'Dr', '2']) })).toEqual([]);
  });
});

describe('the rows of a specimen are refused', () => {
  test('when one balance is off by a rupee, oldest or newest first', () => {
    const rows = withSums(['100.00', '', '900.00'], ['50.50', '', '849.50'], ['', '1,000.00', '1,850.50']);
    expect([...explain({ rows }), ...explain({ rows: rows.toReversed() })]).toEqual([
      'statement.rows #3 cells: end in a balance that does not follow from the row above → write 1849.5, or correct the amount',
      'statement.rows #1 cells: end in a balance that does not follow from the row below → write 1849.5, or correct the amount',
    ]);
  });

  test('when a balance is off, whatever its column is called', () => {
    const columns = statement.columns.map(({ role }, index) => ({ heading: `Column ${index}`, role }));
    const rows = withSums(['100.00', '', '900.00'], ['50.50', '', '849.50'], ['', '1,000.00', '1,850.50']);
    expect(explain({ columns, notes: [], rows })).toContainEqual(expect.stringContaining('write 1849.5'));
  });

  test('when a row has too few cells', () => {
    const message =
      'has 5 cells, but the statement has 6 columns → write one cell for each column, "" where the bank prints nothing';
    expect(explain({ columns: [...statement.columns, { heading: 'Branch', role: 'text' as const }] })).toEqual([
      `statement.rows #1 cells: ${message}`,
      `statement.rows #2 cells: ${message}`,
      `statement.rows #3 cells: ${message}`,
    ]);
  });
});
