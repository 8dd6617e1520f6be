import { existsSync, lstatSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { wrongUse } from '../../project/expected-error.ts';
import { refusePlaces, writeFile } from '../../project/files/writing/write-file.ts';
import type { FlagValues } from '../commands.ts';
import { EXIT } from '../exit-codes.ts';
import { sayLine } from '../report/say.ts';
import { schemaAddress } from '../schema-address.ts';
import { siteName } from '../site-name.ts';
import { starterFiles } from '../starter-files.ts';

/** `waymark new`: writes a small docs folder that builds without a finding. */
export async function run(dir: string, flags: FlagValues): Promise<number> {
  const folder = resolve(dir);
  const above = nearestThere(folder);
  if (statSync(above, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw wrongUse(`${above} is no folder`);
  const given = typeof flags['name'] === 'string' ? flags['name'] : '';
  const name = given === '' ? siteName(folder) : given;
  const all = Object.entries(starterFiles(name, schemaAddress(folder)));
  // What git ignores may be settled already, here or in a folder around this one.
  const files = all.filter(([path]) => path !== '.gitignore' || !isThere(join(folder, path)));
  const taken = files.map(([path]) => path).filter((path) => isThere(join(folder, path)));
  if (taken.length > 0 && flags['force'] !== true)
    throw wrongUse(`${folder} has ${taken.join(', ')} already: use --force to overwrite`);
  refusePlaces(
    folder,
    files.map(([path]) => path),
  );
  for (const [path, text] of files) writeFile(folder, path, text);
  // Who creates a project has hardly installed the command for all folders.
  const shown = dir === '.' ? '' : /^[\w./\\:-]+$/.test(dir) ? ` ${dir}` : ` "${dir}"`;
  sayLine(`Wrote ${files.length} files to ${folder}`);
  sayLine(`See them with: npx waymark dev${shown}`);
  return EXIT.ok;
}

/** A path itself, or of what it lies in the nearest that is there; a drive of Windows that is not has nothing above it. */
function nearestThere(path: string): string {
  const parent = dirname(path);
  return existsSync(path) || parent === path ? path : nearestThere(parent);
}

/** A link that leads nowhere is something too. */
function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
