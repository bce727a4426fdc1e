import { getCollection } from 'astro:content';
import type { Release } from '#schemas/release.ts';

/** A release on the changelog and in its feed. */
export interface ReleaseSummary extends Omit<Release, '$schema'> {
  /** Its anchor on /changelog. */
  anchor: string;
}

const releases = (await getCollection('changelog'))
  .map((entry) => ({ ...entry.data, anchor: `v${entry.id}` }))
  .sort((a, b) => b.version.localeCompare(a.version, 'en', { numeric: true }));

/** All releases, newest first. */
export function getReleases(): ReleaseSummary[] {
  return releases;
}
