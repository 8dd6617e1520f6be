import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ExpectedError } from './expected-error.ts';

const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const FIXED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a Chromium on this machine: the one that `CHROMIUM_PATH` names, or one that is installed. Throws an `ExpectedError` without. */
export function findChromium(env: NodeJS.ProcessEnv): string {
  const folders = (env['PATH'] ?? '').split(delimiter);
  const installed = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...FIXED];
  const named = env['CHROMIUM_PATH'];
  const found = (named === undefined ? installed : [named]).find((path) => existsSync(path));
  if (found !== undefined) return found;
  throw new ExpectedError(
    'wrong-use',
    `A PDF is printed by Chromium, which ${named === undefined ? 'is not installed' : `is not at ${named}`}: install it (apt-get install chromium, brew install --cask chromium), or name one by CHROMIUM_PATH`,
  );
}
