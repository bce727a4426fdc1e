import axe from 'axe-core';
import { expect, type Page } from './site.ts';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The choices of a visitor, which change nothing but colours. */
const choices = [
  { colorScheme: 'light' },
  { colorScheme: 'dark' },
  { colorScheme: 'dark', contrast: 'more' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const;

/** What axe finds by WCAG 2.2 at levels A and AA. */
export function findViolations(page: Page): Promise<string[]> {
  return run(page, levels);
}

/** Expects axe to find nothing in any choice of colours. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const media of choices) {
    await page.emulateMedia({ reducedMotion: 'reduce', contrast: null, forcedColors: null, ...media });
    const isLight = media.colorScheme === 'light';
    await expect(page.locator('html.dark')).toHaveCount(isLight ? 0 : 1);
    const found = await run(page, isLight ? levels : ['color-contrast', 'link-in-text-block']);
    expect(found, JSON.stringify(media)).toEqual([]);
  }
}

/** @param runOnly tags or rules of axe */
async function run(page: Page, runOnly: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const { violations } = await inPage.run({ runOnly, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, runOnly);
}
