import { dirname } from 'node:path';
import { findWaymark } from './find-waymark.mjs';

const INSTALL = 'npm install --save-dev waymark @waymark/language-server';

/** Most folders that are looked at before a file of them is opened: each takes the time and the memory of a build. */
const MOST = 8;

/** What VS Code calls, with VS Code and the library that talks to servers as it gets them. */
export function createExtension({ window, workspace }, library) {
  let client;
  return {
    async activate() {
      const docs = await docsFolders(workspace);
      const folders = [...docs, ...(workspace.workspaceFolders ?? []).map(({ uri }) => uri.fsPath)];
      const server = serverFor(workspace.getConfiguration('waymark').get('command'), folders);
      if (server === undefined) {
        window.showWarningMessage(
          `Waymark is not installed in ${folders[0]}, nor above it: ${INSTALL}. Or name a command in "waymark.command".`,
        );
        return;
      }
      client = createClient(server, docs, library);
      try {
        await client.start();
      } catch {
        const { outputChannel } = client;
        window.showErrorMessage('Waymark did not start.', 'Show why').then((answer) => {
          if (answer !== undefined) outputChannel.show();
        });
      }
    },
    deactivate: () => client?.stop(),
  };
}

/** Of each folder of the window the folders with docs that lie highest: those below are examples and tests more often than docs. */
async function docsFolders(workspace) {
  const files = await workspace.findFiles('**/{docs,mint}.json', '**/node_modules/**');
  return (workspace.workspaceFolders ?? []).flatMap((root) => {
    const own = files.filter((file) => workspace.getWorkspaceFolder(file)?.uri.fsPath === root.uri.fsPath);
    const folders = [...new Set(own.map(({ fsPath }) => dirname(fsPath)))].sort();
    const highest = folders.map(depthOf).reduce((least, depth) => Math.min(least, depth), Infinity);
    return folders.filter((folder) => depthOf(folder) === highest);
  });
}

function depthOf(folder) {
  return folder.split(/[\\/]/).length;
}

/** How the server is started: by the command of the settings, else the one that is installed. */
function serverFor(command, folders) {
  const [cwd] = folders;
  const [program, ...args] = command;
  // Programs of npm are scripts on Windows, which only a shell runs.
  const shell = process.platform === 'win32';
  if (program !== undefined)
    return { command: program, args: [...args, 'lsp', '--stdio'], options: { cwd, shell } };
  const found = findWaymark(folders);
  if (found === undefined) return undefined;
  return { command: 'node', args: [found.script, 'lsp', '--stdio'], options: { cwd: found.folder } };
}

function createClient(server, docs, { CloseAction, LanguageClient, State }) {
  /** Before the server has run, what goes wrong is for its output: the library would tell each step of it. */
  class Client extends LanguageClient {
    error(message, data, show) {
      super.error(message, data, hasRun ? show : false);
    }
  }
  const client = new Client('waymark', 'Waymark', server, {
    documentSelector: [
      { scheme: 'file', pattern: '**/*.{md,mdx}' },
      // Settings, specifications and components: what is not saved of them counts too.
      { scheme: 'file', pattern: '**/*.{json,yaml,yml,jsx,tsx}' },
    ],
    initializationOptions: { docsFolders: docs.slice(0, MOST) },
    initializationFailedHandler: () => false,
    errorHandler: {
      error: (...problem) => usual.error(...problem),
      // What did not start once does not start the next four times.
      closed: () => (hasRun ? usual.closed() : { action: CloseAction.DoNotRestart }),
    },
  });
  const usual = client.createDefaultErrorHandler();
  let hasRun = false;
  client.onDidChangeState(({ newState }) => {
    if (newState === State.Running) hasRun = true;
  });
  return client;
}
