import { existsSync } from 'node:fs';
import { installPackages, isInstalled, loadPackage } from './packages.ts';
import { checkIn, visitorOn } from './visitor.ts';

type Page = Parameters<typeof visitorOn>[0] & { setViewport: (size: object) => Promise<void> };

interface Puppeteer {
  launch: (options: object) => Promise<{ newPage: () => Promise<Page>; close: () => Promise<void> }>;
}

const executablePath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));
const missingPackages = isInstalled('puppeteer-core') ? undefined : installPackages;

/** Debian's Firefox, driven by WebDriver BiDi. */
checkIn({
  name: 'Firefox ESR',
  missing: executablePath ? missingPackages : 'apt-get install firefox-esr',
  open: async (size) => {
    const { default: puppeteer } = (await loadPackage('puppeteer-core')) as { default: Puppeteer };
    // The first start creates a profile, which is slow on a busy machine.
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true, timeout: 100_000 });
    const page = await browser.newPage();
    await page.setViewport(size);
    return visitorOn(page, browser, true);
  },
});
