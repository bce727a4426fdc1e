import { defineConfig } from 'playwright/test';
import { launchOptions } from '../src/local/chromium.ts';

/** TEST_SITE_URL is the address at which the built site is served. */
export default defineConfig({
  testDir: '../tests/e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 4,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.TEST_SITE_URL,
    launchOptions: launchOptions(),
  },
  projects: [
    { name: 'build of the wake site', testMatch: 'wake-site.setup.ts' },
    { name: 'wake site', testMatch: 'wake-site*.spec.ts', dependencies: ['build of the wake site'] },
    { name: 'site', testMatch: '*.spec.ts', testIgnore: 'wake-site*.spec.ts' },
  ],
});
