import { PassThrough } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import {
  CompletionRequest,
  createConnection,
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  type DocumentSymbol,
  DocumentSymbolRequest,
  InitializedNotification,
  InitializeRequest,
  type ProtocolConnection,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { createServer } from '../src/create-server.ts';
import type { DocsProject, Engine } from '../src/docs-project.ts';

/** What the server asks of an engine whose docs are the folders below `/docs`. */
interface Asked {
  /** Folders that were opened. */
  readonly opened: string[];
  /** Folders whose findings were asked for. */
  readonly looked: string[];
  readonly closed: string[];
  /** Texts that were handed on, by file. */
  readonly texts: (readonly [file: string, text: string | undefined])[];
}

const uri = (path: string): string => pathToFileURL(path).href;
const open: ProtocolConnection[] = [];

afterEach(() => {
  vi.useRealTimers();
  for (const client of open.splice(0)) client.dispose();
});

function createEngine({ opened, looked, closed, texts }: Asked): Engine {
  const openProject = (directory: string): Partial<DocsProject> => ({
    directory,
    readsFrom: () => false,
    setText: (file, text) => void texts.push([file, text]),
    readText: (file) => texts.findLast(([name]) => name === file)?.[1],
    findings: async () => {
      looked.push(directory);
      return [];
    },
    survey: async () => false,
    close: async () => void closed.push(directory),
  });
  return {
    version: '1.2.3',
    components: [],
    pageKeys: [{ name: 'title', description: 'What the page is **called**.', words: [] }],
    setting: () => undefined,
    find: (path) => /^\/docs\/\w+/.exec(path)?.[0],
    open: async (directory) => {
      opened.push(directory);
      return openProject(directory) as DocsProject;
    },
    help: (code) => code,
  };
}

/** Starts the server in this process, as an editor does that has these folders open. */
async function start(
  folder: string | undefined,
  folders: readonly string[],
  root: string | null = null,
  initializationOptions?: unknown,
) {
  const asked: Asked = { opened: [], looked: [], closed: [], texts: [] };
  const [up, down] = [new PassThrough(), new PassThrough()];
  const server = createConnection(new StreamMessageReader(up), new StreamMessageWriter(down));
  createServer(server, createEngine(asked), folder);
  server.listen();
  const client = createProtocolConnection(new StreamMessageReader(down), new StreamMessageWriter(up));
  client.listen();
  open.push(client);
  const { serverInfo } = await client.sendRequest(InitializeRequest.type, {
    processId: null,
    rootUri: root === null ? null : uri(root),
    capabilities: {},
    initializationOptions,
    workspaceFolders: folders.map((path) => ({ uri: uri(path), name: path })),
  });
  expect(serverInfo).toEqual({ name: 'waymark', version: '1.2.3' });
  await client.sendNotification(InitializedNotification.type, {});
  return { asked, client };
}

function openFile(client: ProtocolConnection, path: string, text: string, languageId = 'mdx'): Promise<void> {
  const textDocument = { uri: uri(path), languageId, version: 1, text };
  return client.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
}

it.each([
  ['that the command names, and no other', '/docs/a', ['/docs/b'], '/docs/c', ['/docs/a']],
  ['that an editor has open', undefined, ['/docs/b', '/else', '/docs/c'], null, ['/docs/b', '/docs/c']],
  ['of an editor that knows one folder', undefined, [], '/docs/c', ['/docs/c']],
  [
    'that an editor has found',
    undefined,
    ['/else'],
    null,
    ['/docs/d', '/docs/e'],
    { docsFolders: ['/docs/d', '/docs/e'] },
  ],
  ['that are open where it found none', undefined, ['/docs/b'], null, ['/docs/b'], { docsFolders: [] }],
])('looks at the docs %s, before a file is opened', async (_, folder, folders, root, expected, options?) => {
  const { asked } = await start(folder, folders, root, options);
  await expect.poll(() => asked.looked).toEqual(expected);
  expect(asked.opened).toEqual(expected);
});

it('hands on what is typed, until the file is closed, and looks once where one types on', async () => {
  const { asked, client } = await start(undefined, []);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await openFile(client, '/docs/a/in/x.mdx', 'A');
  const textDocument = { uri: uri('/docs/a/in/x.mdx'), version: 2 };
  const contentChanges = [{ text: 'AB' }];
  await client.sendNotification(DidChangeTextDocumentNotification.type, { textDocument, contentChanges });
  await client.sendNotification(DidCloseTextDocumentNotification.type, { textDocument });
  await openFile(client, '/else/y.mdx', 'Y');
  await expect
    .poll(() => asked.texts)
    .toEqual([
      ['in/x.mdx', 'A'],
      ['in/x.mdx', 'AB'],
      ['in/x.mdx', undefined],
    ]);
  expect(asked.looked).toEqual([]);
  await vi.runAllTimersAsync();
  expect(asked.looked).toEqual(['/docs/a']);
});

it('proposes a word for the place of what stands there, with what it means', async () => {
  const { client } = await start(undefined, []);
  await openFile(client, '/docs/a/x.mdx', '---\nti\n---\n');
  const textDocument = { uri: uri('/docs/a/x.mdx') };
  const answer = await client.sendRequest(CompletionRequest.type, {
    textDocument,
    position: { line: 1, character: 2 },
  });
  const range = { start: { line: 1, character: 0 }, end: { line: 1, character: 2 } };
  expect(answer).toMatchObject([
    {
      label: 'title',
      textEdit: { range, newText: 'title' },
      documentation: { kind: 'markdown', value: 'What the page is **called**.' },
    },
  ]);
  expect(JSON.stringify(answer), 'Neovim begins at the place of the edit').not.toContain('filterText');
});

it('lists the headings of a page, each with those below it', async () => {
  const { client } = await start(undefined, []);
  const text = [
    '---\ntitle: "x"\n# no heading\n---\n# Harbours\n\n```sh\n# nor this\n```\n',
    '<Card>\n  ### `Lamps` {#l}\n</Card>\n## Ships ##\n# Tides\n',
  ].join('\n');
  const list = async (path: string, languageId?: string): Promise<DocumentSymbol[] | null> => {
    await openFile(client, path, text, languageId);
    const params = { textDocument: { uri: uri(path) } };
    return (await client.sendRequest(DocumentSymbolRequest.type, params)) as DocumentSymbol[] | null;
  };
  const linesOf = ({ name, range, children }: DocumentSymbol): unknown[] => [
    name,
    [range.start.line, range.end.line],
    ...(children ?? []).map(linesOf),
  ];
  expect((await list('/docs/a/x.mdx'))?.map(linesOf)).toEqual([
    ['Harbours', [4, 14], ['Lamps', [11, 13]], ['Ships', [13, 14]]],
    ['Tides', [14, 15]],
  ]);
  expect(await list('/docs/a/docs.json')).toBeNull();
  expect(await list('/docs/a/y.md', 'markdown'), 'editors list these themselves').toBeNull();
});

it('closes what it has opened when the editor ends it', async () => {
  const { asked, client } = await start(undefined, ['/docs/a', '/docs/b']);
  await expect.poll(() => asked.opened).toHaveLength(2);
  await client.sendRequest(ShutdownRequest.type);
  expect(asked.closed).toEqual(['/docs/a', '/docs/b']);
});
