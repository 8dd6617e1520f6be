// Builds sites in a thread of its own, one after the other as they are sent.
import { parentPort } from 'node:worker_threads';
import { build } from '../packages/waymark/dist/build.js';
import { setV8Flags } from '../packages/waymark/dist/cli/start/v8-flags.js';

// As the command does.
setV8Flags();

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
