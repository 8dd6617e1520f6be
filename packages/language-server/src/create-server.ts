import {
  type CompletionItem,
  type Connection,
  type InitializeResult,
  type Location,
  MarkupKind,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { answerRenames } from './answers/answer-renames.ts';
import { ask } from './answers/ask.ts';
import { complete } from './answers/complete.ts';
import { findDefinition } from './answers/find-definition.ts';
import { findReferences } from './answers/find-references.ts';
import { hover } from './answers/hover.ts';
import { outline } from './answers/outline.ts';
import type { DocsProject, Engine } from './docs-project.ts';
import { createOpenFolders } from './open-folders.ts';
import { createOpenProjects, type OpenProjects } from './open-projects.ts';
import { createFindingsPublisher, type FindingsPublisher } from './publish-findings.ts';
import { createRanges, mendsAt } from './report.ts';

/** Milliseconds without a key until the docs are looked at again. */
const PAUSE = 150;

const CAPABILITIES: InitializeResult['capabilities'] = {
  textDocumentSync: TextDocumentSyncKind.Incremental,
  completionProvider: { triggerCharacters: ['/', '#', '"', '<', '(', ' '] },
  hoverProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  documentSymbolProvider: true,
  codeActionProvider: { codeActionKinds: ['quickfix'] },
  renameProvider: { prepareProvider: true },
  workspace: {
    workspaceFolders: { supported: true, changeNotifications: true },
    fileOperations: { willRename: { filters: [{ scheme: 'file', pattern: { glob: '**/*' } }] } },
  },
};

/** What the parts of the server share. */
interface Server {
  readonly connection: Connection;
  readonly engine: Engine;
  readonly documents: TextDocuments<TextDocument>;
  readonly projects: OpenProjects;
  readonly findings: FindingsPublisher;
}

/** Lets a connection answer for docs. `start` is a folder whose docs are looked at before a file of them is opened. */
export function createServer(connection: Connection, engine: Engine, start: string | undefined): void {
  const documents = new TextDocuments(TextDocument);
  const checks = new Map<string, NodeJS.Timeout>();
  /** What the machine refuses, as a folder that is gone for a while, ends no server: the editor is told. */
  const survive = (work: Promise<void>): void => {
    work.catch((error: unknown) => connection.console.error(messageOf(error)));
  };
  const later = (project: DocsProject): void => {
    clearTimeout(checks.get(project.directory));
    checks.set(
      project.directory,
      setTimeout(() => survive(findings.publish(project)), PAUSE),
    );
  };
  const projects = createOpenProjects(engine, later);
  const findings = createFindingsPublisher({ connection, engine, documents, projects });
  const server: Server = { connection, engine, documents, projects, findings };
  const folders = createOpenFolders(projects, documents);
  let listensToFolders = false;
  let named: readonly string[] | undefined;
  let movesFiles = false;
  connection.onInitialize(({ workspaceFolders, rootUri, capabilities, initializationOptions }) => {
    named = docsFoldersIn(initializationOptions);
    movesFiles = capabilities.workspace?.workspaceEdit?.resourceOperations?.includes('rename') === true;
    listensToFolders = capabilities.workspace?.workspaceFolders === true;
    folders.add([...(workspaceFolders ?? []).map(({ uri }) => uri), ...(rootUri ? [rootUri] : [])]);
    return { capabilities: CAPABILITIES, serverInfo: { name: 'waymark', version: engine.version } };
  });
  const look = async (path: string): Promise<void> => {
    const project = await projects.at(path);
    if (project !== undefined) later(project);
  };
  connection.onInitialized(() => {
    const paths = start === undefined ? (named ?? folders.paths()) : [start];
    for (const path of paths) survive(look(path));
    if (!listensToFolders) return;
    connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
      folders.remove(removed.map(({ uri }) => uri));
      for (const path of folders.add(added.map(({ uri }) => uri))) survive(look(path));
      survive(leaveClosed());
    });
  });
  const leaveClosed = async (): Promise<void> => {
    for (const project of await folders.left()) {
      clearTimeout(checks.get(project.directory));
      await projects.leave(project);
      await findings.forget(project);
    }
  };
  documents.onDidChangeContent(({ document }) =>
    survive(takeText(server, document.uri, document.getText(), later)),
  );
  documents.onDidClose(({ document }) => survive(takeText(server, document.uri, undefined, later)));
  connection.onShutdown(() => projects.close());
  answerQuestions(server);
  answerRenames({
    connection,
    projects,
    movesFiles: () => movesFiles,
    ask: (params) => ask(server, params),
  });
  documents.listen(connection);
}

/** The docs folders that an editor has found itself, by their absolute paths. */
function docsFoldersIn(options: unknown): readonly string[] | undefined {
  const { docsFolders } = (options ?? {}) as { readonly docsFolders?: unknown };
  if (!Array.isArray(docsFolders) || docsFolders.length === 0) return undefined;
  return docsFolders.filter((folder) => typeof folder === 'string');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function takeText(
  { projects }: Server,
  uri: string,
  text: string | undefined,
  later: (project: DocsProject) => void,
): Promise<void> {
  for (const { project, file } of await projects.readersOf(uri)) {
    project.setText(file, text);
    later(project);
  }
}

function answerQuestions(server: Server): void {
  const { connection, engine, projects } = server;
  connection.onCompletion(async (params) => {
    const at = await ask(server, params);
    if (at === undefined) return null;
    const proposals = await complete(at.place, at.file, at.project, engine);
    const { start, end } = at.place;
    const range = { start: at.document.positionAt(start), end: at.document.positionAt(end) };
    return proposals.map(
      ({ documentation, ...proposal }): CompletionItem => ({
        ...proposal,
        // No `filterText`, which is the label anyway: Neovim would begin at the last word and miss what begins with `/`.
        textEdit: { range, newText: proposal.label },
        ...(documentation && { documentation: { kind: MarkupKind.Markdown, value: documentation } }),
      }),
    );
  });
  connection.onHover(async (params) => {
    const at = await ask(server, params);
    const value = at && (await hover(at.place, at.file, at.project, engine));
    return value === undefined ? null : { contents: { kind: MarkupKind.Markdown, value } };
  });
  connection.onDefinition(async (params): Promise<Location | null> => {
    const at = await ask(server, params);
    const place = at && (await findDefinition(at.place, at.file, at.project));
    if (at === undefined || place === undefined) return null;
    const { file, offset } = place;
    return {
      uri: projects.uriOf(at.project, file),
      range: createRanges(at.project)({ file, start: offset, end: offset }),
    };
  });
  connection.onReferences(async (params): Promise<Location[] | null> => {
    const at = await ask(server, params);
    if (at === undefined) return null;
    const rangeOf = createRanges(at.project);
    const spans = await findReferences(at.place, at.file, at.project);
    return spans.map((span) => ({ uri: projects.uriOf(at.project, span.file), range: rangeOf(span) }));
  });
  connection.onDocumentSymbol(async ({ textDocument: { uri } }) => {
    const document = server.documents.get(uri);
    // Editors that know Markdown have its headings themselves, and would show them twice.
    if (document === undefined || document.languageId === 'markdown') return null;
    const at = await projects.fileAt(uri);
    return at !== undefined && /\.mdx?$/i.test(at.file) ? [...outline(document)] : null;
  });
  connection.onCodeAction(async ({ textDocument: { uri }, range }) => {
    const at = await projects.fileAt(uri);
    if (at === undefined) return null;
    const { project, file } = at;
    const place = { file, range };
    return [
      ...mendsAt(await server.findings.found(project), place, {
        project,
        uriOf: (path) => projects.uriOf(project, path),
      }),
    ];
  });
}
