import { join } from 'node:path';
import { withoutPageExtension } from '@waymark/core/source';
import {
  LSPErrorCodes,
  type PrepareRenameResult,
  RenameFile,
  ResponseError,
  TextDocumentEdit,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import type { DocsProject, MoveEdits, PathMove } from '../docs-project.ts';
import type { OpenProjects } from '../open-projects.ts';
import type { CaretPlace } from '../places/caret-place.ts';
import { createRanges } from '../report.ts';
import { findPage } from './find-page.ts';

/** The page whose name stands at a place: what of the text is its name, and the name that an editor shows for a change. */
export async function prepareRename(
  place: CaretPlace,
  file: string,
  project: DocsProject,
): Promise<PrepareRenameResult | null> {
  const page = await findPage(place, file, project);
  if (page?.file === undefined) return null;
  const { start, text } = place;
  const end = start + text.replace(/[?#].*$/s, '').length;
  // `#place` names no page.
  if (end === start) return null;
  return { range: createRanges(project)({ file, start, end }), placeholder: withoutPageExtension(page.file) };
}

/** Where the page is, and is to be, whose name stands at a place. The new name counts from the docs folder. */
export async function moveAt(
  place: CaretPlace,
  file: string,
  project: DocsProject,
  name: string,
): Promise<PathMove | undefined> {
  const page = await findPage(place, file, project);
  if (page?.file === undefined) return undefined;
  return { from: join(project.directory, page.file), to: join(project.directory, name) };
}

/** The edits of a move, and the move itself where it is not the editor's own. Throws what an editor shows when it cannot be. */
export function renameEdit(plan: MoveEdits, project: DocsProject, projects: OpenProjects): WorkspaceEdit {
  if ('problem' in plan) throw new ResponseError(LSPErrorCodes.RequestFailed, plan.problem);
  const uriOf = (file: string): string => projects.uriOf(project, file);
  const moves = plan.files.map(({ from, to }) => RenameFile.create(uriOf(from), uriOf(to)));
  const texts = [...textEdits(plan, project, projects)].map(([uri, edits]) =>
    TextDocumentEdit.create({ uri, version: null }, edits),
  );
  // Texts first: their edits are in the files where they are.
  return { documentChanges: [...texts, ...moves] };
}

/** The edits of a move by file, for an editor that moves the files itself. */
export function textEdits(
  plan: Exclude<MoveEdits, { readonly problem: string }>,
  project: DocsProject,
  projects: OpenProjects,
): ReadonlyMap<string, TextEdit[]> {
  const rangeOf = createRanges(project);
  const byFile = new Map<string, TextEdit[]>();
  for (const { span, text } of plan.edits) {
    const uri = projects.uriOf(project, span.file);
    byFile.set(uri, [...(byFile.get(uri) ?? []), { range: rangeOf(span), newText: text }]);
  }
  return byFile;
}
