import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from './scripts/chromium/chromium-flags.mjs';

const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  // What is built is JavaScript: reading all of the engine to translate it costs more than many tests.
  build: { external: ['**/packages/*/dist/**'] },
  // The only limits of the browser tests: for what hangs, not for what is slow.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env['CI']),
  // What is really broken fails every time.
  retries: process.env['CI'] ? 2 : 0,
  reporter: [['list']],
  globalSetup: './e2e/build-sites.ts',
  use: {
    browserName: 'chromium',
    // As long as what is expected is waited for: an action that is lost costs a minute and not the time of a whole test.
    actionTimeout: 60_000,
    launchOptions: { args: [...CHROMIUM_FLAGS], ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
