import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { expect, type Page } from './site.ts';

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The choices of a visitor, which change nothing but colours. More contrast only gives soft text the ink of the rest: other-ways.spec.ts. */
const choices = [
  { colorScheme: 'light' },
  { colorScheme: 'dark' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const;

/** Expects axe to find nothing by WCAG 2.2 at levels A and AA in any choice of colours. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const media of choices) {
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: null, ...media });
    const isLight = media.colorScheme === 'light';
    await expect(page.locator('html.dark')).toHaveCount(isLight ? 0 : 1);
    const found = await findViolations(page, isLight ? levels : ['color-contrast', 'link-in-text-block']);
    expect(found, JSON.stringify(media)).toEqual([]);
  }
}

/** @param runOnly tags or rules of axe */
async function findViolations(page: Page, runOnly: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    // `page.evaluate` would compile it first, to see whether it is a function.
    const session = await page.context().newCDPSession(page);
    await session.send('Runtime.evaluate', { expression: source });
  }
  return page.evaluate(async (runOnly) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    // Styles are in the page, and it has no media.
    const { violations } = await inPage.run({ runOnly, resultTypes: ['violations'], preload: false });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, runOnly);
}
