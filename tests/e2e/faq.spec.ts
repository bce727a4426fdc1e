/** The questions: readable without any script, one open in each category, and a search over all of them. */
import { expect, holdScripts, phone, test, type Locator, type Page } from '../helpers/site.ts';

const questions = (page: Page) => page.locator('[data-questions] details');
const openQuestions = (page: Page) => page.locator('[data-questions] details[open]');
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search the questions' });
const status = (page: Page) => page.locator('search').getByRole('status');
const categories = (page: Page) => page.locator('[data-questions] section');

/** The texts of the questions that are shown, each with its answer. */
const shownTexts = (page: Page) =>
  questions(page).evaluateAll((all) =>
    all.filter((question) => question.checkVisibility()).map((question) => question.textContent ?? ''),
  );

const allTexts = (page: Page) => questions(page).evaluateAll((all) => all.map(({ textContent }) => textContent ?? ''));

/** The texts that the page marks. */
const markedTexts = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('search') ?? [])].map((range) => (range as Range).toString()));

const hydrated = (page: Page) => page.locator('astro-island:not([ssr]) > search');
const summary = (category: Locator, index: number) => category.locator('summary').nth(index);
const question = (category: Locator, index: number) => category.locator('details').nth(index);

test('one question of a category is open at a time, and the pressed one stays in its place', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/faq');
  for (const category of [categories(page).nth(1), categories(page).nth(2)]) {
    await summary(category, 0).click();
    await expect(question(category, 0)).toHaveAttribute('open');
    await summary(category, 1).scrollIntoViewIfNeeded();
    const top = () => summary(category, 1).evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    await summary(category, 1).click();
    await expect(question(category, 1)).toHaveAttribute('open');
    await expect(question(category, 0)).not.toHaveAttribute('open');
    // Pages scroll by whole pixels.
    expect(Math.abs((await top()) - before)).toBeLessThan(1);
  }
  // One in each category.
  await expect(openQuestions(page)).toHaveCount(2);
});

test('the URL of a question opens it and shows it; an unknown one opens nothing', async ({ page }) => {
  await page.goto('/faq');
  const ids = await questions(page)
    .locator('p[id]')
    .evaluateAll((answers) => answers.map(({ id }) => id));
  const last = ids.at(-1);
  await page.goto(`/faq#${last}`);
  await expect(openQuestions(page)).toHaveCount(1);
  await expect(openQuestions(page).locator('summary')).toBeInViewport();
  await expect(page.locator(`#${last}`)).toBeInViewport();

  await page.goto('/contact');
  await page.goto('/faq#no-such-question');
  await expect(questions(page).first()).toBeVisible();
  await expect(openQuestions(page)).toHaveCount(0);
  await page.evaluate((id) => location.assign(`#${id}`), ids[0]);
  await expect(page.locator(`details[open] #${ids[0]}`)).toBeInViewport();

  // As a browser reports a new URL that does not open a question by itself.
  await page.evaluate((hash) => {
    history.replaceState(null, '', hash);
    dispatchEvent(new HashChangeEvent('hashchange'));
  }, `#${ids[1]}`);
  await expect(page.locator(`details[open] #${ids[1]}`)).toBeVisible();
});

test('a search shows, marks and counts the questions with the words; emptied, it shows all again', async ({ page }) => {
  await page.goto('/faq');
  const texts = await allTexts(page);
  for (const query of ['UPI', 'statEMENT']) {
    await searchBox(page).fill(query);
    const expected = texts.filter((text) => text.toLowerCase().includes(query.toLowerCase()));
    expect(expected.length).toBeLessThan(texts.length);
    await expect(status(page)).toHaveText(`${expected.length} questions found.`);
    expect((await shownTexts(page)).sort()).toEqual(expected.sort());
    const marked = await markedTexts(page);
    expect(marked.length).toBeGreaterThanOrEqual(expected.length);
    expect(new Set(marked.map((text) => text.toLowerCase()))).toEqual(new Set([query.toLowerCase()]));
  }
  await searchBox(page).fill('');
  await expect(status(page)).toHaveText('');
  expect(await shownTexts(page)).toEqual(texts);
  expect(await markedTexts(page)).toEqual([]);
});

test('what is typed before React has loaded is searched once it has', async ({ page }) => {
  await page.goto('/faq');
  const releaseScripts = await holdScripts(page);
  const all = (await shownTexts(page)).length;
  await searchBox(page).click();
  await page.keyboard.type('password');
  await expect(page.locator('[aria-busy]')).toHaveCount(1);
  expect(await shownTexts(page)).toHaveLength(all);
  await summary(categories(page).first(), 0).click();
  await expect(question(categories(page).first(), 0)).toHaveAttribute('open');
  releaseScripts();
  await expect(status(page)).toHaveText(/^\d+ questions? found\.$/);
  expect((await shownTexts(page)).length).toBeLessThan(all);
});

test('a URL with a search runs it; an empty search loads no script', async ({ page, scripts }) => {
  await page.goto('/faq?q=', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);

  await page.goto('/faq?q=upi+pin');
  await expect(searchBox(page)).toHaveValue('upi pin');
  await expect(status(page)).toHaveText(/^\d+ questions? found\.$/);
  for (const text of await shownTexts(page)) expect(text).toMatch(/upi pin|\bpin\b.*\bupi\b|\bupi\b.*\bpin\b/is);
});

for (const when of ['before', 'after'] as const) {
  test(`a link to a category that the search hides shows it, ${when} React has loaded`, async ({ page }) => {
    await page.goto('/faq');
    const all = (await shownTexts(page)).length;
    const releaseReact = await holdScripts(page, '**/_astro/react.*');
    if (when === 'after') releaseReact();
    const links = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
    await searchBox(page).fill('password');
    await expect(categories(page).last()).toBeHidden();
    if (when === 'after') await expect(hydrated(page)).toBeVisible();
    await links.last().click();
    await expect(categories(page).last().getByRole('heading')).toBeInViewport();
    releaseReact();
    await expect(hydrated(page)).toBeVisible();
    await expect(searchBox(page)).toHaveValue('');
    await expect(status(page)).toHaveText('');
    expect(await shownTexts(page)).toHaveLength(all);

    // One that the search leaves in sight does not end it.
    await searchBox(page).fill('Which');
    await links.first().click();
    await expect(searchBox(page)).toHaveValue('Which');
  });
}

test('on a phone the search comes first, and no keyboard hides what it finds', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  await page.goto('/faq');
  const links = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  const topOf = async (locator: Locator) => (await locator.boundingBox())!.y;
  expect(await topOf(searchBox(page))).toBeLessThan(await topOf(links.first()));
  expect(await topOf(links.last())).toBe(await topOf(links.first()));

  // A keyboard leaves half of the screen.
  await searchBox(page).fill('password');
  await expect(status(page)).toHaveText(/found/);
  const found = questions(page).filter({ visible: true }).first();
  await expect.poll(async () => (await topOf(found)) + 44).toBeLessThan(phone.viewport.height / 2);
  expect(await topOf(searchBox(page))).toBeGreaterThan(56);

  // What is in sight already stays where it is.
  const before = await page.evaluate(() => scrollY);
  await searchBox(page).fill('UPI');
  await expect(status(page)).toHaveText(/found/);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});
