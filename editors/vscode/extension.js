// Starts `waymark lsp` for docs folders; everything else is the server's work.
const { workspace } = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

/** @type {LanguageClient | undefined} */
let client;

exports.activate = async () => {
  const [command, ...args] = workspace.getConfiguration('waymark').get('command');
  const cwd = workspace.workspaceFolders?.[0]?.uri.fsPath;
  const server = {
    command,
    args: [...args, 'lsp', '--stdio'],
    options: { cwd, shell: process.platform === 'win32' },
  };
  client = new LanguageClient('waymark', 'Waymark', server, {
    documentSelector: [
      { scheme: 'file', pattern: '**/*.{md,mdx}' },
      { scheme: 'file', pattern: '**/{docs,mint,waymark}.json' },
    ],
  });
  await client.start();
};

exports.deactivate = () => client?.stop();
