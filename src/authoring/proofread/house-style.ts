import type { ValidationError } from '#lib/errors.ts';
import type { Glossary } from '#schemas/glossary.ts';
import { quoted } from '#schemas/kit/wording.ts';
import spellings from '../../../.config/house-style.json' with { type: 'json' };
import type { Prose } from './prose.ts';

/** Words that a language avoids, and what to write instead. */
export interface Style {
  rules: readonly { pattern: RegExp; write: string }[];
  /** Fits what any of the rules fits: most texts break none, and are read once. */
  any: RegExp;
}

/** For English, .config/house-style.json. */
export const houseStyle: Style = {
  rules: spellings.map(({ find, write }) => ({ pattern: new RegExp(find, 'giu'), write })),
  any: new RegExp(spellings.map(({ find }) => find).join('|'), 'iu'),
};

const otherScriptRules = [
  // Four English words in a row that are no quotation, and a link of three.
  {
    pattern: /(?<![“(][^”)\n]*)(?:\b[a-z]+\b[,;]? ){3,}[a-z]+|\[\w+ [a-z]+ [a-z]+[\w ,]*$/gu,
    write: 'it in the language of this file',
  },
  { pattern: /[०-९]+/gu, write: 'the digits 0 to 9' },
  // Shorter words may be initials.
  { pattern: /(?:\p{Script=Devanagari}{3,}|हैं?|थ[ािीे])\.(?=\s|$)/gu, write: '“।” at the end of a sentence' },
  { pattern: /।(?=\p{L})/gu, write: 'a space behind it' },
];

/** For languages of another script: sentences that nobody has translated, and slips in Devanagari. */
export const otherScript: Style = {
  rules: otherScriptRules,
  any: new RegExp(otherScriptRules.map(({ pattern }) => pattern.source).join('|'), 'u'),
};

/** For a language with a glossary: its words as whole words, which may be on two lines. In brackets of its own, a word is another spelling. */
export function glossaryStyle({ terms }: Glossary): Style {
  const toPattern = (form: string) =>
    normalize(form)
      .split(' ')
      .map(RegExp.escape)
      .join(String.raw`\s+`);
  const whole = (pattern: string) =>
    String.raw`(?<![\p{L}\p{M}\p{N}])(?!(?<=\()(?:${pattern})\))(?:${pattern})(?![\p{L}\p{M}\p{N}])`;
  const rules = terms.flatMap(({ write, not }) =>
    not.map((form) => ({ pattern: new RegExp(whole(toPattern(form)), 'giu'), write: `“${write}”` })),
  );
  const forms = terms.flatMap(({ not }) => not.map(toPattern));
  return { rules, any: new RegExp(whole(forms.join('|')), 'iu') };
}

/** Words that are written in another way here. */
export function findStyleBreaks(prose: readonly Prose[], { rules, any }: Style): ValidationError[] {
  return prose
    .map(({ text, locate }) => ({ words: normalize(text), locate }))
    .filter(({ words }) => any.test(words))
    .flatMap(({ words, locate }) =>
      rules.flatMap(({ pattern, write }) =>
        Array.from(words.matchAll(pattern), ({ 0: found, index }) => ({
          ...locate(index),
          message: `${quoted(found.replace(/\s+/, ' '))} is not how this site writes it → write ${write}`,
        })),
      ),
    );
}

/** Quotation marks, brackets and marks of code that lack the other one of their pair on their line. */
export function findUnpaired(prose: readonly Prose[]): ValidationError[] {
  const lines = new Map<number, { words: string; place: ReturnType<Prose['locate']> }>();
  for (const { text, locate } of prose) {
    const place = locate(0);
    for (const [index, part] of text.split('\n').entries()) {
      const line = place.line! + index;
      lines.set(line, { words: `${lines.get(line)?.words ?? ''} ${part}`, place: { ...place, line } });
    }
  }
  return [...lines.values()].flatMap(({ words, place }) =>
    ['“”', '()', '`'].flatMap((pair) => {
      const counts = [...pair].map((mark) => words.split(mark).length - 1);
      const isPaired = counts.length === 1 ? counts[0]! % 2 === 0 : counts[0] === counts[1];
      const message = `a ${[...pair].join(' or ')} has no other to make a pair → write both, or neither`;
      return isPaired ? [] : [{ ...place, message }];
    }),
  );
}

/** Lines below front matter that repeat the line above them, empty lines and rows of tables aside. */
export function findRepeated({ file, source }: { file: string; source: string }): ValidationError[] {
  const lines = source.split('\n').map((words, index) => ({ file, words: words.trim(), line: index + 1 }));
  const front = lines.findIndex(({ words }, index) => index > 0 && words === '---');
  return lines
    .slice(front + 1)
    .filter(({ words }) => words !== '')
    .flatMap(({ words, ...place }, index, written) =>
      /^[^|`].{9}/.test(words) && words === written[index - 1]?.words
        ? [{ ...place, message: 'repeats the line above it → remove one of them' }]
        : [],
    );
}

/** One spelling for each word: a nukta is a character of its own, and joiners are left out. */
function normalize(text: string): string {
  return text.normalize('NFC').replace(/[\u200C\u200D]/g, '');
}
