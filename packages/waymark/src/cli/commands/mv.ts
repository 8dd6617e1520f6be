import { existsSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createSourceText, positionAt, withoutPageExtension } from '@waymark/core/source';
import { changesOf } from '../../edits/file-changes.ts';
import { formatChanges } from '../../edits/format-changes.ts';
import { movedFiles } from '../../edits/move/moved-files.ts';
import { type MovePlan, planMove } from '../../edits/move/plan-move.ts';
import { type ChosenMove, chooseMove } from '../../project/choose-move.ts';
import { wrongUse } from '../../project/expected-error.ts';
import type { FileChange } from '../../project/files/writing/file-change.ts';
import { makeFolder } from '../../project/files/writing/make-folder.ts';
import { patiently } from '../../project/files/writing/patiently.ts';
import { findRefused, mayWrite, writeChanges } from '../../project/files/writing/write-changes.ts';
import { problemOfParents } from '../../project/files/writing/write-file.ts';
import { loadProject } from '../../project/load-project.ts';
import type { Project } from '../../project/project.ts';
import { problemOfPath } from '../../sink/claim/output-path.ts';
import { surveySite } from '../../survey-site.ts';
import { readVersion } from '../../version.ts';
import type { FlagValues } from '../commands.ts';
import { EXIT } from '../exit-codes.ts';
import { sayLine } from '../report/say.ts';

/** Links to what the network has are no concern of a move. */
const NO_NETWORK = {
  fetch: () => Promise.reject(new Error('a move fetches nothing')),
  store: { read: () => undefined, write: () => undefined },
};

/** `waymark mv`: moves a page or folder, and everything that names it. */
export async function run(_: string, flags: FlagValues, operands: readonly string[]): Promise<number> {
  const [written, wished] = operands;
  if (written === undefined || wished === undefined || operands.length > 2)
    throw wrongUse('"mv" takes two paths, OLD and NEW');
  const move = chooseMove(written, wished);
  // Of a page, its address becomes the path of what is built.
  const unfit = problemOfPath(withoutPageExtension(move.to));
  if (unfit !== undefined)
    throw wrongUse(`Nothing was moved: nothing can be built from ${move.to}: ${unfit}`);
  for (const path of [move.from, move.to]) {
    const problem = problemOfParents(move.directory, path);
    if (problem !== undefined) throw wrongUse(`Nothing was moved: ${path} ${problem}`);
    const folder = folderOn(join(move.directory, path));
    if (!mayWrite(folder)) throw wrongUse(`Nothing was moved: ${folder} may not be written`);
  }
  const project = loadProject(move);
  const { surveyed } = await surveySite(project, { version: readVersion(), fetching: NO_NETWORK });
  if (surveyed === undefined) throw wrongUse(`${move.entry} cannot be read: run "waymark check"`);
  const files = movedFiles([move], project.files.keys());
  const part = surveyed.site.configFiles.find((file) => files.has(file));
  if (part !== undefined)
    throw wrongUse(`${part} is a part of ${move.entry}: move it by hand, with its "$ref"`);
  const plan = planMove({ ...surveyed, project, files });
  const changes = changesOf(plan.edits, project.readText);
  const [refused] = findRefused(move.directory, changes);
  if (refused !== undefined) throw wrongUse(`Nothing was moved: ${refused.file} ${refused.problem}`);
  const report = describe(move, plan, changes, project);
  const isDry = flags['dry-run'] === true;
  if (isDry) process.stdout.write(formatChanges(changes));
  else carryOut(move, changes);
  for (const line of report) sayLine(line);
  if (isDry) sayLine('This is what would be done: run it again without --dry-run');
  return EXIT.ok;
}

/** The nearest folder above a path that is there. */
function folderOn(path: string): string {
  const folder = dirname(path);
  return existsSync(folder) ? folder : folderOn(folder);
}

/** Texts first: as long as the files are where they were, a failure leaves a site that can be mended by git. */
function carryOut({ directory, from, to }: ChosenMove, changes: readonly FileChange[]): void {
  writeChanges(directory, changes);
  makeFolder(dirname(join(directory, to)));
  patiently(() => renameSync(join(directory, from), join(directory, to)));
}

function describe(
  { from, to }: ChosenMove,
  { redirects, left, files }: MovePlan,
  changes: readonly FileChange[],
  { readText }: Project,
): readonly string[] {
  const places = left.map(({ file, start }) => {
    const { line } = positionAt(createSourceText(file, readText(file) ?? ''), start);
    return `Left as it is, as its address is no plain text: ${files.get(file) ?? file}:${line}`;
  });
  return [
    `${from} → ${to}`,
    ...changes.map(({ file }) => `Changed ${files.get(file) ?? file}`),
    ...redirects.map((redirect) => `Redirected ${redirect.from} to ${redirect.to}`),
    ...new Set(places),
  ];
}
