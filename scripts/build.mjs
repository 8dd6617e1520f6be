// Builds every package: types and modules by the compiler, then the assets that built sites carry, and the engine in few files.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeIndexes } from './generate/folder-indexes.mjs';
import { hashSources, markBuilt, packages, unmarkBuilt } from './tests/ensure-built.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

function run(command, args) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** Removes modules whose source is gone: the compiler leaves them, and they would be packed and imported. */
function removeStale(folder) {
  const [source, dist] = ['src', 'dist'].map((name) => join(root, 'packages', folder, name));
  for (const file of readdirSync(dist, { recursive: true })) {
    if (!/\.(?:js|d\.ts)$/.test(file) || /^(?:site-assets|dom-types|engine)\b/.test(file)) continue;
    const stem = join(source, file.replace(/\.(?:js|d\.ts)$/, ''));
    if (!existsSync(`${stem}.ts`) && !existsSync(`${stem}.tsx`)) rmSync(join(dist, file));
  }
}

writeIndexes(root);
const sources = hashSources();
unmarkBuilt();
run(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'packages/waymark']);
for (const name of packages) removeStale(name);
run(process.execPath, ['scripts/build/build-assets.mjs']);

/** One hash over every emitted module, the data and the versions that they use: results that another build of the engine kept must not be used. */
const hash = createHash('sha256');
for (const name of packages) {
  const dist = join(root, 'packages', name, 'dist');
  hash.update(readFileSync(join(dist, '../package.json')));
  const files = readdirSync(dist, { recursive: true }).filter((file) =>
    /\.(?:c?js|css|json|tsv)$/.test(file),
  );
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(dist, file)));
}
writeFileSync(join(root, 'packages/waymark/dist/build-id.txt'), hash.digest('hex'));
markBuilt(sources);
