/** The categories of the blog: chosen at once and in place, kept in the URL, and links without JavaScript. */
import { expect, holdScripts, openStill, phone, test, type Locator, type Page } from '../helpers/site.ts';
import { articleCategories, filterCategories } from '#schemas/article.ts';

const links = (page: Page) => page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
const link = (page: Page, name: string) => links(page).filter({ hasText: new RegExp(`^\\s*${name}\\s*$`) });
const articles = (page: Page) => page.locator('[data-articles] > li');

const listed = (page: Page) => articles(page).filter({ visible: true });
const featured = (page: Page) => page.locator('[aria-labelledby=featured-title] li');

const categoriesOf = (articles: Locator) =>
  articles.evaluateAll((all: HTMLElement[]) => [...new Set(all.map(({ dataset }) => dataset.category))].sort());

/** How many articles are both in the list and above it. */
async function countRepeated(page: Page): Promise<number> {
  const [inList, above] = await Promise.all(
    [listed(page), featured(page)].map((articles) => articles.locator('h3').allTextContents()),
  );
  return inList!.filter((title) => above!.includes(title)).length;
}

async function expectCategory(page: Page, category: string): Promise<void> {
  const ofAll = articles(page).and(page.locator(':not([data-above])'));
  const categories = category === 'All' ? await categoriesOf(ofAll) : [category];
  await expect(page.locator('#articles-title')).toHaveText(`${category} Articles`);
  await expect(links(page).and(page.locator('[aria-current=true]'))).toHaveText(category);
  await expect.poll(() => categoriesOf(listed(page))).toEqual(categories);
  await expect(featured(page)).toHaveCount(2);
}

test('a category is shown at once, before React has loaded, and stays afterwards', async ({ page }) => {
  await page.goto('/blog');
  expect(await links(page).allInnerTexts()).toEqual(['All', ...filterCategories]);
  await expectCategory(page, 'All');
  const releaseScripts = await holdScripts(page);
  for (const category of filterCategories) {
    await link(page, category).click();
    await expectCategory(page, category);
  }
  releaseScripts();
  await expect(page.locator('astro-island', { has: links(page) })).not.toHaveAttribute('ssr');
  await expectCategory(page, filterCategories.at(-1) ?? '');
  await link(page, 'All').press('Enter');
  await expectCategory(page, 'All');
});

test('an article that stands above the list is in it only where the list is filtered', async ({ page }) => {
  await page.goto('/blog');
  expect(await countRepeated(page)).toBe(0);
  expect(await categoriesOf(articles(page))).toEqual(articleCategories.toSorted());
  const categoryOf = (index: number) =>
    articles(page).filter({ visible: false }).nth(index).getAttribute('data-category');
  const hidden = [await categoryOf(0), await categoryOf(1)];
  for (const category of hidden) {
    await link(page, category!).click();
    await expectCategory(page, category!);
    expect(await countRepeated(page)).toBe(hidden.filter((other) => other === category).length);
  }
});

test('on a phone the categories are one row, which shows the chosen one', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  await page.goto('/blog?category=Tax+Planning');
  await expectCategory(page, 'Tax Planning');
  await listed(page).first().scrollIntoViewIfNeeded();
  const tops = await links(page).evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await expect(link(page, 'Tax Planning')).toBeInViewport({ ratio: 1 });
  await expect(link(page, 'All')).not.toBeInViewport();
});

test('the URL names the category, and going back and forward restores it', async ({ page }) => {
  await page.goto('/blog');
  await link(page, 'Loans').click();
  await link(page, 'Loans').click();
  await expect(page).toHaveURL('/blog?category=Loans');
  await link(page, 'Tax Planning').click();
  await expect(page).toHaveURL('/blog?category=Tax+Planning');

  await page.goBack();
  await expectCategory(page, 'Loans');
  await page.goBack();
  await expectCategory(page, 'All');
  await expect(page).toHaveURL('/blog');
  await page.goForward();
  await expectCategory(page, 'Loans');

  await listed(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/[a-z-]+$/);
  await page.goBack();
  await expectCategory(page, 'Loans');
});

test('in Hindi a category has a Hindi name and the same URL, and its articles are counted', async ({ page }) => {
  await page.goto('/hi/blog');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText('');
  await page.getByRole('navigation', { name: 'विषय' }).getByRole('link', { name: 'लोन' }).click();
  await expect(page).toHaveURL('/hi/blog?category=Loans');
  await expect(page.locator('#articles-title')).toHaveText('लोन पर लेख');
  expect(await categoriesOf(listed(page))).toEqual(['Loans']);
  await expect(status).toHaveText(`लोन पर लेख: ${await listed(page).count()}`);
});

test('a URL with a category shows it without any script file; one with none shows all', async ({ page, scripts }) => {
  await page.goto('/blog?category=Bank+Analysis', { waitUntil: 'networkidle' });
  await expectCategory(page, 'Bank Analysis');
  for (const unknown of ['Gold', 'loans', '']) {
    await page.goto(`/blog?category=${unknown}`, { waitUntil: 'networkidle' });
    await expectCategory(page, 'All');
  }
  expect(scripts).toEqual([]);
});

test('with Ctrl a category opens in a new tab and loads no script', async ({ page, context, scripts }) => {
  await openStill(page, '/blog');
  const opened = context.waitForEvent('page');
  await link(page, 'Loans').click({ modifiers: ['Control'] });
  await expect(await opened).toHaveURL('/blog/category/loans');
  await page.clock.runFor(5_000);
  await expectCategory(page, 'All');
  expect(scripts).toEqual([]);
});

test('a category that the first page lists in part leads to its own page, also in a URL', async ({ page }) => {
  const loans = '/blog/category/loans';
  // As built with more articles about loans.
  await page.route(/\/blog(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(`href="${loans}" data-category="Loans"`, `href="${loans}"`) });
  });
  await page.goto('/blog');
  await link(page, 'Loans').click();
  await expect(page).toHaveURL(loans);
  await page.goto('/pricing');
  await page.goto('/blog?category=Loans');
  await expect(page).toHaveURL(loans);
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
});
