import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { wrongUse } from '../../project/expected-error.ts';
import { findDirectory } from '../../project/find-directory.ts';
import { readSettingsFile } from '../../project/read-settings-file.ts';
import { listen } from '../../serve/listen.ts';
import { createStaticHandler } from '../../serve/static-handler.ts';
import { outputFolder } from '../../sink/output-place.ts';
import { finishOutput } from '../../sink/publish/finish-output.ts';
import { siteAddress } from '../../site/site-address.ts';
import type { FlagValues } from '../commands.ts';
import { EXIT } from '../exit-codes.ts';
import { findProject } from '../find-project.ts';
import { readAddress, readHost, readPort } from '../read-flags.ts';
import { sayLine } from '../report/say.ts';
import { sayNetwork } from '../report/say-network.ts';
import { stopSignal } from '../stop-signal.ts';

const DEFAULT_PORT = 4000;

/** `waymark preview`: serves a finished build until it is stopped. */
export async function run(dir: string, flags: FlagValues): Promise<number> {
  const port = readPort(flags, DEFAULT_PORT);
  const found = findDirectory(dir);
  const settings = found === undefined ? {} : readSettingsFile(found.directory).value;
  const { base } = siteAddress(readAddress(flags), settings);
  if (flags['out'] === undefined && found === undefined && isBuild(dir))
    throw wrongUse(`${dir} is a finished build: name it with --out ${dir}`);
  const named = typeof flags['out'] === 'string' ? resolve(flags['out']) : undefined;
  const folder = named ?? outputFolder(findProject(dir).directory, undefined, settings.out);
  if (existsSync(folder) && finishOutput(folder) === 'half')
    sayLine(`A build was stopped while it replaced the site in ${folder}: run "waymark build" again`);
  if (!isBuild(folder)) throw wrongUse(`No finished build in ${folder}: run "waymark build" first`);
  const host = readHost(flags);
  const stopped = stopSignal();
  const { url, network, close } = await listen(createStaticHandler({ folder, base, host }), {
    port,
    host,
    next: true,
  });
  sayLine(`Serving ${folder} at ${url}${base}/`);
  sayNetwork(network, `${base}/`);
  await stopped;
  close();
  return EXIT.ok;
}

function isBuild(folder: string): boolean {
  return existsSync(join(folder, 'navigation.json'));
}
