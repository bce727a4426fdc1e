import { getCollection } from 'astro:content';
import type { Release } from '#schemas/release.ts';
import { getBanks } from './banks.ts';

/** A release on the changelog and in its feed. */
export interface ReleaseSummary extends Omit<Release, '$schema' | 'reads'> {
  /** The names of the banks whose statements it reads; none while they are not known. */
  banks: readonly string[];
  /** Its anchor on /changelog. */
  anchor: string;
}

const bankNames = new Map(getBanks().map(({ id, name }) => [id, name]));

const releases = (await getCollection('changelog'))
  .map(({ id, data: { reads = [], ...data } }) => {
    const banks = reads.flatMap((bank) => bankNames.get(bank) ?? []);
    return { ...data, banks, anchor: `v${id}` };
  })
  .sort((a, b) => b.version.localeCompare(a.version, 'en', { numeric: true }));

/** All releases, newest first. */
export function getReleases(): ReleaseSummary[] {
  return releases;
}
