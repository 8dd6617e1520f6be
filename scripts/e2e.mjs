// Finds a Chromium, or installs one where the machine lets us, then runs the browser tests.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const FIXED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...FIXED];
  return candidates.find((path) => existsSync(path));
}

function run(command, args, options = {}) {
  return spawnSync(command, args, { stdio: 'inherit', ...options }).status === 0;
}

function installChromium() {
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    if (run('apt-get', ['update']) && run('apt-get', ['install', '-y', 'chromium'])) return findChromium();
  }
  run('npx', ['playwright', 'install', 'chromium']);
  return undefined;
}

const chromium = findChromium() ?? installChromium();
const env = chromium === undefined ? process.env : { ...process.env, CHROMIUM_PATH: chromium };
process.exitCode = run('npx', ['playwright', 'test', ...process.argv.slice(2)], { env }) ? 0 : 1;
