import type { ValidationError } from '#lib/errors.ts';
import type { Prose } from './prose.ts';

/** Quotation marks, brackets and backticks without the other one of their pair on the line. */
export function findUnpaired(prose: readonly Prose[]): ValidationError[] {
  const lines = new Map<number, { words: string; place: ReturnType<Prose['locate']> }>();
  for (const { text, locate } of prose) {
    if (!/[“”()`]/.test(text)) continue;
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

/** Lines below front matter that repeat the line above them, except rows of tables. */
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
