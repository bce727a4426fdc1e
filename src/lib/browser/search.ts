/** A text normalised for search, with the index of each of its characters in the original. */
export interface Folded {
  text: string;
  /** The index in the original of each character of `text`. */
  origins: number[];
}

/** A part of a text: from `start` up to, not including, `end`. */
export interface Match {
  start: number;
  end: number;
}

/**
 * Where a query occurs in a text. Case, accents and the spelling of the rupee make no difference, nor do the commas of a
 * figure: "rs 1240" finds "₹1,240". A query without letters or digits occurs nowhere.
 */
export function findMatches(text: string, query: string): Match[] {
  const needle = fold(query.trim()).text;
  if (!/[\p{L}\p{N}]/u.test(needle)) return [];
  const { text: haystack, origins } = fold(text);
  const matches: Match[] = [];
  for (let at = haystack.indexOf(needle); at >= 0; at = haystack.indexOf(needle, at + needle.length)) {
    const start = origins[at] ?? 0;
    const last = origins[at + needle.length - 1] ?? start;
    matches.push({ start, end: last + 1 });
  }
  return matches;
}

/**
 * Lower case without accents; ₹, Rs. and Rs become "rs" joined to the figure; commas inside figures and doubled spaces go.
 * @param pieces matches each piece that is folded as one
 * @param foldPiece folds a piece further
 */
export function fold(original: string, pieces = /./gsu, foldPiece = (piece: string) => piece): Folded {
  const characters = [...original.matchAll(pieces)].flatMap(({ 0: piece, index }) =>
    // Into code units, as indexes count them: an emoji has two.
    foldPiece(toPlain(piece))
      .split('')
      .map((plain) => ({ plain, origin: index })),
  );
  const kept = characters.filter(({ plain }, index) => {
    const before = characters[index - 1]?.plain;
    const after = characters[index + 1]?.plain;
    if (plain === ',') return !(isDigit(before) && isDigit(after));
    if (plain === ' ') return before !== ' ';
    return true;
  });
  const text = kept.map(({ plain }) => plain).join('');
  const dropped = new Set(
    // No look-behind: Safari knows it from 16.4 on.
    [...text.matchAll(/\brs[. ]+(?=\d)/g)].flatMap(({ index, 0: match }) =>
      [...match.slice(2)].map((_, offset) => index + 2 + offset),
    ),
  );
  const remaining = kept.filter((_, index) => !dropped.has(index));
  return { text: remaining.map(({ plain }) => plain).join(''), origins: remaining.map(({ origin }) => origin) };
}

/** What a character is compared as: nothing for a Latin accent, two letters for ₹. */
function toPlain(character: string): string {
  if (character === '₹') return 'rs';
  return character
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\s/, ' ');
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && /\d/.test(character);
}
