/** The first screen of a bank's page answers what people came for, on a phone and without JavaScript. */
import { ContentReader } from '#authoring/index.ts';
import { expect, phone, test, type Page } from '../helpers/site.ts';

test.use({ ...phone, javaScriptEnabled: false });

const banks = new ContentReader(process.cwd()).entries('banks').map(({ id }) => `/bank-analysis/${id}`);
const routes = [...banks, ...banks.map((route) => `/hi${route}`)];

/** What is wrong with the first screen: the password or the beginning of the download is below. */
const findFaults = (page: Page) =>
  page.evaluate(() => {
    const [password, download] = [...document.querySelectorAll('main table tr')].map((row) =>
      row.getBoundingClientRect(),
    );
    return [
      ...(password!.bottom > innerHeight ? ['the password ends below'] : []),
      ...(download!.top + 40 > innerHeight ? ['the download begins below'] : []),
    ];
  });

test('the password and where to download are on the first screen', async ({ page }) => {
  for (const route of routes) {
    await page.goto(route);
    expect(await findFaults(page), route).toEqual([]);
  }
});

test('near miss: a paragraph before the table', async ({ page }) => {
  await page.goto(banks[0]!);
  await page.evaluate(() => document.querySelector('h1')!.after('A paragraph about the layout. '.repeat(20)));
  expect(await findFaults(page)).toContain('the password ends below');
});
