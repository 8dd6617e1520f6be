// Builds Waymark and serves its own documentation, and says what it is at.
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const node = (args, start) => start(process.execPath, args, { cwd: root, stdio: 'inherit' });

console.error(
  'Building Waymark; its documentation opens at http://localhost:3000 after that (Ctrl+C ends it)',
);
const { status } = node(['scripts/build.mjs'], spawnSync);
if (status === 0)
  node(['packages/waymark/bin/waymark.js', 'dev', 'docs', ...process.argv.slice(2)], spawn).on(
    'exit',
    (code) => {
      process.exitCode = code ?? 0;
    },
  );
else process.exitCode = status ?? 1;
