import { defineConfig } from '@playwright/test';

/** Chromium as root, and without talking to anybody. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  // A shared machine may stall for seconds; what is really broken fails every time.
  retries: process.env['CI'] === undefined ? 0 : 2,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  globalSetup: './e2e/build-sites.ts',
  use: {
    browserName: 'chromium',
    launchOptions: { args, ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
