// Runs commands one after the other in one process, each as the program runs it, but for the end of the process.
import { loadEngine } from '../../dist/engine/start.cjs';

const { main } = loadEngine().engine;

/** Takes what is written to a stream, until the returned function is called. */
function collect(stream) {
  const { write } = stream;
  let text = '';
  stream.write = (chunk, ...rest) => {
    text += chunk;
    rest.find((each) => typeof each === 'function')?.();
    return true;
  };
  return () => {
    stream.write = write;
    return text;
  };
}

// Every command listens for what nobody awaits.
process.setMaxListeners(0);

// Timers of pages would keep it.
process.once('disconnect', () => process.exit());

process.on('message', async ({ args, cwd }) => {
  process.chdir(cwd);
  const [stdout, stderr] = [collect(process.stdout), collect(process.stderr)];
  const status = await main(args);
  process.send({ status, stdout: stdout(), stderr: stderr() });
});
