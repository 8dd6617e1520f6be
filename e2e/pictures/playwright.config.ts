import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** The pictures of states of the theme, compared with stored ones; `scripts/pictures.mjs` runs it. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for one.
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.pictures.ts',
  outputDir: '../../test-results/pictures',
  globalSetup: '../build-sites.ts',
  snapshotPathTemplate: '{testDir}/stored/{arg}{ext}',
  // A picture that differs, differs every time.
  retries: 0,
  use: { ...base.use, deviceScaleFactor: 0.5, reducedMotion: 'reduce' },
  expect: {
    ...base.expect,
    // Of half of the size: what a reader sees at once, and nothing that fonts round in another way.
    toHaveScreenshot: {
      maxDiffPixels: 25,
      threshold: 0.02,
      animations: 'disabled',
      caret: 'hide',
      scale: 'device',
    },
  },
});
