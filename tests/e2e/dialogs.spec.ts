/** The menu of small screens and the choice of platform: the browser's own dialogs, whatever the browser lacks. */
import { expect, holdScripts, hydrateIslands, openStill, phone, test, type Page } from '../helpers/site.ts';

test.use(phone);

const dialogs = ['menu', 'platforms'];

const dialog = (page: Page, id = 'menu') => page.locator(`dialog#${id}`);
const openButton = (page: Page, id = 'menu') => page.locator(`button[commandfor=${id}][command=show-modal]`);
const closeButton = (page: Page, id = 'menu') => dialog(page, id).locator('button[command=close]');
const isModal = (page: Page) => dialog(page).evaluate((element) => element.matches(':modal'));
const pricing = (page: Page) => dialog(page).getByRole('link', { name: 'Pricing' });

/** As in browsers before Chrome 114: no popovers, no command buttons, no closing by a press outside. */
async function takeNativeHelpAway(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
    document.addEventListener('command', (event) => event.preventDefault(), true);
    document.addEventListener('cancel', (event) => event.preventDefault(), true);
  });
}

for (const browser of ['a browser of today', 'an old browser']) {
  test(`${browser}: dialogs open and close before and after React, also by a press outside`, async ({ page }) => {
    if (browser === 'an old browser') await takeNativeHelpAway(page);
    for (const id of dialogs) {
      await page.goto('/');
      const releaseScripts = await holdScripts(page);
      await openButton(page, id).tap();
      await expect(dialog(page, id)).toBeVisible();
      await closeButton(page, id).tap();
      await expect(dialog(page, id)).toBeHidden();

      await openButton(page, id).click();
      const { x, y } = (await dialog(page, id).boundingBox())!;
      await page.mouse.click(x + 3, y + 3);
      await expect(dialog(page, id)).toBeVisible();
      await page.mouse.click(x - 10, y + 3);
      await expect(dialog(page, id)).toBeHidden();
      await expect(openButton(page, id)).toBeFocused();

      await openButton(page, id).tap();
      releaseScripts();
      await hydrateIslands(page);

      await expect(dialog(page, id)).toBeVisible();
      await closeButton(page, id).tap();
      await expect(dialog(page, id)).toBeHidden();
      await openButton(page, id).tap();
      await expect(dialog(page, id)).toBeVisible();
    }

    await page.goto('/');
    // The page stays, as it does while a slow next page loads.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await openButton(page).tap();
    await pricing(page).tap();
    await expect(dialog(page)).toBeHidden();
  });
}

/** As in browsers before Safari 15.4 and Firefox 98: `<dialog>` is an unknown element. */
test('without support for dialogs the menu opens over the page and closes again', async ({ page }) => {
  await takeNativeHelpAway(page);
  await page.addInitScript(() => {
    for (const member of ['showModal', 'close', 'open']) Reflect.deleteProperty(HTMLDialogElement.prototype, member);
    Reflect.deleteProperty(window, 'HTMLDialogElement');
  });
  await page.goto('/');
  await expect(dialog(page)).toBeHidden();
  await openButton(page).tap();
  expect(await dialog(page).boundingBox()).toEqual({ x: 72, y: 0, width: 288, height: 740 });
  await expect(pricing(page)).toBeVisible();
  await hydrateIslands(page);
  await expect(openButton(page)).toHaveAttribute('aria-expanded', 'true');
  await closeButton(page).tap();
  await expect(dialog(page)).toBeHidden();
  await expect(openButton(page)).toHaveAttribute('aria-expanded', 'false');
});

test('a dialog is shown at once, modal a frame later, painted or not; closed in between, not', async ({ page }) => {
  await openStill(page, '/');
  await openButton(page).dispatchEvent('click');
  await expect(dialog(page)).toBeVisible();
  expect(await isModal(page)).toBe(false);
  const place = await dialog(page).boundingBox();
  // Pressed twice, it opens once.
  await openButton(page).dispatchEvent('click');
  await page.clock.runFor(50);
  expect(await isModal(page)).toBe(true);
  expect(await dialog(page).boundingBox()).toEqual(place);
  expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await closeButton(page).click();

  for (const close of [() => closeButton(page).click(), () => page.keyboard.press('Escape')]) {
    await openButton(page).focus();
    await openButton(page).dispatchEvent('click');
    await close();
    await page.clock.runFor(200);
    await expect(dialog(page)).toBeHidden();
  }
  await expect(openButton(page)).toBeFocused();

  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  await openButton(page).dispatchEvent('click');
  await page.clock.runFor(100);
  expect(await isModal(page)).toBe(true);
});

test('iOS is answered without React, in the dialog; React takes the answer back later', async ({ page, scripts }) => {
  const ios = dialog(page, 'platforms').getByRole('button', { name: 'Download for iOS' });
  const answer = dialog(page, 'platforms').getByRole('alert');
  await page.goto('/');
  await openButton(page, 'platforms').click();
  await ios.dblclick();
  await expect(answer).toHaveText('Coming soon to the App Store!');
  expect(scripts).toEqual([]);
  await hydrateIslands(page);
  await expect(answer).toBeVisible();
  await page.keyboard.press('Escape');
  await openButton(page, 'platforms').click();
  await expect(answer).toHaveCount(0);
  await ios.click();
  await expect(answer).toBeVisible();
});

test('the open menu is as high as the screen, and nothing behind it can be focused or scrolled', async ({ page }) => {
  await page.goto('/');
  const focus = (selector: string) =>
    page.evaluate((selector) => {
      const element = document.querySelector<HTMLElement>(selector)!;
      element.focus();
      return document.activeElement === element;
    }, selector);
  expect(await focus('#menu a')).toBe(false);
  expect(await focus('main')).toBe(true);
  await openButton(page).press('Enter');
  await expect.poll(() => isModal(page)).toBe(true);
  expect(await focus('main')).toBe(false);
  expect(await focus('#menu a')).toBe(true);

  expect((await dialog(page).boundingBox())?.height).toBe(740);
  const css = await page.locator('style').first().textContent();
  const classes = (await dialog(page).getAttribute('class'))?.split(' ') ?? [];
  expect(classes.filter((name) => new RegExp(`\\.${name}\\{[^}]*\\d[dls]vh`).test(css ?? ''))).toEqual([]);

  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 600);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});
