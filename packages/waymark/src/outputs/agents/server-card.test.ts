import { expect, it } from 'vitest';
import { createTestSite } from '../testing/create-test-site.ts';
import { mcpTools } from './mcp-tools.ts';
import { emitServerCard } from './server-card.ts';

const site = createTestSite({
  navigation: { pages: [] },
  pages: {},
  siteUrl: 'https://example.com',
  base: '/docs',
});

it('names the server that the project names, and is not there without one', () => {
  expect(emitServerCard(site)).toEqual([]);
  const files = emitServerCard({ ...site, mcpUrl: 'https://docs.Example.com:8080/mcp' });
  const [card, cards, discovery] = files.map(
    (file) => JSON.parse(String('content' in file && file.content)) as unknown,
  );
  expect(files.map(({ path }) => path)).toEqual([
    '.well-known/mcp/server-card.json',
    '.well-known/mcp/server-cards.json',
    '.well-known/mcp.json',
  ]);
  expect(cards).toEqual([card]);
  const [url, transport] = ['https://docs.Example.com:8080/mcp', 'http'];
  expect(discovery).toEqual({
    version: '1.0.0',
    transport,
    url,
    servers: [{ name: 'public', url, transport, authentication: 'none' }],
  });
  expect(card).toEqual({
    name: 'com.example.docs/docs',
    title: 'Test',
    description: 'The documentation of Test',
    version: '1.0.0',
    websiteUrl: 'https://example.com/docs/',
    remotes: [{ type: 'streamable-http', url: 'https://docs.Example.com:8080/mcp' }],
    capabilities: { tools: {}, resources: {} },
    tools: mcpTools('Test'),
  });
});
