import { existsSync } from 'node:fs';
import { launchOptions } from '../../../tests/helpers/browser.ts';
import { startTool } from './tool.ts';

/** Sees to it that the browser tests have a Chromium: the system's, or else one from Debian's packages or from Playwright. */
export async function ensureChromium(): Promise<void> {
  if (launchOptions().executablePath) return;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const packages = ['install', '--yes', '--no-install-recommends', 'chromium', 'fonts-liberation'];
    if ((await install('apt-get', ['update'])) && (await install('apt-get', packages))) return;
  }
  await install('playwright', ['install', 'chromium']);
}

async function install(program: 'apt-get' | 'playwright', args: string[]): Promise<boolean> {
  console.log(`${program} ${args.join(' ')}`);
  await using tool = startTool(program, args, { variables: { DEBIAN_FRONTEND: 'noninteractive' } });
  return (await tool.ended) === 0;
}
