import { getCollection } from 'astro:content';
import { releaseAnchor } from '#data/paths/routes.ts';
import { getBanks } from './banks.ts';
import { inLanguage } from './store.ts';

const entries = await getCollection('changelog');

/** The releases that are translated, newest first; in the default language all. */
export function getReleases(language?: string) {
  const bankNames = new Map(getBanks(language).map(({ id, name }) => [id, name]));
  return entries
    .flatMap((entry) => {
      const release = inLanguage(language, entry);
      /** The names of the banks whose statements it reads; empty while unknown. */
      const banks = release?.reads?.flatMap((bank) => bankNames.get(bank) ?? []) ?? [];
      return release ? [{ ...release, banks, anchor: releaseAnchor(entry.id) }] : [];
    })
    .sort((a, b) => b.version.localeCompare(a.version, 'en', { numeric: true }));
}
