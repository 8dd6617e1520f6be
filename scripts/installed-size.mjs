// Packs our packages, installs the tarballs into an empty folder as a user would, says what that came to, and builds a site
// with code of its author's. Needs the registry. With `--keep FOLDER`, the tarballs stay there.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { folderSize } from './supply/folder-size.mjs';
import { MOST_BYTES, MOST_PACKAGES } from './supply/limits.mjs';
import { npmCommand } from './supply/npm.mjs';
import { packWorkspaces } from './supply/pack.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'waymark-install-'));
const keep = process.argv.indexOf('--keep');
const tarballs = keep === -1 ? join(folder, 'tarballs') : resolve(process.argv[keep + 1] ?? 'tarballs');

function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}

/** Folders of packages below a `node_modules`, nested ones too. */
function packagesIn(modules) {
  const names = readdirSync(modules, { recursive: true }).map((path) => path.replaceAll('\\', '/'));
  return names.filter((path) => /(?:^|node_modules\/)(?:@[^/@]+\/)?[^/@.][^/]*\/package\.json$/.test(path));
}

try {
  mkdirSync(tarballs, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "empty", "version": "1.0.0", "private": true }');
  const { dependencies } = JSON.parse(readFileSync(join(root, 'packages/waymark/package.json'), 'utf8'));
  const files = packWorkspaces(root, tarballs)
    .filter(({ name }) => name === 'waymark' || Object.hasOwn(dependencies, name))
    .map(({ filename }) => join(tarballs, filename));
  run(...npmCommand(['install', '--no-audit', '--no-fund', ...files]));
  const modules = join(folder, 'node_modules');
  const packages = packagesIn(modules).map((path) => join(modules, path, '..'));
  const bytes = packages.reduce((sum, path) => sum + folderSize(path), 0);
  const scripted = packages.filter((path) => {
    const { scripts = {} } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
    return ['preinstall', 'install', 'postinstall'].some((name) => Object.hasOwn(scripts, name));
  });
  console.log(
    `${packages.length} packages of at most ${MOST_PACKAGES}, ${(bytes / 1e6).toFixed(1)} MB of at most ${MOST_BYTES / 1e6}, ${scripted.length} with install scripts`,
  );
  const site = join(root, 'fixtures/sites/islands');
  const program = join(modules, 'waymark/bin/waymark.js');
  run(process.execPath, [program, 'build', site, '--out', join(folder, 'site'), '--no-cache']);
  if (packages.length > MOST_PACKAGES || bytes > MOST_BYTES || scripted.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
