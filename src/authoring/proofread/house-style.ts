import type { ValidationError } from '#lib/errors.ts';
import type { Glossary } from '#schemas/glossary.ts';
import { quoted } from '#schemas/wording.ts';
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
  // Six English words in a row that are no quotation.
  { pattern: /(?<!“[^”]*)(?:\b[a-z]+\b[,;]? ){5}[a-z]+/gu, write: 'it in the language of this file' },
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

/** One spelling for each word: a nukta is a character of its own, and joiners are left out. */
function normalize(text: string): string {
  return text.normalize('NFC').replace(/[\u200C\u200D]/g, '');
}
