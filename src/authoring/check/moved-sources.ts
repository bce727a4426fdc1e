import { fieldOf, fieldsIn, listIn } from '#authoring/read/syntax.ts';
import type { Content } from '#authoring/read/types.ts';
import { sourceMarker } from '#data/markdown/source-markers.ts';
import type { ValidationError } from '#lib/errors.ts';
import type { LastCommit } from './last-commit.ts';

/** The new numbers of sources by their old ones; 0 for a source that is gone. */
type Moves = ReadonlyMap<number, number>;

/** Unchanged lines whose sources have other numbers than at the last commit: one mistake for each file. */
export function findMovedSources(
  { entries, translations }: Pick<Content, 'entries' | 'translations'>,
  last: LastCommit,
): ValidationError[] {
  return entries
    .filter(({ file, fields }) => last.changed.has(file) && fields !== undefined)
    .flatMap((entry) => {
      const [, name = ''] = /^(.*)\.\w+$/.exec(entry.file) ?? [];
      const moves = movesBetween(urlsIn(fieldsIn(entry.file, last.textOf(entry.file))), urlsIn(entry.fields));
      const files = [entry, ...translations.filter(({ file }) => file.startsWith(`${name}.`))];
      return moves.size === 0 ? [] : files.flatMap(({ file, source }) => findStale(file, source, moves, last));
    });
}

const urlsIn = (fields: unknown) => listIn(fields, 'sources').map((source) => String(fieldOf(source, 'url')));

/** A source whose URL was corrected has not moved. */
function movesBetween(before: readonly string[], now: readonly string[]): Moves {
  return new Map(
    before.flatMap((url, index) => {
      const isCorrected = !now.includes(url) && index < now.length && !before.includes(now[index]!);
      return now[index] === url || isCorrected ? [] : [[index + 1, now.indexOf(url) + 1] as const];
    }),
  );
}

function findStale(file: string, source: string, moves: Moves, last: LastCommit): ValidationError[] {
  const before = new Set((last.changed.has(file) ? last.textOf(file) : source).split('\n').map((line) => line.trim()));
  const stale = source.split('\n').flatMap((text, index) => {
    const numbers = Array.from(text.matchAll(sourceMarker), ([, digits]) => Number(digits));
    const moved = before.has(text.trim()) ? numbers.filter((number) => moves.has(number)) : [];
    return moved.length > 0 ? [{ line: index + 1, moved }] : [];
  });
  if (stale.length === 0) return [];
  const lines = stale.map(({ line }) => line).join(', ');
  const remedy = tellMoves(new Set(stale.flatMap(({ moved }) => moved)), moves);
  const message = `the list of sources has changed, and these lines cite by its old numbers: ${lines} → ${remedy}`;
  return [{ file, line: stale[0]!.line, message }];
}

/** "write [^2] for [^3], [^3] for [^4]; [^2] has no source any more". */
function tellMoves(cited: ReadonlySet<number>, moves: Moves): string {
  const numbers = [...cited].sort((a, b) => a - b);
  const moved = numbers.filter((number) => moves.get(number)! > 0);
  const gone = numbers.filter((number) => moves.get(number) === 0).map((number) => `[^${number}]`);
  const pairs = moved.map((number) => `[^${moves.get(number)}] for [^${number}]`);
  const write = pairs.length > 0 ? `write ${pairs.join(', ')}` : '';
  const remove = gone.length > 0 ? `${gone.join(', ')} ${gone.length === 1 ? 'has' : 'have'} no source any more` : '';
  return [write, remove].filter(Boolean).join('; ');
}
