import { inject, test } from 'vitest';
import { checks } from './checks.ts';

/** A browser that the tests drive, with what all drivers can do: run a script, press, type, navigate. */
export interface Visitor extends AsyncDisposable {
  /** Waits until the page has loaded. */
  goto(url: string): Promise<unknown>;
  /** The value of an expression in the page, as JSON can carry it. */
  read<T>(expression: string): Promise<T>;
  /** Presses and releases at a point of the viewport, as a mouse does. */
  press(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  escape(): Promise<void>;
  back(): Promise<void>;
  /** Whether the browser restores pages from its back-forward cache when it is driven here. */
  hasBackForwardCache: boolean;
  /** A screenshot as PNG. */
  picture(): Promise<Uint8Array>;
}

export interface ViewSize {
  width: number;
  height: number;
}

export interface Browser {
  name: string;
  /** What is missing on this machine; undefined if the browser can run. */
  missing: string | undefined;
  open: (size: ViewSize) => Promise<Visitor>;
}

/** Runs all checks in a browser, or names it as NOT RUN. */
export function checkIn({ name, missing, open }: Browser): void {
  if (missing) test.skip(`NOT RUN: ${name} (${missing})`);
  for (const { title, size, run } of missing ? [] : checks) {
    test(`${name}: ${title}`, async () => {
      await using visitor = await open(size);
      await run(visitor, inject('site')).catch(async (error: unknown) => {
        const heard = await visitor.read<string[]>('window.heard').catch(() => []);
        throw new Error(`${String(error)}\nThe page said: ${heard.join('\n')}`, { cause: error });
      });
    });
  }
}

/** What Playwright and Puppeteer have in common. */
interface Page {
  goto: (url: string) => Promise<unknown>;
  evaluate: <T>(expression: string) => Promise<T>;
  mouse: { click: (x: number, y: number) => Promise<void> };
  keyboard: { type: (text: string) => Promise<void>; press: (key: 'Escape') => Promise<void> };
  screenshot: () => Promise<Uint8Array>;
}

/** A visitor on a page of Playwright or Puppeteer. */
export function visitorOn(page: Page, browser: { close: () => Promise<void> }, hasBackForwardCache: boolean): Visitor {
  return {
    goto: (url) => page.goto(url),
    read: (expression) => page.evaluate(expression),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    escape: () => page.keyboard.press('Escape'),
    // The drivers' own command waits for a load event, which a page from the back-forward cache does not fire.
    back: () => page.evaluate('history.back()'),
    hasBackForwardCache,
    picture: () => page.screenshot(),
    [Symbol.asyncDispose]: () => browser.close(),
  };
}
