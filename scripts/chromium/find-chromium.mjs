// The browser that scripts open pages with: the one that `waymark export` would print with.
import { ensureBuilt } from '../tests/ensure-built.mjs';

ensureBuilt();
const { installedChromium } = await import('../../packages/waymark/dist/project/find-chromium.js');

/** Path of a Chromium on this machine; undefined if there is none. `CHROMIUM_PATH` names one. */
export function findChromium() {
  return process.env.CHROMIUM_PATH || installedChromium(process.env);
}
