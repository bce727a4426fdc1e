import { getCollection } from 'astro:content';
import { releaseAnchor } from '#data/paths/routes.ts';
import { getBanks } from './banks.ts';

/** A release on the changelog and in its feed. */
export type ReleaseSummary = (typeof releases)[number];

const bankNames = new Map(getBanks().map(({ id, name }) => [id, name]));

/** All releases, newest first. */
export const releases = (await getCollection('changelog'))
  .map(({ id, data: { reads = [], ...data } }) => {
    /** The names of the banks whose statements it reads; empty while unknown. */
    const banks = reads.flatMap((bank) => bankNames.get(bank) ?? []);
    return { ...data, banks, anchor: releaseAnchor(id) };
  })
  .sort((a, b) => b.version.localeCompare(a.version, 'en', { numeric: true }));
