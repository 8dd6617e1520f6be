// Builds every package: types and modules by the compiler, then the assets that built sites carry.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

function run(command, args) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

run('npx', ['tsc', '-b', 'packages/waymark']);
run(process.execPath, ['scripts/build-assets.mjs']);
