/** The look-up: a dictionary without any script, and an answer in the page to a code or a whole line. */
import { expect, holdScripts, test, type Page } from '../helpers/site.ts';

const box = (page: Page) => page.getByRole('textbox', { name: 'A code, or a line of your statement' });
const answer = (page: Page) => page.locator('search').getByRole('status');

const line = 'UPI-RATNA BOOK HOUSE-RATNABOOKS@YBL-YESB0YBLUPI-630877120496-EXAM GUIDES';

test('a code leads to its entry', async ({ page }) => {
  await page.goto('/codes');
  await box(page).fill('nwd');
  await answer(page).getByRole('link', { name: 'NWD' }).click();
  await expect(page).toHaveURL('/codes/cash#nwd');
  await expect(page.locator('#nwd')).toBeInViewport();
});

test('a URL with a search answers it', async ({ page }) => {
  await page.goto(`/codes?q=${encodeURIComponent(line)}`);
  await expect(box(page)).toHaveValue(line);
  await expect(answer(page)).toContainText('HDFC Bank');
});

test('nothing is fetched before a touch, and what is typed is not sent', async ({ page }) => {
  const requests: string[] = [];
  await page.goto('/codes', { waitUntil: 'networkidle' });
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.mouse.wheel(0, 2000);
  expect(requests).toEqual([]);
  await box(page).fill(line);
  await expect(answer(page)).toContainText('HDFC Bank');
  expect(requests.filter((request) => !/^GET \/_astro\/[\w.-]+\.js$/.test(request))).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, '']);
});

test('the answer to what was typed early stays once React has loaded', async ({ page }) => {
  await page.goto('/codes');
  const releaseScripts = await holdScripts(page);
  await box(page).pressSequentially('NWD');
  releaseScripts();
  await expect(answer(page).getByRole('link')).toHaveText('NWD');
  await expect(page.locator('astro-island:has(#line)')).not.toHaveAttribute('ssr');
  await expect(box(page)).toHaveValue('NWD');
  await expect(answer(page).getByRole('link')).toHaveText('NWD');
  await box(page).fill('');
  await expect(answer(page)).toBeEmpty();
});

test('hostile lines are printed as text, and answered at once', async ({ page }) => {
  await page.goto('/codes');
  await box(page).fill('NWD');
  await expect(answer(page)).not.toBeEmpty();
  for (const hostile of ['<img src=x onerror="document.title=1"> shop@<b>ybl</b> x@ybl', 'A'.repeat(10_000)]) {
    const elapsed = await box(page).evaluate(async (field: HTMLTextAreaElement, text) => {
      const region = document.querySelector('search [role=status]')!;
      const times: number[] = [];
      for (let attempt = 0; attempt < 5; attempt++) {
        region.replaceChildren();
        const start = performance.now();
        field.value = text;
        field.dispatchEvent(new Event('input', { bubbles: true }));
        while (!region.firstChild) await new Promise((resolve) => setTimeout(resolve));
        times.push(performance.now() - start);
      }
      // The fastest: other processes only make it slower.
      return Math.min(...times);
    }, hostile);
    expect(elapsed).toBeLessThan(100);
    await expect(answer(page)).toContainText('No such line');
    await expect(answer(page).locator('img, b b')).toHaveCount(0);
  }
});
