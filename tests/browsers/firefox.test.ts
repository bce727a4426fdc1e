import { existsSync } from 'node:fs';
import { installPackages, isInstalled, loadPackage } from './packages.ts';
import type { Browser } from './visitor.ts';

interface Puppeteer {
  launch: (options: object) => Promise<{ newPage: () => Promise<Page>; close: () => Promise<void> }>;
}

interface Page {
  setViewport: (size: object) => Promise<void>;
  goto: (url: string) => Promise<unknown>;
  evaluate: <T>(expression: string) => Promise<T>;
  mouse: { click: (x: number, y: number) => Promise<void> };
  keyboard: { type: (text: string) => Promise<void>; press: (key: string) => Promise<void> };
  screenshot: () => Promise<Uint8Array>;
}

const program = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));

/** Debian's Firefox, driven by WebDriver BiDi. */
export const firefox: Browser = {
  name: 'Firefox ESR',
  missing: () => {
    if (!program) return 'apt-get install firefox-esr';
    return isInstalled('puppeteer-core') ? undefined : installPackages;
  },
  open: async (size) => {
    const { default: puppeteer } = (await loadPackage('puppeteer-core')) as { default: Puppeteer };
    // The first start makes a profile, which takes a busy machine its time.
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: program,
      headless: true,
      timeout: 100_000,
    });
    const page = await browser.newPage();
    await page.setViewport(size);
    return {
      goto: async (url) => {
        await page.goto(url);
      },
      read: (expression) => page.evaluate(expression),
      press: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      escape: () => page.keyboard.press('Escape'),
      // Its own command waits for a load that a page from the back-forward cache does not have.
      back: () => page.evaluate('history.back()'),
      hasBackForwardCache: true,
      picture: async () => Buffer.from(await page.screenshot()),
      [Symbol.asyncDispose]: () => browser.close(),
    };
  },
};
