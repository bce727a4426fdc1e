/**
 * The first of the lists' items, the first list's before those of the next, without the item itself and without repeats. Of each
 * list it looks at one more than it takes: the time does not grow with the lists.
 */
export function firstOthers<Item>(item: Item, lists: readonly (readonly Item[])[], count: number): Item[] {
  const candidates = new Set(lists.flatMap((list) => list.slice(0, count + 1)));
  candidates.delete(item);
  return [...candidates].slice(0, count);
}
