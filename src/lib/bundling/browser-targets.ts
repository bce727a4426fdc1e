import { readFileSync } from 'node:fs';

/** `defaults`: the browsers in which everything works. `readable`: those that get every page with its colours and its links. */
export type BrowserLimit = 'defaults' | 'readable';

/** The oldest browsers of a limit and their versions, as package.json sets them under `browserslist`. */
export function oldestBrowsers(limit: BrowserLimit): Map<string, number> {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    browserslist: Record<BrowserLimit, string[]>;
  };
  return new Map(
    browserslist[limit].map((range) => range.split(' >= ')).map(([name = '', version]) => [name, Number(version)]),
  );
}

/** The oldest browsers as build tools name them, like "chrome88". */
export function browserTargets(limit: BrowserLimit): string[] {
  return [...oldestBrowsers(limit)].map(([name, version]) => `${name}${version}`);
}

/**
 * From these versions on build tools leave optional chains and class fields as they are. Older ones have bugs in rare forms of them
 * that no script of the site uses, and rewriting all would cost a visitor 28 KB.
 */
const withoutBugs = new Map([
  ['chrome', 98],
  ['safari', 16],
]);

/** What the scripts of islands are built for. */
export function islandTargets(): string[] {
  return [...oldestBrowsers('defaults')].map(
    ([name, version]) => `${name}${Math.max(version, withoutBugs.get(name) ?? 0)}`,
  );
}
