import { resolve } from 'node:path';
import { createEngine } from '../../editor/engine.ts';
import { readVersion } from '../../version.ts';
import type { FlagValues } from '../commands.ts';
import { folderProblem } from '../find-project.ts';
import { loadCompanion } from '../load-companion.ts';
import { refuse } from '../read-flags.ts';

/** `waymark lsp`: answers an editor on the standard streams until it closes them. */
export async function run(dir: string, _flags: FlagValues): Promise<number> {
  const problem = folderProblem(dir);
  if (problem !== undefined) return refuse(problem);
  const companion = (await loadCompanion(
    '@waymark/language-server',
    resolve(dir),
  )) as typeof import('@waymark/language-server');
  return companion.serve(createEngine(readVersion()), dir === '.' ? undefined : resolve(dir));
}
