import { expect, test } from 'vitest';
import { check } from '#authoring/index.ts';
import { formatErrors } from '#lib/errors.ts';
import { article, city, editFile, articleBody, readEdited, testReports, withLineNumbers } from '../helpers/edits.ts';

const bank = 'content/lines/sbi.json';
const givePattern = (payee: string) => editFile(bank, '[A-Z]{1,20}', payee);
const slow = `${bank}:«"pattern"» shapes #1 pattern: takes seconds to compare with some lines → repeat fewer parts that fit the same characters, and let each repeat less often, as in [^/]{1,40}`;

testReports({
  'a printed line with a letter more than the bank prints': [
    editFile(city, 'UPI/ONE', `UPI/${'A'.repeat(21)}`),
    `${city}:«UPI/AAA» narrations #1 line: "UPI/${'A'.repeat(21)}" does not fit sbi/upi → write it like "UPI/SHOP", or add the shape to the file of the bank in content/lines`,
  ],
  'a printed line whose name is cut at another width': [
    editFile('content/lines/sbi.json', '"width": 20', '"width": 10'),
    editFile(city, 'UPI/ONE', 'UPI/SHOPKEEPERS'),
    `${city}:«SHOPKEEPERS» narrations #1 line: "UPI/SHOPKEEPERS" does not fit sbi/upi → write it like "UPI/SHOP", or add the shape to the file of the bank in content/lines`,
  ],
  'a printed line of a shape that no bank has': [
    editFile(city, '"sbi/upi"', '"sbi/up"'),
    `${city}:«UPI/ONE» narrations #1 line: "UPI/ONE" does not fit sbi/up (did you mean "sbi/upi"?) → write it as the bank prints it, or name the shape that fits: sbi/upi, or add the shape to the file of the bank in content/lines`,
  ],
  'a printed line of a text without its shape, and one that its bank does not print': [
    articleBody(
      '<Narration line="UPI/SHOP" payee="Shop" category="Food" amount={1} direction="out" />\n\n<Narration line="upi/shop" shape="sbi/upi" payee="Shop" category="Food" amount={1} direction="out" />',
    ),
    `${article}:«UPI/SHOP» <Narration> shape: is missing → write the bank that prints the line and its shape there, like hdfc/upi
${article}:«upi/shop» <Narration> line: "upi/shop" does not fit sbi/upi → write it like "UPI/SHOP", or add the shape to the file of the bank in content/lines`,
  ],
  'a row of the specimen and the line of a code that the bank does not print so': [
    editFile('content/banks/sbi.json', 'UPI/FIRSTSHOP', 'UPI/FIRST SHOP'),
    editFile('content/codes/nwd.json', '"A bank"', ''),
    editFile('content/codes/nwd.json', 'UPI/NWD', 'NWD-1'),
    `content/banks/sbi.json:«"cells"» statement.rows #1 cells: "UPI/FIRST SHOP" does not fit sbi/upi → write it like "UPI/SHOP", or add the shape to the file of the bank in content/lines
content/codes/nwd.json:«NWD-1» line: "NWD-1" does not fit sbi → write it as the bank prints it, or add the shape to the file of the bank in content/lines`,
  ],
  'a note on a column that the statement does not have': [
    editFile('content/banks/sbi.json', '"at": "Date"', '"at": "Dates"'),
    'content/banks/sbi.json:«"Dates"» statement.notes #1 at: "Dates" is not a heading of the statement (did you mean "Date"?) → write one of: Date, Narration, Debit, Credit, Balance, head, foot, or null',
  ],
  'a row of the sample statement that no bank prints so': [
    editFile('content/demo/statement.csv', '2026-11-01,UPI/SHOP', '2026-11-01,UPI/shop'),
    'content/demo/statement.csv:«UPI/shop» Narration: "UPI/shop" does not fit sbi → write it as the bank prints it, or add the shape to the file of the bank in content/lines',
  ],
});

test.each(['.*.*.*.*.*[A-Z]', '.{0,60}.{0,60}.{0,60}.{0,60}.{0,60}.{0,60}[A-Z]'])(
  'the editor is told, and no build, that the pattern %s takes seconds',
  async (payee) => {
    const { files, folder, report } = readEdited(givePattern(payee));
    expect(report).toBe('');
    expect(formatErrors((await check(folder)).errors)).toBe(withLineNumbers(slow, files));
  },
);

test.each(['.*O.*', '[^/]{1,40}[^/]{1,40}', '[A-Z]{1,40}?(?:/[A-Z]{1,40}?)?(?:/[A-Z]{1,40})?'])(
  'the pattern %s is fast enough',
  async (payee) => {
    expect((await check(readEdited(givePattern(payee)).folder)).errors).toEqual([]);
  },
);
