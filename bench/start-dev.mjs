// Starts `waymark dev` on a folder and asks for the first page: how long it took until it was there.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDev } from './dev-kills/dev-server.mjs';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: node bench/start-dev.mjs DIR');
  process.exit(2);
}
const cache = mkdtempSync(join(tmpdir(), 'waymark-start-'));
const before = performance.now();
const server = await startDev(folder, { XDG_CACHE_HOME: cache });
const { status } = await fetch(server.url);
console.log(`first page after ${((performance.now() - before) / 1000).toFixed(1)} s, status ${status}`);
await server.kill();
rmSync(cache, { recursive: true, force: true });
