import { expect, it } from 'vitest';
import { createTestSite } from '../testing/create-test-site.ts';
import { emitServerCard } from './server-card.ts';

const site = createTestSite({
  navigation: { pages: [] },
  pages: {},
  siteUrl: 'https://example.com',
  base: '/docs',
});

it('names the server that the project names, and is not there without one', () => {
  expect(emitServerCard(site)).toEqual([]);
  const [card] = emitServerCard({ ...site, mcpUrl: 'https://docs.Example.com:8080/mcp' });
  expect(card?.path).toBe('.well-known/mcp/server-card.json');
  expect(JSON.parse(String(card && 'content' in card && card.content))).toEqual({
    name: 'com.example.docs/docs',
    title: 'Test',
    description: 'The documentation of Test',
    version: '1.0.0',
    websiteUrl: 'https://example.com/docs/',
    remotes: [{ type: 'streamable-http', url: 'https://docs.Example.com:8080/mcp' }],
  });
});
