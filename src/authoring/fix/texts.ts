import { mendAddress } from '#authoring/slips/addresses.ts';
import type { Slip } from '#authoring/slips/slip.ts';
import { proseIn } from '#authoring/proofread/prose.ts';
import { fieldsIn, invisible } from '#authoring/read/syntax.ts';
import { textsIn } from '#schemas/kit/texts.ts';
import { applyEdits, inOrder, showEdits, type Change, type TextEdit } from './edits.ts';

export interface Mendable {
  file: string;
  source: string;
  /** The slips of its language. */
  slips: readonly Slip[];
  urls: readonly string[];
}

/** Removes invisible characters. */
export function mendLetters(file: string, source: string): { source: string; changes: Change[] } {
  const edits = editsOf(source, invisible, (letter) => (/[\u2028\u2029]/.test(letter) ? ' ' : ''));
  return { source: applyEdits(source, edits), changes: showEdits(file, source, edits) };
}

/** Corrects marks, spaces, signs and addresses, but no words, until nothing changes any more. */
export function mendText({ file, source, slips, urls }: Mendable): { source: string; changes: Change[] } {
  const changes: Change[] = [];
  let text = source;
  for (;;) {
    const edits = inOrder([...findMarks(file, text, slips), ...findAddresses(file, text, urls)]);
    const mended = applyEdits(text, edits);
    if (mended === text || !isSafe(file, text, mended)) return { source: text, changes };
    changes.push(...showEdits(file, text, edits));
    text = mended;
  }
}

function editsOf(text: string, find: RegExp, mend: (found: string, at: number) => string | undefined): TextEdit[] {
  return Array.from(text.matchAll(find)).flatMap(({ 0: found, index: start }) => {
    const mended = mend(found, start);
    return mended === undefined || mended === found ? [] : [{ start, end: start + found.length, text: mended }];
  });
}

function findMarks(file: string, source: string, slips: readonly Slip[]): TextEdit[] {
  const fixable = slips.filter(({ fix }) => fix);
  if (fixable.length === 0) return [];
  return proseIn({ file, source }).flatMap(({ text, start }) =>
    fixable.flatMap(({ find, fix }) =>
      editsOf(text, new RegExp(find, `g${find.flags.replace('g', '')}`), (found, at) => fix?.(found, text, at)).map(
        (edit) => {
          // A quotation mark within a quoted text has \ before it, and a curly one none.
          const isEscaped = /^["'“”’]$/.test(edit.text) && source[start + edit.start - 1] === '\\';
          return { ...edit, start: start + edit.start - (isEscaped ? 1 : 0), end: start + edit.end };
        },
      ),
    ),
  );
}

function findAddresses(file: string, source: string, urls: readonly string[]): TextEdit[] {
  const listed = textsIn(fieldsIn(file, source)).flatMap(({ value }) => (/^https?:\/\/\S+$/.test(value) ? value : []));
  const wrong = [...new Set([...urls, ...listed])].filter((url) => mendAddress(url) !== url);
  return wrong.flatMap((url) =>
    editsOf(source, new RegExp(String.raw`${RegExp.escape(url)}(?![^\s"'<>)\]|])`, 'g'), () => mendAddress(url)),
  );
}

/** Whether the fields can still be read, with as many quotation marks in their texts: none that delimits a text was changed. */
function isSafe(file: string, before: string, after: string): boolean {
  const [old, mended] = [before, after].map((source) => fieldsIn(file, source));
  const marksIn = (fields: unknown) =>
    JSON.stringify(textsIn(fields).map(({ value }) => value.replaceAll(/[^"“”]/g, '').length));
  return old !== undefined && mended !== undefined && marksIn(old) === marksIn(mended);
}
