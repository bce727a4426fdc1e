interface Described {
  title: string;
  keywords: readonly string[];
}

/** Articles kept per word, so that looking up related ones stays fast however long the blog grows. */
const articlesPerWord = 20;

/** An index of the words in titles and keywords, each with the first articles that use it. */
export function indexWords<Item extends Described>(items: readonly Item[]): ReadonlyMap<string, readonly Item[]> {
  const uses = items.flatMap((item) => [...wordsOf(item)].map((word) => ({ word, item })));
  const index = Map.groupBy(uses, ({ word }) => word);
  return new Map([...index].map(([word, users]) => [word, users.slice(0, articlesPerWord).map(({ item }) => item)]));
}

/** Up to `count` other articles, those that share the most words first; a rare word counts more than a common one. */
export function findRelated<Item extends Described>(
  item: Item,
  index: ReadonlyMap<string, readonly Item[]>,
  count: number,
): Item[] {
  const scores = new Map<Item, number>();
  for (const word of wordsOf(item)) {
    const users = index.get(word) ?? [];
    for (const user of users) scores.set(user, (scores.get(user) ?? 0) + 1 / users.length);
  }
  scores.delete(item);
  return [...scores]
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([other]) => other);
}

function wordsOf({ title, keywords }: Described): Set<string> {
  const text = [title, ...keywords].join(' ').toLowerCase();
  return new Set(text.match(/[\p{L}\p{N}]{3,}/gu));
}
