import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type CodeAction,
  CodeActionRequest,
  type CompletionItem,
  CompletionRequest,
  createProtocolConnection,
  DefinitionRequest,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidChangeWorkspaceFoldersNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  type Hover,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  type InitializeResult,
  type Location,
  LogMessageNotification,
  type Position,
  PrepareRenameRequest,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  ReferencesRequest,
  RenameRequest,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  WillRenameFilesRequest,
  type WorkspaceEdit,
  type WorkspaceFolder,
} from 'vscode-languageserver/node';
import { bin } from '../../waymark/test/support/commands.ts';

/** An editor that talks to the real process, with files by their path in the docs folder, or by any address. */
export interface Editor {
  readonly initialized: InitializeResult;
  open(file: string, text: string): Promise<void>;
  /** Closes a file without saving it. */
  shut(file: string): Promise<void>;
  /** Exchanges the whole text, which is not saved. */
  type(file: string, text: string): Promise<void>;
  /** What the server said last of a file. */
  problems(file: string): readonly Diagnostic[];
  /** Labels that are proposed where `|` stands in the text, which the file is given without it. */
  propose(file: string, text: string): Promise<readonly string[]>;
  hover(file: string, text: string): Promise<string>;
  /** File and line that the word at `|` leads to. */
  define(file: string, text: string): Promise<string>;
  /** Files and lines that name the page at `|`. */
  references(file: string, text: string): Promise<readonly string[]>;
  /** The name that is shown for a change of the word at `|`; undefined where there is nothing to rename. */
  nameAt(file: string, text: string): Promise<string | undefined>;
  /** What renaming the word at `|` changes; rejects with what an editor shows. */
  rename(file: string, text: string, name: string): Promise<WorkspaceEdit | null>;
  /** What the editor has to change before it moves files itself. */
  willMove(from: string, to: string): Promise<WorkspaceEdit | null>;
  /** What is offered at the first problem of a file, or at a place of it. */
  actions(file: string, at?: Position): Promise<readonly CodeAction[]>;
  /** Adds folders to the workspace, and removes others. */
  changeFolders(added: readonly string[], removed: readonly string[]): Promise<void>;
  /** What the server wrote into the editor's log. */
  said(): string;
  close(): Promise<number | null>;
}

/** Starts the server on a docs folder, with variables of the environment beside those of the test. */
export async function startEditor(directory: string, env: NodeJS.ProcessEnv = {}): Promise<Editor> {
  const child = spawn(process.execPath, [bin, 'lsp', '--stdio'], {
    cwd: directory,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const heard = listen(connection);
  // What is asked of a server that has ended is never answered.
  child.once('exit', () => connection.dispose());
  const initialized = await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: pathToFileURL(directory).href,
    capabilities: {
      workspace: {
        workspaceFolders: true,
        workspaceEdit: { documentChanges: true, resourceOperations: ['rename'] },
      },
    },
    workspaceFolders: null,
  });
  await connection.sendNotification(InitializedNotification.type, {});
  const uriOf = (file: string): string =>
    /^\w+:/.test(file) ? file : pathToFileURL(join(directory, file)).href;
  const files = openFiles(connection, uriOf);
  return {
    initialized,
    open: files.open,
    shut: files.shut,
    type: files.type,
    problems: (file) => heard.problems.get(uriOf(file)) ?? [],
    ...questions(connection, files.at, uriOf),
    actions: (file, at) =>
      actionsOf(connection, uriOf(file), at ?? heard.problems.get(uriOf(file))?.[0]?.range.start),
    changeFolders: (added, removed) =>
      connection.sendNotification(DidChangeWorkspaceFoldersNotification.type, {
        event: { added: foldersOf(added), removed: foldersOf(removed) },
      }),
    said: heard.said,
    async close() {
      await connection.sendRequest(ShutdownRequest.type);
      await connection.sendNotification(ExitNotification.type);
      return exitCode(child);
    },
  };
}

/** Begins to hear what the server says unasked. */
function listen(connection: ProtocolConnection): {
  readonly problems: ReadonlyMap<string, readonly Diagnostic[]>;
  readonly said: Editor['said'];
} {
  const problems = new Map<string, readonly Diagnostic[]>();
  connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
    problems.set(uri, diagnostics);
  });
  let said = '';
  connection.onNotification(LogMessageNotification.type, ({ message }) => {
    said += message;
  });
  connection.listen();
  return { problems, said: () => said };
}

/** Gives a file its text, and where `|` stood in it. */
type PlaceAt = (
  file: string,
  marked: string,
) => Promise<{ readonly textDocument: { readonly uri: string }; readonly position: Position }>;

/** The files that the editor has open; each change has a number. */
function openFiles(
  connection: ProtocolConnection,
  uriOf: (file: string) => string,
): Pick<Editor, 'open' | 'shut' | 'type'> & { readonly at: PlaceAt } {
  let version = 0;
  const next = (): number => {
    version += 1;
    return version;
  };
  const type: Editor['type'] = (file, text) =>
    connection.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri: uriOf(file), version: next() },
      contentChanges: [{ text }],
    });
  return {
    type,
    open(file, text) {
      const textDocument = { uri: uriOf(file), languageId: 'mdx', version: next(), text };
      return connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
    },
    shut(file) {
      const textDocument = { uri: uriOf(file) };
      return connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument });
    },
    async at(file, marked) {
      const before = marked.slice(0, marked.indexOf('|')).split('\n');
      await type(file, marked.replace('|', ''));
      const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
      return { textDocument: { uri: uriOf(file) }, position };
    },
  };
}

/** What is asked about the place of a caret, and before files move. */
function questions(
  connection: ProtocolConnection,
  at: PlaceAt,
  uriOf: (file: string) => string,
): Pick<Editor, 'propose' | 'hover' | 'define' | 'references' | 'nameAt' | 'rename' | 'willMove'> {
  return {
    async propose(file, text) {
      const items = (await connection.sendRequest(CompletionRequest.type, await at(file, text))) as
        | CompletionItem[]
        | null;
      return (items ?? []).map(({ label }) => label);
    },
    async hover(file, text) {
      const hover = (await connection.sendRequest(HoverRequest.type, await at(file, text))) as Hover | null;
      return (hover?.contents as { readonly value: string } | undefined)?.value ?? '';
    },
    async define(file, text) {
      const place = (await connection.sendRequest(
        DefinitionRequest.type,
        await at(file, text),
      )) as Location | null;
      return place === null ? '' : `${place.uri.slice(uriOf('').length + 1)}:${place.range.start.line + 1}`;
    },
    async references(file, text) {
      const asked = { ...(await at(file, text)), context: { includeDeclaration: false } };
      const found = (await connection.sendRequest(ReferencesRequest.type, asked)) ?? [];
      return found
        .map(({ uri, range }) => `${uri.slice(uriOf('').length + 1)}:${range.start.line + 1}`)
        .sort();
    },
    async nameAt(file, text) {
      const answer = await connection.sendRequest(PrepareRenameRequest.type, await at(file, text));
      return (answer as { readonly placeholder: string } | null)?.placeholder;
    },
    async rename(file, text, newName) {
      return connection.sendRequest(RenameRequest.type, { ...(await at(file, text)), newName });
    },
    willMove: (from, to) =>
      connection.sendRequest(WillRenameFilesRequest.type, {
        files: [{ oldUri: uriOf(from), newUri: uriOf(to) }],
      }),
  };
}

/** What is offered at a place; at the beginning of the file where none is given. */
async function actionsOf(
  connection: ProtocolConnection,
  uri: string,
  at: Position = { line: 0, character: 0 },
): Promise<readonly CodeAction[]> {
  const range = { start: at, end: at };
  const params = { textDocument: { uri }, range, context: { diagnostics: [] } };
  return ((await connection.sendRequest(CodeActionRequest.type, params)) ?? []) as CodeAction[];
}

function foldersOf(paths: readonly string[]): WorkspaceFolder[] {
  return paths.map((path) => ({ uri: pathToFileURL(path).href, name: path }));
}

function exitCode(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) resolve(child.exitCode);
    else child.once('exit', resolve);
  });
}
