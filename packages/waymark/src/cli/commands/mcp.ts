import { resolve } from 'node:path';
import type { DocsReader } from '@waymark/mcp';
import { createDocsReader } from '../../agents/docs-reader.ts';
import { openDocs } from '../../agents/open-docs.ts';
import { wrongUse } from '../../project/expected-error.ts';
import { isOwnHost, listen } from '../../serve/listen.ts';
import { readVersion } from '../../version.ts';
import type { FlagValues } from '../commands.ts';
import { EXIT } from '../exit-codes.ts';
import { requireFolder } from '../find-project.ts';
import { loadCompanion } from '../load-companion.ts';
import { readHost, readPort } from '../read-flags.ts';
import { stopSignal } from '../stop-signal.ts';

const DEFAULT_PORT = 3100;

type Companion = typeof import('@waymark/mcp');

/** `waymark mcp`: lets agents search and read the docs, on the standard streams or over HTTP. */
export async function run(dir: string, flags: FlagValues): Promise<number> {
  const port = readPort(flags, DEFAULT_PORT);
  const idle = (['port', 'host'] as const).find((flag) => flags[flag] !== undefined);
  if (idle !== undefined && flags['http'] !== true) throw wrongUse(`"--${idle}" needs "--http"`);
  requireFolder(dir);
  const companion = (await loadCompanion('@waymark/mcp', resolve(dir))) as Companion;
  const stopped = stopSignal();
  const docs = await openDocs(dir, readVersion());
  if (docs === undefined) throw wrongUse(`No docs.json in ${dir} or ${dir}/docs, and ${dir} is no build`);
  try {
    const reader = await createDocsReader(docs.readFile, readVersion());
    // The index of a docs folder is made with the first search; agents wait a minute for an answer, so it begins now.
    void reader
      .search('', {})
      .then(({ lacksLanguage }) => (lacksLanguage === true ? undefined : docs.keep()))
      .catch(() => undefined);
    if (flags['http'] === true) await serveHttp(companion, reader, { port, flags, stopped });
    else await companion.serveStdio(reader, stopped);
  } finally {
    await docs.close();
  }
  return EXIT.ok;
}

interface HttpOptions {
  readonly port: number;
  readonly flags: FlagValues;
  readonly stopped: Promise<unknown>;
}

async function serveHttp(
  { createHttpHandler, MCP_PATH }: Companion,
  reader: DocsReader,
  { port, flags, stopped }: HttpOptions,
): Promise<void> {
  const host = readHost(flags);
  const { url, close } = await listen(
    createHttpHandler(reader, (name) => isOwnHost(name, host)),
    { port, host, next: true },
  );
  process.stderr.write(`Waymark answers agents at ${url}${MCP_PATH}\n`);
  await stopped;
  close();
}
