import { expect, test } from 'vitest';
import { article, city, expectedWords, replace, say, write, type EditorMistake } from '../helpers/edits.ts';
import { readEdited } from '../helpers/read-edited.ts';

const mistakes: readonly EditorMistake[] = [
  {
    name: 'a printed line with a letter more than the bank prints',
    edit: replace(city, 'UPI/ONE', `UPI/${'A'.repeat(21)}`),
    told: `${city}:«UPI/AAA» narrations #1 line: does not fit sbi/upi: it differs after its payee → write it like "UPI/SHOP"`,
  },
  {
    name: 'a printed line whose name is cut at another width',
    edit: (files) => {
      replace('content/banks/sbi.json', '"width": 20', '"width": 10')(files);
      replace(city, 'UPI/ONE', 'UPI/SHOPKEEPERS')(files);
    },
    told: `${city}:«SHOPKEEPERS» narrations #1 line: does not fit sbi/upi: its payee, "SHOPKEEPERS", has 11 characters, and the bank prints at most 10 → write it like "UPI/SHOP"`,
  },
  {
    name: 'a printed line of a shape that no bank has',
    edit: replace(city, '"sbi/upi"', '"sbi/up"'),
    told: `${city}:«UPI/ONE» narrations #1 line: names the shape "sbi/up", which no file in content/banks has (did you mean "sbi/upi"?) → name the bank and one of its shapes, or name the shape that fits: sbi/upi`,
  },
  {
    name: 'a printed line of a text without its shape, and one that its bank does not print',
    edit: say(
      '<Narration line="UPI/SHOP" payee="Shop" category="Food" amount={1} direction="out" />\n\n<Narration line="upi/shop" shape="sbi/upi" payee="Shop" category="Food" amount={1} direction="out" />',
    ),
    told: `${article}:«UPI/SHOP» <Narration> line: has no shape → add shape="sbi/upi"
${article}:«upi/shop» <Narration> line: does not fit sbi/upi: it differs before its payee → write it like "UPI/SHOP"`,
  },
  {
    name: 'a line between backticks that no bank prints so',
    edit: say('The row reads `UPI/SHOP IN THE MARKET/12`.'),
    told: `${article}:«UPI/SHOP IN»: "UPI/SHOP IN THE MARKET/12" fits no shape. It begins like sbi/upi, but it differs after its payee → write it like "UPI/SHOP"`,
  },
  {
    name: 'a row of the specimen and the line of a code that the bank does not print so',
    edit: (files) => {
      replace('content/banks/sbi.json', 'UPI/FIRSTSHOP', 'UPI/FIRST SHOP')(files);
      replace('content/codes/nwd.json', '"A bank"', '')(files);
      replace('content/codes/nwd.json', 'UPI/NWD', 'NWD-1')(files);
    },
    told: `content/banks/sbi.json:«"cells"» statement.rows #1 cells: does not fit sbi/upi: it differs after its payee → write it like "UPI/SHOP"
content/codes/nwd.json:«NWD-1» line: "NWD-1" fits no shape of sbi → write it as one of these banks prints it, or add the shape to its file`,
  },
  {
    name: 'a note on a column that the statement does not have',
    edit: replace('content/banks/sbi.json', '"at": "Date"', '"at": "Dates"'),
    told: 'content/banks/sbi.json:«"Dates"» statement.notes #1 at: "Dates" is no heading of the statement (did you mean "Date"?) → write one of: Date, Narration, Debit, Balance, head, foot, or null',
  },
  {
    name: 'a row of the sample statement that no bank prints so',
    edit: write('content/demo/statement.csv', 'Date,Narration\n2026-11-01,UPI/SHOP\n2026-11-02,UPI/shop'),
    told: 'content/demo/statement.csv:«UPI/shop» Narration: "UPI/shop" fits no shape → write it as a bank prints it',
  },
];

test.each(mistakes)('the editor is told about $name', (mistake) => {
  const { files, told } = readEdited(mistake);
  expect(told).toBe(expectedWords(mistake, files));
});
