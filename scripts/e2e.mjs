// Finds a Chromium, or installs one where the machine lets us, then runs the browser tests.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './find-chromium.mjs';

function run(command, args, options = {}) {
  return spawnSync(command, args, { stdio: 'inherit', ...options }).status === 0;
}

function installChromium() {
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    // An index that cannot be fetched as a whole may still hold what is asked for.
    run('apt-get', ['update']);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (run('apt-get', ['install', '-y', name], { env })) return findChromium();
  }
  run('npx', ['playwright', 'install', 'chromium']);
  return undefined;
}

const chromium = findChromium() ?? installChromium();
const env = chromium === undefined ? process.env : { ...process.env, CHROMIUM_PATH: chromium };
process.exitCode = run('npx', ['playwright', 'test', ...process.argv.slice(2)], { env }) ? 0 : 1;
