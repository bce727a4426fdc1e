/** Terms that are typed with a mistake, or not to their end. */

/** The shortest term in which a mistake is looked for: with fewer letters, too many words differ in one. */
const shortestCorrected = 4;

/**
 * @param counts how many places have each term that is known
 * @returns the term itself if it is known, else the commonest that differs from it in one letter; itself where there is none
 */
export function correct(term: string, counts: ReadonlyMap<string, number>): string {
  if (counts.has(term) || term.length < shortestCorrected || !/^[a-z]+$/.test(term)) return term;
  let [best, most] = [term, 0];
  for (const [known, count] of counts) if (count > most && isOneEdit(term, known)) [best, most] = [known, count];
  return best;
}

/** A term that is not known, completed: the visitor may be typing it still. */
export function complete(term: string, counts: ReadonlyMap<string, number>): string {
  if (counts.has(term) || term.length < 3) return term;
  return [...counts.keys()].find((known) => known.startsWith(term)) ?? term;
}

/** Whether two words differ in one letter, or one of them has one more. */
function isOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  let at = 0;
  while (at < short.length && long[at] === short[at]) at += 1;
  return long.slice(at + 1) === short.slice(short.length === long.length ? at + 1 : at);
}
