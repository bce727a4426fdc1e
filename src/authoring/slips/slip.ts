import { quoted } from '#schemas/kit/wording.ts';

/** A mistake that an editor has really made. */
export interface Slip<Find extends RegExp | string = RegExp> {
  /** The pattern of the mistake, or the name that a parser or linter has for it. */
  find: Find;
  /** What is wrong, an arrow, what to write. {found} and {fixed} are filled in, in quotation marks. */
  message: string;
  /** A text with the mistakes between « and »: the test of the row. */
  example: string;
  /** A text that looks like the mistake and is right. */
  right?: string;
  /**
   * The replacement for what was found, or for the whole of an address; undefined where it is not certain.
   * @param at the offset of what was found in the line or the address
   */
  fix?: (found: string, line: string, at: number) => string | undefined;
}

/** The first slip of a list that occurs in a text. */
export function findSlip(slips: readonly Slip[], text: string) {
  for (const slip of slips) {
    const match = slip.find.exec(text);
    if (match) return { slip, found: match[0], offset: match.index };
  }
  return undefined;
}

/** The message about the first slip of a list that occurs in a text. Slips whose {fixed} is not known are passed over. */
export function tellOf(slips: readonly Slip[], text: string): string | undefined {
  for (const { find, message, fix } of slips) {
    const match = find.exec(text);
    const fixed = match && message.includes('{fixed}') ? fix?.(match[0], text, match.index) : '';
    if (match && fixed !== undefined) return fill(message, { found: match[0], fixed });
  }
  return undefined;
}

/** Fills in {found} and the like, in quotation marks. */
export function fill(message: string, words: Readonly<Record<string, string>>): string {
  return message.replaceAll(/\{(\w+)\}/g, (token, name: string) => (name in words ? quoted(words[name]) : token));
}

/** The message about words that this site writes differently. */
export const otherwise = (wish: string) => `{found} is not how this site writes it → write ${wish}`;
