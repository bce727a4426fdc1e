import { expect, test } from 'vitest';
import { all, article, city, expectedWords, replace, say, write, type EditorMistakes } from '../helpers/edits.ts';
import { readEdited } from '../helpers/read-edited.ts';

const mistakes: EditorMistakes = {
  'a printed line with a letter more than the bank prints': [
    replace(city, 'UPI/ONE', `UPI/${'A'.repeat(21)}`),
    `${city}:«UPI/AAA» narrations #1 line: does not fit sbi/upi: it differs after its payee → write it like "UPI/SHOP"`,
  ],
  'a printed line whose name is cut at another width': [
    all(replace('content/banks/sbi.json', '"width": 20', '"width": 10'), replace(city, 'UPI/ONE', 'UPI/SHOPKEEPERS')),
    `${city}:«SHOPKEEPERS» narrations #1 line: does not fit sbi/upi: its payee, "SHOPKEEPERS", has 11 characters, and the bank prints at most 10 → write it like "UPI/SHOP"`,
  ],
  'a printed line of a shape that no bank has': [
    replace(city, '"sbi/upi"', '"sbi/up"'),
    `${city}:«UPI/ONE» narrations #1 line: names the shape "sbi/up", which no file in content/banks has (did you mean "sbi/upi"?) → name the bank and one of its shapes, or name the shape that fits: sbi/upi`,
  ],
  'a printed line of a text without its shape, and one that its bank does not print': [
    say(
      '<Narration line="UPI/SHOP" payee="Shop" category="Food" amount={1} direction="out" />\n\n<Narration line="upi/shop" shape="sbi/upi" payee="Shop" category="Food" amount={1} direction="out" />',
    ),
    `${article}:«UPI/SHOP» <Narration> line: has no shape → add shape="sbi/upi"
${article}:«upi/shop» <Narration> line: does not fit sbi/upi: it differs before its payee → write it like "UPI/SHOP"`,
  ],
  'a line between backticks that no bank prints so': [
    say('The row reads `UPI/SHOP IN THE MARKET/12`.'),
    `${article}:«UPI/SHOP IN»: "UPI/SHOP IN THE MARKET/12" fits no shape. It begins like sbi/upi, but it differs after its payee → write it like "UPI/SHOP"`,
  ],
  'a row of the specimen and the line of a code that the bank does not print so': [
    all(
      replace('content/banks/sbi.json', 'UPI/FIRSTSHOP', 'UPI/FIRST SHOP'),
      replace('content/codes/nwd.json', '"A bank"', ''),
      replace('content/codes/nwd.json', 'UPI/NWD', 'NWD-1'),
    ),
    `content/banks/sbi.json:«"cells"» statement.rows #1 cells: does not fit sbi/upi: it differs after its payee → write it like "UPI/SHOP"
content/codes/nwd.json:«NWD-1» line: "NWD-1" fits no shape of sbi → write it as one of these banks prints it, or add the shape to its file`,
  ],
  'a note on a column that the statement does not have': [
    replace('content/banks/sbi.json', '"at": "Date"', '"at": "Dates"'),
    'content/banks/sbi.json:«"Dates"» statement.notes #1 at: "Dates" is not a heading of the statement (did you mean "Date"?) → write one of: Date, Narration, Debit, Balance, head, foot, or null',
  ],
  'a row of the sample statement that no bank prints so': [
    write('content/demo/statement.csv', 'Date,Narration\n2026-11-01,UPI/SHOP\n2026-11-02,UPI/shop'),
    'content/demo/statement.csv:«UPI/shop» Narration: "UPI/shop" fits no shape → write it as a bank prints it',
  ],
};

test.each(Object.entries(mistakes))('the editor is told about %s', (_, [edit, words]) => {
  const { files, told } = readEdited(edit);
  expect(told).toBe(expectedWords(words, files));
});
