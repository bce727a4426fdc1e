import { fieldOf, type EntryText } from '#authoring/read/entry-text.ts';
import type { Mistake } from '#lib/build/content-error.ts';
import { sourceMarker } from '#lib/build/source-markers.ts';
import { toBeWritten } from '#schemas/wording.ts';

/** Source markers without a source, and sources that no marker cites. */
export function findSourceMistakes(content: string, text: EntryText): Omit<Mistake, 'file'>[] {
  const sources = fieldOf(text.fields, 'sources');
  const count = Array.isArray(sources) ? sources.length : 0;
  const markers = [...content.matchAll(sourceMarker)].map((match) => ({
    number: Number(match[1]),
    line: content.slice(0, match.index).split('\n').length,
  }));
  // What is still to be written cites nothing yet.
  const isUnwritten = content.includes(toBeWritten);
  const cited = new Set(markers.map(({ number }) => number));
  const uncited = Array.from({ length: count }, (_, index) => index).filter(
    (index) => !isUnwritten && !cited.has(index + 1),
  );
  return [
    ...markers
      .filter(({ number }) => number < 1 || number > count)
      .map(({ number, line }) => ({
        line,
        message: `[^${number}] cites a source that is not in the list of ${count} → write the number of a source, or add it to \`sources\``,
      })),
    ...uncited.map((index) => ({
      line: text.lineOf(['sources', index]),
      field: `sources #${index + 1}`,
      message: `is not cited → write [^${index + 1}] after the sentence it supports, or take the source out`,
    })),
  ];
}
