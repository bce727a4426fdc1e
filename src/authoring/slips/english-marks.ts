/** Marks and spaces that are not written as this site writes them in English. */
import { otherwise, type Slip } from './slip.ts';

const oneMark = otherwise('one mark, right behind the word');
const spaced = otherwise('a space behind the mark');
const toItsEnd = otherwise('the sentence to its end, with its mark');

/** The characters that other programs write as words. */
const entities: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&lsquo;': '‘',
  '&rsquo;': '’',
  '&ndash;': '–',
  '&hellip;': '…',
};

export const markSlips: readonly Slip[] = [
  {
    find: /["']/giu,
    message: otherwise('curly quotes: “ ” and ’'),
    example: `The bank«'»s word is «"»no«"».`,
    right: 'The bank’s word is “no”, in code `"no"`.',
    fix: curl,
  },
  {
    find: /!(?=\s|$)/giu,
    message: otherwise('a full stop: we use no exclamation marks'),
    example: 'It is free«!» It is.',
  },
  {
    find: /&(?: ?amp|(?-i:[a-z]{2,})|#\d+);/giu,
    message: otherwise('the character itself: a plain space, & or –'),
    example: 'The«&nbsp;»bank.',
    right: 'R&D; and more.',
    fix: (entity) => entities[entity.replace(/^& ?/, '&')],
  },
  {
    find: /[\u00A0\u2009\u202F]/giu,
    message: otherwise('a plain space: this one was pasted'),
    example: 'A«\u00A0»day.',
    fix: () => ' ',
  },
  {
    find: /\uFFFD|â€|Â[ -¿]/giu,
    message: otherwise('the word again: it was saved in another encoding'),
    example: 'The bank«â€»™s word.',
  },
  {
    find: /(?<=\p{L}) [,;](?=\s)|,,|(?<!\.)\.\.(?![./])|[?!;]\.|;,|,;/giu,
    message: oneMark,
    example: 'The bank« ,» the shop«,,» the till«..» Is it«?.»',
    right: 'The folders ../a and the bank, so.',
    fix: (marks) => (marks === ',,' ? ',' : marks.startsWith(' ') ? marks.trim() : undefined),
  },
  {
    find: /(?<=[\p{L}\p{N}%)”’]) \.(?=\s|\[\^)/giu,
    message: oneMark,
    example: 'It costs 10%« .»[^1] It is free« .» And',
    right: 'A file that ends in .xls is no folder ../a and so on.',
    fix: () => '.',
  },
  {
    find: /(?-i:(?<!&\w*)\p{Ll}+[,;]\p{L}+|(?<![\p{L}.])\p{Ll}{2,}\.\p{Lu}\p{Ll}+)/giu,
    message: spaced,
    example: 'O«ne,two». See «below.Learn» more.',
    right: 'Int.Coll, rbi.org.in and 10,000.',
    fix: (words) => (/[,;]/.test(words) ? words.replace(/[,;]/, '$& ') : undefined),
  },
  {
    find: /(?<=^|[\s(])”(?=\p{L})|(?<=\p{L})“|““|””/giu,
    message: otherwise('“ before the words, and ” behind them'),
    example: 'The app shows «”»failed«“».',
  },
  {
    find: / -- /giu,
    message: otherwise('a dash: –'),
    example: 'It pays« -- »you wait.',
    fix: () => ' – ',
  },
  {
    find: /(?<!\.)\.{3}(?!\.)/giu,
    message: otherwise('the sign …'),
    example: 'One moment«...» and done.',
    fix: () => '…',
  },
  {
    find: /\[\^\d+\]\.|[.?!] \[\^\d+\]/giu,
    message: otherwise('the source right behind the mark, like “paid.[^1]”'),
    example: 'Paid«[^1].» Paid«. [^1]»',
    right: 'Paid.[^1]',
    fix: behindMark,
  },
  {
    find: /(?:,|\b(?:the|and|or|a|an|of|for|to|with))(?=\n\n)(?<!(?:^|\n)#[^\n]*)/giu,
    message: toItsEnd,
    example: 'The bank then asks for «the»\n\nEnd.',
    right: '## What the bank asks for\n\nEnd.',
  },
  {
    find: /(?=[\p{L}\d]+\n\n)(?<=\p{L}{2}[^\n|]{80,})(?<!(?:^|\n)#[^\n]*)[\p{L}\d]+/giu,
    message: toItsEnd,
    example: 'And a long sentence that has more than eighty characters, and nothing at its end to stop «it»\n\nEnd.',
    right: 'A line of a table\n\nEnd.',
  },
  {
    find: /(?<!\w):[a-z_]{3,}:(?!\w)/giu,
    message: otherwise('the emoji itself, or nothing'),
    example: 'Done «:smile:»',
    right: 'At 10:30:15, in the ratio 1:2:3.',
  },
];

/** A quotation mark of the keyboard, by what stands on both sides; undefined where it may be either, or a mark of something else. */
function curl(mark: string, text: string, at: number): string | undefined {
  const before = text.slice(0, at).replace(/\\$/, '').at(-1) ?? '';
  const after = text[at + 1] ?? '';
  const isBehindWord = /[\p{L}\p{M}\p{N}.,?!…)\]%`’]/u.test(before);
  const isEnd = /^$|[\s.,;:?!)\]–—\\]/.test(after);
  if (mark === "'") return isBehindWord && after !== "'" && !mayEndQuotation(text, at) ? '’' : undefined;
  if (/^$|[\s([–—]/.test(before) && /[\p{L}\p{N}₹…[(`‘{]/u.test(after)) return '“';
  // Behind a figure it may be the sign of inches.
  if (isBehindWord && isEnd) return !/\d/.test(before) || /["“]\S[^"”\n]*$/.test(text.slice(0, at)) ? '”' : undefined;
  // Beside the marks of Markdown and the names of components, which are not in the text.
  if (before === '') return after !== '' && isEnd ? '”' : undefined;
  return after === '' && /\s/.test(before) ? '“' : undefined;
}

/** Whether words in single quotation marks may end at a place. */
const mayEndQuotation = (text: string, at: number) => /(?:^|[\s([–—])'\S.*$/.test(text.slice(0, at));

/** A source that stands before the mark, or a space behind it. */
function behindMark(found: string, text: string, at: number): string {
  if (!found.endsWith('.')) return found.replace(' ', '');
  const source = found.slice(0, -1);
  return /[.?!]$/.test(text.slice(0, at)) ? source : `.${source}`;
}
