import { expect, test } from 'vitest';
import { proofread } from '#authoring/proofread/proofread.ts';
import { formatErrors } from '#lib/errors.ts';
import {
  article,
  articleBody,
  editFile,
  inTurn,
  readEdited,
  state,
  type Edit,
  type EditorErrors,
  withLineNumbers,
  writeFile,
} from '../helpers/edits.ts';
import { interfaceWords, toMdx } from '../helpers/content-site.ts';
import { makeArticle } from '../helpers/make.ts';

const picture = 'content/blog/gst.png';
const show = (url: string) => articleBody(`![a table](${url})`);

const marks: EditorErrors = {
  'a percentage with a space in a text': [
    articleBody('One line.\n\nTax of 10 % is due.'),
    `${article}:«10 %»: "10 %" is not how this site writes it → write 10%, closed up`,
  ],
  'sums that are not written as in India': [
    articleBody('It costs Rs. 500, ₹ 500,\n₹100,000 or ₹50000,\nor 2 lacs.'),
    `${article}:«Rs.»: "₹ " is not how this site writes it → write ₹500, closed up
${article}:«Rs.»: "Rs. " is not how this site writes it → write ₹500, closed up
${article}:«100,000»: "₹100,000" is not how this site writes it → write ₹1,00,000: a comma before the last three digits, then before every two
${article}:«100,000»: "₹50000" is not how this site writes it → write ₹1,00,000: a comma before the last three digits, then before every two
${article}:«lacs»: "lacs" is not how this site writes it → write lakh or crore`,
  ],
  'what word processors and chats add': [
    articleBody(
      'The&nbsp;bank , 500/- or ₹500/-.\n\nOn 1st May 2026 or May 1, 2026: ₹5 Lakh.\n\nA\u00A0day of â€™.\n\nDone :smile: ???',
    ),
    `${article}:«nbsp»: " ," is not how this site writes it → write one mark, right behind the word
${article}:«nbsp»: "&nbsp;" is not how this site writes it → write the character itself: a plain space, & or –
${article}:«nbsp»: "₹500/-" is not how this site writes it → write ₹500, closed up
${article}:«1st»: "1st May" is not how this site writes it → write the day like 1 November 2026
${article}:«1st»: "Lakh" is not how this site writes it → write lakh or crore
${article}:«1st»: "May 1, 2026" is not how this site writes it → write the day like 1 November 2026
${article}:«day of»: " " is not how this site writes it → write a plain space: this one was pasted
${article}:«day of»: "â€" is not how this site writes it → write the word again: it was saved in another encoding
${article}:«:smile:»: ":smile:" is not how this site writes it → write the emoji itself, or nothing
${article}:«:smile:»: "???" is not how this site writes it → write the words that are still missing`,
  ],
  'what was left in a text': [
    articleBody('The the fee.【1†source】 citeturn12news3\n\nThe b\u0430nk: TBD.'),
    `${article}:«The the»: "【" is not how this site writes it → write the sentence again: this is left over from a chat
${article}:«The the»: "The the" is not how this site writes it → write the word once
${article}:«The the»: "turn12news3" is not how this site writes it → write the sentence again: this is left over from a chat
${article}:«TBD»: "TBD" is not how this site writes it → write the words that are still missing
${article}:«TBD»: "\u0430" is not how this site writes it → write the word again: these letters only look like English ones`,
  ],
  'sums and days that cannot be': [
    articleBody(
      'A: ₹10,00,00.\nB: ₹1,00, 000.\nC: ₹₹5.\nD: 5₹.\nE: 500 rupees.\nF: 100,000.\nG: ₹5 million.\nH: ₹27.1.\nI: ₹5O0.\nJ: on 15/08/2026.\nK: 15August 2026.\nL: 31 September.\nM: March 1024.\nN: 2025-2026.',
    ),
    `${article}:«A: »: "₹10,00,00" is not how this site writes it → write ₹1,00,000: a comma before the last three digits, then before every two
${article}:«B: »: "₹1,00, 000" is not how this site writes it → write ₹1,00,000: a comma before the last three digits, then before every two
${article}:«C: »: "₹₹" is not how this site writes it → write ₹500, closed up
${article}:«D: »: "5₹" is not how this site writes it → write ₹500, closed up
${article}:«E: »: "500 rupees" is not how this site writes it → write ₹500, closed up
${article}:«F: »: "100,000" is not how this site writes it → write ₹1,00,000: a comma before the last three digits, then before every two
${article}:«G: »: " million" is not how this site writes it → write lakh or crore
${article}:«H: »: "₹27.1" is not how this site writes it → write ₹27.50: the digit 0, and two digits for the paise
${article}:«I: »: "₹5O" is not how this site writes it → write ₹27.50: the digit 0, and two digits for the paise
${article}:«J: »: "15/08/2026" is not how this site writes it → write the day like 1 November 2026
${article}:«K: »: "15August" is not how this site writes it → write the day like 1 November 2026
${article}:«L: »: "31 September" is not how this site writes it → write a day of the calendar: look it up
${article}:«M: »: "March 1024" is not how this site writes it → write a day of the calendar: look it up
${article}:«N: »: "2025-2026" is not how this site writes it → write the year like 2025-26`,
  ],
  'sentences and words twice, without an end, or with marks in other places': [
    articleBody(
      'The bank pays the money back. The bank pays the money back.\n\n- A line of a list, **twice**\n- A line of a list, **twice**\n\n| 10 | 20 |\n| --- | --- |\n| One of two | rows |\n| One of two | rows |\n\nA a card, an UPI payment and a ATM.\n\nOne,two. See below.Learn more?.\n\nIt pays -- you wait.\n\nPaid[^1]. Paid. [^1]\n\nThe bank then asks for the\n\nAnd a long sentence that has more than eighty characters, and nothing at its end to stop it\n\nEnd.',
    ),
    `${article}:«money back. The»: "The bank pays the money back. The bank pays the money back." is not how this site writes it → write the sentence once
${article}:24: repeats the line above it → remove one of them
${article}:«A a card»: "A a" is not how this site writes it → write the word once
${article}:«A a card»: "a ATM" is not how this site writes it → write a or an by the sound: a UPI payment, an ATM
${article}:«A a card»: "an UPI" is not how this site writes it → write a or an by the sound: a UPI payment, an ATM
${article}:«One,two»: "?." is not how this site writes it → write one mark, right behind the word
${article}:«One,two»: "below.Learn" is not how this site writes it → write a space behind the mark
${article}:«One,two»: "ne,two" is not how this site writes it → write a space behind the mark
${article}:«It pays»: " -- " is not how this site writes it → write a dash: –
${article}:«Paid[^1]»: ". [^1]" is not how this site writes it → write the source right behind the mark, like “paid.[^1]”
${article}:«Paid[^1]»: "[^1]." is not how this site writes it → write the source right behind the mark, like “paid.[^1]”
${article}:«The bank then»: "the" is not how this site writes it → write the sentence to its end, with its mark
${article}:«And a long»: "it" is not how this site writes it → write the sentence to its end, with its mark`,
  ],
  'marks without their pair': [
    articleBody('The app shows ”failed“ and “done.\n\nFour banks (one, two.\n\nAn address in @axl`.'),
    `${article}:«The app shows»: "“" is not how this site writes it → write “ before the words, and ” behind them
${article}:«The app shows»: "”" is not how this site writes it → write “ before the words, and ” behind them
${article}:«The app shows»: a “ or ” has no other to make a pair → write both, or neither
${article}:«Four banks»: a ( or ) has no other to make a pair → write both, or neither
${article}:«An address»: a \` has no other to make a pair → write both, or neither`,
  ],
  'a straight quote in JSON': [
    editFile(state, '"Hindi"', '"the bank\'s"'),
    `${state}:«bank's»: "'" is not how this site writes it → write curly quotes: “ ” and ’`,
  ],
  'in a Hindi article, a sentence that is still in English, and slips of the keyboard': [
    inTurn(
      writeFile('content/words/hi.json', interfaceWords),
      writeFile(
        'content/blog/gst.hi.mdx',
        toMdx(
          { title: 'क', translates: {} },
          'एक लाइन। श्री एम.जी. रोड पर ₹10.\n\nThis is what the bank prints there, see “this is what the bank prints there”.\n\nयह है. ये लाइनें. १० दिन।फिर।',
        ),
      ),
    ),
    `content/blog/gst.hi.mdx:«This is»: "is what the bank prints there, see" is not how this site writes it → write it in the language of this file
content/blog/gst.hi.mdx:«यह है»: "।" is not how this site writes it → write a space behind it
content/blog/gst.hi.mdx:«यह है»: "१०" is not how this site writes it → write the digits 0 to 9
content/blog/gst.hi.mdx:«यह है»: "लाइनें." is not how this site writes it → write “।” at the end of a sentence
content/blog/gst.hi.mdx:«यह है»: "है." is not how this site writes it → write “।” at the end of a sentence`,
  ],
  'a percentage with a space in the copy of a page': [
    editFile('content/features.json', '"lead": "', '"lead": "What the app saves: 10 % and more. '),
    'content/features.json:«10 %»: "10 %" is not how this site writes it → write 10%, closed up',
  ],
  'a picture over 300 KB': [
    inTurn(writeFile(picture, 'x'.repeat(300_001)), show('./gst.png')),
    `${article}:«gst.png»: the picture "./gst.png" weighs 301 KB, at most 300 are allowed → save it smaller: 1,400 pixels of width are enough`,
  ],
};

/** What is not marked, though it looks like it. */
const unmarked: Record<string, Edit['edit']> = {
  'the smallest content': () => {},
  'straight quotes and signs in code': articleBody('The note `10 % "x"` is copied. A fee of 10% isn’t.'),
  'sums as in India': articleBody('₹1,00,000, ₹12,34,567.50, ₹99,999 and ₹2 lakh of Rs; a black box that bank has.'),
  'signs and dates that are meant': articleBody(
    'R&D; at 10:30:15, the ratio 1:2:3. Crores of rupees, in May 2026, on 1 May 2026: ₹5 lakh… and ₹500/day, 24x7.',
  ),
  'a text between quotes in lines that end as on Windows': (files) =>
    void files.set(
      article,
      toMdx(makeArticle())
        .replace(/title: (.*)/, 'title: "$1"')
        .replaceAll('\n', '\r\n'),
    ),
  'sums, days and marks that are meant': articleBody(
    'R&D, ₹1.5 lakh, ₹27.10, ₹50, 100 notes, 148,632.75, 31 August, March 2026, 2025-26, ₹99,999.\n\nFY 2026–27, Int.Coll, rbi.org.in, an ATM, a UPI payment, a PDF.\n\n## What the bank asks for\n\nA line of a table\n\n“One (two)” `“`. See `(` and [a](/faq_(b).\n\nThe bank pays. The bank pays late.',
  ),
  'a picture with a space in its name': inTurn(writeFile('content/blog/gst rates.png', ''), show('./gst%20rates.png')),
  'a picture of 300 KB': inTurn(writeFile(picture, 'x'.repeat(300_000)), show('./gst.png')),
};

/** What a proofreader marks in the smallest content after an edit. */
function mark(edit: Edit['edit']) {
  const { files, folder, content } = readEdited(edit);
  return { files, report: formatErrors(proofread(folder, content)) };
}

test.each(Object.entries(marks))('marks %s', (_, [edit, words]) => {
  const { report, files } = mark(edit);
  expect(report).toBe(withLineNumbers(words, files));
});

test.each(Object.entries(unmarked))('does not mark %s', (_, edit) => {
  expect(mark(edit).report).toBe('');
});
