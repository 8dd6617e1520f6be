import { expect, it } from 'vitest';
import { entriesBelow } from './navigation-tree.ts';
import { readNavigation } from './read-navigation.ts';

it('reads five hundred elements of which one is chosen, and as many groups as there are', () => {
  const numbers = Array.from({ length: 600 }, (_, index) => String(index));
  const { root } = readNavigation({
    tabs: numbers.map((tab) => ({ tab, pages: [] })),
    groups: numbers.map((group) => ({ group, pages: [] })),
  });
  expect(root.entries.map(({ kind }) => kind).filter((kind) => kind === 'tab')).toHaveLength(500);
  expect(root.entries).toHaveLength(1100);
});

it('tells elements apart by their kind, in the order of the containers', () => {
  const { root } = readNavigation({
    versions: [{ version: 2, hidden: true }, { version: '1' }],
    pages: ['a', { group: 'G', pages: ['b'], expanded: true }, { title: 'no element' }, 7],
    products: [{ product: 'p', name: 'Product' }, {}],
    global: { anchors: [{ anchor: 'Blog', href: '/blog' }], menu: [{ item: 'no' }] },
  });
  const written = [...entriesBelow(root)].map((entry) =>
    entry.kind === 'ref' ? `${entry.pointer} ${entry.text}` : `${entry.pointer} ${entry.kind} ${entry.label}`,
  );
  expect(written).toEqual([
    '/navigation/pages/0 a',
    '/navigation/pages/1 group G',
    '/navigation/pages/1/pages/0 b',
    '/navigation/versions/0 version 2',
    '/navigation/versions/1 version 1',
    '/navigation/products/0 product Product',
    '/navigation/global/anchors/0 anchor Blog',
  ]);
  const defaults = root.entries.flatMap((entry) => (entry.kind === 'version' ? [entry.isDefault] : []));
  expect(defaults).toEqual([false, true]);
});

it('calls a language what its speakers do, also where docs.json knows none of that code', () => {
  const codes = ['de', 'fa', 'el', 'tlh', 'english', 'pt-BX', 'zz-'];
  const { root } = readNavigation({ languages: codes.map((language) => ({ language, pages: ['a'] })) });
  const labels = root.entries.map((entry) => entry.kind === 'language' && entry.label);
  expect(labels).toEqual(['Deutsch', 'فارسی', 'Ελληνικά', 'tlh', 'english', 'pt-BX', 'zz-']);
});

it('chooses one default among entries that are one and the same value', () => {
  const same = { language: 'en', pages: ['a'] };
  const { root } = readNavigation({ languages: [same, same] });
  expect(root.entries.map((entry) => entry.kind === 'language' && entry.isDefault)).toEqual([true, false]);
});

it('fills in where the pages of a specification go', () => {
  const { root, siteWide } = readNavigation(
    { openapi: ['a.json', { source: 'b.json', directory: '/b/' }, 7] },
    { openapi: { source: 'c.json', directory: '' } },
  );
  expect(root.openapi).toEqual([
    { source: 'a.json', directory: 'api-reference', pointer: '/navigation/openapi/0' },
    { source: 'b.json', directory: 'b', namesDirectory: true, pointer: '/navigation/openapi/1' },
  ]);
  expect(siteWide.openapi).toEqual([
    { source: 'c.json', directory: '', namesDirectory: true, pointer: '/api/openapi' },
  ]);
});

it('keeps what a language shows instead of the navbar, footer and banner of the site', () => {
  const navbar = { links: [{ label: 'Aide', href: '/aide' }] };
  const { root } = readNavigation({
    languages: [{ language: 'fr', navbar, banner: 'no' }, { language: 'en' }],
  });
  expect(root.entries).toMatchObject([{ label: 'Français', code: 'fr', frame: { navbar } }, { code: 'en' }]);
  expect(root.entries[1]).not.toHaveProperty('frame');
});
