import type { MoveEdits, PathMove } from '@waymark/language-server';
import type { Session } from '../dev/session.ts';
import { editsByFile } from '../edits/file-changes.ts';
import { movedFiles } from '../edits/move/moved-files.ts';
import { planMove } from '../edits/move/plan-move.ts';
import { type ChosenMove, chooseMove } from '../project/choose-move.ts';
import { ExpectedError } from '../project/expected-error.ts';
import type { DocsDirectory } from '../project/find-directory.ts';

/** What `waymark mv` would make of moves in the docs of an editor, or why it would not. */
export async function planEdits(
  { directory, entry }: DocsDirectory,
  session: Session,
  moves: readonly PathMove[],
): Promise<MoveEdits> {
  const chosen = choose(moves);
  if ('problem' in chosen) return chosen;
  const graph = await session.survey(() => false);
  const site = session.site();
  if (site === undefined || graph === undefined) return { problem: `${entry} cannot be read` };
  if (chosen.moves.some((move) => move.directory !== directory))
    return { problem: `Pages move inside of their docs folder, ${directory}` };
  const names = new Set(session.files());
  const files = movedFiles(chosen.moves, names);
  const part = site.configFiles.find((file) => files.has(file));
  if (part !== undefined)
    return { problem: `${part} is a part of ${entry}: move it by hand, with its "$ref"` };
  const project = { entry, files: names, readText: session.readText };
  const { edits } = planMove({ site, graph, project, files });
  const inProject = [...editsByFile(edits)].filter(([file]) => !file.startsWith('../'));
  return { files: chosen.moves, edits: inProject.flatMap(([, own]) => own) };
}

function choose(
  moves: readonly PathMove[],
): { readonly moves: readonly ChosenMove[] } | { readonly problem: string } {
  try {
    return { moves: moves.map(({ from, to }) => chooseMove(from, to)) };
  } catch (error) {
    if (error instanceof ExpectedError) return { problem: error.message };
    throw error;
  }
}
