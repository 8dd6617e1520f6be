// Compares pictures of the theme's states with the stored ones: `npm run pictures`, with `--update` to store new ones. They are of
// one browser with one set of fonts; with another one it says so and compares nothing.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium/find-chromium.mjs';
import { launchChromium } from './chromium/launch-chromium.mjs';

const folder = new URL('../e2e/pictures/stored/', import.meta.url);
const machineFile = new URL('machine.json', folder);

/** The browsers with and without windows draw in different ways. */
const program = findChromium() ?? '';

async function readMachine() {
  const browser = await launchChromium();
  const version = browser.version();
  await browser.close();
  // Which faces text falls back to, wherever their files lie.
  const faces = ['sans-serif', 'serif', 'monospace', 'emoji', 'Arabic'].map((name) =>
    execFileSync('fc-match', ['-f', '%{family} %{fontversion}', name], { encoding: 'utf8' }),
  );
  return {
    browser: `${basename(program)} ${version}`,
    fonts: createHash('sha256').update(faces.join('\n')).digest('hex').slice(0, 16),
  };
}

function readStored() {
  try {
    return JSON.parse(readFileSync(machineFile, 'utf8'));
  } catch {
    return {};
  }
}

const updates = process.argv.includes('--update');
const machine = await readMachine();
const stored = readStored();
const isSame = stored.browser === machine.browser && stored.fonts === machine.fonts;
if (!updates && !isSame) {
  console.log('The stored pictures are of another browser or other fonts:', stored, 'here:', machine);
  console.log(
    'Nothing was compared. `npm run pictures -- --update` on the state before your change makes pictures of this machine.',
  );
} else {
  if (updates) rmSync(folder, { recursive: true, force: true });
  const args = ['scripts/e2e.mjs', '--config', 'e2e/pictures/playwright.config.ts'];
  if (updates) args.push('--update-snapshots=all');
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, CHROMIUM_PATH: program },
  });
  if (updates && status === 0) writeFileSync(machineFile, `${JSON.stringify(machine, undefined, 2)}\n`);
  process.exitCode = status ?? 1;
}
