import type { Mistake } from '#lib/build/content-error.ts';
import { sourceMarker } from '#lib/build/source-markers.ts';
import { toBeWritten } from '#schemas/wording.ts';
import { fieldOf } from './fields-text.ts';
import type { ContentFile } from './read-entries.ts';

/** Source markers without a source, and sources that no marker cites. */
export function findSourceMistakes(file: ContentFile): Omit<Mistake, 'file'>[] {
  const { source, lineOf } = file;
  const cited = new Set([...source.matchAll(sourceMarker)].map(([, digits]) => Number(digits)));
  // What is still to be written cites nothing yet.
  const numbers = source.includes(toBeWritten)
    ? []
    : Array.from({ length: countSources(file) }, (_, index) => index + 1);
  const uncited = numbers.filter((number) => !cited.has(number));
  return [
    ...findLostMarkers(file),
    ...uncited.map((number) => ({
      line: lineOf(['sources', number - 1]),
      field: `sources #${number}`,
      message: `is not cited → write [^${number}] after the sentence it supports, or take the source out`,
    })),
  ];
}

/** Source markers without a source. */
export function findLostMarkers(file: Pick<ContentFile, 'source' | 'fields'>): Omit<Mistake, 'file'>[] {
  const { source } = file;
  const count = countSources(file);
  return [...source.matchAll(sourceMarker)].flatMap(({ 1: digits, index }) => {
    const number = Number(digits);
    if (number >= 1 && number <= count) return [];
    const line = source.slice(0, index).split('\n').length;
    const message = `[^${number}] cites a source that is not in the list of ${count} → write the number of a source, or add it to \`sources\``;
    return [{ line, message }];
  });
}

function countSources({ fields }: Pick<ContentFile, 'fields'>): number {
  const sources = fieldOf(fields, 'sources');
  return Array.isArray(sources) ? sources.length : 0;
}
