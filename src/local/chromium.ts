import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions, type Page } from 'playwright/test';
import { UserError } from '#lib/build/user-error.ts';
import { startTool } from './tool.ts';

/** Draws the same pages in half the time that Chromium with windows takes. */
const headlessShell = '/usr/bin/chromium-headless-shell';

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
 * Installs Debian's headless shell where apt-get has it and may run, else Playwright's Chromium; nothing where a system's
 * Chromium is there to be used.
 * @throws UserError when neither can be installed
 */
export async function installChromium(): Promise<void> {
  if (existsSync(headlessShell)) return;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const packages = ['install', '--yes', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation'];
    if ((await install('apt-get', ['update'])) && (await install('apt-get', packages))) return;
  }
  if (launchOptions().executablePath ?? (await install('playwright', ['install', 'chromium']))) return;
  throw new UserError(
    'No Chromium could be installed; the reason is above. Install Chromium or Chrome, then run npm test.',
  );
}

async function install(program: 'apt-get' | 'playwright', args: string[]): Promise<boolean> {
  console.log(`${program} ${args.join(' ')}`);
  await using tool = startTool(program, args, { variables: { DEBIAN_FRONTEND: 'noninteractive' } });
  return (await tool.ended) === 0;
}

/** @throws UserError when there is no Chromium to launch */
export function assertChromium(): void {
  const { executablePath = chromium.executablePath() } = launchOptions();
  if (!existsSync(executablePath))
    throw new UserError('There is no Chromium for the browser tests. Run: npm run setup');
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
