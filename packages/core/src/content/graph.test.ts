import { expect, it } from 'vitest';
import { resolveNavigation } from '../navigation/index.ts';
import { linkContent } from './graph.ts';
import { resolveLink } from './link.ts';
import { readPageHead } from './read-page-head.ts';

it('linkContent joins what is known of every page', () => {
  const heads = ['z.mdx', 'b.mdx', 'a.mdx'].map((file) => readPageHead(file, '---\ntitle: T\n---\n').value);
  const catalog = {
    specifications: [
      { source: 'api.json', operations: [{ method: 'GET', path: '/x', title: 'Get x', tags: [] }], tags: [] },
    ],
  };
  const navigation = resolveNavigation({
    navigation: { openapi: 'api.json', pages: ['z', 'GET /x'] },
    pages: heads,
    catalog,
  }).value;
  const graph = linkContent({
    navigation,
    heads: new Map(heads.map((head) => [head.route, head])),
    facts: new Map([
      ['/z', { file: 'z.mdx', toc: [], anchors: [], links: [], sections: [], dependencies: [] }],
    ]),
    files: ['logo.png'],
    base: '/docs',
    seo: { indexing: 'all' },
  });
  const [, endpoint = ''] = [...navigation.pages.keys()];
  expect([...graph.pages.keys()]).toEqual(['/z', endpoint, '/a', '/b']);
  expect(graph.pages.get('/z')).toMatchObject({ title: 'T', head: heads[0], facts: { file: 'z.mdx' } });
  expect(graph.pages.get(endpoint)).toMatchObject({ title: 'Get x', placed: { route: endpoint } });
  expect(graph.pages.get('/a')?.visibility.sitemap).toBe(true);
  const from = { file: 'z.mdx', route: '/z' };
  expect(resolveLink('/docs/a', from, graph.targets)).toEqual({ kind: 'page', route: '/a' });
  expect(resolveLink('/logo.png', from, graph.targets).kind).toBe('file');
  expect(resolveLink('/', from, graph.targets)).toEqual({ kind: 'page', route: '/z' });
});
