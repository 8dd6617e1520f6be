import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Why an engine cannot build a site here; undefined where it can. */
export function findUnfit({ program, drawsParts = true }, { sections }) {
  if (!drawsParts && sections.length > 1) return 'its project here draws the whole navigation on each page';
  if (program === undefined) return undefined;
  try {
    execFileSync(program, ['version'], { stdio: 'pipe' });
    return undefined;
  } catch {
    return `${program} is not installed`;
  }
}

/** Installs the packages of an engine in a folder, if they are not there, and writes its project for a site. */
export function prepareEngine({ packages, files }, folder, site) {
  const manifest = { private: true, dependencies: packages ?? {} };
  mkdirSync(folder, { recursive: true });
  const known = join(folder, 'package.json');
  const isInstalled = existsSync(known) && readFileSync(known, 'utf8') === JSON.stringify(manifest);
  if (packages !== undefined && !isInstalled) {
    writeFileSync(known, JSON.stringify(manifest));
    execFileSync('npm', ['install', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  for (const [path, text] of Object.entries(files(site))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** What the command of an engine runs with: its own programs come first, and nobody is told of it. */
export function environmentFor(folder) {
  return {
    ...process.env,
    PATH: `${join(folder, 'node_modules/.bin')}:${process.env.PATH}`,
    CI: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

/** Version of a prepared engine. */
export function versionOf({ packages, program }, folder) {
  if (program !== undefined) return /v?\d+\.\d+\.\d+/.exec(String(execFileSync(program, ['version'])))?.[0];
  const [first] = Object.keys(packages ?? {});
  const home =
    first === undefined
      ? fileURLToPath(new URL('../../packages/waymark/', import.meta.url))
      : join(folder, 'node_modules', first);
  return JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).version;
}
