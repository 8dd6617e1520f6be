import { expect, it } from 'vitest';
import { readConfig } from '../read/read.ts';
import { docsJson } from './docs-json.ts';
import { foreignKeys } from './foreign-keys.ts';

it('advises on no key that there is', () => {
  expect(Object.keys(foreignKeys).filter((key) => Object.hasOwn(docsJson.fields, key))).toEqual([]);
});

it('knows parts of the page by other names', () => {
  const text = JSON.stringify({
    theme: 'mint',
    name: 'A',
    colors: { primary: '#123456' },
    navigation: { groups: [{ group: 'G', badge: 'New', isDefaultOpen: true, pages: ['a'] }] },
    api: { playground: { mode: 'show' } },
    footer: { links: [{ title: 'More', links: [{ label: 'A', href: '/a' }] }] },
  });
  const { value, diagnostics } = readConfig({ files: new Map([['docs.json', text]]), entry: 'docs.json' });
  expect(value?.value.footer?.links).toEqual([{ header: 'More', items: [{ label: 'A', href: '/a' }] }]);
  expect(diagnostics.map(({ hint }) => hint)).toContainEqual(
    expect.stringContaining('Write it as `display`'),
  );
  expect(diagnostics.map(({ hint }) => hint)).toContain('Write it as `tag`');
  expect(diagnostics.map(({ hint }) => hint)).toContain('Write it as `expanded`');
});

it('says what to do instead of a key of other engines', () => {
  const value = { theme: 'mint', name: 'A', colors: { primary: '#123456' }, navigation: { pages: ['a'] } };
  const text = JSON.stringify({
    ...value,
    customCSS: 'x.css',
    customStyles: ['/x.css'],
    customScripts: ['/x.js'],
    siteUrl: 'https://a.example',
    sidebar: { items: 'card' },
    'seo.indexing': 'all',
    metadata: { 'og:title': 'A' },
    seo: { indexHiddenPages: true },
    navbar: { primary: { type: 'button', label: 'Go', name: 'Go', href: 'https://a.example' } },
  });
  const { diagnostics } = readConfig({ files: new Map([['docs.json', text]]), entry: 'docs.json' });
  expect(diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
    ['config/unknown-key', 'Put a `.css` file into the docs folder: it is loaded on every page'],
    ['config/unknown-key', 'Put a `.css` file into the docs folder: it is loaded on every page'],
    ['config/unknown-key', 'Put a `.js` file into the docs folder: it is loaded on every page'],
    ['config/unknown-key', 'It belongs into `waymark.json` beside this file'],
    ['config/unknown-key', 'Write its pages into `navigation`; how it looks comes from the theme'],
    ['config/unknown-key', 'Write it as `"seo": {"indexing": …}`'],
    ['config/unknown-key', 'Write tags into `seo.metatags`'],
    ['config/unknown-key', 'Write it as `"indexing": "all"`, or leave it out where it is false'],
    ['config/unknown-key', 'It is another name of `label`, which is there too: leave it out'],
  ]);
});

const readWith = (parts: object): readonly (readonly [string, string | undefined])[] => {
  const value = { theme: 'mint', name: 'A', colors: { primary: '#123456' }, navigation: { pages: ['a'] } };
  const files = new Map([['docs.json', JSON.stringify({ ...value, ...parts })]]);
  const { diagnostics } = readConfig({ files, entry: 'docs.json' });
  return diagnostics.map(({ code, hint }) => [code, hint]);
};

it.each([
  [{ primaryTab: { name: 'A' } }, 'Write it as the first entry of `navigation.tabs`'],
  [{ backgroundImage: '/a.svg' }, 'Write it as `background.image`'],
  [{ eyebrow: { display: 'section' } }, 'Write its `display` as `styling.eyebrows`'],
  [{ codeBlock: { mode: 'dark' } }, 'Write its `mode` as `styling.codeblocks`'],
  [{ rounded: 'sharp' }, 'No theme has it any more: leave it out'],
  [
    { colors: { primary: '#123456', background: { light: '#ffffff' } } },
    'Write it as `background.color`, beside `colors`',
  ],
  [{ api: { playground: { disableProxy: true } } }, 'Write `proxy` with the opposite value'],
  [
    { api: { request: { example: { languages: ['bash'] } } } },
    'Write its languages as `"examples": {"languages": ["bash"]}`',
  ],
  [{ api: { paramFields: { expanded: 'all' } } }, 'Write it as `"params": {"expanded": "all"}`'],
])('says where a key of mint.json is written in docs.json: %j', (parts, hint) => {
  expect(readWith(parts)).toEqual([['config/unknown-key', hint]]);
});

it('reads the style of a background as the decoration that it was called later', () => {
  expect(readWith({ background: { style: 'grid' } })).toEqual([
    ['config/old-spelling', 'Write `decoration`'],
  ]);
});

it('shows how a list of pairs is written as an object, and links of a footer without columns in one', () => {
  const hint = 'Write an object, with a key for each value';
  expect(readWith({ footer: { socials: [{ type: 'github', url: 'https://a.example' }] } })).toEqual([
    ['config/wrong-type', `${hint}: \`{"github": "https://a.example"}\``],
  ]);
  expect(readWith({ footer: { socials: ['github'] } })).toEqual([['config/wrong-type', hint]]);
  expect(readWith({ footer: { links: [{ label: 'A', href: '/a' }] } })).toEqual([
    ['config/missing-key', 'Write an array of objects: `[{"label": …, "href": …}]`'],
  ]);
});

it('says once of a navigation under the name of other engines that there is none', () => {
  const nav = [{ group: 'A', pages: ['a'] }];
  expect(readWith({ nav, navigation: undefined })).toEqual([
    ['config/missing-navigation', 'Write it as `navigation`'],
  ]);
});
