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
  PublishDiagnosticsNotification,
  RenameRequest,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  WillRenameFilesRequest,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { bin } from '../../waymark/test/support/commands.ts';

/** An editor that talks to the real process, with files by their path in the docs folder, or by any address. */
export interface Editor {
  readonly initialized: InitializeResult;
  open(file: string, text: string): Promise<void>;
  /** Exchanges the whole text, which is not saved. */
  type(file: string, text: string): Promise<void>;
  /** What the server said last of a file. */
  problems(file: string): readonly Diagnostic[];
  /** Labels that are proposed where `|` stands in the text, which the file is given without it. */
  propose(file: string, text: string): Promise<readonly string[]>;
  hover(file: string, text: string): Promise<string>;
  /** File and line that the word at `|` leads to. */
  define(file: string, text: string): Promise<string>;
  /** The name that is shown for a change of the word at `|`; undefined where there is nothing to rename. */
  nameAt(file: string, text: string): Promise<string | undefined>;
  /** What renaming the word at `|` changes; rejects with what an editor shows. */
  rename(file: string, text: string, name: string): Promise<WorkspaceEdit | null>;
  /** What the editor has to change before it moves files itself. */
  willMove(from: string, to: string): Promise<WorkspaceEdit | null>;
  actions(file: string): Promise<readonly CodeAction[]>;
  /** What the server wrote into the editor's log. */
  said(): string;
  close(): Promise<number | null>;
}

/** Starts the server on a docs folder. */
export async function startEditor(directory: string): Promise<Editor> {
  const child = spawn(process.execPath, [bin, 'lsp', '--stdio'], {
    cwd: directory,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const problems = new Map<string, readonly Diagnostic[]>();
  connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
    problems.set(uri, diagnostics);
  });
  let said = '';
  connection.onNotification(LogMessageNotification.type, ({ message }) => {
    said += message;
  });
  connection.listen();
  // What is asked of a server that has ended is never answered.
  child.once('exit', () => connection.dispose());
  const uriOf = (file: string): string =>
    /^\w+:/.test(file) ? file : pathToFileURL(join(directory, file)).href;
  const initialized = await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: pathToFileURL(directory).href,
    capabilities: { workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ['rename'] } } },
    workspaceFolders: null,
  });
  await connection.sendNotification(InitializedNotification.type, {});
  let version = 0;
  const next = (): number => {
    version += 1;
    return version;
  };
  const open: Editor['open'] = (file, text) => {
    const textDocument = { uri: uriOf(file), languageId: 'mdx', version: next(), text };
    return connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
  };
  const type: Editor['type'] = (file, text) =>
    connection.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri: uriOf(file), version: next() },
      contentChanges: [{ text }],
    });
  const at = async (
    file: string,
    marked: string,
  ): Promise<{ textDocument: { uri: string }; position: Position }> => {
    const before = marked.slice(0, marked.indexOf('|')).split('\n');
    await type(file, marked.replace('|', ''));
    const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
    return { textDocument: { uri: uriOf(file) }, position };
  };
  return {
    initialized,
    open,
    type,
    problems: (file) => problems.get(uriOf(file)) ?? [],
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
    async actions(file) {
      const [first] = problems.get(uriOf(file)) ?? [];
      const range = first?.range ?? { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
      const params = { textDocument: { uri: uriOf(file) }, range, context: { diagnostics: [] } };
      return ((await connection.sendRequest(CodeActionRequest.type, params)) ?? []) as CodeAction[];
    },
    said: () => said,
    async close() {
      await connection.sendRequest(ShutdownRequest.type);
      await connection.sendNotification(ExitNotification.type);
      return exitCode(child);
    },
  };
}

function exitCode(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) resolve(child.exitCode);
    else child.once('exit', resolve);
  });
}
