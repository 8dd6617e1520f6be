// Finds a Chromium, or installs one where the machine lets us, then runs the browser tests.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { findChromium } from './find-chromium.mjs';

function run(command, args, options = {}) {
  return spawnSync(command, args, { stdio: 'inherit', ...options }).status === 0;
}

/** Installs a Chromium; undefined if that cannot be. Playwright finds its own without a path. */
function installChromium() {
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    // An index that cannot be fetched as a whole may still hold what is asked for.
    run('apt-get', ['update']);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (run('apt-get', ['install', '-y', name], { env })) return { path: findChromium() };
  }
  return run('npx', ['playwright', 'install', '--only-shell', 'chromium']) ? { path: undefined } : undefined;
}

const found = findChromium();
// A machine of CI gets the one without windows beside another one: the tests take less than half of the time with it.
const isSlow = Boolean(process.env.CI) && !process.env.CHROMIUM_PATH && !/shell/.test(basename(found ?? ''));
const { path } = (found === undefined || isSlow ? installChromium() : undefined) ?? { path: found };
const env = path === undefined ? process.env : { ...process.env, CHROMIUM_PATH: path };
process.exitCode = run('npx', ['playwright', 'test', ...process.argv.slice(2)], { env }) ? 0 : 1;
