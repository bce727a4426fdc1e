import { getCollection } from 'astro:content';
import { releaseAnchor } from '#data/paths/routes.ts';
import { getBanks } from './banks.ts';
import { translatedInto } from './store.ts';

const entries = await getCollection('changelog');

/** The releases that are translated, newest first; in the default language all. */
export function getReleases(language?: string) {
  const bankNames = new Map(getBanks(language).map(({ id, name }) => [id, name]));
  return translatedInto(language, entries)
    .map(({ id, data }) => ({
      ...data,
      /** The names of the banks whose statements it reads; empty while unknown. */
      banks: data.reads?.flatMap((bank) => bankNames.get(bank) ?? []) ?? [],
      anchor: releaseAnchor(id),
    }))
    .sort((a, b) => b.version.localeCompare(a.version, 'en', { numeric: true }));
}
