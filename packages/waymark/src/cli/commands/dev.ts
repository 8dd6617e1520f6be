import { spawn } from 'node:child_process';
import { createDevHandler } from '../../dev/dev-handler.ts';
import { createLiveChannel, type LiveChannel } from '../../dev/live-channel.ts';
import { openSession, type Session, type SessionOptions } from '../../dev/session.ts';
import { watchProject } from '../../dev/watch.ts';
import { listen } from '../../serve/listen.ts';
import type { FlagValues } from '../commands.ts';
import { EXIT } from '../exit-codes.ts';
import { findProject } from '../find-project.ts';
import { readPort, refuse } from '../read-flags.ts';
import { createFindingsReport, type FindingsReport, reportEdit } from '../report-edit.ts';
import { stopSignal } from '../stop-signal.ts';
import { readVersion } from '../version.ts';

const DEFAULT_PORT = 3000;

/** `waymark dev`: serves the docs with live reload until it is stopped. */
export async function run(dir: string, flags: FlagValues): Promise<number> {
  const port = readPort(flags['port']);
  if (port === 'invalid') return refuse(`"--port ${flags['port']}" is no port number`);
  const { directory, entry } = findProject(dir);
  const host = typeof flags['host'] === 'string' ? flags['host'] : 'localhost';
  const live = createLiveChannel();
  const stopped = stopSignal();
  const opening = openServed({ directory, entry, version: readVersion() });
  // Watched from now on: what is saved while the session opens is a change too.
  const stopWatching = watchProject(
    directory,
    (paths) => void opening.then((served) => takeEdit(served, live, paths)),
    { onNotice: (text) => void process.stderr.write(`${text}\n`) },
  );
  const { session, findings } = await opening;
  const { server, url } = await listen(
    createDevHandler({ session, live, host, directory, onAnswer: () => findings.report() }),
    { port: port ?? DEFAULT_PORT, host, next: flags['strict-port'] !== true },
  );
  process.stderr.write(`Waymark serves ${directory} at ${url}/\n`);
  if (flags['open'] === true) openBrowser(url);
  await stopped;
  live.close();
  await stopWatching();
  server.close();
  server.closeAllConnections();
  return EXIT.ok;
}

/** A session, and what was told about it. */
interface Served {
  readonly session: Session;
  readonly findings: FindingsReport;
}

async function openServed(options: SessionOptions): Promise<Served> {
  const session = await openSession(options);
  const findings = createFindingsReport(session);
  findings.report();
  return { session, findings };
}

/** Takes an edit in, tells the open pages, and says in one line what it came to. */
async function takeEdit(
  { session, findings }: Served,
  live: LiveChannel,
  paths: readonly string[],
): Promise<void> {
  const start = performance.now();
  try {
    const { pages } = await session.change(paths);
    reportEdit({ paths, pages, milliseconds: performance.now() - start });
    findings.report();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  } finally {
    live.publish(paths);
  }
}

function openBrowser(url: string): void {
  const command =
    process.platform === 'darwin' ? 'open' : process.platform === 'win32' ? 'explorer' : 'xdg-open';
  spawn(command, [url], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
