import { relative } from 'node:path';
import {
  type Connection,
  type FileRename,
  LSPErrorCodes,
  MessageType,
  ResponseError,
  ShowMessageNotification,
  type TextDocumentPositionParams,
  type TextEdit,
} from 'vscode-languageserver';
import type { DocsProject, PathMove } from '../docs-project.ts';
import { type OpenProjects, pathOf } from '../open-projects.ts';
import type { Asked } from './ask.ts';
import { moveAt, prepareRename, renameEdit, textEdits } from './rename.ts';

/** What renaming needs of the server. */
interface Renaming {
  readonly connection: Connection;
  readonly projects: OpenProjects;
  /** Whether the editor moves files when an answer says so. */
  readonly movesFiles: () => boolean;
  readonly ask: (params: TextDocumentPositionParams) => Promise<Asked | undefined>;
}

/** Lets a connection rename pages: at their names in a text, and where the editor moves their files. */
export function answerRenames({ connection, projects, movesFiles, ask }: Renaming): void {
  /** Moves that were answered with their edits; editors that carry them out ask for the edits once more. */
  let answered = new Set<string>();
  connection.onPrepareRename(async (params) => {
    const at = await ask(params);
    return at === undefined ? null : prepareRename(at.place, at.file, at.project);
  });
  connection.onRenameRequest(async (params) => {
    const at = await ask(params);
    const move = at && (await moveAt(at.place, at.file, at.project, params.newName));
    if (at === undefined || move === undefined) return null;
    if (params.newName.trim() === '')
      throw new ResponseError(LSPErrorCodes.RequestFailed, 'A page needs a name');
    if (!movesFiles())
      throw new ResponseError(LSPErrorCodes.RequestFailed, 'This editor moves no files: use "waymark mv"');
    const plan = await at.project.move([move]);
    answered = new Set('files' in plan ? plan.files.map(keyOf) : []);
    return renameEdit(plan, at.project, projects);
  });
  connection.workspace.onWillRenameFiles(async ({ files }) => {
    const moves = await movesByProject(files, projects, ({ from, to }, { directory }) => {
      const inDocs = (path: string): string => relative(directory, path).replaceAll('\\', '/');
      return answered.delete(keyOf({ from: inDocs(from), to: inDocs(to) }));
    });
    const changes: Record<string, TextEdit[]> = {};
    for (const [project, own] of moves) {
      const plan = await project.move(own);
      if ('problem' in plan) await warn(connection, `Links do not follow: ${plan.problem}`);
      else Object.assign(changes, Object.fromEntries(textEdits(plan, project, projects)));
    }
    return Object.keys(changes).length === 0 ? null : { changes };
  });
}

/** Tells whoever sits before the editor; nothing is asked. */
function warn(connection: Connection, message: string): Promise<void> {
  return connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Warning, message });
}

/** What of the moved files belongs to docs, without what is known already. */
async function movesByProject(
  files: readonly FileRename[],
  projects: OpenProjects,
  isKnown: (move: PathMove, project: DocsProject) => boolean,
): Promise<ReadonlyMap<DocsProject, readonly PathMove[]>> {
  const byProject = new Map<DocsProject, PathMove[]>();
  for (const { oldUri, newUri } of files) {
    const { project, file } = (await projects.fileAt(oldUri)) ?? {};
    const [from, to] = [pathOf(oldUri), pathOf(newUri)];
    // Within a docs folder that moves as a whole, everything stays where it is.
    if (project === undefined || file === '' || from === undefined || to === undefined) continue;
    const move = { from, to };
    if (!isKnown(move, project)) byProject.set(project, [...(byProject.get(project) ?? []), move]);
  }
  return byProject;
}

function keyOf({ from, to }: PathMove): string {
  return JSON.stringify([from, to]);
}
