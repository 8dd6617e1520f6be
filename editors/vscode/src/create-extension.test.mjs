import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { temporaryRoot } from '../../../scripts/tests/temporary-root.mjs';
import { createExtension } from './create-extension.mjs';

const root = mkdtempSync(join(temporaryRoot(), 'waymark-vscode-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const State = { Running: 2 };
const CloseAction = { DoNotRestart: 1, Restart: 2 };

/** A window with docs folders, and what happens in it. */
function createWindow({ docs, command = [], answer, starts = true }) {
  const told = [];
  const started = [];
  const clients = [];
  class LanguageClient {
    outputChannel = { show: () => told.push('output') };
    constructor(_id, _name, server, options) {
      Object.assign(this, { server, options });
      clients.push(this);
    }
    createDefaultErrorHandler = () => ({
      error: () => 'usual',
      closed: () => ({ action: CloseAction.Restart }),
    });
    onDidChangeState(listener) {
      this.tell = listener;
    }
    error(message, _data, show) {
      if (show) told.push(message);
    }
    async start() {
      this.error('Every step', undefined, 'force');
      if (!starts) throw new Error('no');
      started.push(this.server);
      this.tell({ newState: State.Running });
    }
    stop = async () => void told.push('stopped');
  }
  const say = async (message) => {
    told.push(message);
    return answer;
  };
  const other = { uri: { fsPath: join(root, 'else') } };
  const whole = { uri: { fsPath: root } };
  const workspace = {
    workspaceFolders: [other, whole],
    getWorkspaceFolder: ({ fsPath }) => (fsPath.startsWith(other.uri.fsPath) ? other : whole),
    findFiles: async () => docs.map((folder) => ({ fsPath: join(root, folder, 'docs.json') })),
    getConfiguration: () => ({ get: () => command }),
  };
  const window = { showErrorMessage: say, showWarningMessage: say };
  const extension = createExtension({ window, workspace }, { CloseAction, LanguageClient, State });
  return { ...extension, told, started, clients };
}

function install(folder) {
  const script = join(root, folder, 'node_modules/waymark/bin/waymark.js');
  mkdirSync(dirname(script), { recursive: true });
  writeFileSync(script, '');
  return script;
}

it.each([
  ['beside the docs', 'site/docs'],
  ['above the docs', 'site'],
])('starts what is installed %s, though another folder of the window comes first', async (_, place) => {
  const script = install(place);
  const { activate, started, told } = createWindow({ docs: ['site/docs/old', 'site/docs'] });
  await activate();
  expect(started).toEqual([
    { command: 'node', args: [script, 'lsp', '--stdio'], options: { cwd: join(root, 'site/docs') } },
  ]);
  expect(told).toEqual([]);
});

it('names the docs that lie highest in each folder of the window', async () => {
  install('apps');
  const docs = ['apps/b', 'apps/a', 'apps/a', 'apps/a/test/site', 'else/deep/docs'];
  const { activate, clients } = createWindow({ docs });
  await activate();
  const { docsFolders } = clients[0].options.initializationOptions;
  expect(docsFolders).toEqual(['else/deep/docs', 'apps/a', 'apps/b'].map((folder) => join(root, folder)));
});

it('has a few looked at, of however many there are', async () => {
  install('apps');
  const docs = Array.from({ length: 150_000 }, (_, index) => `apps/${index}`);
  const { activate, clients } = createWindow({ docs });
  await activate();
  expect(clients[0].options.initializationOptions.docsFolders).toHaveLength(8);
});

it('starts the command of the settings instead', async () => {
  install('docs');
  const { activate, started } = createWindow({ docs: ['docs'], command: ['yarn', 'waymark'] });
  await activate();
  expect(started).toMatchObject([
    { command: 'yarn', args: ['waymark', 'lsp', '--stdio'], options: { cwd: join(root, 'docs') } },
  ]);
});

it('says how Waymark is installed, and asks nobody for it', async () => {
  const { activate, deactivate, clients, told } = createWindow({ docs: ['docs'] });
  await activate();
  expect(clients).toEqual([]);
  expect(told).toEqual([expect.stringContaining('npm install --save-dev waymark @waymark/language-server')]);
  expect(await deactivate()).toBeUndefined();
});

it('tells once of a server that does not start, and starts it once', async () => {
  install('docs');
  const { activate, clients, told } = createWindow({ docs: ['docs'], starts: false, answer: 'Show why' });
  await activate();
  expect(told).toEqual(['Waymark did not start.', 'output']);
  const { errorHandler, initializationFailedHandler } = clients[0].options;
  expect(initializationFailedHandler()).toBe(false);
  expect(errorHandler.closed()).toEqual({ action: CloseAction.DoNotRestart });
});

it('starts a server again that has run', async () => {
  install('docs');
  const { activate, deactivate, clients, told } = createWindow({ docs: ['docs'] });
  await activate();
  expect(clients[0].options.errorHandler.closed()).toEqual({ action: CloseAction.Restart });
  clients[0].error('It ended', undefined, 'force');
  await deactivate();
  expect(told).toEqual(['It ended', 'stopped']);
});
