import { afterAll, describe, expect, it } from 'vitest';
import { buildProject, docsJson, removeTemporary, writeProject } from '../support/projects.ts';
import { built, navigationOf, type TreeNode } from '../support/sites.ts';

afterAll(removeTemporary);

it.each(['plain', 'everything', 'pages', 'rtl'])(
  'navigation.json of %s gives each page neighbours and breadcrumbs of its first place',
  async (name) => {
    for (const { places, breadcrumbs, prev, next } of navigationOf(await built(name)).pages)
      expect({ breadcrumbs, prev, next }).toEqual({
        breadcrumbs: places[0]?.breadcrumbs,
        prev: places[0]?.prev,
        next: places[0]?.next,
      });
  },
);

describe('navigation.json', () => {
  it('writes elements, pages and endpoints in the shape of the contract', async () => {
    const { version, root } = navigationOf(await built('everything'));
    expect(version).toBe(1);
    expect(root.kind).toBe('root');
    const nodes = flatten(root.children);
    const find = (kind: string, label: string): TreeNode | undefined =>
      nodes.find((node) => node.kind === kind && node.label === label);
    expect(find('language', 'Deutsch')).toMatchObject({ code: 'de', target: '/de' });
    expect(find('tab', 'Blog')).toMatchObject({
      href: 'https://blog.example.com',
      target: 'https://blog.example.com',
    });
    expect(find('group', 'Engines')).toMatchObject({ root: '/boats/engines', expanded: false });
    expect(find('group', 'Crew')).toMatchObject({ expanded: true });
    expect(find('group', 'Boats')?.['expanded']).toBeUndefined();
    expect(find('group', 'Sails')).toMatchObject({ tag: 'beta', icon: 'wind' });
    expect(find('group', 'Secret')).toMatchObject({ hidden: true });
    expect(find('tab', 'API')).toMatchObject({ openapi: 'harbour.json' });
    expect(find('item', 'Knots')).toMatchObject({ description: 'Ropes that hold' });
    expect(nodes.filter(({ kind }) => kind === 'endpoint')[0]).toEqual({
      kind: 'endpoint',
      method: 'GET',
      path: '/boats',
      openapi: 'harbour.json',
      route: '/api-reference/boats/list-boats',
      title: 'List boats',
    });
    expect(nodes.find(({ kind }) => kind === 'page')).toEqual({
      kind: 'page',
      route: '/',
      title: 'Welcome to Everything',
    });
  });

  it.each([
    [['a/index', 'b'], 'Index', []],
    [['a/index', 'a', 'b'], 'Plain', ['navigation/duplicate-page']],
  ])(
    'keeps the file that the navigation names where two want its address: %j',
    async (pages, title, more) => {
      const { result, ...site } = await buildProject(
        writeProject({
          'docs.json': docsJson({ pages }),
          'a.mdx': '---\ntitle: Plain\n---\n',
          'a/index.mdx': '---\ntitle: Index\n---\n',
          'b.mdx': 'B.',
        }),
      );
      const { root } = navigationOf({ result, ...site });
      expect(root.children[0]).toMatchObject({ route: '/a', title });
      expect(root.children).toHaveLength(pages.length);
      expect(result.diagnostics.map(({ code }) => code)).toEqual(['content/route-collision', ...more]);
    },
  );
});

function flatten(nodes: readonly TreeNode[]): readonly TreeNode[] {
  return nodes.flatMap((node) => [node, ...flatten(node.children ?? [])]);
}
