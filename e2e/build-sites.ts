import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { ensureBuilt } from '../scripts/ensure-built.mjs';
import { madeSites } from './made-sites/made-sites.ts';
import { SITES_VARIABLE } from './sites.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const fixtures = [
  'everything',
  'pages',
  'components',
  'rtl',
  'api',
  'api-auto',
  'api-deep',
  'plain',
  'playground',
  'base',
  'drilldown',
  'places',
  'broken',
  'styling',
  'islands',
  'graphql',
];

/** A site to be built. */
interface Job {
  readonly name: string;
  readonly directory: string;
  readonly out: string;
  readonly base: string;
}

/** Builds every fixture, our own docs and the sites that are made for one test, and serves each as `waymark preview` does. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for one.
export default async function buildSites(): Promise<() => void> {
  ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'waymark-e2e-'));
  const job = (name: string, directory: string): Job => ({
    name,
    directory,
    out: join(folder, name),
    base: name === 'base' ? '/some/path' : '',
  });
  const made = madeSites().map(({ name, files }) => {
    const directory = join(folder, 'sources', name);
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(directory, path)), { recursive: true });
      writeFileSync(join(directory, path), text);
    }
    return job(name, directory);
  });
  // What takes long comes first, so that no thread is left with it at the end.
  const jobs = [
    job('docs', join(root, 'docs')),
    ...made,
    ...fixtures.map((name) => job(name, join(root, 'fixtures/sites', name))),
  ];
  await buildAll(jobs);
  const { addresses, close } = await serveAll(jobs);
  process.env[SITES_VARIABLE] = JSON.stringify({ folder, addresses });
  return () => {
    close();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** As many threads as there are cores take the sites in turn. */
async function buildAll(jobs: readonly Job[]): Promise<void> {
  const waiting = [...jobs];
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL('./build-worker.mjs', import.meta.url));
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) await buildOne(worker, job);
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

function buildOne(worker: Worker, job: Job): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', ({ written, diagnostics }: { written: boolean; diagnostics: unknown }) => {
      worker.off('error', reject);
      if (written) resolve();
      else reject(new Error(`${job.name} cannot be built: ${JSON.stringify(diagnostics)}`));
    });
    worker.postMessage(job);
  });
}

async function serveAll(
  jobs: readonly Job[],
): Promise<{ readonly addresses: Readonly<Record<string, string>>; readonly close: () => void }> {
  // Not imported above: at first there may be no build, or one of other sources.
  const { listen } = await import('../packages/waymark/dist/serve/listen.js');
  const { createStaticHandler } = await import('../packages/waymark/dist/serve/static-handler.js');
  const servers: Server[] = [];
  const addresses: Record<string, string> = {};
  for (const { name, out, base } of jobs) {
    const handler = createStaticHandler({ folder: out, base, host: 'localhost' });
    const { server, url } = await listen(handler, { port: 0, host: 'localhost', next: true });
    servers.push(server);
    addresses[name] = `${url}${base}`;
  }
  const close = (): void => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  };
  return { addresses, close };
}
