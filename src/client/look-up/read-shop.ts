/** Reads a line of a card statement: the name of a shop, mostly with its town and country behind it. */
import type { Piece } from './match-shapes.ts';
import type { MessagePhrases } from './read-message.ts';

/** @returns a function that finds the shop and its town in a line without any word of a bank */
export function shopReader(towns: readonly string[], messages: Pick<MessagePhrases, 'countries'>) {
  const known = new Set(towns.map((town) => town.toUpperCase()));
  const countries = new Set(messages.countries);
  /** @param isRow whether the line comes with its date and amount: then a shop needs no town */
  return (line: string, isRow: boolean): Piece[] | undefined => {
    let words = line
      .replace(/\(.*?\)/g, ' ')
      .trim()
      .split(/[\s,]+/);
    while (words.length > 0 && /^[-+]?[\d,.]*$/.test(words[words.length - 1] ?? '')) words = words.slice(0, -1);
    const hasCountry = words.length > 1 && countries.has(words[words.length - 1]!);
    if (hasCountry) words = words.slice(0, -1);
    const town = known.has((words[words.length - 1] ?? '').toUpperCase()) && words.length > 1 ? words.pop() : undefined;
    const name = words.filter((word) => !/^(?:www\.|https?:|\d[\d.,]*$|USD$|EUR$|GBP$)/i.test(word)).join(' ');
    if (!(hasCountry || town || isRow) || !/[A-Za-z]{3}/.test(name)) return undefined;
    return [{ kind: 'party', value: name }, ...(town ? [{ kind: 'place' as const, value: town }] : [])];
  };
}
