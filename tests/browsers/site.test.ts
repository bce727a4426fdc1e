/** What a visitor does on the built site, in the browsers that people have. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { browsers, type OpenPage, type Page } from './browsers.ts';

const { url, backendUrl, backendKey } = inject('site');
const paper = 'rgb(251, 246, 234)';
const darkPaper = 'rgb(28, 20, 16)';

/** Waits until the function returns something truthy in the page, which may just be leaving for another. */
const until = <A extends unknown[]>(page: Page, isSo: (...args: A) => unknown, ...args: A) =>
  vi.waitFor(async () => expect(await page.evaluate(isSo, ...args), String(isSo)).toBeTruthy(), {
    timeout: 20_000,
    interval: 100,
  });

const exists = (page: Page, selector: string) =>
  until(page, (wanted) => document.querySelector(wanted) !== null, selector);

/** Presses the middle of an element. */
async function press(page: Page, selector: string): Promise<void> {
  await exists(page, selector);
  const point = await vi.waitFor(
    async () => {
      const [x, y, isHit] = await page.evaluate((wanted): [number, number, boolean] => {
        const element = document.querySelector(wanted)!;
        const { left, top, width, height } = element.getBoundingClientRect();
        const at = [left + width / 2, top + height / 2] as const;
        const isHit = element.contains(document.elementFromPoint(...at));
        // Sections are laid out only when they come near the screen, and may move what is below them.
        if (!isHit) element.scrollIntoView({ block: 'center' });
        return [...at, isHit];
      }, selector);
      expect(isHit, `${selector} is on the screen`).toBe(true);
      return [x, y] as const;
    },
    { timeout: 10_000, interval: 200 },
  );
  await page.mouse.click(...point);
}

async function write(page: Page, selector: string, text: string): Promise<void> {
  await press(page, selector);
  await page.keyboard.type(text);
  await until(
    page,
    (wanted, value) => document.querySelector<HTMLInputElement>(wanted)!.value === value,
    selector,
    text,
  );
}

const paperOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Each step of a visit. Those of a smoke test run in Chromium 88 too. */
const visits: { title: string; isSmoke?: true; run: (page: Page) => Promise<void> }[] = [
  {
    title: 'every kind of page is styled and fits into 360 pixels',
    isSmoke: true,
    run: async (page) => {
      for (const path of '/ /faq /contact /blog /bank-analysis/hdfc /state/karnataka /mumbai /hi /404'.split(' ')) {
        await page.goto(url + path);
        const { scrollWidth, clientWidth } = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return { scrollWidth, clientWidth };
        });
        expect([path, await paperOf(page), scrollWidth]).toEqual([path, paper, clientWidth]);
      }
    },
  },
  {
    title: 'the choice of platform opens over the page, answers iOS, and closes',
    isSmoke: true,
    run: async (page) => {
      await page.goto(url);
      await press(page, 'button[commandfor=platforms][command=show-modal]');
      await exists(page, '#platforms[open]');
      await press(page, '#platforms button[commandfor=ios-soon]');
      const answer = 'Coming soon to the App Store!';
      const isTold = (words: string) =>
        document.querySelector('#platforms [role=alert]:not([hidden])')?.textContent === words;
      await until(page, isTold, answer);
      await page.mouse.click(180, 70);
      await exists(page, '#platforms:not([open])');
    },
  },
  {
    title: 'a message is sent and stored once',
    isSmoke: true,
    run: async (page) => {
      const email = `${randomUUID()}@example.in`;
      await page.goto(`${url}/contact`);
      await write(page, 'form [name=name]', 'Asha Rao');
      await write(page, 'form [name=email]', email);
      await write(page, 'form [name=message]', 'How do I read a statement of 2019?');
      await press(page, 'form [type=submit]');
      await exists(page, 'main p[role=status]');
      const headers = { apikey: backendKey };
      const answer = await fetch(`${backendUrl}/rest/v1/contact_messages?email=eq.${email}`, { headers });
      expect(await answer.json()).toMatchObject([{ name: 'Asha Rao', message: 'How do I read a statement of 2019?' }]);
    },
  },
  {
    title: 'the menu fills the screen, closes by Escape and by its button, leads on, and is closed after going back',
    run: async (page) => {
      const open = async () => {
        await press(page, 'button[commandfor=menu][command=show-modal]');
        await exists(page, '#menu[open]');
        await until(page, () => document.querySelector('#menu')!.getBoundingClientRect().height === innerHeight);
      };
      const isClosed = () => until(page, () => document.querySelector('#menu')!.getBoundingClientRect().height === 0);
      const followLink = async () => {
        await press(page, '#menu a[href="/pricing"]');
        await until(page, () => location.pathname === '/pricing' && document.readyState === 'complete');
      };
      await page.goto(url);
      await open();
      await page.keyboard.press('Escape');
      await isClosed();
      await open();
      await press(page, '#menu button[command=close]');
      await isClosed();
      await open();
      await followLink();
      await page.evaluate(() => history.back());
      await until(page, () => location.pathname === '/' && document.readyState === 'complete');
      await isClosed();
      await open();
      await followLink();
    },
  },
  {
    title: 'questions open one at a time, and a URL opens its question',
    run: async (page) => {
      await page.goto(`${url}/faq`);
      await press(page, 'details[name]:nth-of-type(1) summary');
      await exists(page, 'details[name]:nth-of-type(1)[open]');
      await press(page, 'details[name]:nth-of-type(2) summary');
      await exists(page, 'details[name]:nth-of-type(2)[open]');
      await until(page, () => document.querySelectorAll('details[name][open]').length === 1);
      await page.goto(`${url}/faq`);
      const id = await page.evaluate(() => [...document.querySelectorAll('details p[id]')].pop()!.id);
      await page.goto(`${url}/contact`);
      await page.goto(`${url}/faq#${id}`);
      await until(page, (anchor) => document.getElementById(anchor)!.closest('details')!.open, id);
      await until(page, (anchor) => document.getElementById(anchor)!.getBoundingClientRect().top < innerHeight, id);
    },
  },
  {
    title: 'questions and codes are searched by typing and by a URL',
    run: async (page) => {
      const says = (words: string) =>
        until(page, (wanted) => document.querySelector('search [role=status]')!.textContent.includes(wanted), words);
      await page.goto(`${url}/faq`);
      await write(page, '#faq-query', 'password');
      await says('found.');
      await page.goto(`${url}/codes`);
      await write(page, '#line', 'NEFT CR YESB0000001 RAMESH');
      await says('NEFT');
      await page.goto(`${url}/codes?q=NWD`);
      await says('NWD');
    },
  },
  {
    title: 'the blog is filtered by a press, by going back and by a URL',
    run: async (page) => {
      const shows = (title: string) =>
        until(page, (wanted) => document.querySelector('#articles-title')!.textContent.trim() === wanted, title);
      await page.goto(`${url}/blog`);
      await press(page, 'a[data-category=Loans]');
      await shows('Loans Articles');
      await page.evaluate(() => history.back());
      await shows('All Articles');
      await page.goto(`${url}/blog?category=Loans`);
      await shows('Loans Articles');
      await until(page, () =>
        [...document.querySelectorAll<HTMLElement>('[data-articles] > :not([hidden])')].every(
          ({ dataset }) => dataset.category === 'Loans',
        ),
      );
    },
  },
  {
    title: 'the charts of the demonstration are drawn',
    run: async (page) => {
      await page.goto(url);
      await press(page, '#demo astro-island svg[role=img]');
      await until(page, () => document.querySelector<HTMLCanvasElement>('#demo canvas')!.width > 100);
    },
  },
  // Last, because the choice stays.
  {
    title: 'the theme is chosen, and kept on other pages',
    run: async (page) => {
      await page.goto(url);
      await page.evaluate(() => {
        const control = document.querySelector<HTMLSelectElement>('[data-theme-control]')!;
        control.focus();
        control.value = 'dark';
        for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
      });
      expect(await paperOf(page)).toBe(darkPaper);
      await page.goto(`${url}/contact`);
      expect(await paperOf(page)).toBe(darkPaper);
    },
  },
];

for (const { name, missing, open } of browsers) {
  if (missing) test.skip(`NOT RUN: ${name} (${missing})`);
  else
    describe(name, () => {
      let opened: OpenPage;
      beforeAll(async () => void (opened = await open()), 120_000);
      afterAll(() => opened[Symbol.asyncDispose]());
      const heard = () => opened.page.evaluate(() => (window as unknown as { heard: string[] }).heard);

      test.each(visits.filter(({ isSmoke = false }) => isSmoke || name !== 'Chromium 88'))(
        '$title',
        async ({ run }) => {
          await run(opened.page).catch(async (error: unknown) => {
            throw new Error(`${String(error)}\nThe page said: ${String(await heard().catch(() => ''))}`, {
              cause: error,
            });
          });
          expect(await heard()).toEqual([]);
        },
      );
    });
}
