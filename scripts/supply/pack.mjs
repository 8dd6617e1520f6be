// The tarballs of our packages, as npm would publish them.
import { spawnSync } from 'node:child_process';
import { npmCommand } from './npm.mjs';

/** Packs every workspace. With a folder, the tarballs are written there; without one, only what they hold is told. */
export function packWorkspaces(root, folder) {
  const place = folder === undefined ? ['--dry-run'] : ['--pack-destination', folder];
  const [command, args] = npmCommand(['pack', '--workspaces', '--json', ...place]);
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return Object.values(JSON.parse(stdout)).map(({ name, filename, unpackedSize, files }) => ({
    name,
    filename,
    unpackedSize,
    paths: files.map(({ path }) => path),
  }));
}
