import { expect, test } from 'playwright/test';
import { sitemapRoutes } from '../helpers/sitemap.ts';
import { wakeIslands } from '../helpers/wake-islands.ts';

/** A page that no site has: hosts answer it with the not-found page. */
const unknownRoute = '/no-such-page';

/** What dark changes in a page's scripts shows on a page with each kind of island. */
const pages = {
  'every page, in light,': { colorScheme: 'light', isChecked: () => true },
  'a page with each island, in dark,': {
    colorScheme: 'dark',
    isChecked: (route: string) => ['/', '/faq', '/blog', '/contact'].includes(route),
  },
} as const;

for (const [name, { colorScheme, isChecked }] of Object.entries(pages)) {
  test(`${name} runs without a violation of its policy and without an error`, async ({ page, request }) => {
    const routes = [...(await sitemapRoutes(request)).filter(isChecked), unknownRoute];
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
