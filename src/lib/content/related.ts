/** What the words of an article are looked up in: each word with the first articles that use it. */
export type WordIndex<Item> = ReadonlyMap<string, readonly Item[]>;

interface Described {
  title: string;
  keywords: readonly string[];
}

/** Articles kept per word, so that looking up related ones stays fast however long the blog grows. */
const articlesPerWord = 20;

/** Indexes articles by the words of their titles and keywords. */
export function indexWords<Item extends Described>(items: readonly Item[]): WordIndex<Item> {
  const index = new Map<string, Item[]>();
  for (const item of items) {
    for (const word of wordsOf(item)) {
      const users = index.get(word) ?? [];
      if (users.length < articlesPerWord) index.set(word, [...users, item]);
    }
  }
  return index;
}

/** Up to `count` other articles, those first that share the most words; a rare word counts more than a common one. */
export function findRelated<Item extends Described>(item: Item, index: WordIndex<Item>, count: number): Item[] {
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
  return new Set(
    [title, ...keywords]
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]{3,}/gu),
  );
}
