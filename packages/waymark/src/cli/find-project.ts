import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { ExpectedError } from '../project/expected-error.ts';
import { isInside } from '../project/files/is-inside.ts';
import { type DocsDirectory, findDirectory } from '../project/find-directory.ts';
import { TRUSTED, type Trust } from '../site/trust.ts';
import { say } from './report/say.ts';

/** Finds the docs folder of a call, and says which one it is when it is not `dir` itself. */
export function findProject(dir: string, { onMachine }: Trust = TRUSTED): DocsDirectory {
  const found = findDirectory(dir);
  if (found === undefined) throw new ExpectedError('wrong-use', `No docs.json in ${dir} or ${dir}/docs`);
  if (!onMachine && !isInside(realpathSync(found.directory), realpathSync(resolve(dir))))
    throw new ExpectedError('wrong-use', `${found.directory} is a link out of ${dir}`);
  if (found.directory !== resolve(dir)) say(`Using ${found.directory}`);
  return found;
}
