import { expect } from 'vitest';
import { pages, type Page } from './dist.ts';
import { select } from './document.ts';

/** Fails with lines like "/faq: has no title" unless `find` finds nothing wrong with any page. */
export function expectNoProblems(find: (page: Page) => readonly string[], among = pages): void {
  expect(among.flatMap((page) => find(page).map((problem) => `${page.route}: ${problem}`))).toEqual([]);
}

/** Fails with the pages on which `actual` finds something other than expected. */
export function expectOnEach<T>(actual: (page: Page) => T, expected: (page: Page) => T, among = pages): void {
  expectNoProblems((page) => {
    const [found, wanted] = [actual(page), expected(page)].map((value) => JSON.stringify(value));
    return found === wanted ? [] : [`${found} instead of ${wanted}`];
  }, among);
}

/** Fails with the HTML of every element that matches on any page. */
export function expectNoElement(selector: string): void {
  expectNoProblems(({ document }) => select(document, selector).map(({ outerHTML }) => outerHTML));
}

/** Fails with what is over the limit, the largest first, in lines like "15,012 /blog". */
export function expectWithin<T extends { route: string } | { script: string }>(
  limit: number,
  among: readonly T[],
  sizeOf: (one: T) => number,
): void {
  const tooLarge = among.filter((one) => sizeOf(one) > limit).sort((a, b) => sizeOf(b) - sizeOf(a));
  const nameOf = (one: T) => ('route' in one ? one.route : one.script);
  expect(tooLarge.map((one) => `${sizeOf(one).toLocaleString('en-IN')} ${nameOf(one)}`)).toEqual([]);
}
