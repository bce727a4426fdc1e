import { codeOf, invisible, lineAt } from '#authoring/read/syntax.ts';
import type { ValidationError } from '#lib/errors.ts';

export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/** A change, printed in the form of a mistake: the words around it before and after. */
export type Change = Pick<ValidationError, 'file' | 'line' | 'message'>;

/** Sorts edits, and drops those that overlap an earlier one. */
export function inOrder(edits: readonly TextEdit[]): TextEdit[] {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  const kept: TextEdit[] = [];
  for (const edit of sorted) if (edit.start >= (kept.at(-1)?.end ?? 0)) kept.push(edit);
  return kept;
}

/** @param edits in order */
export function applyEdits(source: string, edits: readonly TextEdit[], from = 0, to = source.length): string {
  let [at, text] = [from, ''];
  for (const edit of edits) {
    text += source.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + source.slice(at, to);
}

/** The changes of a file, one for all edits within the same words: `content/blog/gst.mdx:4: bank's → bank’s`. */
export function showEdits(file: string, source: string, edits: readonly TextEdit[]): Change[] {
  const groups: { from: number; to: number; edits: TextEdit[] }[] = [];
  for (const edit of edits) {
    const from = source.slice(0, edit.start).search(/\S*$/);
    const to = edit.end + source.slice(edit.end).search(/\s|$/);
    const last = groups.at(-1);
    if (last && from <= last.to) {
      last.to = to;
      last.edits.push(edit);
    } else groups.push({ from, to, edits: [edit] });
  }
  return groups.map(({ from, to, edits: own }) => ({
    file,
    line: lineAt(source, from),
    message: `${show(source.slice(from, to))} → ${show(applyEdits(source, own, from, to))}`,
  }));
}

const show = (words: string) => words.replaceAll(invisible, (letter) => `[${codeOf(letter)}]`);
