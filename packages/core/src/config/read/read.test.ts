import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readConfig } from './read.ts';

const SAMPLES = join(import.meta.dirname, '../../../samples/config');

function read(value: unknown, others: Readonly<Record<string, string>> = {}, entry = 'docs.json') {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return readConfig({ files: new Map([[entry, text], ...Object.entries(others)]), entry });
}

const BASE = { theme: 'mint', name: 'Orchard', colors: { primary: '#000' } };

/** Every scalar of a value with its pointer. */
function scalars(value: unknown, pointer = ''): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [[pointer, value]];
  return Object.entries(value).flatMap(([key, part]) =>
    scalars(part, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
}

describe('locate', () => {
  it.each(['complete', 'ref-merge', 'source-ref', 'wrong-type'])(
    'finds every value of %s where it was written',
    (name) => {
      const folder = join(SAMPLES, name);
      const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
        path.endsWith('.json'),
      );
      const files = new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
      const { value: document } = readConfig({ files, entry: 'docs.json' });
      for (const [pointer, scalar] of scalars(document?.value)) {
        if (scalar === '7' || String(scalar) === 'true') continue; // converted from another type
        const found = document?.locate(pointer);
        const text = files.get(found?.span.file ?? '')?.slice(found?.span.start, found?.span.end);
        const value = typeof scalar === 'object' ? null : scalar;
        expect(text, pointer).toBe(JSON.stringify(value));
      }
    },
  );

  it('answers with the file, key and inner pointer of what was included', () => {
    const { value: document } = read(
      { ...BASE, navigation: { $ref: './nav/all.json' } },
      { 'nav/all.json': '{"groups": [{"group": "A", "pages": ["x", 5, "y"]}]}' },
    );
    expect(document?.files).toEqual(['docs.json', 'nav/all.json']);
    const key = document?.locate('/navigation/groups/0/group', 'key');
    expect(key).toEqual({ span: { file: 'nav/all.json', start: 13, end: 20 }, path: '/groups/0/group' });
    expect(document?.locate('/navigation/groups/0', 'key')?.path).toBe('/groups/0');
  });

  it('counts entries of the result, not of the source', () => {
    const text = JSON.stringify({ ...BASE, navigation: { pages: ['x', null, 'y'] } });
    const { value: document } = read(text);
    const found = document?.locate('/navigation/pages/1');
    expect(text.slice(found?.span.start, found?.span.end)).toBe('"y"');
    expect(found?.path).toBe('/navigation/pages/2');
  });

  it('answers with the nearest ancestor, by its opening', () => {
    const { value: document } = read({ ...BASE, navigation: { pages: ['x'] } });
    expect(document?.locate('/navigation/pages/4/a')).toEqual(document?.locate('/navigation/pages/9'));
    const found = document?.locate('/navigation/tabs');
    expect(found?.path).toBe('/navigation');
    expect(found && found.span.end - found.span.start).toBe(1);
  });
});

describe('readConfig', () => {
  it('reads the same project alike whatever the order of its files', () => {
    const files = { 'b.json': '{"group": "B", "pages": ["b"]}', 'a.json': '[{"$ref": "b.json"}]' };
    const value = { ...BASE, navigation: { groups: { $ref: 'a.json' } } };
    const reversed = Object.fromEntries(Object.entries(files).toReversed());
    expect(JSON.stringify(read(value, files))).toBe(JSON.stringify(read(value, reversed)));
  });

  it('has no value without navigation, and says why', () => {
    for (const value of ['{', '[]', '{}', '{"navigation": {}}', '{"$ref": "./gone.json"}', 'null', '']) {
      const { value: document, diagnostics } = read(value);
      expect(document, value).toBeUndefined();
      expect(
        diagnostics.some(({ severity }) => severity === 'error'),
        value,
      ).toBe(true);
    }
  });

  it('reads a configuration that is a reference', () => {
    const { value: document, diagnostics } = read(
      { $ref: './real.json', name: 'Over it' },
      { 'real.json': JSON.stringify({ ...BASE, navigation: { pages: ['a'] } }) },
    );
    expect(diagnostics).toEqual([]);
    expect(document?.value).toMatchObject({ name: 'Over it', theme: 'mint' });
  });

  it('finds references from the folder of the file that holds them', () => {
    const { diagnostics } = read(
      { ...BASE, navigation: { pages: { $ref: 'x/y/pages.json' } } },
      {
        'x/y/pages.json': '[{"$ref": "../z/gruop.json"}, {"$ref": "../../../up.json"}]',
        'x/z/group.json': '{}',
      },
    );
    expect(diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
      ['config/ref-missing', 'Did you mean "../z/group.json"?'],
      ['config/ref-outside', 'Move the file into the docs folder'],
    ]);
  });

  it('suggests no file that would include itself', () => {
    const { diagnostics } = read({ ...BASE, navigation: { $ref: './dogs.json' } }, {});
    expect(diagnostics[0]).toMatchObject({ code: 'config/ref-missing' });
    expect(diagnostics[0]?.hint).not.toContain('docs.json');
  });

  it('does not call missing what stands in a file that cannot be read', () => {
    const lost = { $ref: './gone.json' };
    const navigation = { pages: ['a', { group: lost, pages: ['b'] }] };
    const { value, diagnostics } = read({ ...BASE, colors: lost, navigation }, {});
    expect(diagnostics.map(({ code }) => code)).toEqual(['config/ref-missing', 'config/ref-missing']);
    expect(value?.value).toMatchObject({ colors: { primary: '#16a34a' } });
  });

  it('calls nothing missing beside a file that cannot be read, or in the place of what is lost of one that can', () => {
    const colors = { $ref: './gone.json', light: '#ffffff' };
    const group = { $ref: './group.json', group: { $ref: './gone.json' } };
    const { diagnostics } = read(
      { ...BASE, colors, navigation: { pages: ['a', group] } },
      { 'group.json': '{"pages":["b"]}' },
    );
    expect(diagnostics.map(({ code }) => code)).toEqual(['config/ref-missing', 'config/ref-missing']);
  });

  it('asks for a navigation where a file that is not found was to hold something else', () => {
    const { diagnostics } = read({ ...BASE, seo: { $ref: 'gone.json' }, navigation: {} }, {});
    expect(diagnostics.map(({ code }) => code)).toEqual(['config/ref-missing', 'config/missing-navigation']);
  });

  it('does not ask for a navigation that the whole of a missing file was to hold', () => {
    const { diagnostics } = read({ $ref: 'gone.json', navigation: {} }, {});
    expect(diagnostics.map(({ code }) => code)).not.toContain('config/missing-navigation');
  });

  it('tells of a broken file once, with the places that it was to take', () => {
    const group = { group: 'A', pages: { $ref: 'broken.json' } };
    const { diagnostics } = read(
      {
        ...BASE,
        navigation: { groups: [{ group: 'B', pages: ['b'] }, group], tabs: { $ref: 'broken.json' } },
      },
      { 'broken.json': '{"pages" ["a"]}' },
    );
    const left = expect.objectContaining({ message: 'so this part is left out' });
    expect(diagnostics).toMatchObject([{ code: 'config/syntax', related: [left, left] }]);
  });

  it('takes no comma for the last one where what follows it cannot be read', () => {
    const part = { navigation: { $ref: 'part.json' } };
    const codes = read({ ...BASE, ...part }, { 'part.json': '{"pages": ["a"], tag: "b"}' }).diagnostics;
    expect(codes.map(({ code }) => code)).toEqual(['config/syntax']);
  });

  it.each(['gone.json', 'broken.json'])('does not ask for a navigation that %s was to hold', (file) => {
    const { value, diagnostics } = read(
      { ...BASE, navigation: { $ref: file } },
      { 'broken.json': '{"pages" ["a"]}' },
    );
    expect(value).toBeUndefined();
    expect(diagnostics.map(({ code }) => code)).not.toContain('config/missing-navigation');
    expect(diagnostics.length).toBeGreaterThan(0);
  });

  it('understands backslashes, and says so little when nothing is near', () => {
    const { diagnostics } = read(
      {
        ...BASE,
        navigation: { pages: ['a', { $ref: 'x\\pages.json' }, { $ref: 'nowhere/to/be/found.json' }] },
      },
      { 'x/pages.json': '["b"]' },
    );
    expect(diagnostics.map(({ code }) => code)).toEqual(['config/ref-missing']);
    expect(diagnostics[0]?.hint).toContain('ends in `.json`');
  });

  it('reads one file for several references', () => {
    const { value: document } = read(
      {
        ...BASE,
        navigation: {
          tabs: [
            { tab: 'A', pages: { $ref: 'p.json' } },
            { tab: 'B', pages: { $ref: 'p.json' } },
          ],
        },
      },
      { 'p.json': '["p"]' },
    );
    expect(document?.files).toEqual(['docs.json', 'p.json']);
    expect(document?.value.navigation.tabs?.map((tab) => tab.pages)).toEqual([['p'], ['p']]);
  });

  it('stops where files include each other beyond measure', () => {
    const files = Object.fromEntries(
      Array.from({ length: 8 }, (_, i) => [
        `${i}.json`,
        JSON.stringify(Array.from({ length: 10 }, () => (i === 7 ? 'page' : { $ref: `${i + 1}.json` }))),
      ]),
    );
    const { diagnostics } = read({ ...BASE, navigation: { pages: { $ref: '0.json' } } }, files);
    expect(diagnostics.map(({ code }) => code)).toContain('config/ref-limit');
    expect(diagnostics.length).toBeLessThan(100);
  });

  it.each([
    ['english', 'en'],
    ['Français', 'fr'],
    ['chinese', 'zh'],
    ['en-US', 'en'],
    ['zh_CN', 'zh-CN'],
  ])('knows the code that %s stands for', (language, code) => {
    const { diagnostics } = read({ ...BASE, navigation: { languages: [{ language, pages: ['a'] }] } });
    expect(diagnostics.map(({ hint }) => hint)).toEqual([
      expect.stringMatching(`^Did you mean \`${code}\`\\?`),
    ]);
  });

  it('reads the pages under a misspelt container, and says so as an error', () => {
    const tab = { tab: 'Guides', anchos: [{ anchor: 'Sea', pages: ['sea'] }] };
    const { value, diagnostics } = read({ ...BASE, navigation: { tabs: [tab] } });
    expect(diagnostics.map(({ severity, message, path, hint }) => [severity, message, path, hint])).toEqual([
      [
        'error',
        'A tab needs `anchors`; found `anchos`',
        '/navigation/tabs/0/anchos',
        'Did you mean `anchors`?',
      ],
    ]);
    expect(JSON.stringify(value?.value)).toContain('"sea"');
    const both = { ...tab, anchors: [{ anchor: 'Land', pages: ['land'] }] };
    expect(read({ ...BASE, navigation: { tabs: [both] } }).diagnostics.map(({ code }) => code)).toEqual([
      'config/unknown-key',
    ]);
  });

  it('does not take an unknown key for a slip of one that is there too', () => {
    const hints = (logo: object): readonly (string | undefined)[] =>
      read({ ...BASE, logo, navigation: { pages: ['a'] } }).diagnostics.map(({ hint }) => hint);
    expect(hints({ light: 'a.svg', dark: 'b.svg', height: 45 })).toEqual([
      'Known keys: `light`, `dark`, `href`',
    ]);
    expect(hints({ light: 'a.svg', dark: 'b.svg', herf: '/' })).toEqual(['Did you mean `href`?']);
  });

  it.each<[string, object, readonly string[]]>([
    ['a language without a code', { languages: [{ pages: ['a'] }] }, ['missing-key']],
    ['a close language code', { languages: [{ language: 'pt-BX', pages: ['a'] }] }, ['unknown-language']],
    [
      'a second default',
      {
        versions: [
          { version: '1', default: true, pages: ['a'] },
          { version: '2', default: false, pages: ['b'] },
          { version: '3', default: true, pages: ['c'] },
        ],
      },
      ['second-default'],
    ],
    [
      'a second default inside an element',
      {
        tabs: [
          {
            tab: 'T',
            versions: [
              { version: '1', default: true, pages: ['a'] },
              { version: '2', default: true, pages: ['b'] },
            ],
          },
        ],
      },
      ['second-default'],
    ],
    ['a group of nothing', { groups: [{}] }, ['missing-key']],
    [
      'a container under the word for one of its elements',
      { tab: [{ tab: 'T', pages: ['a'] }] },
      ['old-spelling'],
    ],
    ['a label beside the pages', { version: '1.0', tab: 'T', pages: ['a'] }, ['unknown-key', 'unknown-key']],
    [
      'a container that is none, where nothing else is listed',
      { navigation: { pages: ['a'] } },
      ['missing-navigation'],
    ],
    [
      'a misspelt container, where nothing else is listed',
      { grups: [{ group: 'G', pages: ['a'] }] },
      ['missing-key'],
    ],
    [
      'a misspelt container of an element',
      { tabs: [{ tab: 'T', gruops: [{ group: 'G', pages: ['a'] }] }] },
      ['missing-key'],
    ],
    ['a label under the key of a list', { groups: [{ groups: 'G', pages: ['a'] }] }, ['missing-key']],
    ['a misspelt list of pages', { groups: [{ group: 'G', pagess: ['a'] }] }, ['missing-key']],
    ['pages under a key of no group', { groups: [{ group: 'G', contents: ['a'] }] }, ['empty-group']],
    ['a link and no pages', { groups: [{ group: 'G', href: '/a' }] }, ['empty-group']],
    ['a link beside pages', { groups: [{ group: 'G', href: '/a', pages: ['a'] }] }, ['unknown-key']],
    ['an empty list instead of it all', [], ['wrong-type']],
    ['a group with no key of one', { pages: ['a', { b: 1 }] }, ['missing-key']],
    ['a list of pages that is none', { pages: ['a', { group: 'G', pages: null }] }, ['wrong-type']],
    ['a list of groups that is none', { pages: ['a', { group: 'G', groups: 5 }] }, ['wrong-type']],
    [
      'a misspelt global address',
      { global: { anchors: [{ anchor: 'A', herf: 'https://a.example' }] }, pages: ['a'] },
      ['missing-key'],
    ],
    [
      'a global address of the wrong type under a misspelt key',
      { global: { anchors: [{ anchor: 'A', herf: 5 }] }, pages: ['a'] },
      ['missing-key'],
    ],
    [
      'a global address that was refused',
      { global: { anchors: [{ anchor: 'A', href: [] }] }, pages: ['a'] },
      ['wrong-type'],
    ],
    [
      'what a global link holds',
      {
        global: { anchors: [{ anchor: 'A', href: 'https://a.example', pages: ['a'], root: 'a' }] },
        pages: ['a'],
      },
      ['unknown-key', 'unknown-key'],
    ],
    [
      'a global element with pages instead of an address',
      { global: { tabs: [{ tab: 'T', pages: ['a'] }] }, pages: ['a'] },
      ['missing-key'],
    ],
    ['a global link of nothing', { global: { anchors: [{}] }, pages: ['a'] }, ['missing-key']],
    ['a language without a name', { languages: [{ language: '', pages: ['a'] }] }, ['empty-label']],
    ['a tab that is called nothing', { tabs: [{ tab: ' ', pages: ['a'] }] }, ['empty-label']],
    ['a group without a heading', { groups: [{ group: ' ', pages: ['a'] }] }, []],
    ['a global that is a list', { global: ['x'], pages: ['a'] }, ['wrong-type']],
    [
      'a global link of no known kind',
      { global: { groups: [{ group: 'A' }] }, pages: ['a'] },
      ['unknown-key'],
    ],
    [
      'a global link that nobody may follow',
      { global: { anchors: [{ anchor: 'A', href: 'javascript:1' }] }, pages: ['a'] },
      ['unsafe-link'],
    ],
    ['a code in other letters', { languages: [{ language: 'EN', pages: ['a'] }] }, ['unknown-language']],
    ['a code in other letters', { languages: [{ language: 'pt-br', pages: ['a'] }] }, ['unknown-language']],
    ['a code in small letters that is known', { languages: [{ language: 'fr-ca', pages: ['a'] }] }, []],
    [
      'products that readers cannot tell apart',
      {
        products: [
          { product: 'a', name: 'A', pages: ['a'] },
          { product: 'b', name: 'A', pages: ['a'] },
          { product: 'b', pages: ['a'] },
        ],
      },
      ['duplicate-label'],
    ],
    ['a code of another type', { languages: [{ language: ['en'], pages: ['a'] }] }, ['wrong-type']],
    ['a label that is an object', { tabs: [{ tab: {}, pages: ['a'] }] }, ['wrong-type']],
    ['a number as one of a few words', { directory: 4, pages: ['a'] }, ['wrong-type']],
    ['a reference to nothing', { pages: ['a', { sourceRef: ['x'] }] }, ['source-ref']],
    [
      'a list where one entry would do',
      { openapi: [{ source: 'a.json' }, 5], pages: ['a'] },
      ['converted-value'],
    ],
  ])('reports %s', (_, navigation, codes) => {
    const { diagnostics } = read({ ...BASE, navigation });
    expect(diagnostics.map(({ code }) => code.slice('config/'.length))).toEqual(codes);
  });

  it.each<[string, object, readonly string[]]>([
    ['a typeface that has a weight and no name', { fonts: { weight: 400 } }, ['no-effect']],
    ['a format of no file', { fonts: { heading: { family: 'Lora', format: 'woff2' } } }, ['no-effect']],
    ['a format of a file', { fonts: { family: 'Lora', format: 'woff2', source: '/lora.woff2' } }, []],
    ['a typeface whose name was refused', { fonts: { weight: 400, family: null } }, ['wrong-type']],
    ['a key that every object answers to', { feedback: { constructor: true } }, ['unknown-key']],
    ['a typeface whose name is misspelt', { fonts: { weight: 400, famly: 'Lora' } }, ['unknown-key']],
    ['a weight that no face has', { fonts: { weight: -3, family: 'Lora' } }, ['invalid-value']],
    ['a weight far above all', { fonts: { weight: 4000, family: 'Lora' } }, ['invalid-value']],
    ['a number that is no colour', { background: { color: 5 } }, ['invalid-value']],
    ['a link that lacks all', { navbar: { links: [{}] } }, ['missing-key']],
    ['a misspelt tag', { seo: { metatags: { 'Og:image': '/a.png' } } }, ['misspelt-key']],
    ['a tag of another kind', { seo: { metatags: { 'og:price:amount': '5' } } }, []],
  ])('tells once of %s', (_, settings, codes) => {
    const { diagnostics } = read({ ...BASE, navigation: { pages: ['a'] }, ...settings });
    expect(diagnostics.map(({ code }) => code.slice(code.indexOf('/') + 1))).toEqual(codes);
  });

  it.each<[string, object, string]>([
    [
      'a list of pages',
      {
        groups: [
          { group: 'G', pagess: ['a'] },
          { group: 'H', pages: ['a'] },
        ],
      },
      '"pages"',
    ],
    [
      'a global address',
      { global: { anchors: [{ anchor: 'A', herf: 'https://a.example' }] }, pages: ['a'] },
      '"href"',
    ],
  ])('mends the misspelt key of %s', (_, navigation, key) => {
    const { diagnostics } = read({ ...BASE, navigation });
    expect(diagnostics.map(({ fix }) => fix?.map(({ text }) => text))).toEqual([[key]]);
  });

  it('keeps a tag that looks like another one', () => {
    const metatags = { 'og:videos': '/a.mp4', 'og:title': 'A' };
    const { value } = read({ ...BASE, navigation: { pages: ['a'] }, seo: { metatags } });
    expect(value?.value.seo?.metatags).toEqual(metatags);
  });

  it('reports a redirect under other words once, and what is left of it', () => {
    const redirects = [
      { src: '/a', dest: '/b' },
      { path: '/a', destination: '/b' },
    ];
    const { value, diagnostics } = read({ ...BASE, navigation: { pages: ['a'] }, redirects });
    expect(diagnostics.map(({ path, code, hint }) => [path, code, hint])).toEqual([
      ['/redirects/0/src', 'config/old-spelling', 'Write `source`'],
      ['/redirects/0/dest', 'config/old-spelling', 'Write `destination`'],
      [
        '/redirects/1',
        'config/missing-key',
        'Is it `path`, which is no key of a redirect? Then write `source`',
      ],
    ]);
    expect(value?.value.redirects).toEqual([{ source: '/a', destination: '/b' }]);
  });

  it('says once of an object that is lost for a value which was refused', () => {
    const integrations = { ga4: { measurementId: 'UA-1' } };
    const { diagnostics } = read({ ...BASE, navigation: { pages: ['a'] }, integrations });
    expect(diagnostics.map(({ code, path, hint }) => [code, path, hint])).toEqual([
      [
        'config/missing-key',
        '/integrations/ga4/measurementId',
        expect.stringContaining('cannot be "UA-1"; expected an identifier that begins with `G`'),
      ],
    ]);
  });

  it('takes addresses of scripts with and without a scheme, and nothing else for one', () => {
    const refused = (launchUrl: string): readonly unknown[] =>
      read({ ...BASE, navigation: { pages: ['a'] }, integrations: { adobe: { launchUrl } } }).diagnostics.map(
        ({ path }) => path,
      );
    expect(['https://a.example/b.js', '//a.example/b.js'].flatMap(refused)).toEqual([]);
    expect(refused('b.js')).toEqual(['/integrations/adobe/launchUrl']);
  });

  it('says of each value that an object cannot do without what follows, whatever else is wrong with the object', () => {
    const integrations = { hotjar: { hjid: [1, 2], hjsv: '' } };
    const { diagnostics } = read({ ...BASE, navigation: { pages: ['a'] }, integrations });
    expect(diagnostics.map(({ code, path }) => [code, path])).toEqual([
      ['config/wrong-type', '/integrations/hotjar/hjid'],
      ['config/missing-key', '/integrations/hotjar/hjsv'],
    ]);
  });

  it('knows which elements lack what was refused, so that nobody says again that they are empty', () => {
    const tabs = [null, { tab: 'A', href: 'javascript:x' }, { tab: 'B' }, { tab: 'C', pages: 5 }];
    const { value } = read(
      { ...BASE, navigation: { $ref: './navigation.json' } },
      { 'navigation.json': JSON.stringify({ tabs, pages: ['a'] }) },
    );
    expect(value?.tree.root.entries.map((entry) => entry.kind === 'tab' && entry.isFaulty)).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  it('reports settings of the wrong shape', () => {
    const { diagnostics, value: document } = read({
      ...BASE,
      navbar: { links: 'none', primary: 'x' },
      footer: { socials: [] },
      styling: { codeblocks: { light: 'a', drak: 'b' } },
      banner: { content: 5 },
      logo: { light: `data:${'x'.repeat(100)}`, dark: '/d.svg', href: `javascript:${'x'.repeat(100)}` },
      description: null,
      navigation: { pages: ['a'] },
    });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '`links` must be an array, not the text "none"; it is left out',
      '`primary` must be an object, not the text "x"; it is left out',
      '`socials` must be an object, not an array; it is left out',
      'A code theme pair needs `dark`; found `drak`',
      '`content` should be text in quotes; it is read as "5"',
      expect.stringMatching(/^`href` leads to "javascript:x+…", which is not safe/),
      '`description` must be a string, not `null`; it is left out',
    ]);
    expect(document?.value.styling?.codeblocks).toEqual({ light: 'a', dark: 'b' });
  });

  it.each([
    ['https://a.example/x.zip', false],
    ['http://a.example/x/y.EXE?z=1', false],
    ['//a.example/x.svg#y', false],
    ['https://a.example/x.zip/y', true],
    ['https://a.zip', true],
    ['https://a.example/?file=x.zip', true],
    ['/x.zip', true],
    ['mailto:a@b.example', true],
  ])('keeps a link of the footer to %s: %s', (href, isKept) => {
    const footer = { links: [{ items: [{ label: 'A', href }] }] };
    const { diagnostics, value } = read({ ...BASE, footer, navigation: { pages: ['a'] } });
    expect(diagnostics.map(({ code }) => code)).toEqual(isKept ? [] : ['config/invalid-link']);
    expect(value?.value.footer?.links?.[0]?.items[0]?.href).toBe(isKept ? href : undefined);
  });

  it('says which comment is the only one', () => {
    const { diagnostics } = read(
      `{ // one\n${JSON.stringify({ ...BASE, navigation: { pages: ['a'] } }).slice(1)}`,
    );
    expect(diagnostics.map(({ message }) => message)).toEqual(['JSON has no comments']);
  });

  it.each<[string, object, object]>([
    [
      'only sections',
      { tabs: [{ name: 'API', url: '/api/' }], navigation: [{ group: 'A', pages: ['api/x'] }] },
      { tabs: [{ tab: 'API', groups: [{ group: 'A', pages: ['api/x'] }] }] },
    ],
    ['nothing', { navigation: [], openapi: 'a.json' }, {}],
    [
      'sections of a version',
      {
        versions: [{ name: 'v1', default: true }, { name: 'v2' }],
        tabs: [{ name: 'Old', url: 'old', version: 'v1' }, { name: 'Bare' }],
        navigation: [
          { group: 'A', pages: ['x'] },
          { group: 'O', pages: ['old/x'], version: 'v1' },
        ],
      },
      {
        versions: [
          {
            version: 'v1',
            default: true,
            tabs: [
              { tab: 'Documentation', groups: [{ group: 'A', pages: ['x'] }] },
              { tab: 'Old', groups: [{ group: 'O', pages: ['old/x'] }] },
              { tab: 'Bare' },
            ],
          },
          {
            version: 'v2',
            tabs: [{ tab: 'Documentation', groups: [{ group: 'A', pages: ['x'] }] }, { tab: 'Bare' }],
          },
        ],
      },
    ],
    [
      'anchors inside, the first with the icon that mint.json gives it',
      { anchors: [{ name: 'API', icon: 'code', url: 'api' }], navigation: [{ group: 'A', pages: ['x'] }] },
      {
        anchors: [
          { anchor: 'Documentation', icon: 'book-open', groups: [{ group: 'A', pages: ['x'] }] },
          { anchor: 'API', icon: 'code', href: '/api' },
        ],
      },
    ],
    [
      'a tab at the root',
      {
        tabs: [
          { name: 'Handbook', url: '/' },
          { name: 'API', url: 'api' },
        ],
        navigation: [
          { group: 'A', pages: ['x'] },
          { group: 'B', pages: ['api/y'] },
        ],
      },
      {
        tabs: [
          { tab: 'Handbook', groups: [{ group: 'A', pages: ['x'] }] },
          { tab: 'API', groups: [{ group: 'B', pages: ['api/y'] }] },
        ],
      },
    ],
    [
      'a tab at the root beside a named first one',
      {
        primaryTab: { name: 'Handbook' },
        tabs: [{ name: 'Home', url: '/' }],
        navigation: [{ group: 'A', pages: ['x'] }],
      },
      {
        tabs: [
          { tab: 'Handbook', groups: [{ group: 'A', pages: ['x'] }] },
          { tab: 'Home', href: '/' },
        ],
      },
    ],
    [
      'a tab that names its operations, and has no other pages',
      {
        tabs: [
          { name: 'API', url: 'reference', openapi: '/api.yaml' },
          { name: 'Both', url: 'both', openapi: ['/a.yaml', '/b.yaml'] },
          { name: 'Elsewhere', url: 'https://example.com', openapi: '/c.yaml' },
        ],
        navigation: [{ group: 'A', pages: ['x'] }],
      },
      {
        tabs: [
          { tab: 'Documentation', groups: [{ group: 'A', pages: ['x'] }] },
          { tab: 'API', openapi: { source: '/api.yaml', directory: 'reference' } },
          { tab: 'Both', openapi: ['/a.yaml', '/b.yaml'] },
          { tab: 'Elsewhere', href: 'https://example.com', openapi: '/c.yaml' },
        ],
      },
    ],
    [
      'languages by name',
      {
        versions: [{ name: 'en', locale: 'en' }, { name: 'fr' }],
        anchors: [{ name: 'Shop', url: 'https://example.com' }, 'stray'],
        navigation: [{ group: 'A', pages: ['x'] }],
      },
      {
        languages: [
          { language: 'en', groups: [{ group: 'A', pages: ['x'] }] },
          { language: 'fr', groups: [{ group: 'A', pages: ['x'] }] },
        ],
        global: { anchors: [{ anchor: 'Shop', href: 'https://example.com' }] },
      },
    ],
  ])('reads a mint.json with %s', (_, part, expected) => {
    const { value: document } = read(
      { name: 'Orchard', colors: { primary: '#000' }, ...part },
      {},
      'mint.json',
    );
    expect(document?.value.navigation).toEqual(expected);
  });

  it('never throws and always answers in order, whatever it reads', () => {
    const key = fc.constantFrom(
      ...[
        'navigation',
        'pages',
        'groups',
        'group',
        'tabs',
        'tab',
        'menu',
        'global',
        'anchors',
        'href',
        '$ref',
        'openapi',
      ],
      ...[
        'languages',
        'language',
        'colors',
        'logo',
        'navbar',
        'links',
        'footer',
        'socials',
        'fonts',
        'variables',
        'toString',
      ],
    );
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'medium' },
        fc.constantFrom(null, true, 7, '', 'docs.json', 'index', 'javascript:x', '__proto__'),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(key, tie('value'), { maxKeys: 5 }),
      ),
    }));
    const entry = fc.constantFrom('docs.json', 'mint.json');
    fc.assert(
      fc.property(value, entry, (root, file) => {
        const { value: document, diagnostics } = read(root, { 'part.json': '[1]' }, file);
        const starts = diagnostics
          .filter(({ span }) => span?.file === file)
          .map(({ span }) => span?.start ?? 0);
        expect(starts).toEqual(starts.toSorted((a, b) => a - b));
        if (document === undefined)
          expect(diagnostics.some(({ severity }) => severity === 'error')).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('reads its own result without a word', () => {
    for (const name of readdirSync(SAMPLES)) {
      const path = join(SAMPLES, name, 'expected.json');
      const expected = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
      if (expected === null) continue;
      const { value: document, diagnostics } = read(expected.value);
      expect(document?.value, name).toEqual(expected.value);
      // What is kept although it is wrong is still wrong; nothing else is.
      const kept = [
        'missing-key',
        'relative-global-anchor',
        'unknown-language',
        'duplicate-label',
        'second-default',
        'empty-label',
        'empty-group',
        'too-many',
        'choice-limit',
        'old-schema',
      ];
      expect(
        diagnostics.filter(({ code }) => !kept.includes(code.slice('config/'.length))),
        name,
      ).toEqual([]);
    }
  });
});

describe('mends of keys', () => {
  const mend = (extra: object, entry = 'docs.json'): string => {
    const text = JSON.stringify({ ...BASE, navigation: { pages: ['a'] }, ...extra });
    const { diagnostics } = readConfig({ files: new Map([[entry, text]]), entry });
    const fixes = diagnostics.flatMap(({ fix }) => fix ?? []);
    return fixes.map(({ span, text: meant }) => `${text.slice(span.start, span.end)} > ${meant}`).join();
  };

  it.each([
    [{ favicn: '/a.svg' }, '"favicn" > "favicon"'],
    [{ favicon: '/a.svg', favicn: '/b.svg' }, ''],
    [{ footer: { socials: { githup: 'https://github.com/a' } } }, '"githup" > "github"'],
    [{ redirects: [{ sourc: '/a', destination: '/b' }] }, '"sourc" > "source"'],
    [
      { $schema: 'https://mintlify.com/schema.json' },
      '"https://mintlify.com/schema.json" > "https://mintlify.com/docs.json"',
    ],
    [{ anything: 1 }, ''],
    [{ expanded: true }, ''],
  ])('%j: %s', (extra, fix) => {
    expect(mend(extra)).toBe(fix);
  });

  it('are none in mint.json, whose keys are others', () => {
    expect(mend({ favicn: '/a.svg' }, 'mint.json')).toBe('');
  });
});

describe('what is plainly meant', () => {
  const found = (value: object): readonly string[] =>
    read({ ...BASE, navigation: { pages: ['x'] }, ...value }).diagnostics.map(
      ({ code, path, hint }) => `${code} ${path}: ${hint}`,
    );

  it('is read under the names that other formats have, told of once each, with the edit that mends it', () => {
    const { value, diagnostics } = read({
      ...BASE,
      navigation: { pages: ['x'], anchors: [{ anchor: 'Status', url: 'https://b.example' }] },
      navbar: { links: [{ name: 'Blog', url: 'https://a.example' }] },
      footer: { links: [{ items: [{ title: 'More', link: '/more' }] }] },
      redirects: [{ from: '/a', to: '/b' }],
    });
    expect(value?.value).toMatchObject({
      navigation: { anchors: [{ anchor: 'Status', href: 'https://b.example' }] },
      navbar: { links: [{ label: 'Blog', href: 'https://a.example' }] },
      footer: { links: [{ items: [{ label: 'More', href: '/more' }] }] },
      redirects: [{ source: '/a', destination: '/b' }],
    });
    expect(diagnostics.map(({ code, fix }) => [code, fix?.[0]?.text])).toEqual([
      ['config/old-spelling', '"href"'],
      ['config/old-spelling', '"label"'],
      ['config/old-spelling', '"href"'],
      ['config/old-spelling', '"label"'],
      ['config/old-spelling', '"href"'],
      ['config/old-spelling', '"source"'],
      ['config/old-spelling', '"destination"'],
    ]);
  });

  it('is said where it is not read: the sign of a colour, the label of an element', () => {
    expect(found({ colors: { primary: '0B6E4F' } })[0]).toMatch(/Did you mean `#0B6E4F`\?$/);
    expect(found({ navigation: { tabs: [{ name: 'Guide', pages: ['x'] }] } })).toEqual([
      'config/missing-key /navigation/tabs/0/name: Write `tab` instead of `name`',
    ]);
  });
});
