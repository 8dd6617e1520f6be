import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ExpectedError } from './expected-error.ts';

/** The one without windows needs half of the time. */
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

/** Path of a Chromium that is installed on this machine; undefined if there is none. */
export function installedChromium(env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env['PATH'] ?? '').split(delimiter);
  const places = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...FIXED];
  return places.find((path) => existsSync(path));
}

/** Path of a Chromium on this machine: the one that `CHROMIUM_PATH` names, or one that is installed. Throws an `ExpectedError` without. */
export function findChromium(env: NodeJS.ProcessEnv): string {
  const named = env['CHROMIUM_PATH'];
  const found = named === undefined ? installedChromium(env) : [named].find((path) => existsSync(path));
  if (found !== undefined) return found;
  throw new ExpectedError(
    'wrong-use',
    `A PDF is printed by Chromium, which ${named === undefined ? 'is not installed' : `is not at ${named}`}: install it (apt-get install chromium, brew install --cask chromium), or name one by CHROMIUM_PATH`,
  );
}
