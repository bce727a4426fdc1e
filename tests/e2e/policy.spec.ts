import { expect, test } from 'playwright/test';
import { sitemapRoutes } from '../helpers/sitemap.ts';
import { wakeIslands } from '../helpers/wake-islands.ts';

/** A page that no site has: hosts answer it with the not-found page. */
const unknownRoute = '/no-such-page';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every page runs without a violation of its policy and without an error, in ${colorScheme}`, async ({
    page,
    request,
  }) => {
    const routes = [...(await sitemapRoutes(request)), unknownRoute];
    test.setTimeout(20_000 + routes.length * 5_000);
    await page.emulateMedia({ colorScheme });

    const complaints: string[] = [];
    let current = '';
    page.on('pageerror', (error) => complaints.push(`${current}: ${error.message}`));
    page.on('console', (message) => {
      const isAnswerToUnknown = current === unknownRoute && message.text().includes('404 (Not Found)');
      if (message.type() === 'error' && !isAnswerToUnknown) complaints.push(`${current}: ${message.text()}`);
    });
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
        console.error(`refused by ${effectiveDirective}: ${blockedURI} ${sample}`);
      });
    });

    for (current of routes) {
      await page.goto(current);
      const asleep = await wakeIslands(page);
      complaints.push(...asleep.map((script) => `${current}: ${script} does not wake`));
      if (asleep.length > 0) break;
    }
    expect(complaints).toEqual([]);
  });
}
