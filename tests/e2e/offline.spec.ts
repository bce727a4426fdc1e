/** What a visitor can see without a connection: src/lib/browser/offline. */
import { expect, test, type Page } from '../helpers/site.ts';
import { reportConnection } from '../helpers/demo.ts';
import { Form, makeMessage } from '../helpers/message-form.ts';
import { expectKept, keepPage, keptIn } from '../helpers/worker.ts';

test.use({ serviceWorkers: 'allow' });

const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));

for (const saveData of [false, true]) {
  test(`a visitor who stays ten seconds gets ${saveData ? 'no' : 'a'} worker (Save-Data: ${saveData})`, async ({
    page,
  }) => {
    await reportConnection(page, { saveData });
    await page.clock.install();
    await page.goto('/about');
    await page.clock.runFor(9_000);
    expect(await workers(page)).toEqual([]);
    await page.clock.runFor(1_500);
    await expect.poll(async () => (await workers(page)).length).toBe(saveData ? 0 : 1);
  });
}

const obstacles = {
  'the server has no worker': () => {
    const { register } = ServiceWorkerContainer.prototype;
    navigator.serviceWorker.register = () => register.call(navigator.serviceWorker, '/no-worker.js');
  },
  'the browser refuses storage, as in private windows': () => {
    Object.defineProperty(navigator, 'serviceWorker', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  },
};

for (const [obstacle, raise] of Object.entries(obstacles)) {
  test(`${obstacle}: the site works without a worker`, async ({ page }) => {
    await page.addInitScript(raise);
    await page.clock.install();
    await page.goto('/faq');
    await page.clock.runFor(11_000);
    await page.getByRole('searchbox').fill('refund');
    await expect(page.locator('details:not([hidden])').first()).toBeVisible();
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('visited pages are there; any other says so, and lists them', async ({ page, context }) => {
  await page.goto('/security');
  await keepPage(page);
  await page.goto('/faq?q=refund');
  await expectKept(page, '/faq');
  await context.setOffline(true);

  await page.goto('/security');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where your statement goes');
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
  const links = page.locator('[data-kept]').getByRole('link');
  await expect(links).toHaveCount(2);
  await links.filter({ hasText: 'Questions' }).click();
  await page.waitForURL('**/faq');
  await page.getByRole('searchbox').fill('refund');
  await expect(page.locator('details:not([hidden])').first()).toBeVisible();

  await context.setOffline(false);
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No connection');
});

test('a message sent offline is kept, and the visitor is told', async ({ page, context }) => {
  await page.goto('/contact');
  await keepPage(page);
  await context.setOffline(true);
  await page.reload();
  const form = new Form(page);
  const written = makeMessage();
  await form.write(written);
  await form.button.click();
  await form.expectFailed(written);
  await expect(page.getByRole('alert')).toContainText('this tab keeps it until you close it');
  await page.reload();
  await form.expectFields(written);
});

test('files and feeds are not kept, nor what was searched for', async ({ page }) => {
  await page.goto('/faq?q=secret');
  await keepPage(page);
  const kept = [...(await keptIn(page, 'pages')), ...(await keptIn(page, 'files'))];
  expect(kept.filter((path) => /secret|\.(xml|csv|md|txt|json)$/.test(path))).toEqual([]);
});
