/** Words that a language avoids, and what to write instead. */
import memoize from 'memoize';
import { markSlips } from '#authoring/slips/english-marks.ts';
import { sumSlips } from '#authoring/slips/english-sums.ts';
import { wordSlips } from '#authoring/slips/english-words.ts';
import { otherScriptSlips } from '#authoring/slips/other-scripts.ts';
import { fill, otherwise, type Slip } from '#authoring/slips/slip.ts';
import type { ValidationError } from '#lib/errors.ts';
import type { Glossary } from '#schemas/glossary.ts';
import type { Prose } from './prose.ts';

export interface Style {
  /** Made on demand: compiling hundreds of patterns takes longer than reading all texts. */
  rules: () => readonly { find: RegExp; message: string }[];
  /** Matches what any rule matches: most texts break none, and are searched once. */
  any: RegExp;
}

export const englishSlips = [...sumSlips, ...markSlips, ...wordSlips];
export const english = styleOf(englishSlips, 'iu');
export const otherScript = styleOf(otherScriptSlips, 'u');

/** Joins the patterns with one message, so that a place gets it once. */
function styleOf(slips: readonly Slip[], flags: string): Style {
  const anyOf = (some: readonly Slip[], flags: string) =>
    new RegExp(some.map(({ find }) => find.source).join('|'), flags);
  const byMessage = Map.groupBy(slips, ({ message }) => message);
  const rules = Array.from(byMessage, ([message, alike]) => ({ find: anyOf(alike, `g${flags}`), message }));
  return { rules: () => rules, any: anyOf(slips, flags) };
}

/** The words that a glossary refuses, as whole words, which may be on two lines. Alone in brackets, a word is another spelling. */
export function glossaryStyle({ terms }: Glossary): Style {
  const toPattern = (form: string) =>
    normalize(form)
      .split(' ')
      .map(RegExp.escape)
      .join(String.raw`\s+`);
  const whole = (pattern: string) =>
    String.raw`(?<![\p{L}\p{M}\p{N}])(?!(?<=\()(?:${pattern})\))(?:${pattern})(?![\p{L}\p{M}\p{N}])`;
  const rules = memoize(() =>
    terms.flatMap(({ write, not }) =>
      not.map((form) => ({ find: new RegExp(whole(toPattern(form)), 'giu'), message: otherwise(`“${write}”`) })),
    ),
  );
  const forms = terms.flatMap(({ not }) => not.map(toPattern));
  return { rules, any: new RegExp(whole(forms.join('|')), 'iu') };
}

export function findStyleBreaks(prose: readonly Prose[], { rules, any }: Style): ValidationError[] {
  return prose.flatMap(({ text, locate }) => {
    const words = normalize(text);
    if (!any.test(words)) return [];
    return rules().flatMap(({ find, message }) =>
      Array.from(words.matchAll(find), ({ 0: found, index }) => ({
        ...locate(index),
        message: fill(message, { found: found.replace(/\s+/, ' ') }),
      })),
    );
  });
}

/** Unifies spellings: a nukta becomes a character of its own, and joiners are removed. */
function normalize(text: string): string {
  return text.normalize('NFC').replace(/[\u200C\u200D]/g, '');
}
