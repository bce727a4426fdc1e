import { lineOf } from '#authoring/read/markdown.ts';
import type { Mistake } from '#lib/build/content-error.ts';
import { quoted } from '#schemas/wording.ts';
import rules from '../../../.config/house-style.json' with { type: 'json' };
import type { Prose } from './prose.ts';

/** Spellings of .config/house-style.json, each a regular expression with what to write instead. */
const spellings = rules.map(({ find, write }) => ({ pattern: new RegExp(find, 'giu'), write }));

/** Words and characters that this site spells differently. Code is ignored. */
export function findStyleBreaks({ nodes, placeOf }: Prose): Mistake[] {
  return nodes.flatMap((node) =>
    node.type === 'text'
      ? spellings.flatMap(({ pattern, write }) =>
          Array.from(node.value.matchAll(pattern), ([found]) => ({
            ...placeOf(lineOf(node)),
            message: `${quoted(found)} is not how this site writes it → write ${write}`,
          })),
        )
      : [],
  );
}
