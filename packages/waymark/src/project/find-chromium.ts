import { existsSync } from 'node:fs';
import { wrongUse } from './expected-error.ts';
import { findProgram } from './find-program.ts';

/** The one without windows needs half of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
/** Where installers put it on a Mac. Microsoft's, which every Windows has, comes last. */
const ON_MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);
const ON_WINDOWS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];
/** Variables of Windows with the folders that programs are installed in: for all users, and for one. */
const PROGRAM_FOLDERS = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'];

/** Path of a Chromium that is installed on this machine; undefined if there is none. */
export function installedChromium(env: NodeJS.ProcessEnv): string | undefined {
  const folders = PROGRAM_FOLDERS.flatMap((name) => env[name] ?? []);
  const fixed = [...ON_MAC, ...ON_WINDOWS.flatMap((path) => folders.map((folder) => `${folder}\\${path}`))];
  return findProgram(NAMES, env) ?? fixed.find((path) => existsSync(path));
}

/** Path of a Chromium on this machine: the one that `CHROMIUM_PATH` names, or one that is installed. Throws an `ExpectedError` without. */
export function findChromium(env: NodeJS.ProcessEnv): string {
  const named = env['CHROMIUM_PATH'];
  const found = named === undefined ? installedChromium(env) : [named].find((path) => existsSync(path));
  if (found !== undefined) return found;
  throw wrongUse(
    `A PDF is printed by Chromium, which ${named === undefined ? 'is not installed' : `is not at ${named}`}: install it (apt-get install chromium, brew install --cask chromium), or name one by CHROMIUM_PATH`,
  );
}
