import { getSingleton, needed } from './store.ts';

export type BankNames = ReturnType<typeof namesOf>;

const places = new Map(getSingleton('bank-names').names.map(({ id }, place) => [id, place]));

/** What a bank or an app is called: in full, by people, and by some who search for it. */
export function namesOf(id: string, language?: string) {
  const found = getSingleton('bank-names', language).names.find((names) => names.id === id);
  const { name, shortName = name, aliases = [] } = needed(found, `the names of ${id} in content/bank-names.json`);
  return { name, shortName, aliases };
}

/** Entries with the ids of banks or apps, in the order of content/bank-names.json. */
export function inOrderOfBanks<Entry extends { id: string }>(entries: readonly Entry[]): Entry[] {
  const placeOf = ({ id }: Entry) => places.get(id) ?? Infinity;
  return entries.toSorted((a, b) => placeOf(a) - placeOf(b));
}
