/** Mistakes of syntax that editors usually make, and what to write instead: the words of parsers are for programmers. */

/** A place in a text, from 0, and what is wrong there. */
interface Mistake {
  offset: number;
  message: string;
}

/** Two versions of a file that were not merged. */
const mergeMark = /^(?:<{7}|={7}|>{7})(?= |$)/m;

/** Explanations for JSON that cannot be read, by the text at that place. */
const inJson: readonly [pattern: RegExp, message: string][] = [
  [/^[“”„«»]/, 'has curly quotes → write straight ones: "'],
  [/^['‘’]/, 'has single quotes → write double ones: "'],
  [/^\u00A0/, 'has a hard space → write a plain one'],
  [/^\/[/*]/, 'has a comment → remove it'],
  [/^"?[^"\n]*\t/, 'has a tab in a text → write a space'],
];

/** Remedies for other JSON that cannot be read, by the name of the parser’s error. */
export const remediesInJson: Readonly<Record<string, string>> = {
  CommaExpected: 'write a comma behind the value before it',
  InvalidEscapeCharacter: 'write \\\\ where the character \\ is meant',
  InvalidSymbol: 'write “ ” for quotes within a text, and everything else as a text, a number, true, false or null',
  UnexpectedEndOfString: 'write the whole text on one line, with a " at its end',
};

const otherIndent = 'has more or fewer spaces before it than the fields beside it → write as many';

/** Slips in YAML that cannot be read, and what to write instead. */
const inYaml: readonly [pattern: RegExp, message: string][] = [
  [/(?<=^\w+: .+\n) +\w+: /m, otherIndent],
  [/^ *-[^\s-]/m, 'has a - without a space behind it → write one'],
  [/^[a-z]+:[^\s/]/im, 'has a : without a space behind it → write one'],
  [/^ *[–—•]\s/m, 'begins an entry of a list with a dash or a dot → write - and a space'],
  [/^[^\s#"'-][^:\n]*$/m, 'continues the text above → write the whole text on one line'],
];

/** Remedies for MDX that cannot be read, by the tag at that place. */
const inMdx: readonly [pattern: RegExp, remedy: string][] = [
  [/^<{7}/, 'keep one of the two versions, and remove <<<<<<<, ======= and >>>>>>>'],
  [/^<!--/, 'write a note as {/* note */}'],
  [/^<[^<>]*[“”]/, 'write straight quotes: "'],
  [/^<https?:/, 'write a link as [words](https://www.rbi.org.in)'],
  [/^<[\w.+-]+@/, 'write the address without < and >'],
  [/^<[brh]r?\b/i, 'HTML is refused: write an empty line, or in a table a comma'],
  [/^<[\s\d=]/, 'write \\< where the character itself is meant'],
];

/** @param offset where the parser stopped */
export function explainJson(text: string, offset: number): Mistake | undefined {
  const merge = explainMerge(text);
  if (merge) return merge;
  const [before, after] = [text.slice(0, offset), text.slice(offset)];
  if (/^\s*[}\]]/.test(after) && /,\s*$/.test(before))
    return { offset: before.lastIndexOf(','), message: 'has a comma after the last value → remove it' };
  if (/^\d/.test(after) && /\d,$/.test(before))
    return { offset: offset - 1, message: 'has a comma in a number → write it without, like 3124458' };
  const message = inJson.find(([pattern]) => pattern.test(after))?.[1];
  return message === undefined ? undefined : { offset, message };
}

/** @param code that of the parser */
export function explainYaml(text: string, code: string): Mistake | string | undefined {
  if (code === 'TAB_AS_INDENT') return 'has a tab at the beginning of a line → write spaces';
  if (code === 'BAD_INDENT') return otherIndent;
  if (code === 'DUPLICATE_KEY') return 'the field occurs twice → keep one of them';
  const slips = inYaml.map(([pattern, message]) => ({ offset: text.search(pattern), message }));
  return explainMerge(text) ?? slips.find(({ offset }) => offset >= 0);
}

/** The reason why front matter cannot be found, and the remedy. */
export function explainFrontMatter(text: string): string {
  if (/^---[ \t]*\n/.test(text)) return 'has no line --- below its fields → write one';
  if (/^\s+---[ \t]*\n/.test(text)) return 'begins with an empty line → remove it, so that the first line is ---';
  if (text.startsWith('```')) return 'begins with ``` → remove this line, and the last one';
  return 'has no front matter → begin the file with a line ---, the fields, and a line ---';
}

/** The remedy where a text in MDX cannot be read. */
export function remedyInMdx(text: string, line: number, column: number): string {
  const words = text.split('\n')[line - 1] ?? '';
  if (/\{[#%{]/.test(words)) return 'remove it from { to }: it belongs to another program';
  const tag = words.slice(Math.max(0, words.lastIndexOf('<', column - 1)));
  return (
    inMdx.find(([pattern]) => pattern.test(tag))?.[1] ??
    'close every tag, and write \\< and \\{ where the characters themselves are meant'
  );
}

function explainMerge(text: string): Mistake | undefined {
  const found = mergeMark.exec(text);
  const message = 'has the marks of two versions → keep one, and remove <<<<<<<, ======= and >>>>>>>';
  return found ? { offset: found.index, message } : undefined;
}
