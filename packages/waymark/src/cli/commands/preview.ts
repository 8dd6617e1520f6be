import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listen } from '../../serve/listen.ts';
import { createStaticHandler } from '../../serve/static-handler.ts';
import { finishOutput } from '../../sink/finish-output.ts';
import { DEFAULT_OUTPUT } from '../../sink/output-place.ts';
import type { FlagValues } from '../commands.ts';
import { EXIT } from '../exit-codes.ts';
import { findProject } from '../find-project.ts';
import { readBase, readPort, refuse } from '../read-flags.ts';
import { stopSignal } from '../stop-signal.ts';

const DEFAULT_PORT = 4000;

/** `waymark preview`: serves a finished build until it is stopped. */
export async function run(dir: string, flags: FlagValues): Promise<number> {
  const port = readPort(flags['port']);
  const base = readBase(flags['base']);
  if (port === 'invalid') return refuse(`"--port ${flags['port']}" is no port number`);
  if (base === undefined) return refuse(`"--base ${flags['base']}" is not a path: write it as /docs`);
  const folder =
    typeof flags['out'] === 'string'
      ? resolve(flags['out'])
      : join(findProject(dir).directory, DEFAULT_OUTPUT);
  if (existsSync(folder) && finishOutput(folder) === 'half')
    process.stderr.write(
      `A build was stopped while it replaced the site in ${folder}: run "waymark build" again\n`,
    );
  if (!existsSync(join(folder, 'navigation.json')))
    return refuse(`No finished build in ${folder}: run "waymark build" first`);
  const host = typeof flags['host'] === 'string' ? flags['host'] : 'localhost';
  const stopped = stopSignal();
  const { url, server } = await listen(createStaticHandler({ folder, base, host }), {
    port: port ?? DEFAULT_PORT,
    host,
    next: true,
  });
  process.stderr.write(`Serving ${folder} at ${url}${base}/\n`);
  await stopped;
  server.close();
  server.closeAllConnections();
  return EXIT.ok;
}
