/** Every sentence of the mission that says what a site does, kept by built pages. */
import { describe, expect, it } from 'vitest';
import { attribute, find, linksIn, nameOf, parseDocument, type Tag } from './html.ts';
import type { Row } from './page-outline.ts';
import { SPECIFICATIONS, specificationText } from './random-site.ts';
import { readOutline } from './read-outline.ts';
import { renderSite } from './render-site.ts';

interface Site {
  readonly outline: (route: string) => ReturnType<typeof readOutline>;
  readonly html: (route: string) => string;
  readonly json: string;
  readonly routes: readonly string[];
  readonly codes: readonly string[];
}

/** A site with a page for each path of `pages`, and the two specifications of the random sites. */
async function site(
  navigation: object,
  pages: string,
  rest: object = {},
  routes?: readonly string[],
): Promise<Site> {
  const files = Object.fromEntries(pages.split(' ').map((path) => [`${path}.mdx`, 'Text.\n']));
  const built = await renderSite(
    {
      'docs.json': JSON.stringify({
        theme: 'mint',
        name: 'Site',
        colors: { primary: '#0B6E4F' },
        navigation,
        ...rest,
      }),
      ...Object.fromEntries(
        Object.entries(SPECIFICATIONS).map(([path, all]) => [path, specificationText(all)]),
      ),
      ...files,
    },
    routes === undefined ? {} : { choose: () => routes },
  );
  const html = (route: string): string => built.pages.get(route) ?? expect.fail(`no page ${route}`);
  return {
    outline: (route) => readOutline(html(route)),
    html,
    json: JSON.stringify(built.json),
    routes: [...built.pages.keys()],
    codes: built.diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code),
  };
}

/** Rows as lines: two spaces a level, kind, label, `+` for open and `-` for closed groups. */
function lines(rows: readonly Row[], indent = ''): readonly string[] {
  return rows.flatMap(({ kind, label, open, rows: inner }) => [
    `${indent}${kind === 'group' ? (open === true ? '+' : '-') : kind} ${label}`,
    ...lines(inner ?? [], `${indent}  `),
  ]);
}

const byText = (html: string, kind: string, label: string): Tag =>
  find(parseDocument(html), (tag) => attribute(tag, 'data-nav-kind') === kind && nameOf(tag) === label) ??
  expect.fail(`no ${kind} ${label}`);

describe('1 What the service does', () => {
  it('1.1 The navigation property defines the structure: which pages exist, how grouped, how the reader moves', async () => {
    const { outline } = await site({ groups: [{ group: 'A', pages: ['one', 'two'] }] }, 'one two');
    expect(lines(outline('/one').rows)).toEqual(['+ A', '  page One', '  page Two']);
    expect(outline('/one').next).toBe('/two/');
  });

  it('1.2 Pages correspond to MDX files; a page is referenced by the path of its page file', async () => {
    const { outline, routes } = await site({ pages: ['deep/er/one'] }, 'deep/er/one');
    expect(routes).toEqual(['/deep/er/one']);
    expect(outline('/deep/er/one').rows[0]).toMatchObject({ href: '/deep/er/one/', current: 'page' });
  });

  it('1.3 Navigation components can be combined and nested', async () => {
    const navigation = {
      languages: [
        {
          language: 'en',
          versions: [
            {
              version: '1',
              products: [
                {
                  product: 'P',
                  tabs: [
                    {
                      tab: 'T',
                      menu: [
                        {
                          item: 'I',
                          anchors: [
                            {
                              anchor: 'A',
                              dropdowns: [{ dropdown: 'D', groups: [{ group: 'G', pages: ['x'] }] }],
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
      global: { anchors: [{ anchor: 'Status', href: 'https://status.example' }] },
    };
    const page = (await site(navigation, 'x', { styling: { eyebrows: 'breadcrumbs' } })).outline('/x');
    expect(page.breadcrumbs).toEqual(['P', 'T', 'I', 'A', 'D', 'G']);
    expect(page.anchors.flat().map(({ label }) => label)).toEqual(['Status', 'A']);
    expect(page.tabBars[0]?.[0]).toMatchObject({
      label: 'T',
      active: true,
      items: [{ label: 'I', active: true }],
    });
  });

  it('1.4 A specification can be attached at any level; descendants inherit it unless they declare their own', async () => {
    const navigation = {
      openapi: 'api.json',
      tabs: [
        { tab: 'A', groups: [{ group: 'G', pages: ['GET /boats'] }] },
        { tab: 'B', openapi: 'other.json', groups: [{ group: 'H', pages: ['GET /boats'] }] },
        { tab: 'C', groups: [{ group: 'I', openapi: 'other.json', pages: ['GET /winds'] }] },
      ],
    };
    const { outline } = await site(navigation, 'x');
    expect(lines(outline('/api-reference/boats/list-boats').rows)).toEqual(['+ G', '  endpoint List boats']);
    expect(lines(outline('/api-reference/other/other-boats').rows)).toEqual([
      '+ H',
      '  endpoint Other boats',
    ]);
    expect(lines(outline('/api-reference/other/winds').rows)).toEqual(['+ I', '  endpoint Winds']);
  });
});

describe('2 Resources and their fields', () => {
  it('2.1 Each of these keys is optional; components can be combined', async () => {
    const navigation = {
      pages: ['a'],
      groups: [{ group: 'G', pages: ['b'] }],
      tabs: [{ tab: 'T', pages: ['c'] }],
      anchors: [{ anchor: 'A', pages: ['d'] }],
      dropdowns: [
        { dropdown: 'D', pages: ['e'] },
        { dropdown: 'E', pages: ['f'] },
      ],
      products: [
        { product: 'P', pages: ['g'] },
        { product: 'Q', pages: ['h'] },
      ],
      versions: [
        { version: '1', pages: ['i'] },
        { version: '2', pages: ['j'] },
      ],
      languages: [
        { language: 'en', pages: ['k'] },
        { language: 'fr', pages: ['l'] },
      ],
      global: { anchors: [{ anchor: 'S', href: 'https://s.example' }] },
      openapi: 'api.json',
    };
    const { outline, codes } = await site(navigation, 'a b c d e f g h i j k l');
    const page = outline('/a');
    expect(codes).toEqual([]);
    expect(lines(page.rows)).toEqual(['page A', '+ G', '  page B']);
    expect(page.selectors.map(({ kind }) => kind)).toEqual(['product', 'version', 'language']);
    expect(page.tabBars[0]?.map(({ href }) => href)).toEqual(['/c/']);
    expect(page.anchors.flat().map(({ href }) => href)).toEqual(['/d/', 'https://s.example']);
    expect(page.dropdowns[0]?.entries.map(({ href }) => href)).toEqual(['/e/', '/f/']);
  });

  it('2.2 In any pages array, each entry is a file page, an endpoint page or a nested group', async () => {
    const { outline } = await site(
      { openapi: 'api.json', pages: ['a/b', 'GET /boats', { group: 'G', pages: ['c'] }] },
      'a/b c',
    );
    expect(lines(outline('/a/b').rows)).toEqual(['page B', 'endpoint List boats', '+ G', '  page C']);
  });

  it('2.3 Group: label, icon, tag, pages, expanded, groups nested within each other', async () => {
    const { outline, html } = await site(
      {
        groups: [
          {
            group: 'Outer',
            icon: 'rocket',
            tag: 'NEW',
            pages: ['a', { group: 'Middle', expanded: true, pages: [{ group: 'Inner', pages: ['b'] }] }],
          },
        ],
      },
      'a b',
    );
    expect(lines(outline('/a').rows)).toEqual([
      '+ Outer',
      '  page A',
      '  + Middle',
      '    - Inner',
      '      page B',
    ]);
    const group = byText(html('/a'), 'group', 'Outer');
    expect(find(group, ({ tagName }) => tagName === 'svg')).toBeDefined();
    expect(find(group, (tag) => attribute(tag, 'class') === 'nav-tag-pill-text')).toBeDefined();
  });

  it('2.3 openapi of a group holds for the group and its descendants', async () => {
    const { outline } = await site(
      { groups: [{ group: 'G', openapi: 'other.json', pages: [{ group: 'H', pages: ['GET /winds'] }] }] },
      'a',
    );
    expect(lines(outline('/api-reference/other/winds').rows)).toEqual(['+ G', '  + H', '    endpoint Winds']);
  });

  it('2.4 Tabs render as a horizontal bar for switching between sections; href points outside', async () => {
    const navigation = {
      tabs: [
        { tab: 'One', icon: 'book', pages: ['one/a'] },
        { tab: 'Two', groups: [{ group: 'G', pages: ['two/a'] }] },
        { tab: 'Out', href: 'https://out.example' },
      ],
    };
    const { outline, html } = await site(navigation, 'one/a two/a');
    expect(outline('/two/a').tabBars).toEqual([
      [
        { kind: 'tab', label: 'One', href: '/one/a/', active: false, items: [] },
        { kind: 'tab', label: 'Two', href: '/two/a/', active: true, items: [] },
        { kind: 'tab', label: 'Out', href: 'https://out.example', active: false, items: [] },
      ],
    ]);
    expect(find(byText(html('/one/a'), 'tab', 'One'), ({ tagName }) => tagName === 'svg')).toBeDefined();
  });

  it('2.4 Each tab is a distinct section: its sidebar holds its own pages only', async () => {
    const { outline } = await site(
      {
        tabs: [
          { tab: 'A', pages: ['a'] },
          { tab: 'B', pages: ['b'] },
        ],
      },
      'a b',
    );
    expect(lines(outline('/a').rows)).toEqual(['page A']);
    expect(lines(outline('/b').rows)).toEqual(['page B']);
  });

  it('2.5 Menus add dropdown items to a tab so a reader can go directly to specific pages of that tab', async () => {
    const menu = [
      { item: 'First', icon: 'book', description: 'What it is', pages: ['a', 'b'] },
      { item: 'Second', groups: [{ group: 'G', pages: ['c'] }] },
      { item: 'Out', href: 'https://out.example' },
    ];
    const { outline, html } = await site({ tabs: [{ tab: 'T', menu }] }, 'a b c');
    expect(outline('/b').tabBars[0]?.[0]?.items).toEqual([
      { kind: 'item', label: 'First', href: '/a/', active: true },
      { kind: 'item', label: 'Second', href: '/c/', active: false },
      { kind: 'item', label: 'Out', href: 'https://out.example', active: false },
    ]);
    expect(attribute(byText(html('/b'), 'item', 'First'), 'aria-description')).toBe('What it is');
    expect(find(byText(html('/b'), 'item', 'First'), ({ tagName }) => tagName === 'svg')).toBeDefined();
  });

  it('2.6 Anchors are persistent items at the top of the sidebar', async () => {
    const navigation = {
      anchors: [
        { anchor: 'A', icon: 'book', pages: ['a'] },
        { anchor: 'B', groups: [{ group: 'G', pages: ['b'] }] },
        { anchor: 'Out', href: 'https://out.example' },
      ],
    };
    const { outline, html } = await site(navigation, 'a b');
    for (const route of ['/a', '/b'])
      expect(
        outline(route)
          .anchors.flat()
          .map(({ label, active }) => `${label} ${active}`),
      ).toEqual([`A ${route === '/a'}`, `B ${route === '/b'}`, 'Out false']);
    expect(html('/a').indexOf('class="nav-anchors"')).toBeLessThan(
      html('/a').indexOf('class="sidebar-rows"'),
    );
  });

  it('2.7 Global anchors lead to external links only, and combine with tabs', async () => {
    const tabs = [
      { tab: 'A', pages: ['a'] },
      { tab: 'B', pages: ['b'] },
    ];
    const good = await site(
      { tabs, global: { anchors: [{ anchor: 'S', icon: 'book', href: 'https://s.example' }] } },
      'a b',
    );
    for (const route of ['/a', '/b'])
      expect(
        good
          .outline(route)
          .anchors.flat()
          .map(({ href }) => href),
      ).toEqual(['https://s.example']);
    expect(good.codes).toEqual([]);
    const bad = await site({ tabs, global: { anchors: [{ anchor: 'S', href: '/a' }] } }, 'a b');
    expect(bad.codes).toEqual(['config/relative-global-anchor']);
  });

  it('2.7 Each anchor in global.anchors requires anchor and href', async () => {
    const { codes } = await site(
      { pages: ['a'], global: { anchors: [{ anchor: 'S' }, { href: 'https://s.example' }] } },
      'a',
    );
    expect(codes).toEqual(['config/missing-key', 'config/missing-key']);
  });

  it('2.8 Dropdowns live in an expandable menu at the top of the sidebar', async () => {
    const navigation = {
      dropdowns: [
        { dropdown: 'A', icon: 'book', pages: ['a'] },
        { dropdown: 'B', groups: [{ group: 'G', pages: ['b'] }] },
        { dropdown: 'Out', href: 'https://out.example' },
      ],
    };
    const { dropdowns } = (await site(navigation, 'a b')).outline('/b');
    expect(dropdowns).toEqual([
      {
        kind: 'dropdown',
        shown: 'B',
        entries: [
          { kind: 'dropdown', label: 'A', href: '/a/', active: false },
          { kind: 'dropdown', label: 'B', href: '/b/', active: true },
          { kind: 'dropdown', label: 'Out', href: 'https://out.example', active: false },
        ],
      },
    ]);
  });

  it('2.9 Products create a dedicated navigation division per offering', async () => {
    const navigation = {
      products: [
        { product: 'P', description: 'First', icon: 'book', groups: [{ group: 'G', pages: ['p'] }] },
        { product: 'Q', pages: ['q'] },
        { product: 'Out', href: 'https://out.example' },
      ],
    };
    const { outline, html } = await site(navigation, 'p q');
    expect(lines(outline('/q').rows)).toEqual(['page Q']);
    expect(outline('/q').selectors[0]).toMatchObject({ kind: 'product', shown: 'Q' });
    expect(outline('/q').selectors[0]?.entries.map(({ href }) => href)).toEqual([
      '/p/',
      '/q/',
      'https://out.example',
    ]);
    expect(attribute(byText(html('/q'), 'product', 'P'), 'aria-description')).toBe('First');
  });

  it('2.10 Versions are selectable from a dropdown menu', async () => {
    const versions = [
      { version: '2.0 (latest)', pages: ['v2/a', 'v2/b'] },
      { version: 'anything goes', groups: [{ group: 'G', pages: ['v1/a', 'v1/b'] }] },
    ];
    const { selectors } = (await site({ versions }, 'v2/a v2/b v1/a v1/b')).outline('/v2/b');
    expect(selectors).toEqual([
      {
        kind: 'version',
        shown: '2.0 (latest)',
        entries: [
          { kind: 'version', label: '2.0 (latest)', href: '/v2/b/', active: true },
          { kind: 'version', label: 'anything goes', href: '/v1/b/', active: false },
        ],
      },
    ]);
  });

  const codes = 'ar cn zh-Hant nl en fr de id it jp ko lv no pt-BR ru es sv tr'.split(' ');
  it('2.11 Languages are selectable from a dropdown menu; every supported code', async () => {
    const languages = codes.map((language) => ({ language, pages: [`${language}/a`] }));
    const { outline, codes: errors } = await site({ languages }, codes.map((code) => `${code}/a`).join(' '));
    expect(errors).toEqual([]);
    const [selector] = outline('/de/a').selectors;
    expect(selector?.entries.map(({ href }) => href)).toEqual(codes.map((code) => `/${code}/a/`));
    expect(selector?.shown).toBe('Deutsch');
    expect(outline('/jp/a').language).toBe('ja');
  });

  it('2.12 openapi can be set at any level; METHOD path generates an endpoint page from the specification in effect', async () => {
    const inner = { pages: ['GET /winds'], openapi: 'other.json' };
    for (const navigation of [
      inner,
      { tabs: [{ tab: 'T', ...inner }] },
      { tabs: [{ tab: 'T', menu: [{ item: 'I', ...inner }] }] },
      { anchors: [{ anchor: 'A', ...inner }] },
      { dropdowns: [{ dropdown: 'D', ...inner }] },
      { products: [{ product: 'P', ...inner }] },
      { versions: [{ version: 'V', ...inner }] },
      { languages: [{ language: 'en', ...inner }] },
      { groups: [{ group: 'G', ...inner }] },
    ]) {
      const { html } = await site(navigation, 'a');
      expect(html('/api-reference/other/winds')).toContain('data-operation="GET /winds"');
    }
  });

  it('2.13 styling.eyebrows: breadcrumbs show the full navigation path at the top of pages', async () => {
    const navigation = {
      tabs: [{ tab: 'T', groups: [{ group: 'G', pages: [{ group: 'H', pages: ['a'] }] }] }],
    };
    const shown = async (theme: string, styling?: object): Promise<readonly string[]> =>
      (await site(navigation, 'a', { theme, ...(styling === undefined ? {} : { styling }) })).outline('/a')
        .breadcrumbs;
    expect(await shown('mint', { eyebrows: 'breadcrumbs' })).toEqual(['T', 'G', 'H']);
    expect(await shown('mint')).toEqual([]);
    expect(await shown('palm')).toEqual(['T', 'G', 'H']);
    expect(await shown('palm', { eyebrows: 'section' })).toEqual([]);
  });

  it('2.14 Anchors, tabs, dropdowns and products can be nested within each other interchangeably', async () => {
    const kinds = [
      ['tabs', 'tab'],
      ['anchors', 'anchor'],
      ['dropdowns', 'dropdown'],
      ['products', 'product'],
    ] as const;
    for (const [outerKey, outer] of kinds)
      for (const [innerKey, inner] of kinds) {
        const both = (at: number): object => ({
          [innerKey]: [
            { [inner]: 'X', pages: [`${at}/x`] },
            { [inner]: 'Y', pages: [`${at}/y`] },
          ],
        });
        const navigation = {
          [outerKey]: [
            { [outer]: 'One', ...both(1) },
            { [outer]: 'Two', ...both(2) },
          ],
        };
        const { outline, codes: errors } = await site(navigation, '1/x 1/y 2/x 2/y');
        const page = outline('/2/y');
        const entries = [
          ...page.selectors.flatMap((each) => each.entries),
          ...page.dropdowns.flatMap((each) => each.entries),
          ...page.tabBars.flat(),
          ...page.anchors.flat(),
        ];
        expect(errors).toEqual([]);
        expect(
          entries
            .filter(({ active }) => active)
            .map(({ label }) => label)
            .sort(),
        ).toEqual(['Two', 'Y']);
        expect(entries.map(({ label }) => label).sort()).toEqual(['One', 'Two', 'X', 'Y']);
        expect(lines(page.rows)).toEqual(['page Y']);
      }
  });
});

describe('3 States and transitions', () => {
  const nested = (extra: object): object => ({
    groups: [{ group: 'Top', pages: ['a', { group: 'G', pages: ['b', 'c'], ...extra }] }],
  });
  const groupIn = async (
    extra: object,
    rest: object = {},
  ): Promise<{ html: string; row: Row | undefined }> => {
    const { html, outline } = await site(nested(extra), 'a b c', rest);
    return { html: html('/a'), row: outline('/a').rows[0]?.rows?.[1] };
  };

  it('3 (initial) expanded true: the group is expanded', async () => {
    expect((await groupIn({ expanded: true })).row).toMatchObject({ label: 'G', open: true, foldable: true });
  });

  it('3 (initial) expanded false: the group is collapsed, at every level', async () => {
    expect((await groupIn({ expanded: false })).row).toMatchObject({
      label: 'G',
      open: false,
      foldable: true,
    });
    const top = {
      groups: [
        { group: 'A', pages: ['a'] },
        { group: 'B', expanded: false, pages: ['b'] },
      ],
    };
    expect(lines((await site(top, 'a b')).outline('/a').rows)).toEqual([
      '+ A',
      '  page A',
      '- B',
      '  page B',
    ]);
  });

  it('3 (initial) top-level groups: one with `expanded` opens and closes, one without is a heading', async () => {
    const groups = [
      { group: 'Said', expanded: true, pages: ['a'] },
      { group: 'Unsaid', pages: ['b'] },
    ];
    const { outline } = await site({ groups }, 'a b');
    expect(outline('/b').rows.map(({ label, open, foldable }) => [label, open, foldable])).toEqual([
      ['Said', true, true],
      ['Unsaid', true, false],
    ]);
  });

  it.each([1, 30, 200])(
    '3 (initial) expanded true: open beside %i other large groups, on every page',
    async (count) => {
      const paths = [...Array(count * 20).keys()].map((at) => `p${at}`);
      const groups = [...Array(count).keys()].map((at): object => {
        const pages = paths.slice(at * 20, at * 20 + 20);
        if (at % 40 > 0) return { group: `Plain ${at}`, pages };
        const inner = { group: `Inner ${at}`, expanded: true, pages: pages.slice(15) };
        return { group: `Said ${at}`, expanded: true, pages: [...pages.slice(0, 15), inner] };
      });
      const { html } = await site({ groups }, paths.join(' '), {}, ['/p0', `/${paths.at(-1)}`]);
      for (const route of ['/p0', `/${paths.at(-1)}`]) {
        for (const label of ['Said 0', 'Inner 0']) {
          const group = byText(html(route), 'group', label);
          expect(attribute(group, 'open')).toBe('');
          expect(linksIn(group).length).toBeGreaterThan(0);
        }
      }
    },
  );

  it.each([
    ['true', 'mint', { interaction: { drilldown: true } }, '/b/'],
    ['false', 'palm', { interaction: { drilldown: false } }, undefined],
    ['unset, a theme that stays', 'mint', {}, undefined],
    ['unset, a theme that goes to the first page', 'palm', {}, '/b/'],
  ])('3 collapsed, drilldown %s: where selecting the group leads', async (_, theme, rest, target) => {
    const { html } = await groupIn({}, { theme, ...rest });
    const details = byText(html, 'group', 'G');
    expect(details.tagName).toBe('details');
    expect(attribute(details, 'data-drilldown-href')).toBe(target);
  });

  it('3 The group that holds the page is open, and selecting it without script only opens and closes it', async () => {
    const { outline, html } = await site(nested({}), 'a b c');
    expect(outline('/b').rows[0]?.rows?.[1]).toMatchObject({ label: 'G', open: true, active: true });
    const summary = find(byText(html('/a'), 'group', 'G'), ({ tagName }) => tagName === 'summary');
    expect(summary === undefined ? undefined : linksIn(summary)).toEqual([]);
  });
});

describe('9 Versioning', () => {
  it('9.1 The navigation can be partitioned into versions that contain any other field', async () => {
    const versions = [
      { version: '2', tabs: [{ tab: 'T', pages: ['a'] }] },
      {
        version: '1',
        dropdowns: [
          { dropdown: 'D', pages: ['b'] },
          { dropdown: 'E', pages: ['c'] },
        ],
      },
    ];
    const { outline } = await site({ versions }, 'a b c');
    expect(outline('/a').tabBars[0]?.[0]?.label).toBe('T');
    expect(outline('/c')).toMatchObject({ tabBars: [], dropdowns: [{ shown: 'E' }] });
    for (const route of ['/a', '/b', '/c']) expect(outline(route).selectors).toHaveLength(1);
  });

  it('9.2 Version labels are strings; their form is free', async () => {
    const labels = ['1.0', 'next', 'Frühling 🌱', '<b>'];
    const versions = labels.map((version, at) => ({ version, pages: [`p${at}`] }));
    const [selector] = (await site({ versions }, 'p0 p1 p2 p3')).outline('/p3').selectors;
    expect(selector?.entries.map(({ label }) => label)).toEqual(labels);
    expect(selector?.shown).toBe('<b>');
  });
});
