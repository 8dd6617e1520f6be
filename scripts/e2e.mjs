// Finds a Chromium, or installs one where the machine lets us, then runs the browser tests.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium/find-chromium.mjs';
import { temporaryRoot, temporaryVariables } from './tests/temporary-root.mjs';

function run(command, args, options = {}) {
  return spawnSync(command, args, { stdio: 'inherit', ...options }).status === 0;
}

const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
const isCi = Boolean(process.env.CI);
const HEADLESS = 'chromium-headless-shell';
/** No machine without a network waits long for one. */
const APT = ['-qq', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0'];

/** Installs the Chromium without windows, or where there is none yet, any; undefined if that cannot be. */
function installChromium(found) {
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    // An index that cannot be fetched as a whole may still hold what is asked for.
    run('apt-get', [...APT, 'update']);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const name of found === undefined ? [HEADLESS, 'chromium'] : [HEADLESS])
      if (run('apt-get', [...APT, 'install', '-y', name], { env })) return { path: findChromium() };
  }
  if (found !== undefined && !isCi) return undefined;
  // Playwright finds its own without a path.
  const args = [playwright, 'install', '--only-shell', 'chromium'];
  return run(process.execPath, args) ? { path: undefined } : undefined;
}

/** Whether a page of the browser costs more than it must: with windows, more than twice as much. Only root installs another one beside it. */
function isSlow(path) {
  const mayInstall = isCi || process.getuid?.() === 0;
  return mayInstall && !process.env.CHROMIUM_PATH && !/shell/.test(basename(path));
}

const found = findChromium();
const installed = found === undefined || isSlow(found) ? installChromium(found) : undefined;
const { path } = installed ?? { path: found };
const env = {
  ...process.env,
  ...temporaryVariables(temporaryRoot()),
  ...(path !== undefined && { CHROMIUM_PATH: path }),
};
process.exitCode = run(process.execPath, [playwright, 'test', ...process.argv.slice(2)], { env }) ? 0 : 1;
