import { fieldOf, listIn } from '#authoring/read/syntax.ts';
import type { Content } from '#authoring/read/types.ts';
import { entryHref } from '#data/paths/routes.ts';
import type { ValidationError } from '#lib/errors.ts';

const shown = 25;

/** The sources and the entries that were looked up longest ago, each with the address to open. */
export function findStale({ entries }: Content, siteUrl: string): string {
  const sources = entries.flatMap(({ fields, locate }) =>
    listIn(fields, 'sources').map((source, index) => ({
      day: dayIn(source, 'checkedOn'),
      place: locate(['sources', index, 'checkedOn']),
      link: String(fieldOf(source, 'url')),
    })),
  );
  const reviews = entries.map((entry) => {
    const href = entryHref(entry.collection, entry.id, entry.fields);
    const link = href === undefined ? '' : siteUrl + href;
    return { day: dayIn(entry.fields, 'reviewedOn'), place: entry.locate(['reviewedOn']), link };
  });
  return [
    ...listOf('Sources, by the day on which somebody last read them (checkedOn)', sources),
    '',
    ...listOf('Entries, by the day on which somebody last reviewed them (reviewedOn)', reviews),
  ].join('\n');
}

interface Dated {
  day: string;
  place: Omit<ValidationError, 'message'>;
  link: string;
}

function dayIn(group: unknown, name: string): string {
  const day = fieldOf(group, name);
  return typeof day === 'string' ? day : '';
}

function listOf(title: string, all: readonly Dated[]): string[] {
  const dated = all.filter(({ day }) => day !== '').sort((a, b) => a.day.localeCompare(b.day));
  const lines = dated
    .slice(0, shown)
    .map(({ day, place, link }) => `${day} ${place.file}:${place.line} ${link}`.trim());
  const rest = dated.slice(shown);
  const last = rest.length > 0 ? [`and ${rest.length} more, from ${rest[0]!.day} to ${rest.at(-1)!.day}`] : [];
  return [`${title}:`, ...lines, ...last];
}
