// Builds sites in a thread of its own, one after the other as they are sent.
import { setFlagsFromString } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { build } from '../packages/waymark/dist/build.js';

// As the command does, which says why.
setFlagsFromString('--no-allocation-site-pretenuring');
if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=400000');

parentPort.on('message', async ({ directory, out, base }) => {
  const { written, diagnostics } = await build({
    directory,
    entry: 'docs.json',
    out,
    base,
    cache: false,
    version: '0.0.0',
  });
  parentPort.postMessage({ written, diagnostics });
});
