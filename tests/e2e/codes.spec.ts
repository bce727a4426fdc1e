/** The look-up: a dictionary without any script, and an answer in the page to a code or a whole line. */
import { expect, holdScripts, test, type Page } from '../helpers/site.ts';

const box = (page: Page) => page.getByRole('textbox', { name: 'A code, or a line of your statement' });
const answer = (page: Page) => page.locator('search').getByRole('status');

const line = 'UPI-RATNA BOOK HOUSE-RATNABOOKS@YBL-YESB0YBLUPI-630877120496-EXAM GUIDES';

test('a code leads to its entry, or to its page if it has one', async ({ page }) => {
  await page.goto('/codes');
  await box(page).fill('eaw');
  await answer(page).getByRole('link', { name: 'EAW' }).click();
  await expect(page).toHaveURL('/codes/cash#eaw');
  await expect(page.locator('#eaw')).toBeInViewport();

  await page.goto('/codes');
  await box(page).fill('nwd');
  await answer(page).getByRole('link', { name: 'NWD' }).click();
  await expect(page).toHaveURL('/codes/cash/nwd');
  await page.getByRole('link', { name: /^All \d+ codes under/ }).click();
  await expect(page).toHaveURL('/codes/cash#nwd');
});

for (const mark of ['#', '?'])
  test(`a URL with ${mark}q= answers it, and keeps the line in the fragment`, async ({ page }) => {
    await page.goto(`/codes${mark}q=${encodeURIComponent(line)}`);
    await expect(box(page)).toHaveValue(line);
    await expect(answer(page)).toContainText('This looks like a line of HDFC Bank: a payment by UPI');
    await expect(answer(page).getByRole('heading')).toBeInViewport();
    expect(new URL(page.url()).search).toBe('');
    await page.reload();
    await expect(answer(page)).toContainText('HDFC Bank');
  });

test('an answer leads on: to the code, to help with a debit, to the app', async ({ page }) => {
  const steps = answer(page).getByRole('navigation', { name: 'What to do next' }).getByRole('link');
  await page.goto('/codes');
  await box(page).fill('ACH D- VEDA SERVICES P-EMI0042');
  await expect(answer(page).getByRole('link', { name: 'ACH D-' })).toHaveAttribute('href', '/codes/mandates/ach-d');
  await expect(steps).toHaveText(['Not yours? Do this first', 'Have the whole statement read']);

  // Money in needs no help with a debit.
  await box(page).fill('NEFT CR-ICIC0000104-NORTHLIGHT STUDIO-MEERA PATIL-ICICN26303418207-SALARY OCT');
  await expect(answer(page)).toContainText('money received by NEFT from NORTHLIGHT STUDIO');
  await expect(steps).toHaveText(['Have the whole statement read']);
});

test('several lines are answered one by one, twenty at most', async ({ page }) => {
  const headings = answer(page).getByRole('heading');
  await page.goto('/codes');
  await box(page).fill(`${line}\nNWD-416021XXXXXX1234-S1ANPU08-PUNE\nQQQ 7`);
  await expect(headings).toHaveText([
    'This looks like a line of HDFC Bank: a payment by UPI to or from RATNA BOOK HOUSE.',
    'This looks like a line of HDFC Bank: cash from an ATM.',
    'We don’t recognise this line yet.',
  ]);
  await expect(answer(page).getByRole('term').first()).toBeHidden();
  await answer(page).getByText('Part by part').first().click();
  await expect(answer(page).getByRole('term').first()).toBeVisible();

  await box(page).fill('NWD\n'.repeat(21));
  await expect(headings).toHaveCount(20);
  await expect(answer(page)).toContainText('Paste the other 1 by themselves.');
});

test('an unknown line is sent only by its sender, with long numbers masked', async ({ page }) => {
  await page.goto('/codes');
  await box(page).fill('QQQ 50123456789012 R7 & more');
  await answer(page).getByRole('link', { name: 'Send us this line' }).click();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue(
    'What does this line of my statement mean?\n\nQQQ XXXXXXXXXXXXXX R7 & more\n\nBank: ',
  );
  await expect(message).toBeInViewport();
  await expect(page).toHaveURL('/contact');
  await message.press('End');
  await expect(page.locator('astro-island:has(form)')).not.toHaveAttribute('ssr');
  await expect(message).toHaveValue(/QQQ XXXXXXXXXXXXXX R7/);
  expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([]);
  expect(requests.filter((request) => request.includes('QQQ'))).toEqual([]);
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
  await expect(answer(page).getByRole('listitem').getByRole('link')).toHaveText('NWD');
  await expect(page.locator('astro-island:has(#line)')).not.toHaveAttribute('ssr');
  await expect(box(page)).toHaveValue('NWD');
  await expect(answer(page).getByRole('listitem').getByRole('link')).toHaveText('NWD');
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
    await expect(answer(page)).toContainText('We don’t recognise this line yet.');
    await expect(answer(page).locator('img, b b')).toHaveCount(0);
  }
});

test('the box on the Hindi home page leads to an answer in Hindi, and on to Hindi pages', async ({ page }) => {
  await page.goto('/hi');
  await page.getByRole('textbox', { name: 'अपने स्टेटमेंट की एक लाइन पेस्ट करें' }).fill('ACH D- VEDA SERVICES P-EMI0042');
  await page.getByRole('button', { name: 'यह क्या है?' }).click();
  await expect(page).toHaveURL('/hi/codes#q=ACH%20D-%20VEDA%20SERVICES%20P-EMI0042');
  await expect(answer(page).getByRole('heading')).toHaveText(
    'यह HDFC Bank की लाइन लगती है: मैंडेट से कटे पैसे, जो VEDA SERVICES P ने लिए।',
  );
  const steps = answer(page).getByRole('navigation', { name: 'आगे क्या करें' }).getByRole('link');
  await expect(steps).toHaveText(['यह आपका नहीं है? पहले यह करें', 'पूरा स्टेटमेंट ऐप से पढ़वाएँ']);
  await expect(steps.first()).toHaveAttribute('href', '/hi/unknown-debit');
  await answer(page).getByRole('link', { name: 'ACH D-' }).click();
  await expect(page).toHaveURL('/hi/codes/mandates#ach-d');
  await expect(page.locator('#ach-d')).toBeInViewport();
  await page.getByRole('link', { name: 'ACH D- के बारे में और जानें (अंग्रेज़ी में)' }).click();
  await expect(page).toHaveURL('/codes/mandates/ach-d');
});
