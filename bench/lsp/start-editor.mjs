// An editor that talks to `waymark lsp` and knows one open page.
import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import {
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  InitializedNotification,
  InitializeRequest,
  PublishDiagnosticsNotification,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';

/** Starts the server on a docs folder, for an editor with the page of an address. */
export async function startEditor(command, directory, uri) {
  const child = spawn(process.execPath, [command, 'lsp', '--stdio'], {
    cwd: directory,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const telling = listen(connection);
  await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: pathToFileURL(directory).href,
    capabilities: { workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ['rename'] } } },
    workspaceFolders: null,
  });
  await connection.sendNotification(InitializedNotification.type, {});
  let version = 1;
  return {
    ...telling,
    open: (text) =>
      connection.sendNotification(DidOpenTextDocumentNotification.type, {
        textDocument: { uri, languageId: 'mdx', version, text },
      }),
    type(text) {
      version += 1;
      return connection.sendNotification(DidChangeTextDocumentNotification.type, {
        textDocument: { uri, version },
        contentChanges: [{ text }],
      });
    },
    ask: (type, rest) => connection.sendRequest(type, { textDocument: { uri }, ...rest }),
    close: () => child.kill(),
  };
}

/** Keeps what the server tells of files, by their address. */
function listen(connection) {
  const found = new Map();
  let waiting = [];
  let lastTold = performance.now();
  connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
    found.set(uri, diagnostics);
    lastTold = performance.now();
    for (const { answer } of waiting.filter((one) => one.uri === uri)) answer();
    waiting = waiting.filter((one) => one.uri !== uri);
  });
  connection.listen();
  return {
    /** Waits until the server tells of a file again. */
    told: (uri) => new Promise((answer) => waiting.push({ uri, answer })),
    /** Waits until nothing was told for some seconds, and says when the last word came. */
    async quiet(seconds) {
      while (performance.now() - lastTold < seconds * 1000)
        await new Promise((answer) => setTimeout(answer, 50));
      return lastTold;
    },
    found: () => found,
  };
}
