import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, expect, it } from 'vitest';
import { mcpTools } from '../../waymark/src/outputs/agents/mcp-tools.ts';
import { bin, serve, stopServing, waymark } from '../../waymark/test/support/commands.ts';
import {
  docsJson,
  fixture,
  removeTemporary,
  temporaryFolder,
  writeProject,
} from '../../waymark/test/support/projects.ts';

const everything = fixture('everything');
const open: Client[] = [];

afterAll(async () => {
  await Promise.all(open.map((client) => client.close()));
  stopServing();
  removeTemporary();
});

async function connect(transport: Parameters<Client['connect']>[0]): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  open.push(client);
  return client;
}

function onStreams(dir: string): Promise<Client> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [bin, 'mcp', dir],
    stderr: 'pipe',
  });
  return connect(transport);
}

async function ask(client: Client, name: string, args: Record<string, unknown> = {}): Promise<string> {
  const { content } = (await client.callTool({ name, arguments: args })) as CallToolResult;
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
}

async function expectEverything(client: Client): Promise<void> {
  const { tools } = await client.listTools();
  // As the card of the server says before anyone connects.
  const announced = mcpTools(client.getServerVersion()?.name ?? '');
  expect(
    tools.map(({ execution: _, inputSchema: { $schema, ...inputSchema }, ...tool }) => ({
      ...tool,
      inputSchema,
    })),
  ).toEqual(announced);
  expect(await ask(client, 'search', { query: 'diesel' })).toContain('Diesel engines');
  expect(await ask(client, 'search', { query: 'qqqqqq' })).toBe('Nothing was found for "qqqqqq".');
  expect(await ask(client, 'read_page', { path: '/boats/engines/diesel' })).toMatch(/^# Diesel engines\n/);
  expect(await ask(client, 'read_page', { path: '/boats/diesel' })).toContain('/boats/engines/diesel');
  expect(await ask(client, 'read_page', { path: '/../docs.json' })).toContain('There is no page');
  expect(await ask(client, 'list_navigation')).toContain(': /boats/engines/diesel');
  expect(await ask(client, 'list_navigation', { section: 'Sails' })).not.toContain('diesel');
}

it('answers on the standard streams', async () => {
  await expectEverything(await onStreams(everything));
});

it('has many answers wait for a slow client, and complains of nothing', async () => {
  const dir = writeProject({
    'docs.json': docsJson({ pages: ['index'] }),
    'index.mdx': 'Word. '.repeat(30_000),
  });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [bin, 'mcp', dir],
    stderr: 'pipe',
  });
  let said = '';
  transport.stderr?.on('data', (chunk: Buffer) => {
    said += String(chunk);
  });
  const client = await connect(transport);
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => ask(client, 'read_page', { path: '/' })),
  );
  expect(new Set(answers).size).toBe(1);
  expect(said).toBe('');
});

it('gives the skills of the docs as resources', async () => {
  const skill = '---\nname: sail\ndescription: How to sail\n---\nHoist it.\n';
  const dir = writeProject({
    'docs.json': docsJson({ pages: ['index'] }),
    'index.mdx': 'Home.',
    '.mintlify/skills/sail/SKILL.md': skill,
    '.mintlify/skills/moor/SKILL.md': skill.replaceAll('sail', 'moor'),
  });
  const out = join(temporaryFolder(), 'site');
  await waymark(['build', dir, '--out', out, '--no-cache']);
  for (const client of [await onStreams(dir), await onStreams(out)]) {
    const { resources } = await client.listResources();
    expect(resources.map(({ uri, name, description }) => [uri, name, description])).toEqual([
      ['skill://moor', 'moor', 'How to moor'],
      ['skill://sail', 'sail', 'How to sail'],
    ]);
    const { contents } = await client.readResource({ uri: 'skill://sail' });
    expect(contents).toEqual([{ uri: 'skill://sail', mimeType: 'text/markdown', text: skill }]);
    await expect(client.readResource({ uri: 'skill://row' })).rejects.toThrow('There is no skill row');
    await expect(client.readResource({ uri: 'skill://%zz' })).rejects.toThrow('There is no skill %zz');
  }
});

it('searches a language by the code that docs.json has, and names the languages and versions where one is asked for that is not there', async () => {
  const dir = writeProject({
    'docs.json': docsJson({
      languages: [
        { language: 'en', versions: [{ version: '2.0', pages: ['index'] }] },
        { language: 'jp', versions: [{ version: '2.0', pages: ['jp/index'] }] },
      ],
    }),
    'index.mdx': 'The lamp.',
    'jp/index.mdx': '灯台の校正。',
  });
  const client = await onStreams(dir);
  for (const language of ['jp', 'ja'])
    expect(await ask(client, 'search', { query: '校正', language })).toContain(': /jp');
  expect(await ask(client, 'search', { query: 'lamp', version: '3' })).toBe(
    'Nothing was found for "lamp". There is no version "3"; the docs have "2.0".',
  );
  expect(await ask(client, 'search', { query: 'lamp', language: 'de' })).toBe(
    'Nothing was found for "lamp". There is no language "de"; the docs have "en", "jp".',
  );
  expect(await ask(client, 'search', { query: 'gull', language: 'ja' })).toBe(
    'Nothing was found for "gull".',
  );
});

it('finds a page by every address that leads to it', async () => {
  const dir = writeProject({
    'docs.json': docsJson(
      { pages: ['index', 'big gull', 'docs/own'] },
      {
        redirects: [
          { source: '/old', destination: '/older' },
          { source: '/older', destination: '/big%20gull#x' },
        ],
      },
    ),
    'waymark.json': JSON.stringify({ base: '/docs', siteUrl: 'https://example.com' }),
    'index.mdx': 'Home.',
    'big gull.mdx': 'Here.',
    'docs/own.mdx': 'In a folder called like the base.',
  });
  const out = join(temporaryFolder(), 'site');
  await waymark(['build', dir, '--out', out, '--no-cache']);
  for (const client of [await onStreams(dir), await onStreams(out)]) {
    for (const path of [
      '/big gull',
      'big%20gull',
      '/docs/big%20gull.md',
      'https://example.com/docs/old/',
      '/older',
    ])
      expect(await ask(client, 'read_page', { path }), path).toContain('Here.');
    expect(await ask(client, 'read_page', { path: '/docs/own' })).toContain('called like the base');
    expect(await ask(client, 'read_page', { path: '/docs' })).toContain('Home.');
  }
});

it('follows what is saved', async () => {
  const dir = writeProject({
    'docs.json': docsJson({ pages: ['index'] }, { name: 'Gulls' }),
    'index.mdx': '---\ntitle: Gulls\n---\n\nHerring gulls.\n',
  });
  const client = await onStreams(dir);
  expect(client.getServerVersion()?.name).toBe('Gulls');
  expect(await ask(client, 'read_page', { path: '/' })).toContain('Herring gulls');
  writeFileSync(join(dir, 'index.mdx'), '---\ntitle: Gulls\n---\n\nBlack-headed gulls.\n');
  await expect.poll(() => ask(client, 'read_page', { path: '/' })).toContain('Black-headed gulls');
  await expect.poll(() => ask(client, 'search', { query: 'headed' })).toContain('Gulls');
});

it('answers over HTTP, this machine only, and from what was built of a docs folder', async () => {
  const out = join(temporaryFolder(), 'site');
  await waymark(['build', everything, '--out', out, '--no-cache']);
  const { url } = await serve(['mcp', out, '--http', '--port', '0']);
  await expectEverything(await connect(new StreamableHTTPClientTransport(new URL(url))));
  expect(await statusOf(url, { origin: 'https://evil.example' })).toBe(403);
  expect(await statusOf(url, { host: 'evil.example' })).toBe(403);
  expect(await statusOf(url, { origin: 'null' })).toBe(403);
  expect(await statusOf(url.replace('/mcp', '/'), {})).toBe(404);
  // What is no address must not end the server, either.
  expect(await statusOf(url.replace('/mcp', '//'), {})).toBe(404);
  const refused = await fetch(url);
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST']);
});

function statusOf(url: string, headers: Readonly<Record<string, string>>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.once('error', reject).end('{}');
  });
}

it('says what is missing', async () => {
  expect(await waymark(['mcp', temporaryFolder()])).toMatchObject({ status: 2, stdout: '' });
  expect((await waymark(['mcp', everything, '--port', '3000'])).stderr).toContain('"--port" needs "--http"');
});
