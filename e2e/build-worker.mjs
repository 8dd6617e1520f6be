// Builds sites in a thread of its own, one after the other as they are sent.
import { parentPort } from 'node:worker_threads';
import { build } from '../packages/waymark/dist/build.js';
import { setV8Flags } from '../packages/waymark/dist/cli/start/v8-flags.js';
import { exportSite } from '../packages/waymark/dist/export.js';

// As the command does.
setV8Flags();

parentPort.on('message', async (options) => {
  const { written, diagnostics } = await ('file' in options ? exportSite : build)(options);
  parentPort.postMessage({ written, diagnostics });
});
