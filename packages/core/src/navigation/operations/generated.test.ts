import { describe, expect, it } from 'vitest';
import {
  codes,
  element,
  operation,
  outline,
  page,
  placed,
  readingOrders,
  resolve,
  specification,
} from '../../../test/navigation-input.ts';

const shop = specification('shop.json', [
  'GET /users #Users List users',
  'GET /orders #Orders List orders',
  'POST /users #Users Create user',
  'GET /health',
]);

describe('an element with a specification and no content', () => {
  it('gets groups by tag in order of first occurrence, pages in document order', () => {
    const { model, diagnostics } = resolve(
      { tabs: [{ tab: 'API', openapi: 'shop.json' }] },
      { specifications: [shop] },
    );
    expect(diagnostics).toEqual([]);
    expect(outline(model)).toEqual([
      'tab API -> /api-reference/users/list-users',
      '  group Users -> /api-reference/users/list-users',
      '    endpoint GET /users /api-reference/users/list-users',
      '    endpoint POST /users /api-reference/users/create-user',
      '  group Orders -> /api-reference/orders/list-orders',
      '    endpoint GET /orders /api-reference/orders/list-orders',
      '  group API Reference -> /api-reference/get-health',
      '    endpoint GET /health /api-reference/get-health',
    ]);
    expect(readingOrders(model)).toEqual([
      '< /api-reference/users/list-users > /api-reference/users/create-user',
      '/api-reference/users/list-users < /api-reference/users/create-user > /api-reference/orders/list-orders',
      '/api-reference/users/create-user < /api-reference/orders/list-orders > /api-reference/get-health',
      '/api-reference/orders/list-orders < /api-reference/get-health >',
    ]);
    expect(placed(model, '/api-reference/users/create-user').places[0]?.breadcrumbs).toEqual([
      'API',
      'Users',
    ]);
  });

  it.each([
    ['navigation', (own: object) => own],
    ['an anchor', (own: object) => ({ anchors: [{ anchor: 'A', ...own }] })],
    ['a dropdown', (own: object) => ({ dropdowns: [{ dropdown: 'A', ...own }] })],
    ['a product', (own: object) => ({ products: [{ product: 'A', ...own }] })],
    ['a version', (own: object) => ({ versions: [{ version: 'A', ...own }] })],
    ['a language', (own: object) => ({ languages: [{ language: 'en', ...own }] })],
    ['a menu item', (own: object) => ({ tabs: [{ tab: 'T', menu: [{ item: 'A', ...own }] }] })],
    ['a group', (own: object) => ({ groups: [{ group: 'A', ...own }] })],
    ['a group with empty pages', (own: object) => ({ groups: [{ group: 'A', pages: [], ...own }] })],
    ['a nested group', (own: object) => ({ groups: [{ group: 'A', pages: [{ group: 'B', ...own }] }] })],
  ])('is generated at any level: %s', (_, wrap) => {
    const { model, diagnostics } = resolve(wrap({ openapi: 'shop.json' }), { specifications: [shop] });
    expect(diagnostics).toEqual([]);
    expect(model.pages.size).toBe(4);
  });

  it('takes the directory of the object form', () => {
    const routes = (openapi: unknown): readonly string[] => [
      ...resolve(
        { openapi },
        { specifications: [specification('a.json', ['GET /x #T Read it'])] },
      ).model.pages.keys(),
    ];
    expect(routes({ source: 'a.json', directory: 'api/v2' })).toEqual(['/api/v2/t/read-it']);
    expect(routes({ source: 'a.json', directory: '/api/' })).toEqual(['/api/t/read-it']);
    expect(routes({ source: 'a.json', directory: '' })).toEqual(['/t/read-it']);
    expect(routes({ source: 'a.json', directory: 5 })).toEqual(['/api-reference/t/read-it']);
    expect(routes({ source: 'a.json', directory: '../up' })).toEqual(['/api-reference/t/read-it']);
  });

  it('has addresses of its own in each language that names a directory', () => {
    const { model, diagnostics } = resolve(
      {
        languages: [
          { language: 'en', openapi: { source: 'a.json', directory: 'reference' } },
          { language: 'de', openapi: { source: 'a.json', directory: 'de/reference' } },
          { language: 'fr', openapi: { source: 'a.json', directory: 'reference' } },
        ],
      },
      { specifications: [specification('a.json', ['GET /x'])] },
    );
    expect(diagnostics).toEqual([]);
    expect(outline(model)).toEqual([
      'language English -> /reference/get-x',
      '  group API Reference -> /reference/get-x',
      '    endpoint GET /x /reference/get-x',
      'language Deutsch -> /de/reference/get-x',
      '  group API Reference -> /de/reference/get-x',
      '    endpoint GET /x /de/reference/get-x',
      'language Français -> /reference/get-x',
      '  group API Reference -> /reference/get-x',
      '    endpoint GET /x /reference/get-x',
    ]);
    expect([...model.pages.keys()]).toEqual(['/reference/get-x', '/de/reference/get-x']);
  });

  it('merges groups of one name from several specifications', () => {
    const more = specification('more.json', ['GET /roles #Users Roles', 'GET /logs #Logs Logs']);
    const { model } = resolve(
      { openapi: ['shop.json', { source: 'more.json', directory: 'x' }] },
      {
        specifications: [shop, more],
      },
    );
    expect(outline(model).filter((line) => line.startsWith('group'))).toEqual([
      'group Users -> /api-reference/users/list-users',
      'group Orders -> /api-reference/orders/list-orders',
      'group API Reference -> /api-reference/get-health',
      'group Logs -> /x/logs/logs',
    ]);
    expect(element(model, 'Users').children).toHaveLength(3);
  });

  it('shows tag labels, keeps tag names in addresses, and nests tags with a parent', () => {
    const tags = [
      { name: 'people', label: 'People & teams' },
      { name: 'Team Admin', label: 'Admin', parent: 'people' },
      { name: 'loop', label: 'Loop', parent: 'loop' },
      { name: 'lost', label: 'Lost', parent: 'nowhere' },
    ];
    const spec = specification(
      'a.json',
      [
        operation('GET /a', { tags: ['Team Admin', 'people'], summary: 'A', title: 'A' }),
        'GET /b #people B',
        'GET /c #loop C',
        'GET /d #lost D',
      ],
      tags,
    );
    expect(outline(resolve({ openapi: 'a.json' }, { specifications: [spec] }).model)).toEqual([
      'group People & teams -> /api-reference/people/b',
      '  endpoint GET /b /api-reference/people/b',
      '  group Admin -> /api-reference/team-admin/a',
      '    endpoint GET /a /api-reference/team-admin/a',
      'group Loop -> /api-reference/loop/c',
      '  endpoint GET /c /api-reference/loop/c',
      'group Lost -> /api-reference/lost/d',
      '  endpoint GET /d /api-reference/lost/d',
    ]);
  });

  it('leaves out x-excluded operations and hides x-hidden ones', () => {
    const spec = specification('a.json', [
      operation('GET /a A', { excluded: true }),
      operation('GET /b', { hidden: true }),
      operation('GET /c', { metadata: { hidden: 'yes' } }),
      'GET /d',
    ]);
    const { model } = resolve({ openapi: 'a.json' }, { specifications: [spec] });
    expect(outline(model)).toEqual([
      'group API Reference -> /api-reference/get-d',
      '  endpoint GET /b /api-reference/get-b (hidden)',
      '  endpoint GET /c /api-reference/get-c (hidden)',
      '  endpoint GET /d /api-reference/get-d',
    ]);
    expect(placed(model, '/api-reference/get-b')).toMatchObject({ hidden: true, indexed: false });
    expect(placed(model, '/api-reference/get-d')).toMatchObject({ hidden: false, indexed: true });
  });

  it('leaves out what is for members, listed by hand too', () => {
    const spec = specification('a.json', [operation('GET /a', { forMembers: true }), 'GET /b']);
    const options = { specifications: [spec] };
    expect([...resolve({ openapi: 'a.json' }, options).model.pages.keys()]).toEqual(['/api-reference/get-b']);
    const listed = resolve({ openapi: 'a.json', pages: ['GET /a', 'GET /b'] }, options);
    expect([...listed.model.pages.keys()]).toEqual(['/api-reference/get-b']);
    expect(listed.diagnostics).toEqual([]);
  });

  it('takes front matter from x-mint metadata and the address from x-mint href', () => {
    const spec = specification('a.json', [
      operation('GET /a #T Title', {
        deprecated: true,
        href: '/custom/place/',
        metadata: {
          title: 'Given',
          sidebarTitle: 'Short',
          tag: 'NEW',
          icon: { name: 'bolt', style: 'solid' },
          boost: 3,
        },
      }),
      operation('GET /b B', { metadata: { icon: { style: 'x' }, deprecated: true } }),
    ]);
    const { model } = resolve({ openapi: 'a.json' }, { specifications: [spec] });
    expect(element(model, 'T').children).toEqual([
      {
        kind: 'endpoint',
        id: '0.0',
        route: '/custom/place',
        title: 'Given',
        label: 'Short',
        openapi: 'a.json',
        method: 'GET',
        path: '/a',
        deprecated: true,
        tag: 'NEW',
        icon: { name: 'bolt', style: 'solid' },
      },
    ]);
    expect(placed(model, '/custom/place').boost).toBe(3);
    expect(element(model, 'API Reference').children[0]).not.toHaveProperty('icon');
  });

  it('counts the root page as no content', () => {
    const navigation = { groups: [{ group: 'API', root: 'overview', openapi: 'shop.json' }] };
    const { model } = resolve(navigation, { pages: 'overview', specifications: [shop] });
    expect(element(model, 'API').target).toBe('/overview');
    expect(model.pages.size).toBe(5);
  });

  it('that links elsewhere gets none', () => {
    const navigation = { tabs: [{ tab: 'API', href: 'https://x.example', openapi: 'shop.json' }] };
    expect(resolve(navigation, { specifications: [shop] }).model.pages.size).toBe(0);
  });
});

describe('generating stops', () => {
  it('in an element that lists anything itself', () => {
    const navigation = { tabs: [{ tab: 'API', openapi: 'shop.json', pages: ['GET /users'] }] };
    expect(resolve(navigation, { specifications: [shop] }).model.pages.size).toBe(1);
  });

  it('in an element that inherits a specification of which something is listed by hand beside it', () => {
    const navigation = (groups: unknown[]): unknown => ({
      tabs: [{ tab: 'API', openapi: 'shop.json', groups }],
    });
    const listed = navigation([{ group: 'By hand', pages: ['GET /users'] }, { group: 'Rest' }]);
    expect(resolve(listed, { specifications: [shop] }).model.pages.size).toBe(1);
    const unlisted = navigation([{ group: 'Words', pages: ['a'] }, { group: 'All' }]);
    expect(resolve(unlisted, { pages: 'a', specifications: [shop] }).model.pages.size).toBe(5);
  });

  it('where the specification comes from the whole site or the inheriting element says it is empty', () => {
    const options = { specifications: [shop], api: { openapi: 'shop.json' } };
    expect(resolve({ tabs: [{ tab: 'T' }] }, options).model.pages.size).toBe(0);
    const empty = { openapi: 'shop.json', tabs: [{ tab: 'T', pages: [] }] };
    expect(resolve(empty, { specifications: [shop] }).model.pages.size).toBe(0);
  });

  it('only for the specification that is listed by hand', () => {
    const more = specification('more.json', ['GET /roles']);
    const navigation = {
      openapi: ['shop.json', 'more.json'],
      groups: [{ group: 'A', pages: ['GET /users'] }, { group: 'B' }],
    };
    const { model } = resolve(navigation, { specifications: [shop, more] });
    expect([...model.pages.values()].map(({ endpoint }) => endpoint?.path)).toEqual(['/users', '/roles']);
  });

  it('for an operation that a page file in the same sidebar documents', () => {
    const navigation = {
      tabs: [
        {
          tab: 'A',
          groups: [
            { group: 'All', openapi: 'shop.json' },
            { group: 'Mine', openapi: 'shop.json', pages: ['mine'] },
          ],
        },
        { tab: 'B', openapi: 'shop.json' },
      ],
    };
    const files = [page('mine', { openapi: 'POST /users' })];
    const { model } = resolve(navigation, { pages: files, specifications: [shop] });
    expect(outline(model).filter((line) => line.includes('POST'))).toEqual([
      '    endpoint POST /users /api-reference/users/create-user',
    ]);
    expect(placed(model, '/api-reference/users/create-user').places[0]?.trail[0]?.label).toBe('B');
  });

  it('for none of them, unless a group of its own would be left without rows', () => {
    const tiny = specification('tiny.json', ['GET /boats #T List boats', 'GET /crews #T List crews']);
    const files = [page('boats', { openapi: 'GET /boats' }), page('crews', { openapi: 'GET /crews' })];
    const navigation = {
      groups: [
        { group: 'Guides', pages: ['boats', 'crews'] },
        { group: 'Reference', openapi: 'tiny.json' },
      ],
    };
    const { model, diagnostics } = resolve(navigation, { pages: files, specifications: [tiny] });
    expect(codes(diagnostics)).toEqual([]);
    expect(outline(model).filter((line) => line.includes('endpoint'))).toEqual([
      '    endpoint GET /boats /api-reference/t/list-boats',
      '    endpoint GET /crews /api-reference/t/list-crews',
    ]);
  });
});

describe('an operation', () => {
  it('in two places is one page with one route', () => {
    const navigation = {
      tabs: [
        { tab: 'A', openapi: 'shop.json', pages: ['GET /users'] },
        { tab: 'B', openapi: { source: 'shop.json', directory: 'b' }, pages: ['shop.json get /users/'] },
      ],
    };
    const { model } = resolve(navigation, { specifications: [shop] });
    expect([...model.pages.keys()]).toEqual(['/api-reference/users/list-users']);
    expect(placed(model, '/api-reference/users/list-users').places).toHaveLength(2);
  });

  it('is a page in each directory that its places name, also in the usual one', () => {
    const tabs = ['api-reference', 'b'].map((directory) => ({
      tab: directory,
      openapi: { source: 'shop.json', directory },
      pages: ['GET /users'],
    }));
    const { model } = resolve({ tabs }, { specifications: [shop] });
    expect([...model.pages.keys()]).toEqual(['/api-reference/users/list-users', '/b/users/list-users']);
  });

  it('gets a number where addresses are alike, in document order, whatever is listed first', () => {
    const spec = specification('a.json', ['GET /a #T Same', 'GET /b #T Same', 'GET /c #T Same']);
    const twin = specification('b.json', ['GET /a #T Same']);
    const { model } = resolve(
      { pages: ['a.json GET /c', 'a.json GET /a', 'b.json GET /a'] },
      { specifications: [spec, twin] },
    );
    expect([...model.pages.keys()]).toEqual([
      '/api-reference/t/same-2',
      '/api-reference/t/same',
      '/api-reference/t/same-1',
    ]);
  });

  it('does not take the address of a page file, unless that file documents it', () => {
    const files = (openapi?: string): ReturnType<typeof page>[] => [
      page('api-reference/users/list-users', openapi === undefined ? {} : { openapi }),
    ];
    const navigation = { openapi: 'shop.json', pages: ['GET /users'] };
    const tree = (openapi?: string): readonly string[] =>
      outline(resolve(navigation, { pages: files(openapi), specifications: [shop] }).model);
    expect(tree()).toEqual(['endpoint GET /users /api-reference/users/list-users-1']);
    expect(tree('GET /orders')).toEqual(['endpoint GET /users /api-reference/users/list-users-1']);
    expect(tree('other.json GET /users')).toEqual(['endpoint GET /users /api-reference/users/list-users-1']);
    expect(tree('nonsense')).toEqual(['endpoint GET /users /api-reference/users/list-users-1']);
    expect(tree('get /users')).toEqual(['page /api-reference/users/list-users']);
    expect(tree('shop GET /users')).toEqual(['page /api-reference/users/list-users']);
  });

  it('whose x-mint href names a page file is that page', () => {
    const spec = specification('a.json', [operation('GET /a', { href: 'custom' })]);
    const { model } = resolve({ openapi: 'a.json' }, { pages: 'custom', specifications: [spec] });
    expect(outline(model)).toEqual(['group API Reference -> /custom', '  page /custom']);
  });

  it('that a page file beside it documents has one row: the page file', () => {
    const files = [
      page('mine', { openapi: 'GET /users' }),
      page('api-reference/users/create-user', { openapi: 'POST /users' }),
    ];
    const { model } = resolve(
      {
        openapi: 'shop.json',
        pages: ['GET /users', 'mine', 'POST /users', 'api-reference/users/create-user'],
      },
      { pages: files, specifications: [shop] },
    );
    expect(outline(model)).toEqual(['page /mine', 'page /api-reference/users/create-user']);
  });

  it('that the root page documents is not listed again', () => {
    const files = [page('mine', { openapi: 'GET /users' })];
    const navigation = {
      groups: [{ group: 'G', root: 'mine', openapi: 'shop.json', pages: ['GET /users', 'GET /orders'] }],
    };
    const { model } = resolve(navigation, { pages: files, specifications: [shop] });
    expect(outline(model)).toEqual([
      'group G -> /mine',
      '  endpoint GET /orders /api-reference/orders/list-orders',
    ]);
  });

  it('with an x-mint href stands beside the page file that documents it', () => {
    const spec = specification('a.json', [operation('GET /a', { href: '/generated' })]);
    const { model } = resolve(
      { openapi: 'a.json', pages: ['mine', 'GET /a'] },
      { pages: [page('mine', { openapi: 'GET /a' })], specifications: [spec] },
    );
    expect(outline(model)).toEqual(['page /mine', 'endpoint GET /a /generated']);
    expect(codes(resolve({ openapi: 'a.json' }, { specifications: [spec] }).diagnostics)).toEqual([]);
  });
});

describe('an element with several kinds of specifications', () => {
  const ships = specification('ships.graphql', ['QUERY ship #Queries', 'TYPE Ship #Types']);
  const library = specification('lamps.json', ['CLASS Lamp #Classes']);
  const events = specification('events.yaml', ['CHANNEL arrived']);
  const specifications = [shop, ships, library, events];
  const all = {
    sdk: { format: 'typedoc', source: 'lamps.json' },
    graphql: 'ships.graphql',
    asyncapi: 'events.yaml',
    openapi: 'shop.json',
  };

  it('has the pages of all of them, whatever the order of its keys', () => {
    const { model, diagnostics } = resolve({ tabs: [{ tab: 'All', ...all }] }, { specifications });
    expect(diagnostics).toEqual([]);
    expect(model.root.children.flatMap((tab) => ('children' in tab ? tab.children : []))).toMatchObject([
      { label: 'Users' },
      { label: 'Orders' },
      { label: 'API Reference' },
      { label: 'API Reference', children: [{ method: 'CHANNEL' }] },
      { label: 'Queries' },
      { label: 'Types' },
      { label: 'Classes' },
    ]);
    const ids = [...model.pages.values()].flatMap(({ places }) => places.map(({ node }) => node));
    expect(new Set(ids).size).toBe(8);
  });

  it('has them in a group too, after its own, but for channels beside `openapi`', () => {
    const { model, diagnostics } = resolve(
      { groups: [{ group: 'All', pages: ['intro'], ...all, openapi: { source: 'shop.json' } }] },
      { specifications, pages: 'intro' },
    );
    expect(element(model, 'All').children).toMatchObject([
      { kind: 'page', route: '/intro' },
      { label: 'Queries' },
      { label: 'Types' },
      { label: 'Classes' },
    ]);
    expect(codes(diagnostics)).toEqual(['unused-asyncapi']);
  });

  it('has the channels of what it inherits, too, where it lists nothing and a group no operations', () => {
    const listed = (tab: object): readonly string[] => {
      const { model } = resolve({ tabs: [{ tab: 'T', ...tab }] }, { specifications, pages: 'intro' });
      return outline(model)
        .slice(1)
        .map((line) => line.replace(/ -> .*/, ''));
    };
    const inside = { groups: [{ group: 'Channels' }, { group: 'Words', pages: ['intro'] }] };
    const words = ['  group Words', '    page /intro'];
    expect(listed({ asyncapi: 'events.yaml', ...inside })).toEqual([
      '  group Channels',
      '    endpoint CHANNEL arrived /api-reference/arrived',
      ...words,
    ]);
    expect(listed({ asyncapi: 'events.yaml', anchors: [{ anchor: 'A' }] })).toEqual([
      '  anchor A',
      '    group API Reference',
      '      endpoint CHANNEL arrived /api-reference/arrived',
    ]);
    const noChannel = [
      { asyncapi: 'events.yaml', openapi: 'shop.json', ...inside },
      { asyncapi: 'events.yaml', groups: [{ group: 'Empty', pages: [] }] },
      { asyncapi: 'events.yaml', anchors: [{ anchor: 'Out', href: 'https://example.com' }] },
    ];
    for (const tab of noChannel) expect(listed(tab).filter((line) => line.includes('CHANNEL'))).toEqual([]);
    const own = { group: 'Own', asyncapi: 'events.yaml', pages: ['intro', { group: 'In' }] };
    expect(listed({ groups: [own] }).filter((line) => line.includes('CHANNEL'))).toHaveLength(1);
  });

  it('keeps schemas where a page documents a symbol of a library', () => {
    const { model } = resolve(
      { tabs: [{ tab: 'All', pages: ['lamp'], graphql: 'ships.graphql', sdk: all.sdk }] },
      { specifications, pages: [page('lamp', { sdk: 'class Lamp' })] },
    );
    expect(element(model, 'All').children).toMatchObject([
      { kind: 'page', route: '/lamp' },
      { label: 'Queries' },
      { label: 'Types' },
    ]);
  });

  it.each(['openapi', 'asyncapi', 'graphql', 'sdk'])('tells that what %s names is not there', (key) => {
    const tab = { tab: 'T', pages: ['intro'], [key]: { format: 'typedoc', source: 'none.json' } };
    const { diagnostics } = resolve({ tabs: [tab] }, { specifications, pages: 'intro' });
    expect(codes(diagnostics)).toEqual(['unknown-specification']);
  });
});
