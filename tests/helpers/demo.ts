import { expect, type Page } from './site.ts';

/** The demonstration on the home page, as a visitor sees it. */
export const demo = (page: Page) => page.locator('#demo');
export const watchDemo = (page: Page) => page.getByRole('link', { name: 'WATCH DEMO' });
export const drawings = (page: Page) => demo(page).locator('svg[role=img]').filter({ visible: true });
/** The charts that have replaced their drawings. */
export const charts = (page: Page) => demo(page).locator('canvas').filter({ visible: true });
export const heading = (page: Page) => page.getByRole('heading', { name: 'One month of a sample statement, added up' });

/** What the browser says of the visitor's connection; Firefox and Safari say nothing. */
export async function reportConnection(page: Page, connection: { saveData: boolean }): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
}

/** Opens home and touches both drawings, which charts then replace. */
export async function openWithCharts(page: Page): Promise<void> {
  await page.goto('/');
  for (const count of [1, 2]) {
    await drawings(page).first().click();
    await expect(charts(page)).toHaveCount(count);
  }
  await page.mouse.move(0, 0);
}
