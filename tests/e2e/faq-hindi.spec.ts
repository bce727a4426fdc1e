/** The search of the Hindi questions, in both scripts. */
import { expect, test, type Page } from '../helpers/site.ts';

const status = (page: Page) => page.locator('search').getByRole('status');

/** The questions that are shown, by their anchors. */
const shown = (page: Page) =>
  page
    .locator('[data-questions] details')
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.querySelector('p')?.id));

const countMarks = (page: Page) => page.evaluate(() => CSS.highlights.get('search')?.size ?? 0);

test('a word is found in Devanagari and as it is typed in Latin letters', async ({ page }) => {
  await page.goto('/hi/faq');
  const box = page.getByRole('searchbox', { name: 'सवालों में खोजें' });
  for (const [script, latin] of [
    ['खाता', 'khata'],
    ['पैसा', 'paisa'],
    ['स्टेटमेंट', 'statement'],
    ['पासवर्ड', 'password'],
    ['खर्च', 'kharch'],
  ] as const) {
    await box.fill(script);
    await expect(status(page)).toHaveText(/^\d+ सवाल मिले?ा?।$/);
    const found = await shown(page);
    expect(await countMarks(page)).toBeGreaterThan(0);
    await box.fill('');
    await expect(status(page)).toHaveText('');
    await box.fill(latin);
    await expect(status(page)).toHaveText(/^\d+ सवाल मिले?ा?।$/);
    expect(await shown(page)).toEqual(expect.arrayContaining(found));
  }

  await box.fill('zzzz');
  await expect(status(page).getByRole('link', { name: 'हमसे पूछें' })).toHaveAttribute('href', '/hi/contact');
});
