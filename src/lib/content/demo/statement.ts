/** The categories of payments, in the order of the specification: as the file has them, with the keys of their words. */
export const categories = [
  { name: 'Food & Dining', key: 'food' },
  { name: 'Shopping', key: 'shopping' },
  { name: 'Transportation', key: 'transport' },
  { name: 'Bills & Utilities', key: 'bills' },
  { name: 'Others', key: 'others' },
] as const;

/** The category of rows of money in. */
const income = 'Income';

/** One row of the sample statement. Amounts are whole rupees. */
export interface StatementRow {
  /** Year and month, like 2026-04. */
  month: string;
  /** 0 is Sunday. */
  weekday: number;
  narration: string;
  debit: number;
  credit: number;
  balance: number;
  /** undefined for money in. */
  category: (typeof categories)[number]['key'] | undefined;
}

const header = 'Date,Narration,Debit,Credit,Balance,Category';

/**
 * Reads the sample statement: a CSV file without quotes, oldest row first.
 * @throws naming the line, when a row has another shape or the running balance does not follow from the row before
 */
export function parseStatement(csv: string): StatementRow[] {
  const [first, ...lines] = csv.trim().split(/\r?\n/);
  if (first !== header) throw new Error(`content/demo/statement.csv:1 the header is "${first}". Write ${header}.`);
  const rows = lines.map(parseRow);
  rows.forEach((row, index) => {
    const before = rows[index - 1];
    if (before && before.balance - row.debit + row.credit !== row.balance) {
      throw new Error(
        `content/demo/statement.csv:${index + 2} the balance does not follow from the row above. Correct the amount or the balance.`,
      );
    }
  });
  return rows;
}

function parseRow(line: string, index: number): StatementRow {
  const match = /^(\d{4}-\d{2}-\d{2}),([^,]+),(\d*),(\d*),(\d+),([^,]+)$/.exec(line);
  if (!match)
    throw new Error(
      `content/demo/statement.csv:${index + 2} is not a row. Write date, narration, debit, credit, balance and category with commas between.`,
    );
  const [, date = '', narration = '', debit, credit, balance, word] = match;
  const category = categories.find(({ name }) => name === word)?.key;
  if (debit ? !category : word !== income) {
    const wanted = debit ? categories.map(({ name }) => name).join(', ') : income;
    throw new Error(`content/demo/statement.csv:${index + 2} has the category "${word}". Write ${wanted}.`);
  }
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return {
    month: date.slice(0, 7),
    weekday,
    narration,
    debit: Number(debit),
    credit: Number(credit),
    balance: Number(balance),
    category,
  };
}
