// The tarballs of our packages, as npm would publish them.
import { spawnSync } from 'node:child_process';

/** Packs every workspace. With a folder, the tarballs are written there; without one, only what they hold is told. */
export function packWorkspaces(root, folder) {
  const place = folder === undefined ? ['--dry-run'] : ['--pack-destination', folder];
  const { status, stdout, stderr } = spawnSync('npm', ['pack', '--workspaces', '--json', ...place], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(stderr);
  return Object.values(JSON.parse(stdout)).map(({ name, filename, unpackedSize, files }) => ({
    name,
    filename,
    unpackedSize,
    paths: files.map(({ path }) => path),
  }));
}
