import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright/test';

/** Chromium without the windows that nobody sees: it draws the same pages in half the time. */
export const headlessShell = '/usr/bin/chromium-headless-shell';

const systemBrowsers = [headlessShell, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** How to start Chromium: the system's where there is one, else the one Playwright has installed. */
export function launchOptions(): LaunchOptions {
  const executablePath = systemBrowsers.find((path) => existsSync(path));
  // Chromium refuses its sandbox to root, as whom containers run the tests.
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
