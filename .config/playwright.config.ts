import './preflight.js';
import { defineConfig } from 'playwright/test';
import { launchOptions } from '../tests/helpers/chromium.ts';

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
  reporter: 'list',
  use: {
    baseURL: process.env.TEST_SITE_URL,
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
    // It would answer requests that a test refuses.
    serviceWorkers: 'block',
    // Without its film and its copies of the page, which cost the processor time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
});
