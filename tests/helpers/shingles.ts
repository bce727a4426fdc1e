/** How many words in a row two texts have to share for the run to count. */
const runLength = 5;

/**
 * How much of the shorter of two texts stands in the other, from 0 to 1: the share of its runs of five words that the other
 * has too. Punctuation and capitals do not count; a text of fewer than five words shares nothing.
 */
export function shingleOverlap(one: string, other: string): number {
  const [fewer, more] = [shinglesOf(one), shinglesOf(other)].sort((a, b) => a.size - b.size) as [
    Set<string>,
    Set<string>,
  ];
  return fewer.size === 0 ? 0 : fewer.intersection(more).size / fewer.size;
}

/** Every pair of the texts with its overlap, the most alike first. */
export function rankByOverlap<Item>(items: readonly Item[], textOf: (item: Item) => string) {
  const texts = items.map((item) => ({ item, text: textOf(item) }));
  return texts
    .flatMap((one, index) =>
      texts.slice(index + 1).map((other) => ({
        pair: [one.item, other.item] as const,
        overlap: shingleOverlap(one.text, other.text),
      })),
    )
    .sort((a, b) => b.overlap - a.overlap);
}

function shinglesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const starts = words.slice(0, Math.max(0, words.length - runLength + 1));
  return new Set(starts.map((_, index) => words.slice(index, index + runLength).join(' ')));
}
