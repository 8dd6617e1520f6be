import { spawn } from 'node:child_process';
import type { Diagnostic } from '@waymark/core/diagnostics';
import { createDevHandler } from '../../dev/dev-handler.ts';
import { createLiveReload } from '../../dev/live-reload.ts';
import { openSession } from '../../dev/session.ts';
import { watchProject } from '../../dev/watch.ts';
import { listen } from '../../serve/listen.ts';
import type { FlagValues } from '../commands.ts';
import { EXIT } from '../exit-codes.ts';
import { findProject } from '../find-project.ts';
import { readPort, refuse } from '../read-flags.ts';
import { reportDiagnostics } from '../report.ts';
import { stopSignal } from '../stop-signal.ts';
import { readVersion } from '../version.ts';

const DEFAULT_PORT = 3000;

/** `waymark dev`: serves the docs with live reload until it is stopped. */
export async function run(dir: string, flags: FlagValues): Promise<number> {
  const port = readPort(flags['port']);
  if (port === 'invalid') return refuse(`"--port ${flags['port']}" is no port number`);
  const found = findProject(dir);
  const host = typeof flags['host'] === 'string' ? flags['host'] : 'localhost';
  const session = await openSession({ ...found, version: readVersion() });
  const report = (diagnostics: readonly Diagnostic[]): void =>
    reportDiagnostics(diagnostics, session.readText);
  report(session.diagnostics());
  session.onPage = report;
  const live = createLiveReload();
  const stopped = stopSignal();
  const { server, url } = await listen(createDevHandler({ session, live, host }), {
    port: port ?? DEFAULT_PORT,
    host,
    next: flags['strict-port'] !== true,
  });
  const stopWatching = watchProject(found.directory, (paths) => {
    session
      .change(paths)
      .then(report, (error: unknown) =>
        process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`),
      )
      .finally(() => live.reload());
  });
  process.stderr.write(`Waymark serves ${found.directory} at ${url}/\n`);
  if (flags['open'] === true) openBrowser(url);
  await stopped;
  live.close();
  await stopWatching();
  server.close();
  server.closeAllConnections();
  return EXIT.ok;
}

function openBrowser(url: string): void {
  const command =
    process.platform === 'darwin' ? 'open' : process.platform === 'win32' ? 'explorer' : 'xdg-open';
  spawn(command, [url], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
