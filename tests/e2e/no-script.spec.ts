/** Without JavaScript pages can be read, and no dead control is shown. */
import { demo, drawings, watchDemo } from '../helpers/demo.ts';
import { contact, feedback } from '../helpers/message-form.ts';
import { expect, phone, test } from '../helpers/site.ts';

test.use({ ...phone, javaScriptEnabled: false });

test('home has no dead control; its menu and its choice of platform open, lead on and close', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByLabel('Theme').first()).toBeHidden();
  await expect(page.getByRole('textbox')).toBeHidden();
  await page.getByLabel('Open menu').click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Pricing' })).toBeVisible();
  await page.getByLabel('Close menu').click();
  await expect(menu).toBeHidden();

  await page.getByRole('button', { name: 'TRY FOR FREE' }).click();
  const dialog = page.getByRole('dialog', { name: 'CHOOSE YOUR PLATFORM' });
  await expect(dialog.getByRole('link', { name: 'Download for Android' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Download for iOS' })).toBeHidden();
  await expect(page.getByRole('link', { name: /iPhone app: coming soon/ })).toHaveAttribute('href', '/iphone-app');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();

  await expect(drawings(page)).toHaveCount(2);
  await watchDemo(page).click();
  await expect(demo(page)).toBeInViewport();
  await expect(demo(page).getByRole('table')).toBeVisible();

  await page.getByRole('link', { name: 'Look a line up' }).first().click();
  await expect(page).toHaveURL('/codes');
});

test('the forms are replaced by an email address', async ({ page }) => {
  for (const { path, button } of [contact, feedback]) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: button })).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: '@' }).first()).toBeVisible();
  }
});

test('every answer of the FAQ and every code can be reached, and no search is offered', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.getByRole('searchbox')).toBeHidden();
  const categories = page.locator('[data-questions] section');
  const links = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  await expect(links).toHaveCount(await categories.count());
  for (const [index, category] of (await categories.all()).entries()) {
    await links.nth(index).click();
    await expect(category.getByRole('heading')).toBeInViewport();
    const answer = category.locator('details p').first();
    await expect(answer).toBeHidden();
    await category.locator('summary').first().click();
    await expect(answer).toBeVisible();
  }

  await page.goto('/codes');
  await expect(page.getByRole('textbox')).toBeHidden();
  const entry = page.getByRole('link', { name: /^EAW / });
  await expect(entry).toBeHidden();
  await page.locator('summary', { hasText: 'Cash and ATM' }).click();
  await entry.click();
  await expect(page.locator('#eaw')).toBeInViewport();
  await expect(page.locator('main details[open]')).toHaveCount(1);
});
