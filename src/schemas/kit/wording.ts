/** The messages of schemas. They complete "<file> <field>:" with what is wrong, an arrow, what to write. */
import leven from 'leven';

/** The message for a field that is missing, not written yet, or wrong. */
export function wanted(what: string, isWrong: (value: unknown) => string = (value) => `is ${kindOf(value)}`) {
  return ({ input }: { input?: unknown }) => {
    const isMissing = input === undefined || input === null;
    return `${isMissing ? 'is missing' : isPlaceholder(input) ? notWritten : isWrong(input)} → write ${what}`;
  };
}

/** How placeholders from `npm run new` begin; what belongs there follows. */
export const placeholderPrefix = 'To be written:';

export const isPlaceholder = (value: unknown) => typeof value === 'string' && value.startsWith(placeholderPrefix);

export const notWritten = 'is not written yet';

export const placeholderUrl = 'https://to-be-written.example';

/** A value in a few words, like `the text "12"`. */
export function kindOf(value: unknown): string {
  if (value === '' || value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value === 'string') return `the text ${quoted(value)}`;
  return typeof value === 'boolean' ? `${quoted(value)} without quotes` : `the number ${quoted(value)}`;
}

export function quoted(value: unknown): string {
  return JSON.stringify(value);
}

/** The candidate that a misspelt word probably means, as an aside; '' where more than a third of its letters differ, whatever their case. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const [nearest] = byDistance(word, candidates);
  const isNear = nearest !== undefined && nearest.distance <= Math.ceil(word.length / 3);
  return isNear ? ` (did you mean ${quoted(nearest.candidate)}?)` : '';
}

/** A remedy that names the candidates, or of many the nearest. */
export function oneOfNearest(word: string, candidates: readonly string[]): string {
  const nearest = byDistance(word, candidates)
    .slice(0, 10)
    .map(({ candidate }) => candidate);
  const rest = candidates.length - nearest.length;
  return `write one of: ${nearest.sort().join(', ')}${rest > 0 ? `, or one of ${rest} others` : ''}`;
}

function byDistance(word: string, candidates: readonly string[]) {
  return candidates
    .map((candidate) => ({ candidate, distance: leven(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
}
