import { existsSync } from 'node:fs';
import { headlessShell, launchOptions } from '../../../tests/helpers/browser.ts';
import { startTool } from './tool.ts';

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
