import { existsSync } from 'node:fs';
import type { LaunchOptions, Page } from 'playwright/test';
import { startTool } from './tool.ts';

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

/**
 * Sees to it that the browser tests have a Chromium: Debian's headless shell where it can be installed, or else the system's, or
 * else Playwright's.
 */
export async function ensureChromium(): Promise<void> {
  if (existsSync(headlessShell)) return;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const packages = ['install', '--yes', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation'];
    if ((await install('apt-get', ['update'])) && (await install('apt-get', packages))) return;
  }
  if (!launchOptions().executablePath) await install('playwright', ['install', 'chromium']);
}

async function install(program: 'apt-get' | 'playwright', args: string[]): Promise<boolean> {
  console.log(`${program} ${args.join(' ')}`);
  await using tool = startTool(program, args, { variables: { DEBIAN_FRONTEND: 'noninteractive' } });
  return (await tool.ended) === 0;
}

interface LinkOptions {
  /** How many times slower than this machine the processor is; 1 when left out. */
  cpuSlowdown?: number;
}

/** Puts the page on a connection of 400 kbit/s and 400 ms, as on a poor mobile network. */
export async function slowLink(page: Page, { cpuSlowdown = 1 }: LinkOptions = {}): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = 400_000 / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}
