import type { TextDocumentPositionParams, TextDocuments } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { DocsFile, OpenProjects } from '../open-projects.ts';
import type { CaretPlace } from '../places/caret-place.ts';
import { placeInConfig } from '../places/config-place.ts';
import { placeInPage } from '../places/page-place.ts';

/** A place in a file that is open. */
export interface Asked extends DocsFile {
  readonly place: CaretPlace;
  readonly document: TextDocument;
}

/** What an editor asks about, as its text is now. Undefined outside of docs, and where nothing stands that is known. */
export async function ask(
  {
    documents,
    projects,
  }: { readonly documents: TextDocuments<TextDocument>; readonly projects: OpenProjects },
  { textDocument: { uri }, position }: TextDocumentPositionParams,
): Promise<Asked | undefined> {
  const document = documents.get(uri);
  const found = await projects.fileAt(uri);
  if (document === undefined || found === undefined) return undefined;
  const text = document.getText();
  found.project.setText(found.file, text);
  const offset = document.offsetAt(position);
  const place = placeIn(found.file, text, offset);
  return place && { ...found, place, document };
}

/** What stands in a page or a file of settings; of all other files the editor only gives the text. */
function placeIn(file: string, text: string, offset: number): CaretPlace | undefined {
  if (/\.mdx?$/i.test(file)) return placeInPage(text, offset);
  return /\.jsonc?$/i.test(file) ? placeInConfig(text, offset) : undefined;
}
