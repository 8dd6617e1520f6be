import { describe, expect, it } from 'vitest';
import { element, outline, page, placed, readingOrders, resolve } from '../../../test/navigation-input.ts';
import type { PlacedPage } from '../tree/model.ts';

const trails = (found: PlacedPage): readonly string[] =>
  found.places.map(({ trail }) => trail.map(({ code, label }) => code ?? label).join('/'));

describe('places of a page', () => {
  it('stand in document order', () => {
    const navigation = {
      tabs: [
        { tab: 'A', pages: ['x', 'a'] },
        { tab: 'B', pages: ['x'] },
      ],
      pages: ['y'],
    };
    const { model } = resolve(navigation, { pages: 'a x y' });
    expect(trails(placed(model, '/x'))).toEqual(['A', 'B']);
    expect([...model.pages.keys()]).toEqual(['/y', '/x', '/a']);
  });

  it('are in the default version and language first', () => {
    const versions = (extra: object): unknown[] => [
      { version: '1', pages: ['x'] },
      { version: '2', pages: ['x'], ...extra },
    ];
    const navigation = {
      languages: [
        { language: 'en', versions: versions({ default: true }) },
        { language: 'fr', default: true, versions: versions({}) },
      ],
    };
    const { model } = resolve(navigation, { pages: 'x' });
    expect(trails(placed(model, '/x'))).toEqual(['fr/1', 'fr/2', 'en/2', 'en/1']);
  });

  it('are in the language whose code begins the path before the default one', () => {
    const navigation = {
      languages: [
        { language: 'en', pages: ['pt-br/x', 'y', 'zz/z'] },
        { language: 'pt-BR', pages: ['pt-br/x', 'y', 'zz/z'] },
      ],
    };
    const { model } = resolve(navigation, { pages: 'pt-br/x y zz/z' });
    expect(trails(placed(model, '/pt-br/x'))).toEqual(['pt-BR', 'en']);
    expect(trails(placed(model, '/y'))).toEqual(['en', 'pt-BR']);
    expect(trails(placed(model, '/zz/z'))).toEqual(['en', 'pt-BR']);
  });

  it('are in the version that the page names before the default one', () => {
    const navigation = {
      versions: [
        { version: '1', pages: ['x'] },
        { version: '2', pages: ['x'] },
      ],
    };
    const { model } = resolve(navigation, { pages: [page('x', { version: '2' })] });
    expect(trails(placed(model, '/x'))).toEqual(['2', '1']);
  });

  it('that are hidden come last and have no neighbours', () => {
    const navigation = {
      tabs: [
        { tab: 'A', hidden: true, pages: ['a', 'x'] },
        { tab: 'B', pages: ['x', 'b'] },
      ],
    };
    const { model } = resolve(navigation, { pages: 'a b x' });
    expect(placed(model, '/x').places).toMatchObject([{ next: '/b' }, { hidden: true }]);
    expect(placed(model, '/x').places[1]).not.toHaveProperty('prev');
    expect(placed(model, '/x')).toMatchObject({ hidden: false, indexed: true });
    expect(placed(model, '/a').hidden).toBe(true);
  });
});

describe('the default of a container', () => {
  const defaults = (versions: unknown[]): readonly unknown[] =>
    resolve({ versions }, { pages: 'a' }).model.root.children.map(
      (node) => 'default' in node && node.default,
    );

  it('is the one that says so, else the first', () => {
    expect(defaults([{ version: '1' }, { version: '2', default: true }])).toEqual([false, true]);
    expect(defaults([{ version: '1' }, { version: '2', default: false }])).toEqual([true, false]);
    expect(
      defaults([
        { version: '1', default: true },
        { version: '2', default: true },
      ]),
    ).toEqual([true, false]);
  });

  it('is one that a reader can choose, if there is one', () => {
    expect(defaults([{ version: '1', hidden: true }, { version: '2' }])).toEqual([false, true]);
    expect(defaults([{ version: '1', href: 'https://old.example' }, { version: '2' }])).toEqual([
      false,
      true,
    ]);
    expect(
      defaults([
        { version: '1', hidden: true },
        { version: '2', hidden: true, default: true },
      ]),
    ).toEqual([false, true]);
  });

  it('exists for versions and languages only', () => {
    const { model } = resolve({ tabs: [{ tab: 'A', default: true, pages: ['a'] }] }, { pages: 'a' });
    expect(element(model, 'A')).not.toHaveProperty('default');
  });
});

describe('previous and next', () => {
  it('follow the rows of a sidebar: pages of a level, then its groups, a root page before the pages of its group', () => {
    const navigation = {
      groups: [
        { group: 'G', root: 'g', pages: ['g1', { group: 'H', root: 'h', pages: ['h1'] }, 'g2'] },
        { group: 'I', pages: ['i'] },
      ],
      pages: ['a', { group: 'P', pages: ['p'] }, 'b'],
    };
    const { model } = resolve(navigation, { pages: 'a b p g g1 g2 h h1 i' });
    expect(readingOrders(model)).toEqual([
      '< /a > /p',
      '/a < /p > /b',
      '/p < /b > /g',
      '/b < /g > /g1',
      '/g < /g1 > /h',
      '/g1 < /h > /h1',
      '/h < /h1 > /g2',
      '/h1 < /g2 > /i',
      '/g2 < /i >',
    ]);
  });

  it('stay inside the innermost container', () => {
    const navigation = {
      pages: ['a', 'b'],
      tabs: [
        { tab: 'T', pages: ['c'], versions: [{ version: '1', pages: ['d', 'e'] }] },
        { tab: 'U', pages: ['f'] },
      ],
    };
    const { model } = resolve(navigation, { pages: 'a b c d e f' });
    expect(readingOrders(model)).toEqual([
      '< /a > /b',
      '/a < /b >',
      '< /c >',
      '< /d > /e',
      '/d < /e >',
      '< /f >',
    ]);
  });

  it('begin with the root page of a container', () => {
    const { model } = resolve({ tabs: [{ tab: 'T', root: 'r', pages: ['a'] }] }, { pages: 'a r' });
    expect(readingOrders(model)).toEqual(['< /r > /a', '/r < /a >']);
  });

  it('skip hidden pages and rows that only link', () => {
    const files = [
      page('a'),
      page('b', { hidden: true }),
      page('c', { url: 'https://c.example' }),
      page('d'),
    ];
    const { model } = resolve({ pages: ['a', 'b', 'c', '#x', 'd'] }, { pages: files });
    expect(readingOrders(model)).toEqual(['< /a > /d', '< /b >', '< /c >', '/a < /d >']);
  });

  it('skip a root page that only links', () => {
    const files = [page('a'), page('c', { url: 'https://c.example' }), page('d')];
    const navigation = { pages: ['a', { group: 'G', root: 'c', pages: ['d'] }] };
    const { model } = resolve(navigation, { pages: files });
    expect(readingOrders(model)).toEqual(['< /a > /d', '< /c >', '/a < /d >']);
  });

  it('differ from place to place', () => {
    const navigation = {
      tabs: [
        { tab: 'A', pages: ['a', 'x'] },
        { tab: 'B', pages: ['x', 'b'] },
      ],
    };
    const { places } = placed(resolve(navigation, { pages: 'a b x' }).model, '/x');
    expect(places).toMatchObject([{ prev: '/a' }, { next: '/b' }]);
    expect(places[0]).not.toHaveProperty('next');
  });

  it('pass a page that stands twice in one sidebar once, so that nobody walks in a circle', () => {
    const { model } = resolve({ pages: ['a', 'b', 'a', 'c'] }, { pages: 'a b c' });
    expect(readingOrders(model)).toEqual(['< /a > /b', '< /a > /b', '/a < /b > /c', '/b < /c >']);
  });
});

describe('breadcrumbs', () => {
  it('are the labels of tabs, items, anchors, dropdowns, products and groups, from outside in', () => {
    const navigation = {
      languages: [
        {
          language: 'en',
          products: [
            {
              product: 'pay',
              name: 'Pay',
              versions: [
                {
                  version: '1',
                  anchors: [
                    {
                      anchor: 'Anchor',
                      dropdowns: [
                        {
                          dropdown: 'Dropdown',
                          tabs: [
                            {
                              tab: 'Tab',
                              menu: [{ item: 'Item', groups: [{ group: 'Group', pages: ['a'] }] }],
                            },
                          ],
                        },
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    };
    const [place] = placed(resolve(navigation, { pages: 'a' }).model, '/a').places;
    expect(place?.breadcrumbs).toEqual(['Pay', 'Anchor', 'Dropdown', 'Tab', 'Item', 'Group']);
    expect(place?.trail).toHaveLength(8);
  });

  it('leave out empty labels', () => {
    const navigation = {
      tabs: [{ tab: ' ', groups: [{ group: '', pages: [{ group: 'G', pages: ['a'] }] }] }],
    };
    expect(placed(resolve(navigation, { pages: 'a' }).model, '/a').places[0]?.breadcrumbs).toEqual(['G']);
  });

  it('of a root page end with its group', () => {
    const { model } = resolve({ groups: [{ group: 'G', root: 'r', pages: ['a'] }] }, { pages: 'a r' });
    expect(placed(model, '/r').places).toMatchObject([{ node: '0', breadcrumbs: ['G'] }]);
  });
});

describe('a root page', () => {
  it('of a group is its row and is not listed again; of another element it may be', () => {
    const inner = { root: 'r', pages: ['a', 'r'] };
    const { model, diagnostics } = resolve(
      { groups: [{ group: 'G', ...inner }], tabs: [{ tab: 'T', ...inner }] },
      { pages: 'a r' },
    );
    expect(outline(model)).toEqual(['group G -> /r', '  page /a', 'tab T -> /r', '  page /a', '  page /r']);
    expect(diagnostics).toEqual([]);
  });

  it('that is missing is an error at its key, and that is hidden is not offered', () => {
    const navigation = {
      groups: [
        { group: 'G', root: 'none', pages: ['a'] },
        { group: 'H', root: 'h', pages: ['a'] },
      ],
    };
    const files = [page('a'), page('h', { hidden: true })];
    const { model, diagnostics } = resolve(navigation, { pages: files });
    expect(element(model, 'G')).not.toHaveProperty('root');
    expect(element(model, 'H')).not.toHaveProperty('root');
    expect(element(model, 'H').target).toBe('/a');
    expect(diagnostics[0]).toMatchObject({
      code: 'navigation/missing-page',
      path: '/navigation/groups/0/root',
    });
  });

  it('that is hidden has its place, as a hidden page of a list has, and has it once', () => {
    const group = { group: 'G', root: 'h', pages: ['a'] };
    const files = [page('a'), page('h', { hidden: true })];
    const listed = { ...group, pages: ['h', 'a'] };
    for (const navigation of [{ groups: [group] }, { groups: [listed] }]) {
      const { model, diagnostics } = resolve(navigation, { pages: files });
      expect(placed(model, '/h').places).toMatchObject([{ hidden: true, breadcrumbs: ['G'] }]);
      expect(placed(model, '/a').places[0]).not.toHaveProperty('prev');
      expect(diagnostics).toEqual([]);
    }
  });
});
