import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { renderSite } from '../navigation/render-site.ts';
import { buildProject, docsJson, removeTemporary, writeProject } from '../support/projects.ts';

afterAll(removeTemporary);

const base = { name: 'Test', theme: 'mint', colors: { primary: '#336699' } };
const events = `asyncapi: 3.0.0
info: { title: Harbour, version: '1' }
servers: { live: { host: ws.example.com, protocol: wss } }
channels:
  chat: { title: Chat room, description: Of all boats., address: 'chat/{room}', parameters: { room: {} }, messages: { Text: { payload: { type: object, properties: { words: { type: string, description: What is said. } } } } } }
  news: { description: All news. }
operations:
  hear: { action: receive, channel: { $ref: '#/channels/chat' } }
`;

describe('channels of an AsyncAPI document', () => {
  it('are a group of pages where an element names it', async () => {
    const { pages, json } = await renderSite({
      'docs.json': JSON.stringify({
        ...base,
        navigation: { tabs: [{ tab: 'Events', asyncapi: 'events.yaml' }] },
      }),
      'events.yaml': events,
    });
    expect(json.pages.map(({ route, breadcrumbs }) => [route, breadcrumbs])).toEqual([
      ['/api-reference/chat', ['Events', 'Websockets']],
      ['/api-reference/news', ['Events', 'Websockets']],
    ]);
    const page = pages.get('/api-reference/chat') ?? '';
    expect(page).toContain('data-operation="CHANNEL chat"');
    for (const text of ['Chat room', 'wss://ws.example.com', 'Receive', 'What is said.', 'room'])
      expect(page).toContain(text);
  });

  it('are told of where a page names the file of one at another path', async () => {
    const { result } = await buildProject(
      writeProject({
        'docs.json': docsJson({ pages: ['chat'] }),
        'chat.mdx': '---\nasyncapi: old/events.yaml chat\n---\n',
        'events.yaml': events,
      }),
    );
    expect(result.diagnostics.map(({ code, span }) => [code, span?.file])).toEqual([
      ['openapi/specification-elsewhere', 'chat.mdx'],
    ]);
  });

  it('stand beside the pages of a group, but for the one that a page documents', async () => {
    const group = { group: 'Live', pages: ['chat'], asyncapi: { source: 'events.yaml', directory: 'live' } };
    const { pages, json, diagnostics } = await renderSite({
      'docs.json': JSON.stringify({ ...base, navigation: { groups: [group] } }),
      'chat.mdx': '---\nasyncapi: chat\n---\nMy own words.',
      'events.yaml': events,
    });
    expect(diagnostics).toEqual([]);
    expect(json.pages.map(({ route, title }) => [route, title])).toEqual([
      ['/chat', 'Chat room'],
      ['/live/news', 'News'],
    ]);
    expect(pages.get('/chat')).toContain('<title>Chat room - Test</title>');
    expect(pages.get('/chat')).toContain('My own words.');
    expect(pages.get('/chat')).toContain('What is said.');
  });
});

it('a page that gets its title from a channel is called so by its neighbours, in a warm build too', async () => {
  const files = {
    'docs.json': docsJson({ groups: [{ group: 'Events', root: 'index', pages: ['a', 'b'] }] }),
    'index.mdx': '---\nasyncapi: events.json moved\n---\n',
    'a.mdx': '# A\n',
    'b.mdx': '# B\n',
  };
  const moved = { address: 'crate/moved', messages: {} };
  const folder = writeProject(files);
  const out = join(folder, 'dist');
  const titles = async (cache: boolean): Promise<readonly string[]> => {
    const html = (await buildProject(folder, { cache, out })).read('a/index.html');
    return Array.from(html.matchAll(/pagination-title">([^<]*)/g), ([, title = '']) => title);
  };
  expect(await titles(true)).toEqual(['Home', 'B']);
  writeFileSync(
    join(folder, 'events.json'),
    JSON.stringify({
      asyncapi: '3.0.0',
      info: { title: 'Events', version: '1' },
      channels: { moved },
      operations: { onMoved: { action: 'receive', channel: { $ref: '#/channels/moved' } } },
    }),
  );
  const warm = await titles(true);
  expect(warm[0]).not.toBe('Home');
  expect(warm).toEqual(await titles(false));
});

it('a page that says nothing of itself says in Markdown too what its channel is', async () => {
  const pages = {
    'index.mdx': '---\nasyncapi: chat\n---\n',
    'own.mdx': '---\nasyncapi: chat\ndescription: Mine\n---\n',
  };
  const folder = writeProject({
    'docs.json': docsJson({ pages: ['index', 'own'] }),
    ...pages,
    'events.yaml': events,
  });
  const site = await buildProject(folder);
  expect(site.read('index.md')).toMatch(/^# Chat room\n\n> Of all boats\.\n/);
  expect(site.read('own.md')).toMatch(/^# Chat room\n\n> Mine\n/);
});

it('names replies, bindings and ways to a token in the language of the page', async () => {
  const { pages } = await renderSite({
    'docs.json': docsJson({ languages: [{ language: 'de', asyncapi: 'events.yaml' }] }),
    'events.yaml': `asyncapi: 3.0.0
info: { title: Harbour, version: '1' }
servers: { live: { host: ws.example.com, protocol: wss, security: [{ $ref: '#/components/securitySchemes/account' }] } }
channels:
  ask:
    bindings: { ws: { method: GET } }
    messages: { Question: { payload: { type: string }, correlationId: { location: '$message.header#/id' } }, Other: { payload: { type: string } } }
  answers: { messages: { Answer: { payload: { type: string } } } }
operations:
  hear: { action: receive, channel: { $ref: '#/channels/ask' }, messages: [{ $ref: '#/channels/ask/messages/Question' }], reply: { channel: { $ref: '#/channels/answers' } } }
components: { securitySchemes: { account: { type: oauth2, oauth2MetadataUrl: 'https://id.example.com/', flows: { clientCredentials: { tokenUrl: 'https://id.example.com/token', availableScopes: {} } } } } }
`,
  });
  const page = pages.get('/api-reference/ask') ?? '';
  for (const word of ['Rückantwort: Answer', 'Rückantwort', 'Korrelations-ID', 'Bindungen', 'Nachrichten'])
    expect(page).toContain(word);
  for (const word of ['Client-Zugangsdaten', 'Token-URL', 'Metadaten-URL']) expect(page).toContain(word);
  expect(page).not.toMatch(
    />\s*(?:Reply|Bindings|Messages|Correlation ID|Token URL|Metadata URL|Client cred)/,
  );
});

it('says what protocols are told before what is done, and what authors add after everything', async () => {
  const { pages } = await renderSite({
    'docs.json': docsJson({ groups: [{ group: 'Events', asyncapi: 'events.yaml' }] }),
    'events.yaml': events
      .replace('  news: {', '  news: { x-owner: harbour, x-mint: {}, bindings: { ws: { method: GET } },')
      .replace('  hear: {', '  tell: { action: send, channel: { $ref: "#/channels/news" } }\n  hear: {'),
  });
  const page = pages.get('/api-reference/news') ?? '';
  const headings = Array.from(page.matchAll(/<h2[^>]*>([^<]*)/g), ([, label]) => label);
  expect(headings).toEqual(['Bindings', 'Send: tell', 'Extensions']);
  expect(page).toMatch(
    /<dt><code dir="ltr">x-owner<\/code><\/dt><dd><code dir="ltr">&quot;harbour&quot;<\/code>/,
  );
  expect(page).not.toContain('x-mint');
});

it('shows every example of each message, by its name and with what is said of it', async () => {
  const { pages } = await renderSite({
    'docs.json': docsJson({ asyncapi: 'events.yaml' }),
    'events.yaml': `asyncapi: 3.0.0
info: { title: Harbour, version: '1' }
channels:
  bridge:
    messages:
      horn: { title: Horn, payload: { type: string }, examples: [{ name: Leaving, summary: Backs out., payload: short }, { name: Fog, payload: long }] }
      again: { title: Horn, payload: { type: string }, examples: [{ payload: silent }] }
`,
  });
  const page = pages.get('/api-reference/bridge') ?? '';
  for (const text of ['Leaving', 'Backs out.', 'short', 'Fog', 'long', 'silent'])
    expect(page).toContain(text);
  expect(page).toMatch(/<option value="[^"]*">Fog<\/option>/);
});

it('sets the sign behind a name as the language of the page does', async () => {
  const { pages } = await renderSite({
    'docs.json': docsJson({ languages: [{ language: 'fr', asyncapi: 'events.yaml' }] }),
    'events.yaml': `asyncapi: 3.0.0
info: { title: Harbour, version: '1' }
channels:
  ask: { parameters: { street: { default: Main } }, messages: { Question: { payload: { type: string } } } }
operations:
  hear: { action: receive, title: Question, channel: { $ref: '#/channels/ask' } }
`,
  });
  const page = pages.get('/api-reference/ask') ?? '';
  expect(page).toContain('défaut\u00a0: <code');
  expect(page).toMatch(/[^ ]\u00a0: Question/);
});

it('shows what bindings say in words as text, and everything else as it is written', async () => {
  const { pages } = await renderSite({
    'docs.json': docsJson({ groups: [{ group: 'Events', asyncapi: 'events.yaml' }] }),
    'events.yaml': events.replace(
      '  news: {',
      `  news: { bindings: { kafka: { method: GET, key: { type: object, properties: { top: { description: "Best *bids*\\nonly", title: "Top <b>first</b>" } } }, headers: { type: object } } },`,
    ),
  });
  const page = pages.get('/api-reference/news') ?? '';
  expect(page).toContain('<dd><code>method</code>: <code dir="ltr">&quot;GET&quot;</code></dd>');
  expect(page).toContain(
    '<dd><code>headers</code>: <code dir="ltr">{&quot;type&quot;:&quot;object&quot;}</code></dd>',
  );
  expect(page).toContain(
    '<li><code>top</code>: <ul><li><code>description</code>: <p>Best <em>bids</em>\nonly</p></li><li><code>title</code>: Top &lt;b>first&lt;/b></li></ul></li>',
  );
});
