/** What a screen reader is told on the walk of docs/accessibility-walk.md, step by step: the words are in the folder beside this file. */
import { expectAccessible } from '../helpers/axe.ts';
import { expect, test } from '../helpers/message-form.ts';
import type { Locator, Page } from '../helpers/site.ts';

test.use({ viewport: { width: 360, height: 740 } });

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });

test('1. the menu', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: '1-header.aria.yml' });

  await button(page, 'Open menu').press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(button(menu, 'Close menu')).toBeFocused();
  await expect(menu).toMatchAriaSnapshot({ name: '1-menu.aria.yml' });
  const itemsOf = (name: string) => menu.getByRole('navigation', { name, exact: true }).getByRole('listitem');
  await expect(itemsOf('Menu')).toHaveText(['Home', 'About', 'Pricing', 'Features', 'Contact']);
  await expect(itemsOf('Menu: look up')).toHaveText([
    ...['Look a line up', 'Unknown debit', 'Bank charges', 'Bank Analysis', 'UPI limits'],
  ]);
  await expect(menu.getByRole('link', { name: 'Get the app' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');

  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button(page, 'Open menu')).toBeFocused();
});

test('2. the choice of platform', async ({ page }) => {
  await page.goto('/');
  await button(page, 'TRY FOR FREE').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'CHOOSE YOUR PLATFORM' });
  await expect(dialog.getByRole('link', { name: 'Download for Android' })).toBeFocused();
  await expect(dialog).toMatchAriaSnapshot({ name: '2-platforms.aria.yml' });

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Coming soon to the App Store!');
  await expect(button(dialog, 'Download for iOS (soon)')).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('link', { name: 'Tell me when the iPhone app opens' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(dialog, 'Close')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(button(page, 'TRY FOR FREE')).toBeFocused();
});

test('3. the form: mistakes, then success', async ({ page, form, written }) => {
  await expect(page.locator('form')).toMatchAriaSnapshot({ name: '3-form.aria.yml' });

  await form.write({ ...written, email: 'asha', text: '' });
  await form.expectHydrated();
  await form.button.press('Enter');
  await expect(form.summary).toBeFocused();
  await expect(page.locator('form')).toMatchAriaSnapshot({ name: '3-mistakes.aria.yml' });

  await expectAccessible(page);
  await form.expectFields({ ...written, email: 'asha', text: '' });

  await page.getByRole('link', { name: /^Write your full/ }).press('Enter');
  await expect(form.email).toBeFocused();
  await expect(form.email).toHaveAccessibleDescription(/^Write your full/);
  await form.write({ ...written, text: '' });
  await form.button.press('Enter');
  await expect(form.summary.getByRole('link')).toHaveText(['Write your message.']);
  await expect(form.email).not.toHaveAttribute('aria-invalid');
  await form.write(written);
  await form.button.press('Enter');
  await form.passWritingTime();
  await form.expectSent(written);
  await expect(form.status).toBeFocused();
});

test('4. the search of the questions', async ({ page }) => {
  await page.goto('/faq');
  const questions = page.getByRole('main');
  const box = page.getByRole('searchbox', { name: 'Search the questions' });
  await box.fill('password');
  await expect(questions).toMatchAriaSnapshot({ name: '4-found.aria.yml' });

  const summary = page.locator('summary', { hasText: 'Which password opens' });
  await summary.press('Enter');
  await expect(summary).toBeFocused();
  await expect(page.getByRole('group').filter({ has: summary })).toMatchAriaSnapshot({ name: '4-answer.aria.yml' });

  await box.fill('zzz');
  await expect(questions.getByRole('status')).toMatchAriaSnapshot({ name: '4-nothing.aria.yml' });
  await expect(questions.getByRole('group')).toHaveCount(3);
});

test('5. the look-up of a code and of a line', async ({ page }) => {
  await page.goto('/codes');
  const search = page.getByRole('search');
  const box = page.getByRole('textbox', { name: 'A statement line, code or question' });
  await box.fill('NWD');
  await expect(search).toMatchAriaSnapshot({ name: '5-code.aria.yml' });

  await box.fill('UPI-RATNA BOOK HOUSE-RATNABOOKS@YBL-YESB0YBLUPI-630877120496-EXAM GUIDES');
  await expect(search.getByRole('status')).toMatchAriaSnapshot({ name: '5-line.aria.yml' });
});
