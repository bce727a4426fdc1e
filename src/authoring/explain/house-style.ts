import type { Mistake } from '#lib/build/content-error.ts';
import { quoted, toBeWritten } from '#schemas/wording.ts';
import rules from '../../../.config/house-style.json' with { type: 'json' };
import { lineOf, partsOf, placeIn, type Text } from './texts.ts';

/** Spellings of .config/house-style.json, each a regular expression with what to write instead. */
const spellings = rules.map(({ find, write }) => ({ pattern: new RegExp(find, 'giu'), write }));

/** Words and signs that this site spells another way. Code is left alone. */
export function findStyleBreaks(texts: readonly Text[]): Mistake[] {
  const written = texts.filter(({ source }) => !source.startsWith(toBeWritten));
  return written.flatMap((text) =>
    proseOf(text).flatMap(({ prose, line }) =>
      spellings.flatMap(({ pattern, write }) =>
        [...prose.matchAll(pattern)].map(([found]) => ({
          ...placeIn(text, line),
          message: `${quoted(found)} is not how this site writes it → write ${write}`,
        })),
      ),
    ),
  );
}

function proseOf(text: Text): { prose: string; line: number }[] {
  if (!text.tree) return [{ prose: text.source.replace(/`[^`]*`/g, ''), line: 1 }];
  return partsOf(text)
    .filter(({ type }) => type === 'text')
    .map((node) => ({ prose: String(node.value), line: lineOf(node) }));
}
