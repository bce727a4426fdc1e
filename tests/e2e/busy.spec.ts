/** The stitched line around a form that is still loading. */
import { expect, test } from 'playwright/test';
import { holdScripts } from '../helpers/hold-scripts.ts';

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`shows after a moment until the form has loaded (motion: ${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/contact');
    const form = page.locator('form', { has: page.getByLabel('Message', { exact: true }) });
    const releaseScripts = await holdScripts(page);
    await expect(form).toHaveCSS('outline-style', 'none');
    await page.getByLabel('Name', { exact: true }).click();
    await expect(form).toHaveCSS('outline-style', 'dashed');
    const isLineSeenAfter = (milliseconds: number) =>
      form.evaluate((element, time) => {
        // Shown again, the form starts its animation again, however long ago it loaded.
        for (const display of ['none', '']) {
          element.style.display = display;
          element.getBoundingClientRect();
        }
        for (const animation of element.getAnimations()) animation.currentTime = time;
        return getComputedStyle(element).outlineColor !== 'rgba(0, 0, 0, 0)';
      }, milliseconds);
    expect(await isLineSeenAfter(250)).toBe(false);
    expect(await isLineSeenAfter(450)).toBe(true);
    releaseScripts();
    await expect(form).toHaveCSS('outline-style', 'none');
  });
}
