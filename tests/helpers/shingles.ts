/** How many words in a row two texts have to share for the run to count. */
const runLength = 5;

/**
 * Every pair of the texts, the most similar first. The overlap is the share of the shorter text's runs of five words that the other
 * text has too, from 0 to 1; punctuation and case do not count.
 */
export function rankByOverlap<Item>(items: readonly Item[], textOf: (item: Item) => string) {
  const texts = items.map((item) => ({ item, runs: new Set(listRuns(textOf(item))) }));
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

/** How many words of each text are in no run that another of the texts has too. */
export function countOwnWords<Item>(items: readonly Item[], textOf: (item: Item) => string): Map<Item, number> {
  const texts = items.map((item) => ({ item, runs: listRuns(textOf(item)) }));
  const owners = new Map<string, number>();
  for (const { runs } of texts) for (const run of new Set(runs)) owners.set(run, (owners.get(run) ?? 0) + 1);
  return new Map(
    texts.map(({ item, runs }) => {
      const shared = new Set(
        runs.flatMap((run, start) =>
          owners.get(run) === 1 ? [] : Array.from({ length: runLength }, (_, index) => start + index),
        ),
      );
      const words = runs.length === 0 ? 0 : runs.length + runLength - 1;
      return [item, words - shared.size];
    }),
  );
}

/** Every run of words, in the order of the text. */
function listRuns(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const starts = words.slice(0, Math.max(0, words.length - runLength + 1));
  return starts.map((_, index) => words.slice(index, index + runLength).join(' '));
}
