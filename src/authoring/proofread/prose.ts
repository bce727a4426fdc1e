import memoize from 'memoize';
import { lineAt } from '#authoring/read/syntax.ts';
import type { ValidationError } from '#lib/errors.ts';
import { placeholderPrefix } from '#schemas/kit/wording.ts';
import cspell from '../../../.config/cspell.json' with { type: 'json' };

/** A piece of text that people read, without Markdown. */
export interface Prose {
  text: string;
  /** Its offset in the file. */
  start: number;
  /** The place of an offset in the piece. */
  locate: (index: number) => Omit<ValidationError, 'message'>;
}

/** Text that is copied verbatim. cspell skips the same. */
const literal = ['sources', 'lists in front matter', 'literal fields', 'literal lists'].map((name) => {
  const { pattern = '' } = cspell.patterns.find((known) => known.name === name) ?? {};
  const end = pattern.lastIndexOf('/');
  return new RegExp(pattern.slice(1, end), pattern.slice(end + 1));
});
const unread = [
  ...literal,
  // The label of a claim in English is that of the specification.
  /"label": "[ -~]*"(?=,\s*"text")/g,
  new RegExp(`${placeholderPrefix}[^"\\n]*`, 'g'),
  /^```[^]*?^```|`[^`\n]*`/gm,
];

const frontMatter = /^---\n[^]*?^---$/m;
const keys = /^ *(?:- )?(?:[\w$]+:)? *(?:["'](?=.*["']$))?|["']$/gm;

/** Escapes, expressions of MDX, addresses of links, and stars around bold words; stray stars stay. */
const markup = [/\\[^"\n]/g, /\{[^{}]*\}/g, /<Narration\b[^>]*>/g, /\]\([^)\n]*\)/g, /\*\*(?=\S)|(?<=\S)\*\*/g];

/** The texts in JSON and in a tag. */
const inJson = /(?<=(?:[:[,]|^) *")(?:[^"\\\n]|\\.)+(?="(?!:))/gm;
const inTag = /(?<==")[^"]+/g;

/** The prose of a file: without code, keys, and what is copied verbatim. Memoized, as several checks read it. */
export const proseIn = memoize(readProse, { cache: new WeakMap() });

function readProse({ file, source }: { file: string; source: string }): Prose[] {
  const read = hideAll(source, unread);
  const values = file.endsWith('.json')
    ? showOnly(read, inJson)
    : read.replace(frontMatter, (fields) => hideAll(fields, [keys]));
  const shown = hideAll(values, markup).replace(/<\/?[A-Za-z][^<>]*>/g, (tag) => showOnly(tag, inTag));
  let [line, end] = [1, 0];
  return Array.from(shown.matchAll(/[^\0]+/g), ({ 0: text, index: start }) => {
    line += lineAt(shown.slice(end, start), start - end) - 1;
    end = start;
    const first = line;
    return { text, start, locate: (index) => ({ file, line: first + lineAt(text, index) - 1 }) };
  });
}

/** Replaces what the patterns match by \0. */
function hideAll(text: string, patterns: readonly RegExp[]): string {
  return patterns.reduce((rest, pattern) => rest.replace(pattern, hide), text);
}

/** Replaces what the pattern does not match by \0. */
function showOnly(text: string, pattern: RegExp): string {
  let [at, shown] = [0, ''];
  for (const { 0: words, index } of text.matchAll(pattern)) {
    shown += hide(text.slice(at, index)) + words;
    at = index + words.length;
  }
  return shown + hide(text.slice(at));
}

const hide = (text: string) => text.replace(/[^\n]+/g, (line) => '\0'.repeat(line.length));
