import { HOSTS, type HostName } from '../../outputs/index.ts';
import { wrongUse } from '../../project/expected-error.ts';
import { makeRules } from '../../rules.ts';
import type { FlagValues } from '../commands.ts';
import { EXIT } from '../exit-codes.ts';
import { findProject } from '../find-project.ts';
import { readAddress, readGroups } from '../read-flags.ts';
import { reportDiagnostics } from '../report/report-diagnostics.ts';

/** Where the files of a site are on most servers of one's own. */
const DEFAULT_ROOT = '/var/www/site';

/** `waymark rules`: prints what a host has to be told beside the files of a site. */
export async function run(dir: string, flags: FlagValues): Promise<number> {
  const host = readHost(flags);
  const root = readRoot(flags);
  const found = findProject(dir);
  const { file, diagnostics, project } = await makeRules({
    ...found,
    ...readAddress(flags),
    ...readGroups(flags),
    host,
    root,
  });
  if (file === undefined) {
    reportDiagnostics(diagnostics, project.readText);
    process.stderr.write('Nothing was printed: there is no site.\n');
    return EXIT.docsHaveErrors;
  }
  process.stdout.write(file.text);
  if (file.leftOut > 0)
    process.stderr.write(
      `${file.leftOut} ${file.leftOut === 1 ? 'redirect is' : 'redirects are'} left to forwarding pages and the 404 page\n`,
    );
  return EXIT.ok;
}

function readHost({ for: name }: FlagValues): HostName {
  if (typeof name === 'string' && isHost(name)) return name;
  throw wrongUse(
    `${name === undefined ? 'There is no "--for"' : `There are no rules for "${name}"`}: write one of ${Object.keys(HOSTS).join(', ')}`,
  );
}

function isHost(name: string): name is HostName {
  return Object.hasOwn(HOSTS, name);
}

/** The folder is written into files of hosts as it is. */
function readRoot({ root = DEFAULT_ROOT }: FlagValues): string {
  if (typeof root === 'string' && /^[\w./:~-]+$/.test(root)) return root.replace(/(?<=.)\/$/, '');
  throw wrongUse(`"--root ${root}" is no folder that a host could be told`);
}
