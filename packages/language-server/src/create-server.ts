import { fileURLToPath } from 'node:url';
import type { Diagnostic } from '@waymark/core/diagnostics';
import {
  type CompletionItem,
  type Connection,
  type InitializeResult,
  type Location,
  MarkupKind,
  type TextDocumentPositionParams,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { complete } from './complete.ts';
import { placeInConfig } from './config-place.ts';
import { define } from './define.ts';
import { describe } from './describe.ts';
import type { DocsProject, Engine } from './docs-project.ts';
import { createOpenProjects, type OpenProjects, type ProjectFile, uriOf } from './open-projects.ts';
import { placeInPage } from './page-place.ts';
import type { Place } from './place.ts';
import { mendsAt, rangeOf, toEditor } from './report.ts';

/** Milliseconds without a key until the docs are looked at again. */
const PAUSE = 150;

const CAPABILITIES: InitializeResult['capabilities'] = {
  textDocumentSync: TextDocumentSyncKind.Incremental,
  completionProvider: { triggerCharacters: ['/', '#', '"', '<', '(', ' '] },
  hoverProvider: true,
  definitionProvider: true,
  codeActionProvider: { codeActionKinds: ['quickfix'] },
};

/** What the parts of the server share. */
interface Server {
  readonly connection: Connection;
  readonly engine: Engine;
  readonly documents: TextDocuments<TextDocument>;
  readonly projects: OpenProjects;
  /** What was found last, by docs folder. */
  readonly found: Map<string, readonly Diagnostic[]>;
}

/** Lets a connection answer for docs. `start` is a folder whose docs are looked at before a file of them is opened. */
export function createServer(connection: Connection, engine: Engine, start: string | undefined): void {
  const documents = new TextDocuments(TextDocument);
  const checks = new Map<string, NodeJS.Timeout>();
  const later = (project: DocsProject): void => {
    clearTimeout(checks.get(project.directory));
    checks.set(
      project.directory,
      setTimeout(() => void publish(server, project), PAUSE),
    );
  };
  const projects = createOpenProjects(engine, later);
  const server: Server = { connection, engine, documents, projects, found: new Map() };
  let folders: readonly string[] = [];
  connection.onInitialize(({ workspaceFolders, rootUri }) => {
    folders = [...(workspaceFolders ?? []).map(({ uri }) => uri), ...(rootUri ? [rootUri] : [])];
    return { capabilities: CAPABILITIES, serverInfo: { name: 'waymark', version: engine.version } };
  });
  connection.onInitialized(async () => {
    const paths = start === undefined ? folders.flatMap(pathOf) : [start];
    for (const path of paths) {
      const project = await projects.at(path);
      if (project !== undefined) later(project);
    }
  });
  documents.onDidChangeContent(({ document }) => takeText(server, document.uri, document.getText(), later));
  documents.onDidClose(({ document }) => takeText(server, document.uri, undefined, later));
  connection.onShutdown(() => projects.close());
  answerQuestions(server);
  documents.listen(connection);
}

function pathOf(uri: string): readonly string[] {
  return uri.startsWith('file:') ? [fileURLToPath(uri)] : [];
}

async function takeText(
  { projects }: Server,
  uri: string,
  text: string | undefined,
  later: (project: DocsProject) => void,
): Promise<void> {
  const found = await projects.fileAt(uri);
  if (found === undefined) return;
  found.project.setText(found.file, text);
  later(found.project);
}

/** Tells the editor what is wrong with the docs: every file that has something, and every file that had. */
async function publish(
  { connection, engine, documents, projects, found }: Server,
  project: DocsProject,
): Promise<void> {
  const open: string[] = [];
  for (const { uri } of documents.all()) {
    const at = await projects.fileAt(uri);
    if (at?.project === project) open.push(at.file);
  }
  const findings = await project.findings(open);
  const fileOf = ({ span }: Diagnostic): string => span?.file ?? '';
  const before = (found.get(project.directory) ?? []).map(fileOf);
  found.set(project.directory, findings);
  for (const file of new Set([...before, ...open, ...findings.map(fileOf)])) {
    if (file === '') continue;
    const diagnostics = findings
      .filter((finding) => fileOf(finding) === file)
      .map((finding) => toEditor(finding, project, engine));
    await connection.sendDiagnostics({ uri: uriOf(project, file), diagnostics });
  }
}

/** A place in a file that is open. */
interface Asked extends ProjectFile {
  readonly place: Place;
  readonly document: TextDocument;
}

async function asked(
  { documents, projects }: Server,
  { textDocument: { uri }, position }: TextDocumentPositionParams,
): Promise<Asked | undefined> {
  const document = documents.get(uri);
  const found = await projects.fileAt(uri);
  if (document === undefined || found === undefined) return undefined;
  const text = document.getText();
  found.project.setText(found.file, text);
  const offset = document.offsetAt(position);
  const place = /\.mdx?$/i.test(found.file) ? placeInPage(text, offset) : placeInConfig(text, offset);
  return place && { ...found, place, document };
}

function answerQuestions(server: Server): void {
  const { connection, engine, projects, found } = server;
  connection.onCompletion(async (params) => {
    const at = await asked(server, params);
    if (at === undefined) return null;
    const proposals = await complete(at.place, at.file, at.project, engine);
    const { start, end } = at.place;
    const range = { start: at.document.positionAt(start), end: at.document.positionAt(end) };
    return proposals.map(
      ({ documentation, ...proposal }): CompletionItem => ({
        ...proposal,
        // The word as it stands must be found in the words that are proposed.
        filterText: proposal.label,
        textEdit: { range, newText: proposal.label },
        ...(documentation && { documentation: { kind: MarkupKind.Markdown, value: documentation } }),
      }),
    );
  });
  connection.onHover(async (params) => {
    const at = await asked(server, params);
    const value = at && (await describe(at.place, at.file, at.project, engine));
    return value === undefined ? null : { contents: { kind: MarkupKind.Markdown, value } };
  });
  connection.onDefinition(async (params): Promise<Location | null> => {
    const at = await asked(server, params);
    const place = at && (await define(at.place, at.file, at.project));
    if (at === undefined || place === undefined) return null;
    const { file, offset } = place;
    return {
      uri: uriOf(at.project, file),
      range: rangeOf({ file, start: offset, end: offset }, at.project),
    };
  });
  connection.onCodeAction(async ({ textDocument: { uri }, range }) => {
    const at = await projects.fileAt(uri);
    if (at === undefined) return null;
    const { project, file } = at;
    const findings = found.get(project.directory) ?? [];
    return [...mendsAt(findings, file, range, project, (path) => uriOf(project, path))];
  });
}
