import { describe, expect, it } from 'vitest';
import { codes, outline, page, resolve, specification } from '../../../test/navigation-input.ts';
import { readConfig } from '../../config/index.ts';
import { navigationDiagnostics } from '../../diagnostics/catalog/navigation.ts';
import { resolveTree } from './resolve.ts';

describe('a page twice in one sidebar', () => {
  const navigation = {
    groups: [
      { group: 'A', pages: ['a'] },
      { group: 'B', pages: ['a', 'b'] },
    ],
  };

  it('is a warning at the second row that shows the first', () => {
    const locate = (
      pointer: string,
    ): { span: { file: string; start: number; end: number }; path: string } => ({
      span: { file: 'docs.json', start: pointer.length, end: 99 },
      path: pointer,
    });
    const { diagnostics } = resolve(navigation, { pages: 'a b', locate });
    expect(diagnostics).toEqual([
      {
        code: 'navigation/duplicate-page',
        severity: 'warning',
        message: '/a is listed twice in the same sidebar',
        hint: 'Keep one of the two entries',
        path: '/navigation/groups/1/pages/0',
        span: { file: 'docs.json', start: 28, end: 99 },
        related: [{ message: 'is listed here already', span: { file: 'docs.json', start: 28, end: 99 } }],
      },
    ]);
  });

  it('is known without spans, and both rows stay', () => {
    const { model, diagnostics } = resolve(navigation, { pages: 'a b' });
    expect(diagnostics.map(({ path }) => path)).toEqual(['/navigation/groups/1/pages/0']);
    expect(outline(model).filter((line) => line.endsWith('page /a'))).toHaveLength(2);
  });

  it('is none when the rows are in two sidebars or one is hidden', () => {
    const tabs = {
      tabs: [
        { tab: 'A', pages: ['a'] },
        { tab: 'B', pages: ['a'] },
      ],
    };
    const hidden = {
      groups: [
        { group: 'A', pages: ['a'] },
        { group: 'B', hidden: true, pages: ['a'] },
      ],
    };
    expect(codes(resolve(tabs, { pages: 'a' }).diagnostics)).toEqual([]);
    expect(codes(resolve(hidden, { pages: 'a' }).diagnostics)).toEqual([]);
  });

  it('is none when one of them is no row: the page that the element itself opens', () => {
    const root = { tabs: [{ tab: 'A', root: 'a', pages: ['a', 'b'] }] };
    expect(codes(resolve(root, { pages: 'a b' }).diagnostics)).toEqual([]);
  });
});

describe('a page in two languages', () => {
  it('is a warning once, at the last of them', () => {
    const navigation = {
      languages: ['en', 'fr', 'es'].map((language) => ({
        language,
        pages: ['a', `${language}/b`],
        tabs: [{ tab: 'T', pages: ['a'] }],
      })),
    };
    const { diagnostics } = resolve(navigation, { pages: 'a en/b fr/b es/b' });
    expect(diagnostics).toMatchObject([
      {
        code: 'navigation/page-in-two-languages',
        message: '/a is listed in the languages en and fr and es',
        path: '/navigation/languages/2/pages/0',
      },
    ]);
  });

  it('is none for generated pages, and for two versions of one language', () => {
    const api = specification('api.json', ['GET /a']);
    const endpoints = {
      openapi: 'api.json',
      languages: ['en', 'fr'].map((language) => ({ language, pages: ['GET /a'] })),
    };
    const versions = {
      languages: [{ language: 'en', versions: ['1', '2'].map((version) => ({ version, pages: ['a'] })) }],
    };
    expect(codes(resolve(endpoints, { specifications: [api] }).diagnostics)).toEqual([]);
    expect(codes(resolve(versions, { pages: 'a' }).diagnostics)).toEqual([]);
  });

  it('does not count a language without a code', () => {
    const navigation = { languages: [{ language: 'en', pages: ['a'] }, { pages: ['a'] }], pages: ['a'] };
    expect(codes(resolve(navigation, { pages: 'a' }).diagnostics)).toEqual([]);
  });
});

describe('an element with an href', () => {
  const reported = (tab: object): readonly (string | undefined)[] =>
    resolve({ tabs: [{ tab: 'T', href: 'https://x.example', ...tab }] }, { pages: 'a' })
      .diagnostics.filter(({ code }) => code === 'navigation/unused-href')
      .map(({ path, message }) => `${path} ${message}`);

  it('is told that it is not used beside content', () => {
    const message =
      '/navigation/tabs/0/href The tab "T" opens /a, not its `href` https://x.example: it has content of its own';
    expect(reported({ pages: ['a'] })).toEqual([message]);
    expect(reported({ root: 'a' })).toEqual([message]);
    expect(reported({ menu: [{ item: 'I', pages: ['a'] }] })).toEqual([message]);
  });

  it.each(['a', '/a', '/a/', 'a/index', '/a.mdx', 'a.MD'])(
    'is not told of %j, which it opens anyway',
    (href) => {
      expect(reported({ href, pages: ['a'] })).toEqual([]);
    },
  );

  it('is a link where it has none', () => {
    expect(reported({})).toEqual([]);
    expect(reported({ pages: [] })).toEqual([]);
    expect(reported({ openapi: 'one.json' })).toEqual([]);
  });
});

describe('an element without anything', () => {
  const found = (tab: object): readonly string[] => {
    const unread = { ...specification('unread.json', []), isUnread: true as const };
    const specifications = [specification('none.json', []), unread];
    return codes(resolve({ tabs: [{ tab: 'T', ...tab }] }, { pages: 'a', specifications }).diagnostics);
  };

  it('is a warning, the innermost one only', () => {
    expect(found({})).toEqual(['empty-element']);
    expect(found({ groups: [] })).toEqual(['empty-element']);
    expect(found({ openapi: 'none.json' })).toEqual(['empty-element']);
    expect(found({ asyncapi: 'none.json' })).toEqual(['empty-element']);
    expect(found({ graphql: 'none.json' })).toEqual(['empty-element']);
    const { diagnostics } = resolve({ tabs: [{ tab: 'T', menu: [{ item: 'I' }] }] });
    expect(diagnostics.map(({ message }) => message)).toEqual(['The menu item "I" has no page']);
  });

  it('advises no `href` for a group, which has none', () => {
    const { diagnostics } = resolve({ tabs: [{ tab: 'T', pages: [] }], groups: [{ group: 'G', pages: [] }] });
    expect(diagnostics.map(({ hint }) => hint)).toEqual([
      'Add pages to it, or remove it',
      'Add pages to it, give it an "href", or remove it',
    ]);
  });

  it('may hold the operations of a specification around it, which it names then itself', () => {
    const specifications = [specification('none.json', [])];
    const groups = [{ group: 'G' }, { group: 'H', openapi: 'none.json' }];
    const { diagnostics } = resolve({ openapi: 'none.json', groups }, { pages: 'a', specifications });
    expect(diagnostics.map(({ hint }) => hint)).toEqual([
      'Add pages to it, write the `openapi` in it whose operations it shall hold, or remove it',
      'Add pages to it, or remove it',
    ]);
  });

  it('is left to the configuration where a group names no content at all', () => {
    expect(found({ groups: [{ group: 'G' }] })).toEqual([]);
    expect(found({ groups: [{ group: 'G', pages: [] }] })).toEqual(['empty-element']);
    expect(found({ openapi: 'none.json', groups: [{ group: 'G' }] })).toEqual(['empty-element']);
    expect(found({ graphql: 'none.json', groups: [{ group: 'G' }] })).toEqual(['empty-element']);
  });

  it('is none where it links, has a page, is filled by others, or what is missing is reported itself', () => {
    expect(found({ href: 'https://x.example' })).toEqual([]);
    expect(found({ root: 'a' })).toEqual([]);
    expect(found({ pages: ['#x'] })).toEqual([]);
    expect(found({ asyncapi: 'events.yaml' })).toEqual(['unknown-specification']);
    expect(found({ graphql: 'schema.graphql' })).toEqual(['unknown-specification']);
    expect(found({ sdk: { format: 'typedoc', source: 'api.json' } })).toEqual(['unknown-specification']);
    expect(found({ pages: ['none'] })).toEqual(['missing-page']);
    expect(found({ root: 'none' })).toEqual(['missing-page']);
    expect(found({ openapi: 'gone.json' })).toEqual(['unknown-specification']);
    expect(found({ openapi: 'unread.json' })).toEqual([]);
  });
});

it('points at the very specification that is none', () => {
  const { diagnostics } = resolve({ openapi: ['pets.json', 'gone.json'], pages: ['a'] }, { pages: 'a' });
  expect(diagnostics.map(({ code, path }) => [code, path])).toContainEqual([
    'navigation/unknown-specification',
    '/navigation/openapi/1',
  ]);
});

it('is no finding of its own that an element is empty whose link was refused', () => {
  const navigation = { pages: ['a'], tabs: [{ tab: 'T', href: 'javascript:x' }, { tab: 'U' }] };
  const text = JSON.stringify({ theme: 'mint', name: 'N', colors: { primary: '#000' }, navigation });
  const { value } = readConfig({ files: new Map([['docs.json', text]]), entry: 'docs.json' });
  if (value === undefined) throw new Error('There is no configuration');
  const { diagnostics } = resolveTree(value.tree, {
    pages: [page('a')],
    catalog: { specifications: [] },
    locate: value.locate,
  });
  expect(diagnostics.map(({ code, path }) => [code, path])).toEqual([
    ['navigation/empty-element', '/navigation/tabs/1'],
  ]);
});

describe('nesting beyond reason', () => {
  it('is cut with an error instead of an overflow', () => {
    const nest = (depth: number): unknown => {
      let inner: unknown = 'a';
      for (let i = 0; i < depth; i++) inner = { group: `G${i}`, pages: [inner] };
      return { pages: [inner] };
    };
    expect(codes(resolve(nest(100), { pages: 'a' }).diagnostics)).toEqual([]);
    expect(codes(resolve(nest(101), { pages: 'a' }).diagnostics)).toEqual(['too-deep']);
    expect(codes(resolve(nest(5000), { pages: 'a' }).diagnostics)).toEqual(['too-deep']);
  });
});

describe('every kind of finding', () => {
  it.each(Object.values(navigationDiagnostics).map((kind) => [kind.code, kind] as const))(
    '%s explains why, with a bad and a good sample',
    (_, kind) => {
      expect(kind.explain).toMatch(/\n\nBad: [\s\S]+\n\nGood: /);
    },
  );

  it('names a missing page file by the path that it should have', () => {
    const [diagnostic] = resolve({ pages: ['/some/page/'] }, { pages: [page('x')] }).diagnostics;
    expect(diagnostic?.hint).toBe('Add some/page.mdx, or take the entry out of the navigation');
  });
});

it('tells of a default language or version that is hidden', () => {
  const found = (versions: readonly object[]): readonly (string | undefined)[] =>
    resolve(
      { versions: versions.map((each, index) => ({ version: `${index}`, pages: ['a'], ...each })) },
      { pages: 'a' },
    ).diagnostics.map(({ code, path }) => `${code} ${path}`);
  expect(found([{ default: true, hidden: true }, {}])).toEqual([
    'navigation/hidden-default /navigation/versions/0/hidden',
  ]);
  expect(found([{ default: true }, { hidden: true }])).toEqual([]);
  expect(found([{ hidden: true }, {}])).toEqual([]);
});
