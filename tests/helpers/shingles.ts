/** How many words in a row two texts have to share for the run to count. */
const runLength = 5;

/**
 * Every pair of the texts, the most similar first. The overlap is the share of the shorter text's runs of five words that the other
 * text has too, from 0 to 1; punctuation and case do not count.
 */
export function rankByOverlap<Item>(items: readonly Item[], textOf: (item: Item) => string) {
  const texts = items.map((item) => ({ item, runs: runsOf(textOf(item)) }));
  return texts
    .flatMap((one, index) =>
      texts.slice(index + 1).map((other) => {
        const shorter = Math.min(one.runs.size, other.runs.size);
        const overlap = shorter === 0 ? 0 : one.runs.intersection(other.runs).size / shorter;
        return { pair: [one.item, other.item] as const, overlap };
      }),
    )
    .sort((a, b) => b.overlap - a.overlap);
}

function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const starts = words.slice(0, Math.max(0, words.length - runLength + 1));
  return new Set(starts.map((_, index) => words.slice(index, index + runLength).join(' ')));
}
