import { expect, it } from 'vitest';
import { createTestSite } from '../testing/create-test-site.ts';
import { emitAgentCard } from './agent-card.ts';

const site = createTestSite({
  config: {
    name: 'Harbour',
    description: 'All *boats*.',
    seo: { organization: { name: 'Port', url: 'https://port.example' } },
  },
  navigation: { pages: ['a'] },
  pages: { 'a.mdx': 'A' },
  siteUrl: 'https://x.example',
  base: '/docs',
});
const read = (of: typeof site): unknown =>
  emitAgentCard(of).map((file) => [file.path, 'content' in file && JSON.parse(String(file.content))]);

it('says what the site is, who gives it and what skills it has', () => {
  expect(read(site)).toEqual([
    [
      '.well-known/agent-card.json',
      {
        protocolVersion: '0.3',
        name: 'Harbour',
        description: 'All boats.',
        url: 'https://x.example/docs/',
        preferredTransport: 'HTTP+JSON',
        supportedInterfaces: [],
        provider: { organization: 'Port', url: 'https://port.example' },
        version: '1.0.0',
        documentationUrl: 'https://x.example/docs/',
        capabilities: { streaming: false, pushNotifications: false },
        defaultInputModes: ['text/plain'],
        defaultOutputModes: ['text/plain'],
        skills: [{ id: 'harbour', name: 'harbour', description: 'All boats.', tags: ['documentation'] }],
      },
    ],
  ]);
  const skills = ['sail', 'moor'].map((name) => ({
    name,
    description: `How to\n${name}`,
    text: '',
    digest: '',
  }));
  expect(JSON.stringify(read({ ...site, skills }))).toContain(
    '"id":"moor","name":"moor","description":"How to moor"',
  );
});

it('is not there where agents are told of no page', () => {
  const hidden = createTestSite({
    navigation: { pages: ['a'] },
    pages: { 'a.mdx': '---\nhidden: true\n---\nA' },
  });
  expect(emitAgentCard(hidden)).toEqual([]);
});
