import { expect, it } from 'vitest';
import { readConfig } from '../read/read.ts';
import { apiSources } from './api-sources.ts';

it('finds the specifications that a configuration names, and where', () => {
  const config = {
    name: 'x',
    theme: 'mint',
    colors: { primary: '#123456' },
    api: { openapi: [' a.json ', { source: 'b.yaml', overlays: ['o.yaml'] }] },
    navigation: {
      openapi: 'https://example.com/root.json',
      tabs: [
        { tab: 'One', asyncapi: { source: 'events.yaml', directory: 'x' } },
        {
          tab: 'Two',
          pages: ['https://example.com/c.json GET /users', { group: 'G', openapi: ['d.json'] }, 'GET /x'],
        },
      ],
    },
  };
  const { value } = readConfig({
    files: new Map([['docs.json', JSON.stringify(config)]]),
    entry: 'docs.json',
  });
  expect(value && apiSources(value.tree)).toEqual([
    { source: 'a.json', pointer: '/api/openapi/0' },
    { source: 'b.yaml', pointer: '/api/openapi/1', overlays: ['o.yaml'] },
    { source: 'https://example.com/root.json', pointer: '/navigation/openapi' },
    { source: 'events.yaml', pointer: '/navigation/tabs/0/asyncapi' },
    { source: 'https://example.com/c.json', pointer: '/navigation/tabs/1/pages/0' },
    { source: 'd.json', pointer: '/navigation/tabs/1/pages/1/openapi/0' },
  ]);
});
