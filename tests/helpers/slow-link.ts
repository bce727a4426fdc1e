import type { Page } from 'playwright/test';

interface Options {
  /** How many times slower than this machine the processor is; 1 when left out. */
  cpuSlowdown?: number;
}

/** Puts the page on a connection of 400 kbit/s and 400 ms, as on a poor mobile network. */
export async function slowLink(page: Page, { cpuSlowdown = 1 }: Options = {}): Promise<void> {
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
