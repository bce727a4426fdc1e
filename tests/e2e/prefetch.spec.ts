/** Pages that the browser fetches before a link to them is followed: public/speculation-rules.json, named by a header. */
import { expect, test, type Page } from '../helpers/site.ts';

/**
 * Opens a page.
 * @returns the paths that the browser may prefetch from it, as it has understood the rules until it is asked
 */
async function findCandidates(page: Page, path: string): Promise<() => string[]> {
  const session = await page.context().newCDPSession(page);
  const candidates = new Set<string>();
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources) if (key.action === 'Prefetch') candidates.add(key.url);
  });
  await session.send('Preload.enable');
  const { origin } = new URL((await page.goto(path))!.url());
  await expect.poll(() => candidates.size).toBeGreaterThan(0);
  return () => [...candidates].map((url) => url.replace(origin, ''));
}

for (const path of ['/', '/blog', '/codes', '/upi-limits', '/security']) {
  test(`${path}: only other pages of the site, no files, may be fetched ahead`, async ({ page }) => {
    const candidates = await findCandidates(page, path);
    const links = page.locator('main a[href^="/"]:not([href*="."], [aria-current])');
    // Those that can be pressed: browsers leave out what is in a closed `<details>`.
    const hrefs = await links.evaluateAll((all) =>
      all.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href') ?? ''),
    );
    // The browser reports them in several parts.
    await expect.poll(() => hrefs.filter((href) => !candidates().includes(href))).toEqual([]);
    const pages = candidates().map((url) => url.replace(/#.*/, ''));
    expect(pages.filter((url) => /\.|^\/rest\//.test(url))).toEqual([]);
  });
}

test('a page is prefetched under the policy of the site when its link is pressed', async ({ page }) => {
  await findCandidates(page, '/');
  const { x, y } = (await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).boundingBox())!;
  await page.mouse.move(x + 5, y + 5);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForURL('**/pricing');
  const type = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      deliveryType: string;
    })[];
    return navigation?.deliveryType;
  });
  expect(type).toBe('navigational-prefetch');
});
