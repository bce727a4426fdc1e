import { lineOf, nodesOf } from '#authoring/read/markdown.ts';
import type { Mistake } from '#lib/build/content-error.ts';
import { quoted } from '#schemas/wording.ts';
import rules from '../../../.config/house-style.json' with { type: 'json' };
import type { Prose } from './prose.ts';

/** Spellings of .config/house-style.json, each a regular expression with what to write instead. */
const spellings = rules.map(({ find, write }) => ({ pattern: new RegExp(find, 'giu'), write }));

/** Words and characters that this site spells another way. Code is left alone. */
export function findStyleBreaks(texts: readonly Prose[]): Mistake[] {
  return texts.flatMap((text) =>
    piecesOf(text).flatMap(({ words, line }) =>
      spellings.flatMap(({ pattern, write }) =>
        [...words.matchAll(pattern)].map(([found]) => ({
          ...text.placeOf(line),
          message: `${quoted(found)} is not how this site writes it → write ${write}`,
        })),
      ),
    ),
  );
}

function piecesOf({ source, tree }: Prose): { words: string; line: number }[] {
  if (!tree) return [{ words: source.replace(/`[^`]*`/g, ''), line: 1 }];
  return nodesOf(tree).flatMap((node) => (node.type === 'text' ? [{ words: node.value, line: lineOf(node) }] : []));
}
