/** The rules of the mission that resolution keeps, each under its own sentence. */
import { describe, expect, it } from 'vitest';
import { codes, element, outline, placed, resolve, specification } from '../../../test/navigation-input.ts';
import { createSwitch } from '../queries/switch-target.ts';

const api = specification('api.json', ['GET /users #Users List users', 'POST /users #Users Create user']);
const other = specification('other.json', ['GET /users #Users Other users', 'GET /orders #Orders Orders']);

describe('1 What the service does', () => {
  it('A page is referenced by the path of its page file', () => {
    const { model } = resolve({ pages: ['guides/intro'] }, { pages: 'guides/intro' });
    expect(placed(model, '/guides/intro').file).toBe('guides/intro.mdx');
  });

  it('Navigation components can be combined and nested', () => {
    const navigation = {
      pages: ['a'],
      groups: [{ group: 'Group', pages: ['b'] }],
      tabs: [{ tab: 'Tab', menu: [{ item: 'Item', pages: ['c'] }] }],
      anchors: [{ anchor: 'Anchor', pages: ['d'] }],
      global: { anchors: [{ anchor: 'Blog', href: 'https://blog.example' }] },
      dropdowns: [{ dropdown: 'Dropdown', pages: ['e'] }],
      products: [{ product: 'Product', pages: ['f'] }],
      versions: [{ version: '2.0', pages: ['g'] }],
      languages: [{ language: 'fr', pages: ['h'] }],
    };
    const { model, diagnostics } = resolve(navigation, { pages: 'a b c d e f g h' });
    expect(diagnostics).toEqual([]);
    expect(outline(model)).toEqual([
      'page /a',
      'group Group -> /b',
      '  page /b',
      'anchor Anchor -> /d',
      '  page /d',
      'dropdown Dropdown -> /e',
      '  page /e',
      'language Français -> /h',
      '  page /h',
      'tab Tab -> /c',
      '  item Item -> /c',
      '    page /c',
      'version 2.0 -> /g',
      '  page /g',
      'product Product -> /f',
      '  page /f',
      'anchor Blog -> https://blog.example (global)',
    ]);
  });

  it('Descendants inherit a specification unless they declare their own', () => {
    const navigation = {
      openapi: 'api.json',
      tabs: [
        { tab: 'A', groups: [{ group: 'Users', pages: [{ group: 'Deep', pages: ['GET /users'] }] }] },
        { tab: 'B', openapi: 'other.json', groups: [{ group: 'Users', pages: ['GET /users'] }] },
      ],
    };
    const { model, diagnostics } = resolve(navigation, { specifications: [api, other] });
    expect(diagnostics).toEqual([]);
    expect([...model.pages.values()].map(({ endpoint }) => endpoint?.openapi)).toEqual([
      'api.json',
      'other.json',
    ]);
    expect(model.root.openapi).toBe('api.json');
    expect(element(model, 'B').openapi).toBe('other.json');
    expect(element(model, 'A').openapi).toBeUndefined();
  });
});

describe('2 Resources and their fields', () => {
  it.each(['pages', 'groups', 'tabs', 'anchors', 'global', 'dropdowns', 'products', 'versions', 'languages'])(
    '2.1 Each of these keys is optional: only %s is malformed, and nothing throws',
    (key) => {
      for (const value of [undefined, null, 1, 'x', {}, [], [null], [1, [], {}], { a: 1 }]) {
        expect(resolve({ [key]: value }).model.root.kind).toBe('root');
      }
    },
  );

  it('2.1 openapi: default OpenAPI specification for this level', () => {
    const { model } = resolve(
      { openapi: 'other.json', pages: ['GET /users'] },
      { specifications: [api, other] },
    );
    expect(placed(model, '/api-reference/users/other-users').endpoint?.openapi).toBe('other.json');
  });

  it('2.2 Endpoint page: <HTTP_METHOD> <path>, resolved against the specification in effect at that level', () => {
    const navigation = { tabs: [{ tab: 'API', openapi: 'api.json', pages: ['GET /users', 'POST /users'] }] };
    const { model } = resolve(navigation, { specifications: [api, other] });
    expect(outline(model)).toEqual([
      'tab API -> /api-reference/users/list-users',
      '  endpoint GET /users /api-reference/users/list-users',
      '  endpoint POST /users /api-reference/users/create-user',
    ]);
  });

  it('2.2 Nested group: a Group object placed inside a pages array', () => {
    const navigation = { pages: ['a', { group: 'Inner', pages: ['b'] }, 'c'] };
    const { model } = resolve(navigation, { pages: 'a b c' });
    expect(outline(model)).toEqual(['page /a', 'group Inner -> /b', '  page /b', 'page /c']);
  });

  it('2.2 Each entry is one of these forms: others are left out', () => {
    const navigation = { pages: ['a', 7, null, ['b'], { tab: 'Tab', href: '/b' }, {}, '', 'b'] };
    expect(outline(resolve(navigation, { pages: 'a b' }).model)).toEqual(['page /a', 'page /b']);
  });

  it('2.3 Group fields are kept', () => {
    const group = {
      group: 'Start',
      pages: ['a'],
      icon: 'rocket',
      tag: 'NEW',
      expanded: true,
      openapi: 'api.json',
    };
    const { model } = resolve({ groups: [group] }, { pages: 'a', specifications: [api] });
    expect(element(model, 'Start')).toMatchObject({
      kind: 'group',
      label: 'Start',
      icon: 'rocket',
      tag: 'NEW',
      expanded: true,
      openapi: 'api.json',
      target: '/a',
    });
  });

  it('2.3 expanded false is told apart from an omitted one', () => {
    const navigation = {
      groups: [
        { group: 'A', pages: ['a'], expanded: false },
        { group: 'B', pages: ['a'] },
      ],
    };
    const { model } = resolve(navigation, { pages: 'a' });
    expect(element(model, 'A').expanded).toBe(false);
    expect('expanded' in element(model, 'B')).toBe(false);
  });

  it('2.3 Groups can be nested within each other', () => {
    const navigation = {
      groups: [{ group: 'A', pages: [{ group: 'B', pages: [{ group: 'C', pages: ['a'] }] }] }],
    };
    const { model } = resolve(navigation, { pages: 'a' });
    expect(placed(model, '/a').places[0]?.breadcrumbs).toEqual(['A', 'B', 'C']);
  });

  it.each([
    ['tabs', 'tab'],
    ['anchors', 'anchor'],
    ['dropdowns', 'dropdown'],
    ['products', 'product'],
  ])('2.4 to 2.9 %s: an external href makes a link that stays of its kind', (key, kind) => {
    const { model } = resolve({ [key]: [{ [kind]: 'Out', icon: 'globe', href: 'https://out.example/x' }] });
    expect(model.root.children).toEqual([
      {
        kind,
        id: '0',
        label: 'Out',
        href: 'https://out.example/x',
        target: 'https://out.example/x',
        icon: 'globe',
        pointer: `/navigation/${key}/0`,
        children: [],
      },
    ]);
  });

  it('2.5 Menu items: groups, pages, other navigation fields and external links are allowed', () => {
    const navigation = {
      tabs: [
        {
          tab: 'Docs',
          menu: [
            { item: 'Pages', icon: 'book', description: 'Plain', pages: ['a'] },
            { item: 'Groups', groups: [{ group: 'G', pages: ['b'] }] },
            { item: 'Inner tabs', tabs: [{ tab: 'T', pages: ['c'] }] },
            { item: 'Out', href: 'https://out.example' },
          ],
        },
      ],
    };
    const { model } = resolve(navigation, { pages: 'a b c' });
    expect(outline(model)).toEqual([
      'tab Docs -> /a',
      '  item Pages -> /a',
      '    page /a',
      '  item Groups -> /b',
      '    group G -> /b',
      '      page /b',
      '  item Inner tabs -> /c',
      '    tab T -> /c',
      '      page /c',
      '  item Out -> https://out.example',
    ]);
    expect(element(model, 'Pages')).toMatchObject({ icon: 'book', description: 'Plain' });
  });

  it('2.7 global can be combined with other components such as tabs', () => {
    const navigation = {
      tabs: [{ tab: 'Guides', pages: ['a'] }],
      global: { anchors: [{ anchor: 'Blog', href: 'https://blog.example', icon: 'pen' }] },
    };
    const { model } = resolve(navigation, { pages: 'a' });
    expect(outline(model)).toEqual([
      'tab Guides -> /a',
      '  page /a',
      'anchor Blog -> https://blog.example (global)',
    ]);
    expect(element(model, 'Blog').icon).toBe('pen');
  });

  it('2.7 Each anchor in global requires an href', () => {
    expect(outline(resolve({ global: { anchors: [{ anchor: 'Nowhere' }] } }).model)).toEqual([]);
  });

  it('2.9 Product fields are kept', () => {
    const product = { product: 'Pay', description: 'Payments', icon: 'card', pages: ['a'] };
    const { model } = resolve({ products: [product] }, { pages: 'a' });
    expect(element(model, 'Pay')).toMatchObject({ description: 'Payments', icon: 'card', target: '/a' });
  });

  it('2.10 Any other navigation field may be present in a version', () => {
    const version = {
      version: '1',
      openapi: 'api.json',
      pages: ['a'],
      groups: [{ group: 'G', pages: ['GET /users'] }],
      tabs: [{ tab: 'T', pages: ['b'] }],
    };
    const { model } = resolve({ versions: [version] }, { pages: 'a b', specifications: [api] });
    expect(outline(model)).toEqual([
      'version 1 -> /a',
      '  page /a',
      '  group G -> /api-reference/users/list-users',
      '    endpoint GET /users /api-reference/users/list-users',
      '  tab T -> /b',
      '    page /b',
    ]);
  });

  it.each([
    ['ar', 'العربية'],
    ['cn', '简体中文'],
    ['zh-Hant', '繁體中文'],
    ['nl', 'Nederlands'],
    ['en', 'English'],
    ['fr', 'Français'],
    ['de', 'Deutsch'],
    ['id', 'Bahasa Indonesia'],
    ['it', 'Italiano'],
    ['jp', '日本語'],
    ['ko', '한국어'],
    ['lv', 'Latviešu'],
    ['no', 'Norsk'],
    ['pt-BR', 'Português (Brasil)'],
    ['ru', 'Русский'],
    ['es', 'Español'],
    ['sv', 'Svenska'],
    ['tr', 'Türkçe'],
  ])('2.11 Supported language code %s is shown as %s', (code, name) => {
    const { model } = resolve({ languages: [{ language: code, pages: ['a'] }] }, { pages: 'a' });
    expect(element(model, name)).toMatchObject({ kind: 'language', code, label: name });
  });

  it('2.12 openapi can be set at any level of the navigation hierarchy', () => {
    const kinds = [
      ['tabs', 'tab'],
      ['anchors', 'anchor'],
      ['dropdowns', 'dropdown'],
      ['products', 'product'],
      ['versions', 'version'],
      ['languages', 'language'],
      ['menu', 'item'],
      ['groups', 'group'],
    ] as const;
    for (const [key, kind] of kinds) {
      const inner = { [kind]: 'en', openapi: 'other.json', pages: ['GET /users'] };
      const { model, diagnostics } = resolve(
        { openapi: 'api.json', [key]: [inner] },
        { specifications: [api, other] },
      );
      expect(diagnostics).toEqual([]);
      expect([...model.pages.values()].map((page) => page.endpoint?.openapi)).toEqual(['other.json']);
    }
  });
});

describe('2.14 Nesting rules', () => {
  const kinds = [
    ['anchors', 'anchor'],
    ['tabs', 'tab'],
    ['dropdowns', 'dropdown'],
    ['products', 'product'],
    ['versions', 'version'],
    ['languages', 'language'],
    ['menu', 'item'],
  ] as const;
  const pairs = kinds.flatMap(([outerKey, outer]) =>
    kinds.map(([innerKey, inner]) => ({ outerKey, outer, innerKey, inner })),
  );

  it.each(pairs)(
    'These components can be nested within each other interchangeably: $inner in $outer',
    ({ outerKey, outer, innerKey, inner }) => {
      const navigation = {
        [outerKey]: [
          { [outer]: 'en', [innerKey]: [{ [inner]: 'fr', groups: [{ group: 'G', pages: ['a', 'b'] }] }] },
        ],
      };
      const { model, diagnostics } = resolve(navigation, { pages: 'a b' });
      expect(diagnostics).toEqual([]);
      const [place] = placed(model, '/a').places;
      expect(place?.trail.map(({ kind }) => kind)).toEqual([outer, inner, 'group']);
      expect(place?.next).toBe('/b');
      expect(model.root.children[0]).toMatchObject({ kind: outer, target: '/a' });
    },
  );

  it('Any combination of anchors, tabs, dropdowns and products can be used', () => {
    const navigation = Object.fromEntries(
      kinds.map(([key, kind]) => [key, [{ [kind]: `${kind} label`, pages: [kind] }]]),
    );
    const { model } = resolve(navigation, { pages: kinds.map(([, kind]) => kind).join(' ') });
    expect(model.root.children.map(({ kind }) => kind)).toEqual([
      'anchor',
      'dropdown',
      'language',
      'tab',
      'version',
      'item',
      'product',
    ]);
    expect(model.pages.size).toBe(kinds.length);
  });
});

describe('3 States and transitions', () => {
  it('Navigates to the first page of the group: the group leads there', () => {
    const navigation = { groups: [{ group: 'A', pages: [{ group: 'B', pages: ['a', 'b'] }, 'c'] }] };
    const { model } = resolve(navigation, { pages: 'a b c' });
    expect(element(model, 'A').target).toBe('/a');
  });
});

describe('9 Versioning', () => {
  it('The form of a version label is free', () => {
    const labels = ['1', 'v2.0 (latest)', 'Día', '', 3];
    const { model } = resolve(
      { versions: labels.map((version) => ({ version, pages: ['a'] })) },
      { pages: 'a' },
    );
    expect(model.root.children.map((node) => 'label' in node && node.label)).toEqual([
      '1',
      'v2.0 (latest)',
      'Día',
      '',
      '3',
    ]);
  });

  it('Readers select the version from a dropdown menu: every version can be reached from every place', () => {
    const navigation = {
      versions: [
        { version: '1', pages: ['v1/a', 'v1/b'] },
        { version: '2', pages: ['v2/b'] },
      ],
    };
    const { model, diagnostics } = resolve(navigation, { pages: 'v1/a v1/b v2/b' });
    const [place] = placed(model, '/v1/b').places;
    expect(codes(diagnostics)).toEqual([]);
    expect(place && createSwitch(model)('/v1/b', place, element(model, '2'))).toBe('/v2/b');
  });
});
