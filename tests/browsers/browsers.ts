/** The browsers that Playwright cannot drive by itself here, each with what is missing on this machine. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { installPackages, isInstalled, loadPackage, packageFolder } from './packages.ts';
import { miniBrowser, openWebKit, webKitPrograms } from './webkit.ts';

const phone = { width: 360, height: 740 };

/** What Playwright's and Puppeteer's pages have in common. */
export interface Page {
  goto: (url: string) => Promise<unknown>;
  /** Runs a function in the page; it may use nothing outside itself. */
  evaluate: <T, A extends unknown[]>(run: (...args: A) => T, ...args: A) => Promise<Awaited<T>>;
  mouse: { click: (x: number, y: number) => Promise<void> };
  keyboard: { type: (text: string) => Promise<void>; press: (key: 'Escape') => Promise<void> };
}

export interface OpenPage extends AsyncDisposable {
  page: Page;
}

export interface Browser {
  name: string;
  /** How to install what this machine lacks; empty if the browser can run. */
  missing: string;
  open: () => Promise<OpenPage>;
}

interface Puppeteer {
  launch: (options: object) => Promise<{ newPage: () => Promise<Page>; close: () => Promise<void> }>;
}

const without = (...packages: string[]) => (packages.every(isInstalled) ? '' : installPackages);
const [firefox] = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].filter((path) => existsSync(path));
const isLinux64 = process.platform === 'linux' && process.arch === 'x64';

export const browsers: readonly Browser[] = [
  {
    name: 'Firefox ESR',
    missing: firefox ? without('puppeteer-core') : 'apt-get install firefox-esr',
    open: async () => {
      const { default: puppeteer } = (await loadPackage('puppeteer-core')) as { default: Puppeteer };
      const options = { browser: 'firefox', executablePath: firefox, defaultViewport: phone };
      // The first start creates a profile, which is slow on a busy machine.
      const browser = await puppeteer.launch({ ...options, headless: true, timeout: 100_000 });
      return { page: await browser.newPage(), [Symbol.asyncDispose]: () => browser.close() };
    },
  },
  {
    name: 'WebKitGTK',
    missing:
      miniBrowser && webKitPrograms.every((path) => existsSync(path)) ? '' : 'apt-get install webkit2gtk-driver xvfb',
    open: () => openWebKit(phone),
  },
  {
    name: 'Chromium 88',
    missing: isLinux64 ? without('chromium-88') : 'it comes for Linux on x64 only',
    open: async () => {
      const folder = unpackChromium88();
      const browser = await chromium.launch({
        executablePath: join(folder, 'chromium'),
        env: { ...process.env, LD_LIBRARY_PATH: join(folder, 'lib') },
        args: ['--no-sandbox', '--disable-gpu', '--in-process-gpu', '--single-process', '--no-zygote'],
      });
      const page = await browser.newPage({ viewport: phone });
      // Playwright passes one argument to a function, Puppeteer any number.
      const evaluate: Page['evaluate'] = (run, ...args) =>
        page.evaluate(`(${String(run)})(...${JSON.stringify(args)})`);
      const { mouse, keyboard } = page;
      const goto = (url: string) => page.goto(url);
      return { page: { goto, evaluate, mouse, keyboard }, [Symbol.asyncDispose]: () => browser.close() };
    },
  },
];

/** Unpacks the browser with its libraries, which come from an npm package made for servers. */
function unpackChromium88(): string {
  const folder = resolve('.cache/browsers/chromium-88');
  const done = join(folder, 'unpacked');
  if (existsSync(done)) return folder;
  const read = (file: string) => brotliDecompressSync(readFileSync(join(packageFolder('chromium-88'), 'bin', file)));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'swiftshader'), { recursive: true });
  writeFileSync(join(folder, 'chromium'), read('chromium.br'), { mode: 0o755 });
  execFileSync('tar', ['x', '-C', folder], { input: read('aws.tar.br') });
  execFileSync('tar', ['x', '-C', join(folder, 'swiftshader')], { input: read('swiftshader.tar.br') });
  writeFileSync(done, '');
  return folder;
}
