import { wrongUse } from '../../project/expected-error.ts';
import { findDirectory } from '../../project/find-directory.ts';
import type { FlagValues } from '../commands.ts';
import { requireFolder } from '../find-project.ts';
import { migrateEngine } from '../migrate/migrate-engine.ts';
import { migrateMint } from '../migrate/migrate-mint.ts';

/** `waymark migrate`: shows what `mint.json`, or the docs of another engine, are as docs.json and pages; writes it when told to. */
export async function run(dir: string, flags: FlagValues): Promise<number> {
  const from = textFlag(flags['from']);
  const out = textFlag(flags['out']);
  const write = flags['write'] === true;
  const all = flags['all'] === true;
  requireFolder(dir);
  const found = findDirectory(dir);
  const isMint = from === 'mint' || (from === undefined && found?.entry === 'mint.json');
  if (found?.entry === 'docs.json') throw wrongUse(`${found.directory} has a docs.json already`);
  if (!isMint) return migrateEngine({ dir, from, write, out, all });
  if (found === undefined) throw wrongUse(`No mint.json in ${dir} or ${dir}/docs`);
  if (out !== undefined) throw wrongUse('"--out" is for other engines: docs.json stands beside mint.json');
  return migrateMint(found, write);
}

function textFlag(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
