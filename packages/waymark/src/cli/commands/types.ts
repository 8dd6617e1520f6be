import { lstatSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { componentDefinitions } from '../../components/index.ts';
import { typeDeclarations } from '../../editor/type-declarations.ts';
import { wrongUse } from '../../project/expected-error.ts';
import { writeFile } from '../../project/files/writing/write-file.ts';
import type { FlagValues } from '../commands.ts';
import { EXIT } from '../exit-codes.ts';
import { findProject } from '../find-project.ts';
import { sayLine } from '../report/say.ts';

const DEFAULT_FILE = 'waymark.d.ts';

/** First line of what this command writes. */
const MARK = '// Made by "waymark types"';

/** `waymark types`: writes the types of built-in components, for editors that read MDX. */
export async function run(dir: string, flags: FlagValues): Promise<number> {
  const { directory } = findProject(dir);
  const given = flags['out'];
  if (given === '') throw wrongUse('"--out" has no file: write --out FILE');
  const file = resolve(typeof given === 'string' ? given : join(directory, DEFAULT_FILE));
  if (!isOwn(file)) throw wrongUse(`${file} is no file of this command: name another one with --out`);
  writeFile(dirname(file), basename(file), typeDeclarations(componentDefinitions));
  sayLine(`Wrote ${file}`);
  return EXIT.ok;
}

/** Whether nothing is there, or what this command wrote. */
function isOwn(file: string): boolean {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  return stats === undefined || (stats.isFile() && readFileSync(file, 'utf8').startsWith(MARK));
}
