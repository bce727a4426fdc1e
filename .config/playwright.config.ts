import './require-node.js';
import { defineConfig } from 'playwright/test';
import { launchOptions } from '../src/local/chromium.ts';

const { TEST_REPORT, TEST_SITE_URL } = process.env;

export default defineConfig({
  testDir: '../tests/e2e',
  globalSetup: '../tests/e2e/global-setup.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 4,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(TEST_REPORT ? [['json', { outputFile: `../${TEST_REPORT}` }] as const] : [])],
  use: {
    baseURL: TEST_SITE_URL,
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
    // It would answer requests that a test refuses.
    serviceWorkers: 'block',
    // Without its film, which takes a third of the processor's time.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
});
