import { resolve } from 'node:path';
import { ExpectedError } from '../project/expected-error.ts';
import { type DocsDirectory, findDirectory } from '../project/find-directory.ts';

/** Finds the docs folder of a call, and says which one it is when it is not `dir` itself. */
export function findProject(dir: string): DocsDirectory {
  const found = findDirectory(dir);
  if (found === undefined) throw new ExpectedError('wrong-use', `No docs.json in ${dir} or ${dir}/docs`);
  if (found.directory !== resolve(dir)) process.stderr.write(`Using ${found.directory}\n`);
  return found;
}
