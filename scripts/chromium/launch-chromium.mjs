import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from './chromium-flags.mjs';
import { findChromium } from './find-chromium.mjs';

/** Starts the Chromium of this machine, which talks to nobody by itself. */
export function launchChromium(flags = []) {
  return chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS, ...flags] });
}
