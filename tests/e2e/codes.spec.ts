/** The look-up: an answer in the page to a code or a whole line. tests/dist/look-up.test.ts has what answers say. */
import { expect, holdScripts, test, type Page } from '../helpers/site.ts';

const box = (page: Page) => page.getByRole('textbox', { name: 'A statement line, code or question' });
const answer = (page: Page) => page.locator('search').getByRole('status');

const line = 'UPI-RATNA BOOK HOUSE-RATNABOOKS@YBL-YESB0YBLUPI-630877120496-EXAM GUIDES';

test('a URL with #q= or ?q= answers it and leaves no trace of the line; an anchor stays', async ({ page }) => {
  for (const mark of ['#', '?']) {
    await page.goto('/about');
    await page.goto(`/codes${mark}q=${encodeURIComponent(line)}`);
    await expect(box(page)).toHaveValue(line);
    await expect(answer(page)).toContainText('A payment by UPI, to or from RATNA BOOK HOUSE.');
    await expect(answer(page).getByRole('heading')).toBeInViewport();
    await expect(page).toHaveURL('/codes');
    await page.locator('main').getByRole('link').last().click();
    await expect(page).not.toHaveURL('/codes');
    await page.goBack();
    await expect(page).toHaveURL('/codes');
    await expect(answer(page)).toContainText('HDFC');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  }
  await page.goto('/codes#cash');
  await expect(box(page)).toBeVisible();
  await expect(page).toHaveURL('/codes#cash');
});

test('the answer to what was typed early stays as it is once React has loaded', async ({ page }) => {
  await page.goto('/codes');
  const releaseScripts = await holdScripts(page, '**/_astro/{client,react}.*.js');
  await box(page).pressSequentially('NWD');
  const link = answer(page).getByRole('listitem').getByRole('link');
  await expect(link).toHaveText('More about NWD');
  // A part that is opened, a link that has the focus.
  const printed = await link.elementHandle();
  releaseScripts();
  await expect(page.locator('astro-island:has(#line)')).not.toHaveAttribute('ssr');
  await expect(box(page)).toHaveValue('NWD');
  expect(await printed?.evaluate((element) => element.isConnected)).toBe(true);
  await box(page).fill('');
  await expect(answer(page)).toBeEmpty();
});

test('a long paste is read in turns: what is typed meanwhile is answered instead', async ({ page }) => {
  await page.goto('/codes');
  await box(page).fill(line);
  await expect(answer(page)).toContainText('RATNA BOOK HOUSE');
  const rows = Array.from({ length: 300 }, (_, index) => `QQQ${index} SOMETHING/${index}/NOBODY KNOWS/ZZ${index}`);
  // Not by `fill`, which fires an event for each line.
  const enter = (texts: string[]) =>
    box(page).evaluate(async (field: HTMLTextAreaElement, texts) => {
      for (const text of texts) {
        field.value = text;
        field.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve));
      }
    }, texts);
  // A fast machine reads all in one turn.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const tables = await answer(page).evaluateHandle((region) => {
    const tables: number[] = [];
    new MutationObserver(() => tables.push(region.querySelectorAll('table').length)).observe(region, {
      childList: true,
    });
    return tables;
  });
  await enter([rows.join('\n'), 'NWD']);
  await expect(answer(page).getByRole('link', { name: 'More about NWD' })).toBeVisible();
  await page.waitForTimeout(1_000);
  expect(await tables.jsonValue()).toEqual([0]);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await enter([rows.join('\n')]);
  await expect(answer(page).locator('tbody tr')).toHaveCount(300);
});

test('the box on home and on banks asks by its button or by Enter, in its language', async ({ page }) => {
  await page.goto('/hi');
  await page.getByRole('textbox', { name: 'अपने स्टेटमेंट की एक लाइन पेस्ट करें' }).fill('ACH D- VEDA SERVICES P-EMI0042');
  await page.getByRole('button', { name: 'यह क्या है?' }).click();
  await expect(page).toHaveURL('/hi/codes');
  await expect(answer(page).getByRole('heading')).toHaveText('मैंडेट से पैसे कटे, जो VEDA SERVICES P ने लिए।');

  await page.goto('/bank-analysis/axis');
  const lineBox = page.getByRole('textbox', { name: 'Paste one line of your statement' });
  await page.getByRole('button', { name: 'What is this?' }).click();
  await expect(page).toHaveURL('/bank-analysis/axis');
  await lineBox.fill('ATM 100% & #1');
  await lineBox.press('Enter');
  await expect(box(page)).toHaveValue('ATM 100% & #1');
});

test('an example is answered at a tap, a bank of the answer too, and “Clear” empties the box', async ({ page }) => {
  await page.goto('/codes');
  await page.getByRole('button', { name: '₹236', exact: true }).click();
  await expect(answer(page).getByRole('heading')).toHaveText('₹236 is most often this charge: Debit card, a year.');
  await answer(page).getByRole('button', { name: 'SBI', exact: true }).click();
  await expect(box(page)).toHaveValue('SBI 236');
  await expect(answer(page).getByRole('heading')).toHaveText('SBI charges ₹236 for this: Debit card, a year.');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(box(page)).toHaveValue('');
  await expect(answer(page)).toBeEmpty();
});

test('the box grows with several lines to five rows', async ({ page }) => {
  await page.goto('/codes');
  const height = async () => (await box(page).boundingBox())!.height;
  const empty = await height();
  await box(page).fill(`${line}\n`.repeat(12));
  await expect.poll(height).toBeGreaterThan(empty * 1.8);
  expect(await box(page).getAttribute('rows')).toBe('5');
});

test('a question fetches no data of lines, and a line none of pages', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/(codes(?:-\w+)?)\.[\w-]+\.json$/.exec(request.url()) ?? [];
    if (name) fetched.push(name);
  });
  await page.goto('/codes');
  await box(page).fill('how to stop emi');
  await expect(answer(page).getByRole('heading')).toHaveText('Stop a mandate, an EMI or UPI AutoPay');
  expect(fetched).toEqual(['codes', 'codes-places']);
  await box(page).fill(line);
  await expect(answer(page)).toContainText('A payment by UPI, to or from RATNA BOOK HOUSE.');
  expect(fetched).toEqual(['codes', 'codes-places', 'codes-lines']);
});
