import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright/test';
import { UserError } from '#lib/errors.ts';

/** Renders the same pages in half the time of the full Chromium. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** The fonts of Android phones; without them, Debian shows Devanagari as boxes. */
const devanagari = '/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf';

const wholeBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const firstOf = (paths: readonly string[]) => paths.find((path) => existsSync(path));

/** A Chromium with what the headless shell lacks: the back-forward cache, and a history. */
export const wholeChromium = firstOf(wholeBrowsers);

/** Options for launching the system's Chromium if there is one, else the one that Playwright has installed. */
export function launchOptions(): LaunchOptions {
  const executablePath = firstOf([headlessShell, ...wholeBrowsers]);
  // Chromium cannot use its sandbox as root, which containers run the tests as.
  const isRoot = process.getuid?.() === 0;
  return {
    ...(executablePath && { executablePath }),
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}

/**
 * Installs Debian's headless shell and Noto's fonts where apt-get can, else Playwright's Chromium unless the system has one.
 * @throws UserError when neither can be installed
 */
export function installChromium(): void {
  if (existsSync(headlessShell) && existsSync(devanagari)) return;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const packages = ['chromium-headless-shell', 'fonts-liberation', 'fonts-noto-core'];
    if (run('apt-get', 'update') && run('apt-get', 'install', '--yes', '--no-install-recommends', ...packages)) return;
  }
  if (launchOptions().executablePath || run(process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium'))
    return;
  throw new UserError('No Chromium could be installed; the reason is above. Install Chromium or Chrome yourself.');
}

function run(program: string, ...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

/** @throws UserError when there is no Chromium to launch */
export function assertChromium(): void {
  const { executablePath = chromium.executablePath() } = launchOptions();
  if (!existsSync(executablePath))
    throw new UserError('There is no Chromium for the browser tests. Run: npm run setup');
}
