import type { PageHead } from './seo.ts';

/**
 * Pages are bundled and integrations are not, so each has a copy of this module. A build runs in one process: the list is reached by a
 * global symbol, which both copies share.
 */
const key = Symbol.for('page-heads');
const shared = globalThis as { [key]?: Map<string, PageHead> };

/** Begins a list of the pages that are rendered from now on: their heads by their paths. */
export function collectPageHeads(): ReadonlyMap<string, PageHead> {
  return (shared[key] = new Map());
}

/** Adds a page to the list of the build; the development server has none. */
export function recordPageHead(head: PageHead): void {
  shared[key]?.set(head.path, head);
}
