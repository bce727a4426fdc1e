import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { vi } from 'vitest';
import { findFreePort } from '#dev/listen.ts';
import type { OpenPage } from './browsers.ts';
import { loadPackage } from './packages.ts';

interface Actions {
  move: (to: object) => Actions;
  press: () => Actions;
  release: () => Actions;
  sendKeys: (keys: string) => Actions;
  perform: () => Promise<void>;
}

interface Driver {
  get: (url: string) => Promise<void>;
  executeScript: <T>(script: string, ...args: unknown[]) => Promise<T>;
  actions: () => Actions;
  manage: () => { window: () => { setRect: (place: object) => Promise<unknown> } };
  quit: () => Promise<void>;
}

interface Selenium {
  Builder: new () => {
    usingServer: (url: string) => { withCapabilities: (capabilities: object) => { build: () => Promise<Driver> } };
  };
  Key: { ESCAPE: string };
}

export const webKitPrograms = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
export const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');

/** Removes the sizes of the window's own controls, which would keep it wider than a phone. */
const narrowControls =
  '* { min-width: 0; min-height: 0; margin: 0; padding: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }';

/** Debian's WebKitGTK, the closest to Safari that runs here, on its own virtual screen. */
export async function openWebKit({ width, height }: { width: number; height: number }): Promise<OpenPage> {
  await using resources = new AsyncDisposableStack();
  const { port } = await findFreePort({ variable: 'PORT', port: 0 });
  const display = `:${port}`;
  const settings = resolve('.cache/browsers/webkit');
  mkdirSync(join(settings, 'gtk-3.0'), { recursive: true });
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), narrowControls);
  const start = (program: string, args: string[], variables = {}) => {
    const child = spawn(program, args, { env: { ...process.env, ...variables }, stdio: 'ignore' });
    const ended = once(child, 'exit');
    resources.defer(async () => {
      child.kill();
      await ended;
    });
  };
  start('/usr/bin/Xvfb', [display, '-screen', '0', '1400x1100x24', '-nolisten', 'tcp']);
  await untilListening({ path: `/tmp/.X11-unix/X${port}` });
  start('/usr/bin/WebKitWebDriver', [`--port=${port}`], { DISPLAY: display, XDG_CONFIG_HOME: settings });
  await untilListening({ port, host: '127.0.0.1' });

  const { Builder, Key } = (await loadPackage('selenium-webdriver')) as Selenium;
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    })
    .build();
  resources.defer(() => driver.quit());

  // The window is larger than the page by the size of its own controls.
  const window = { width, height, x: 0, y: 0 };
  await vi.waitFor(
    async () => {
      await driver.manage().window().setRect(window);
      const [pageWidth, pageHeight] = await driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
      window.width += width - pageWidth;
      window.height += height - pageHeight;
      if (pageWidth !== width || pageHeight !== height) throw new Error(`The page is ${pageWidth} by ${pageHeight}.`);
    },
    { timeout: 20_000, interval: 300 },
  );

  const click = (x: number, y: number) =>
    driver
      .actions()
      .move({ x: Math.round(x), y: Math.round(y), origin: 'viewport' })
      .press()
      .release()
      .perform();
  const opened = resources.move();
  return {
    page: {
      goto: (url) => driver.get(url),
      evaluate: (run, ...args) => driver.executeScript(`return (${String(run)})(...arguments)`, ...args),
      mouse: { click },
      keyboard: {
        type: (text) => driver.actions().sendKeys(text).perform(),
        press: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
      },
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

/** Waits until something answers at a local address. */
async function untilListening(address: { path: string } | { port: number; host: string }): Promise<void> {
  const attempt = async () => {
    const socket = connect(address);
    await once(socket, 'connect').finally(() => socket.destroy());
  };
  await vi.waitFor(attempt, { timeout: 60_000, interval: 100 });
}
