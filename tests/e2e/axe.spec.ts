/** What axe finds by WCAG 2.2 at levels A and AA, on one page of each family; tests/dist/html.test.ts reads them all. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from 'playwright/test';
import { routesByFamily } from '../helpers/routes.ts';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function expectAccessible(page: Page): Promise<void> {
  const axe = () => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  // Dark differs from light in colours only.
  const checks = {
    light: axe().withTags(levels),
    dark: axe().withRules(['color-contrast', 'link-in-text-block']),
  } as const;
  for (const [colorScheme, check] of Object.entries(checks)) {
    await page.emulateMedia({ colorScheme: colorScheme as keyof typeof checks, reducedMotion: 'reduce' });
    await expect(page.locator('html.dark')).toHaveCount(colorScheme === 'dark' ? 1 : 0);
    const { violations } = await check.analyze();
    const lines = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    expect(lines, `in ${colorScheme}`).toEqual([]);
  }
}

for (const [family, [route = '']] of [...routesByFamily(), ['not found', ['/no-such-page']] as const]) {
  test(`${family}: accessible in both themes, its answers opened`, async ({ page }) => {
    await page.goto(route);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) {
        details.removeAttribute('name');
        details.open = true;
      }
    });
    await expectAccessible(page);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const name of ['Menu', 'CHOOSE YOUR PLATFORM']) {
    test(`the dialog "${name}" is accessible in both themes`, async ({ page }) => {
      await page.goto('/');
      const dialog = page.getByRole('dialog', { name, includeHidden: true });
      await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
      await expectAccessible(page);
    });
  }
});
