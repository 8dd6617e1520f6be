// Writes a site with the sink, in a process that kills itself at one of its changes to the disk:
//   node stop-at.mjs OUT STATE FILES STOP
// FILES is JSON, STOP the number of the change before which it ends. Prints how many changes there were if it survives.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const [out, state, files, stop] = process.argv.slice(2);
let changes = 0;
for (const name of ['renameSync', 'rmSync', 'rmdirSync', 'mkdirSync', 'writeFileSync']) {
  const change = fs[name];
  fs[name] = (...args) => {
    if (changes === Number(stop)) process.kill(process.pid, 'SIGKILL');
    changes += 1;
    return change(...args);
  };
}
syncBuiltinESMExports();

const { createOutputSink } = await import('../../dist/sink/output-sink.js');
const sink = createOutputSink(out, { state });
for (const [path, content] of Object.entries(JSON.parse(files))) sink.write({ path, content });
sink.commit();
process.stdout.write(String(changes));
