// Builds every package: types and modules by the compiler, then the assets that built sites carry.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeIndexes } from './generate/folder-indexes.mjs';

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

writeIndexes(root);
run('npx', ['tsc', '-b', 'packages/waymark']);
run(process.execPath, ['scripts/build-assets.mjs']);

/** One hash over every emitted module: results that another build of the engine kept must not be used. */
const hash = createHash('sha256');
for (const name of ['core', 'openapi', 'waymark']) {
  const dist = join(root, 'packages', name, 'dist');
  const files = readdirSync(dist, { recursive: true }).filter((file) => /\.(?:js|css)$/.test(file));
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(dist, file)));
}
writeFileSync(join(root, 'packages/waymark/dist/build-id.txt'), hash.digest('hex'));
