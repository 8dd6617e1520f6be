import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createDevHandler } from '../../dev/dev-handler.ts';
import { createLiveChannel, type LiveChannel } from '../../dev/live-channel.ts';
import { openSession, type Session, type SessionOptions } from '../../dev/session.ts';
import { watchProject } from '../../dev/watch/watch.ts';
import { readBuildId } from '../../pages/store/build-id.ts';
import { cacheFolder } from '../../project/cache/cache-folder.ts';
import { openSourceMemory } from '../../project/files/memory/source-memory.ts';
import { listen } from '../../serve/listen.ts';
import { readVersion } from '../../version.ts';
import type { FlagValues } from '../commands.ts';
import { EXIT } from '../exit-codes.ts';
import { findProject } from '../find-project.ts';
import { readGroups, readHost, readPort } from '../read-flags.ts';
import { explain } from '../report/explain.ts';
import { createPrintedInto } from '../report/printed-into.ts';
import { createFindingsReport, describeEdit, type FindingsReport } from '../report/report-edit.ts';
import { say, sayLine } from '../report/say.ts';
import { sayNetwork } from '../report/say-network.ts';
import { stopSignal } from '../stop-signal.ts';
import { createWatchdog } from '../watchdog/watchdog.ts';

const DEFAULT_PORT = 3000;

/** `waymark dev`: serves the docs with live reload until it is stopped. */
export async function run(dir: string, flags: FlagValues): Promise<number> {
  const port = readPort(flags, DEFAULT_PORT);
  const host = readHost(flags);
  const found = findProject(dir);
  const live = createLiveChannel();
  const isPrintedInto = createPrintedInto();
  // Watched before the first file is read: what is saved while the session opens is a change too.
  const opening = Promise.resolve().then(() => {
    // Apart from what builds remember, which ask for other files.
    const folder = join(cacheFolder(found.directory, undefined), 'dev');
    const sources = openSourceMemory({ folder, buildId: readBuildId() });
    const options = { ...found, ...readGroups(flags), version: readVersion(), watch: createWatchdog() };
    return openServed({ ...options, sources });
  });
  const follow = ({ session }: Served): void => watching.follow(session.outside());
  const watching = watchProject(
    found.directory,
    (changed) => {
      const paths = changed.filter((path) => !isPrintedInto(join(found.directory, path)));
      if (paths.length === 0) return;
      void opening
        .then(async (served) => {
          await takeEdit(served, live, paths);
          follow(served);
        })
        .catch(() => undefined);
    },
    { onNotice: say },
  );
  try {
    const served = await opening;
    follow(served);
    await serve(served, { live, directory: found.directory, port, host, flags });
  } finally {
    await watching.stop();
  }
  return EXIT.ok;
}

/** What serving needs beside the session. */
interface ServeOptions {
  readonly live: LiveChannel;
  readonly directory: string;
  readonly port: number;
  readonly host: string;
  readonly flags: FlagValues;
}

/** Serves until the command is stopped. */
async function serve(
  { session, findings }: Served,
  { live, directory, port, host, flags }: ServeOptions,
): Promise<void> {
  const stopped = stopSignal();
  const { url, network, close } = await listen(
    createDevHandler({ session, live, host, directory, onAnswer: () => findings.report() }),
    { port, host, next: flags['strict-port'] !== true },
  );
  sayLine(`Waymark serves ${directory} at ${url}${session.base()}/`);
  sayNetwork(network, `${session.base()}/`);
  if (flags['open'] === true) openBrowser(`${url}${session.base()}/`);
  await stopped;
  live.close();
  close();
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
    const milliseconds = performance.now() - start;
    say(describeEdit({ paths, pages, milliseconds }));
    findings.report();
  } catch (error) {
    explain(error);
  } finally {
    live.publish(paths);
  }
}

function openBrowser(url: string): void {
  spawn(browserOpener(process.platform, process.env), [url], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

/** The program that opens an address in the browser. Of Windows by its path: the folder at hand may hold one of that name. */
function browserOpener(system: NodeJS.Platform, env: NodeJS.ProcessEnv): string {
  if (system === 'win32') return `${env['SystemRoot'] ?? 'C:\\Windows'}\\explorer.exe`;
  return system === 'darwin' ? 'open' : 'xdg-open';
}
