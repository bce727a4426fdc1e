import type { KnowledgeJson } from '#lib/browser/look-up.ts';
import { toModule } from '#lib/build/browser-module.ts';
import { plainText } from '#lib/markdown/plain-text.ts';
import { getBankPages } from './banks.ts';
import { getCodePages } from './codes.ts';
import { getTable } from './tables.ts';

/** The search of /codes. */
export const linesModule = toModule(
  'lines',
  `import { lookUpIn } from '#lib/browser/look-up.ts'; export const search = lookUpIn(${JSON.stringify(gatherKnowledge())});`,
);

/** What the look-up of /codes matches lines with. */
function gatherKnowledge(): KnowledgeJson {
  const banks = getBankPages();
  const shapes = banks.flatMap(({ shapes = [] }, bank) =>
    shapes.map(({ name, channel, direction, pattern, parts, doubt }) => ({
      ...{ bank, name, channel, direction, pattern, doubt },
      labels: parts.map(({ label }) => label),
    })),
  );
  const codes = getCodePages().flatMap(({ codes }) =>
    codes.map(({ code, aliases, href, meaning, direction }) => {
      const text = plainText(meaning);
      return { forms: [code, ...aliases], href, direction, meaning: /^.*?[.;](?= |$)/.exec(text)?.[0] ?? text };
    }),
  );
  return {
    banks: banks.map(({ name, href }) => ({ name, href })),
    shapes,
    codes,
    ifsc: Object.fromEntries(
      getTable('ifsc').table.rows.map(([prefix = '', bank = '', note = '']) => [
        prefix,
        note ? `${bank} (${plainText(note).replace(/\.$/, '')})` : bank,
      ]),
    ),
    handles: Object.fromEntries(
      getTable('upi-handles').table.rows.map(([handle = '', app = '', bank = '']) => [
        handle.slice(1),
        [plainText(app), plainText(bank)].filter(Boolean).join(', '),
      ]),
    ),
  };
}
