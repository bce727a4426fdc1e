import { quoted } from '#schemas/kit/wording.ts';

/** A slip of editors. A new row needs a mistake that somebody has really made: its example, which is also its test. */
export interface Slip<Find extends RegExp | string = RegExp> {
  /** What is wrong; where a parser or linter finds it, the name that it has for it. */
  find: Find;
  inside: Inside;
  /**
   * What is wrong, an arrow, what to write. {found} stands for the words that were found, {fixed} for those in their place, between
   * quotation marks.
   */
  message: string;
  /** A piece of such a text, with « and » around what is found. */
  example: string;
  /** What looks like it and is right. */
  right?: string;
  /**
   * What belongs in the place of what was found, of an address in the place of all of it; undefined where that is not certain.
   * @param at the place of what was found in the line or the address
   */
  fix?: (found: string, line: string, at: number) => string | undefined;
}

export type Inside =
  | 'JSON'
  | 'front matter'
  | 'the beginning of a text'
  /** A line that cannot be read as MDX, or a tag in it. */
  | 'MDX'
  | 'a tag'
  /** The name of an HTML element. */
  | 'HTML'
  /** Markdown as it is written: a block, words that are struck through, a paragraph, and a piece of text between other marks. */
  | 'a block'
  | 'struck words'
  | 'a paragraph'
  | 'text'
  | 'an alternative text'
  | 'the words of a link'
  /** The address of a link or a source. */
  | 'an address'
  /** What people read, without the marks of Markdown: of the English files, and of those in a language of another script. */
  | 'English'
  | 'another script'
  /** A line of Markdown, as markdownlint reads it. */
  | 'Markdown';

/** Slips that are looked for in the same place. */
export function slipsIn<Find extends RegExp | string>(inside: Inside, rows: readonly Omit<Slip<Find>, 'inside'>[]) {
  return rows.map((row): Slip<Find> => ({ ...row, inside }));
}

/** The first slip of a list that a text has, and its place there. */
export function findSlip(slips: readonly Slip[], text: string) {
  for (const slip of slips) {
    const match = slip.find.exec(text);
    if (match) return { slip, found: match[0], offset: match.index };
  }
  return undefined;
}

/** What an editor is told about the first slip of a list that a text has. */
export function tellOf(slips: readonly Slip[], text: string): string | undefined {
  return slips
    .values()
    .map((slip) => tell(slip, text))
    .find((told) => told !== undefined);
}

/** What an editor is told about a slip; undefined where the text has none, or what belongs there must be known and is not. */
function tell({ find, message, fix }: Slip, text: string): string | undefined {
  const match = find.exec(text);
  if (!match) return undefined;
  const fixed = message.includes('{fixed}') ? fix?.(match[0], text, match.index) : '';
  return fixed === undefined ? undefined : fill(message, { found: match[0], fixed });
}

/** A message with words in place of {found} and the like, between quotation marks. */
export function fill(message: string, words: Readonly<Record<string, string>>): string {
  return message.replaceAll(/\{(\w+)\}/g, (token, name: string) => (name in words ? quoted(words[name]) : token));
}

/** The message about words that this site writes in another way. */
export const otherwise = (wish: string) => `{found} is not how this site writes it → write ${wish}`;
