import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { ensureBuilt } from '../scripts/tests/ensure-built.mjs';
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
  'places',
  'broken',
  'styling',
  'islands',
  'graphql',
];

/** Fixtures that are exported, too: archives, which the tests unpack. */
const exported = ['islands', 'everything', 'components'];

/** What every build is given. */
interface Job {
  readonly directory: string;
  readonly entry: string;
  readonly cache: boolean;
  readonly version: string;
}

/** A site that is built and served. */
interface SiteJob extends Job {
  readonly name: string;
  readonly out: string;
  readonly base: string;
  readonly siteUrl?: string;
}

/** A site that is written as an archive. */
interface ExportJob extends Job {
  readonly file: string;
}

/** Builds every fixture, our own docs and the sites that are made for one test, and serves each as `waymark preview` does. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for one.
export default async function buildSites(): Promise<() => void> {
  ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'waymark-e2e-'));
  const job = (directory: string): Job => ({ directory, entry: 'docs.json', cache: false, version: '0.0.0' });
  const site = (name: string, directory: string): SiteJob => ({
    ...job(directory),
    name,
    out: join(folder, name),
    base: name === 'base' ? '/some/path' : '',
  });
  const fixture = (name: string): string => join(root, 'fixtures/sites', name);
  const made = madeSites().map(({ name, files, siteUrl }) => {
    const directory = join(folder, 'sources', name);
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(directory, path)), { recursive: true });
      writeFileSync(join(directory, path), text);
    }
    return { ...site(name, directory), ...(siteUrl !== undefined && { siteUrl }) };
  });
  const sites = [
    site('docs', join(root, 'docs')),
    ...made,
    ...fixtures.map((name) => site(name, fixture(name))),
  ];
  const exports = exported.map((name) => ({ ...job(fixture(name)), file: join(folder, `${name}.zip`) }));
  await buildAll([...sites, ...exports]);
  const { addresses, close } = await serveAll(sites);
  process.env[SITES_VARIABLE] = JSON.stringify({ folder, addresses });
  return () => {
    close();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** One thread builds all: a second one would translate the whole engine again, which costs more than most sites. */
async function buildAll(jobs: readonly (SiteJob | ExportJob)[]): Promise<void> {
  const worker = new Worker(new URL('./build-worker.mjs', import.meta.url));
  for (const job of jobs) await buildOne(worker, job);
  await worker.terminate();
}

function buildOne(worker: Worker, job: SiteJob | ExportJob): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', ({ written, diagnostics }: { written: boolean; diagnostics: unknown }) => {
      worker.off('error', reject);
      if (written) resolve();
      else reject(new Error(`${job.directory} cannot be built: ${JSON.stringify(diagnostics)}`));
    });
    worker.postMessage(job);
  });
}

async function serveAll(
  jobs: readonly SiteJob[],
): Promise<{ readonly addresses: Readonly<Record<string, string>>; readonly close: () => void }> {
  // Not imported above: at first there may be no build, or one of other sources.
  const { listen } = await import('../packages/waymark/dist/serve/listen.js');
  const { createStaticHandler } = await import('../packages/waymark/dist/serve/static-handler.js');
  const closers: (() => void)[] = [];
  const addresses: Record<string, string> = {};
  for (const { name, out, base } of jobs) {
    const handler = createStaticHandler({ folder: out, base, host: 'localhost' });
    const { url, close } = await listen(handler, { port: 0, host: 'localhost', next: true });
    closers.push(close);
    addresses[name] = `${url}${base}`;
  }
  const closeAll = (): void => {
    for (const close of closers) close();
  };
  return { addresses, close: closeAll };
}
