import type { ValidationError } from '#lib/errors.ts';
import { sourceMarker } from '#data/markdown/source-markers.ts';
import { isGroup } from '#schemas/kit/validation.ts';
import { placeholderPrefix } from '#schemas/kit/wording.ts';
import type { ContentFile } from './content-file.ts';
import { fieldOf, lineAt, listIn } from './syntax.ts';

/** Source markers without a source, sources that are not cited, and sources that are listed twice. */
export function findCitationErrors(entry: ContentFile): ValidationError[] {
  const { file, source, body, fields, locate } = entry;
  const lost = findLostMarkers(entry, fields);
  if (fields !== undefined && file.endsWith('.mdx') && body === '')
    return [...lost, { file, message: 'has no text below its fields → write it below the second line ---' }];
  // An unfinished text need not cite its sources yet.
  if (source.includes(placeholderPrefix)) return lost;
  const cited = new Set(Array.from(source.matchAll(sourceMarker), ([, digits]) => Number(digits)));
  const uncited = listIn(fields, 'sources').flatMap((_, index) => {
    const message = `is not cited → write [^${index + 1}] after the sentence it supports, or remove the source`;
    return cited.has(index + 1) ? [] : [{ ...locate(['sources', index]), message }];
  });
  const urls = listIn(fields, 'sources').map((listed) => fieldOf(listed, 'url'));
  const repeated = urls.flatMap((url, index) => {
    const first = urls.indexOf(url);
    const message = `has the URL of source ${first + 1} → cite that one, and remove this`;
    return first === index ? [] : [{ ...locate(['sources', index, 'url']), message }];
  });
  return [...lost, ...uncited, ...repeated];
}

/**
 * Source markers without a source.
 * @param fields of the entry that lists the sources, which for a translation is the English one
 */
export function findLostMarkers({ file, source }: ContentFile, fields: unknown): ValidationError[] {
  if (!isGroup(fields)) return [];
  const { length } = listIn(fields, 'sources');
  return Array.from(source.matchAll(sourceMarker)).flatMap(({ 1: digits, index }) => {
    const number = Number(digits);
    if (number >= 1 && number <= length) return [];
    const message = `[^${number}] cites a source that is not in the list of ${length} → write the number of a source, or add it to \`sources\``;
    return [{ file, line: lineAt(source, index), message }];
  });
}
