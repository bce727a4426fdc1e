import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { vi } from 'vitest';
import { freePort } from '../helpers/free-port.ts';
import { installPackages, isInstalled, loadPackage } from './packages.ts';
import { checkIn, type ViewSize, type Visitor } from './visitor.ts';

interface Selenium {
  Builder: new () => {
    usingServer: (url: string) => { withCapabilities: (capabilities: object) => { build: () => Promise<Driver> } };
  };
}

interface Driver {
  get: (url: string) => Promise<void>;
  executeScript: <T>(script: string) => Promise<T>;
  actions: () => Actions;
  manage: () => { window: () => { setRect: (place: object) => Promise<unknown> } };
  navigate: () => { back: () => Promise<void> };
  takeScreenshot: () => Promise<string>;
  quit: () => Promise<void>;
}

interface Actions {
  move: (to: object) => Actions;
  press: () => Actions;
  release: () => Actions;
  sendKeys: (keys: string) => Actions;
  perform: () => Promise<void>;
}

const programs = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');

/** Removes the sizes of the window's own controls, which would keep it wider than a phone. */
const narrowControls =
  '* { min-width: 0; min-height: 0; margin: 0; padding: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }';

const escapeKey = '\uE00C';

const missingPackages = isInstalled('selenium-webdriver') ? undefined : installPackages;
const hasPrograms = miniBrowser && programs.every((path) => existsSync(path));

/** Debian's WebKitGTK, the closest to Safari that runs here, on its own virtual screen. */
checkIn({
  name: 'WebKitGTK',
  missing: hasPrograms ? missingPackages : 'apt-get install webkit2gtk-driver xvfb',
  open,
});

async function open({ width, height }: ViewSize): Promise<Visitor> {
  await using resources = new AsyncDisposableStack();
  const port = await freePort();
  const display = `:${port}`;
  const settings = resolve('.cache/browsers/webkit');
  mkdirSync(join(settings, 'gtk-3.0'), { recursive: true });
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), narrowControls);
  start(resources, '/usr/bin/Xvfb', [display, '-screen', '0', '1400x1100x24', '-nolisten', 'tcp']);
  await untilListening({ path: `/tmp/.X11-unix/X${port}` });
  start(resources, '/usr/bin/WebKitWebDriver', [`--port=${port}`], { DISPLAY: display, XDG_CONFIG_HOME: settings });
  await untilListening({ port, host: '127.0.0.1' });

  const { Builder } = (await loadPackage('selenium-webdriver')) as Selenium;
  const options = { binary: miniBrowser, args: ['--automation'] };
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
    .build();
  resources.defer(() => driver.quit());
  await fit(driver, { width, height });
  const opened = resources.move();
  return {
    goto: (url) => driver.get(url),
    read: (expression) => driver.executeScript(`return (${expression})`),
    press: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: 'viewport' })
        .press()
        .release()
        .perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    escape: () => driver.actions().sendKeys(escapeKey).perform(),
    back: () => driver.navigate().back(),
    hasBackForwardCache: true,
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

/** Sizes the window so that the page has the wanted size. */
async function fit(driver: Driver, { width, height }: ViewSize): Promise<void> {
  const window = { width, height, x: 0, y: 0 };
  for (let turn = 0; turn < 3; turn++) {
    await driver.manage().window().setRect(window);
    await pause(300);
    const [innerWidth, innerHeight] = await driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
    window.width += width - innerWidth;
    window.height += height - innerHeight;
  }
}

/** Starts a program that is stopped with the resources. */
function start(
  resources: AsyncDisposableStack,
  program: string,
  args: string[],
  variables: Record<string, string> = {},
): void {
  const child = spawn(program, args, { env: { ...process.env, ...variables }, stdio: 'ignore' });
  const ended = once(child, 'exit');
  resources.defer(async () => {
    child.kill();
    await ended;
  });
}

/** Waits until something answers at a local URL. */
async function untilListening(address: { path: string } | { port: number; host: string }): Promise<void> {
  const attempt = async () => {
    const socket = connect(address);
    await once(socket, 'connect').finally(() => socket.destroy());
  };
  await vi.waitFor(attempt, { timeout: 60_000, interval: 100 });
}
