/** What axe finds by WCAG 2.2 at levels A and AA, on one page of each family; tests/dist/document.test.ts reads them all. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from 'playwright/test';
import { routesByFamily } from '../helpers/routes.ts';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What a visitor can choose besides light, which changes colours only. */
const otherColours = [
  { colorScheme: 'dark' },
  { colorScheme: 'dark', contrast: 'more' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const;

/** `options` would undo a choice of tags or rules that was made before. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

async function findViolations(check: AxeBuilder, media: object): Promise<string[]> {
  const { violations } = await check.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${JSON.stringify(media)}: ${id}: ${target.join(' ')}`),
  );
}

async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expect(page.locator('html.dark')).toHaveCount(0);
  const found = await findViolations(axe(page).withTags(levels), {});
  for (const media of otherColours) {
    await page.emulateMedia({ contrast: null, forcedColors: null, ...media });
    await expect(page.locator('html.dark')).toHaveCount(1);
    found.push(...(await findViolations(axe(page).withRules(['color-contrast', 'link-in-text-block']), media)));
  }
  expect(found).toEqual([]);
}

for (const [family, [route = '']] of [...routesByFamily(), ['not found', ['/no-such-page']] as const]) {
  test(`${family}: accessible in every choice of colours, its answers opened`, async ({ page }) => {
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
    test(`the dialog "${name}" is accessible in every choice of colours`, async ({ page }) => {
      await page.goto('/');
      const dialog = page.getByRole('dialog', { name, includeHidden: true });
      await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
      await expectAccessible(page);
    });
  }
});
