/** The blog once it has more articles than its first page shows: the filter answers only where it can answer whole. */
import { expect, test } from 'playwright/test';

const loans = '/blog/category/loans';

test.beforeEach(async ({ page }) => {
  // As built with further pages, which hold more articles about loans.
  await page.route(/\/blog(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(`href="${loans}" data-category="Loans"`, `href="${loans}"`);
    const list = /<ul[^>]* data-articles.*?<\/ul>/s;
    await route.fulfill({ response, body: html.replace(list, '$&<nav data-pages>Older</nav>') });
  });
});

test('a category that it shows in part leads to its own page', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Loans' }).click();
  await expect(page).toHaveURL(loans);
});

test('so does a URL with the category, without a step back to it', async ({ page }) => {
  await page.goto('/pricing');
  await page.goto('/blog?category=Loans');
  await expect(page).toHaveURL(loans);
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
});

test('a category that it shows whole is filtered in place, without further pages', async ({ page }) => {
  await page.goto('/blog?category=Security');
  await expect(page.getByRole('heading', { name: 'Security Articles' })).toBeVisible();
  await expect(page).toHaveURL('/blog?category=Security');
  await expect(page.locator('[data-pages]')).toBeHidden();
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'All Articles' })).toBeVisible();
  await expect(page.locator('[data-pages]')).toBeVisible();
});
