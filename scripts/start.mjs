// Builds Waymark and serves its own documentation.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
console.error('Building Waymark, whose documentation is served after that (Ctrl+C ends it)');
const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' });
if (status === 0) {
  // In this process: one of its own would go on serving when this one is ended by another.
  process.chdir(root);
  process.argv.splice(2, 0, 'dev', 'docs');
  await import('../packages/waymark/bin/waymark.js');
} else process.exitCode = status ?? 1;
