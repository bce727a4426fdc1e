/** Punctuation and spaces that this site writes differently in English. */
import { otherwise, type Slip } from './slip.ts';

const oneMark = otherwise('one mark, right behind the word');
const toItsEnd = otherwise('the sentence to its end, with its mark');

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
    message: otherwise('a space behind the mark'),
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

/** The curly form of a straight quotation mark, from the characters beside it; undefined where it may be another mark. */
function curl(mark: string, text: string, at: number): string | undefined {
  const before = text.slice(0, at).replace(/\\$/, '').at(-1) ?? '';
  const after = text[at + 1] ?? '';
  const isBehindWord = /[\p{L}\p{M}\p{N}.,?!…)\]%`’]/u.test(before);
  const isEnd = /^$|[\s.,;:?!)\]–—\\]/.test(after);
  if (mark === "'") return isBehindWord && after !== "'" && !mayEndQuotation(text, at) ? '’' : undefined;
  if (/^$|[\s([–—]/.test(before) && /[\p{L}\p{N}₹…[(`‘{]/u.test(after)) return '“';
  // After a digit it may mean inches.
  if (isBehindWord && isEnd) return !/\d/.test(before) || /["“]\S[^"”\n]*$/.test(text.slice(0, at)) ? '”' : undefined;
  // At an end of the text there is Markdown or a tag.
  if (before === '') return after !== '' && isEnd ? '”' : undefined;
  return after === '' && /\s/.test(before) ? '“' : undefined;
}

const mayEndQuotation = (text: string, at: number) => /(?:^|[\s([–—])'\S.*$/.test(text.slice(0, at));

/** Moves a source behind the full stop, or removes the space before it. */
function behindMark(found: string, text: string, at: number): string {
  if (!found.endsWith('.')) return found.replace(' ', '');
  const source = found.slice(0, -1);
  return /[.?!]$/.test(text.slice(0, at)) ? source : `.${source}`;
}
