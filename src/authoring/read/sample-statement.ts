import type { ValidationError } from '#lib/errors.ts';
import { spendingCategories, type StatementRow } from '#schemas/statement.ts';
import { quoted } from '#schemas/kit/wording.ts';

export type SampleStatement = ReturnType<typeof readStatement>;

export const statementFile = 'content/demo/statement.csv';

const header = 'Date,Narration,Debit,Credit,Balance,Category';
const rowPattern = /^(\d{4}-\d{2}-\d{2}),([^,]+),(\d*),(\d*),(\d+),([^,]+)$/;

const income = 'Income';

/**
 * Reads the sample statement of the demonstration: a CSV file without quotes, oldest row first, of at least two months.
 * @returns `rows` without those that cannot be read
 */
export function readStatement(source: string) {
  const [first = '', ...lines] = source.trim().split('\n');
  const errors: ValidationError[] = [];
  const rows: (StatementRow & { line: number })[] = [];
  const report = (line: number, message: string) => void errors.push({ file: statementFile, line, message });
  if (first !== header) report(1, `the header is ${quoted(first)} → write ${header}`);
  lines.forEach((text, index) => {
    const line = index + 2;
    const row = readRow(text);
    if (typeof row === 'string') {
      report(line, row);
      return;
    }
    const before = rows.at(-1);
    if (before?.line === line - 1 && before.balance - row.debit + row.credit !== row.balance)
      report(line, 'the balance does not follow from the row above → correct the amount or the balance');
    rows.push({ ...row, line });
  });
  if (errors.length === 0 && new Set(rows.map(({ month }) => month)).size < 2)
    report(1, 'covers fewer than two months, so there is nothing to compare with → add the month before');
  return { file: statementFile, source, rows, errors };
}

/** Reads a row, or says what is wrong with it. */
function readRow(text: string): StatementRow | string {
  const [, date = '', narration = '', debit, credit, balance, word] = rowPattern.exec(text) ?? [];
  if (word === undefined)
    return 'is not a row → write date, narration, debit, credit, balance and category with commas between';
  const category = spendingCategories.find(({ name }) => name === word)?.key;
  if (debit ? !category : word !== income) {
    const wanted = debit ? spendingCategories.map(({ name }) => name) : [income];
    return `has the category ${quoted(word)} → write one of: ${wanted.join(', ')}`;
  }
  return {
    month: date.slice(0, 7),
    weekday: new Date(`${date}T00:00:00Z`).getUTCDay(),
    narration,
    debit: Number(debit),
    credit: Number(credit),
    balance: Number(balance),
    category,
  };
}
