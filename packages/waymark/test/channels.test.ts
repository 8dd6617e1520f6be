import { describe, expect, it } from 'vitest';
import { renderSite } from './navigation/render-site.ts';

const base = { name: 'Test', theme: 'mint', colors: { primary: '#336699' } };
const events = `asyncapi: 3.0.0
info: { title: Harbour, version: '1' }
servers: { live: { host: ws.example.com, protocol: wss } }
channels:
  chat: { title: Chat room, address: 'chat/{room}', parameters: { room: {} }, messages: { Text: { payload: { type: object, properties: { words: { type: string, description: What is said. } } } } } }
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
    expect(pages.get('/chat')).toContain('My own words.');
    expect(pages.get('/chat')).toContain('What is said.');
  });
});
