/** Marks and spaces that are not written as this site writes them in English. */
import { otherwise, type Slip } from './slip.ts';

const oneMark = otherwise('one mark, right behind the word');
const spaced = otherwise('a space behind the mark');
const toItsEnd = otherwise('the sentence to its end, with its mark');

export const markSlips: readonly Slip[] = [
  {
    find: /["']/giu,
    inside: 'English',
    message: otherwise('curly quotes: “ ” and ’'),
    example: `The bank«'»s word is «"»no«"».`,
    right: 'The bank’s word is “no”, in code `"no"`.',
  },
  {
    find: /!(?=\s|$)/giu,
    inside: 'English',
    message: otherwise('a full stop: we use no exclamation marks'),
    example: 'It is free«!» It is.',
  },
  {
    find: /&(?: ?amp|(?-i:[a-z]{2,})|#\d+);/giu,
    inside: 'English',
    message: otherwise('the character itself: a plain space, & or –'),
    example: 'The«&nbsp;»bank.',
    right: 'R&D; and more.',
  },
  {
    find: /[\u00A0\u2009\u202F]/giu,
    inside: 'English',
    message: otherwise('a plain space: this one was pasted'),
    example: 'A«\u00A0»day.',
  },
  {
    find: /\uFFFD|â€|Â[ -¿]/giu,
    inside: 'English',
    message: otherwise('the word again: it was saved in another encoding'),
    example: 'The bank«â€»™s word.',
  },
  {
    find: /(?<=\p{L}) [,;](?=\s)|,,|(?<!\.)\.\.(?![./])|[?!;]\.|;,|,;/giu,
    inside: 'English',
    message: oneMark,
    example: 'The bank« ,» the shop«,,» the till«..» Is it«?.»',
    right: 'The folders ../a and the bank, so.',
  },
  {
    find: /(?-i:(?<!&\w*)\p{Ll}+[,;]\p{L}+|(?<![\p{L}.])\p{Ll}{2,}\.\p{Lu}\p{Ll}+)/giu,
    inside: 'English',
    message: spaced,
    example: 'O«ne,two». See «below.Learn» more.',
    right: 'Int.Coll, rbi.org.in and 10,000.',
  },
  {
    find: /(?<=^|[\s(])”(?=\p{L})|(?<=\p{L})“|““|””/giu,
    inside: 'English',
    message: otherwise('“ before the words, and ” behind them'),
    example: 'The app shows «”»failed«“».',
  },
  {
    find: / -- /giu,
    inside: 'English',
    message: otherwise('a dash: –'),
    example: 'It pays« -- »you wait.',
  },
  {
    find: /(?<!\.)\.{3}(?!\.)/giu,
    inside: 'English',
    message: otherwise('the sign …'),
    example: 'One moment«...» and done.',
  },
  {
    find: /\[\^\d+\]\.|[.?!] \[\^\d+\]/giu,
    inside: 'English',
    message: otherwise('the source right behind the mark, like “paid.[^1]”'),
    example: 'Paid«[^1].» Paid«. [^1]»',
    right: 'Paid.[^1]',
  },
  {
    find: /(?:,|\b(?:the|and|or|a|an|of|for|to|with))(?=\n\n)(?<!(?:^|\n)#[^\n]*)/giu,
    inside: 'English',
    message: toItsEnd,
    example: 'The bank then asks for «the»\n\nEnd.',
    right: '## What the bank asks for\n\nEnd.',
  },
  {
    find: /(?=[\p{L}\d]+\n\n)(?<=\p{L}{2}[^\n|]{80,})(?<!(?:^|\n)#[^\n]*)[\p{L}\d]+/giu,
    inside: 'English',
    message: toItsEnd,
    example: 'And a long sentence that has more than eighty characters, and nothing at its end to stop «it»\n\nEnd.',
    right: 'A line of a table\n\nEnd.',
  },
  {
    find: /(?<!\w):[a-z_]{3,}:(?!\w)/giu,
    inside: 'English',
    message: otherwise('the emoji itself, or nothing'),
    example: 'Done «:smile:»',
    right: 'At 10:30:15, in the ratio 1:2:3.',
  },
];
