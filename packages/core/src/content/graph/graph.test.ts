import { expect, it } from 'vitest';
import { resolveNavigation } from '../../navigation/index.ts';
import { createLinks } from '../addresses/link.ts';
import { NO_REDIRECTS } from '../addresses/redirects.ts';
import { readPageHead } from '../heads/read-page-head.ts';
import { linkContent, listPages } from './graph.ts';

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
  const pages = listPages({
    navigation,
    heads: new Map(heads.map((head) => [head.route, head])),
    seo: { indexing: 'all' },
  });
  const links = createLinks({
    routes: pages.keys(),
    files: ['logo.png'],
    redirects: NO_REDIRECTS,
    urls: { base: '/docs', trailingSlash: true },
    home: navigation.home,
  });
  const graph = linkContent({
    pages,
    facts: new Map([
      ['/z', { file: 'z.mdx', toc: [], anchors: [], links: [], sections: [], dependencies: [] }],
    ]),
    links,
    redirects: NO_REDIRECTS,
  });
  const [, endpoint = ''] = [...navigation.pages.keys()];
  expect([...graph.pages.keys()]).toEqual(['/z', endpoint, '/a', '/b']);
  expect(graph.pages.get('/z')).toMatchObject({ title: 'T', head: heads[0], facts: { file: 'z.mdx' } });
  expect(graph.pages.get(endpoint)).toMatchObject({ title: 'Get x', placed: { route: endpoint } });
  expect(graph.pages.get('/a')?.visibility.sitemap).toBe(true);
  expect(graph.links.resolve('/docs/a')).toEqual({ kind: 'page', route: '/a' });
  expect(graph.links.resolve(endpoint)).toEqual({ kind: 'page', route: endpoint });
  expect(graph.links.resolve('/logo.png').kind).toBe('file');
  expect(graph.links.resolve('/')).toEqual({ kind: 'page', route: '/z' });
});
