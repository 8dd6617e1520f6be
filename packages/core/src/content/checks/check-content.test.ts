import { describe, expect, it } from 'vitest';
import { resolveNavigation } from '../../navigation/index.ts';
import { createLinks } from '../addresses/link.ts';
import { leaveOutLoops } from '../addresses/redirect-loops.ts';
import { readRedirects } from '../addresses/redirects.ts';
import { listPages } from '../graph/graph.ts';
import { linkedFacts } from '../graph/linked-facts.ts';
import type { PageFacts, PageLink } from '../graph/page-facts.ts';
import { readPageHead } from '../heads/read-page-head.ts';
import { checkContent } from './check-content.ts';

interface Sketch {
  readonly links?: readonly string[];
  /** The file that the links stand in, if that is another one. */
  readonly shows?: string;
  readonly images?: readonly string[];
  readonly headings?: readonly (readonly [id: string, heading: string])[];
  readonly folds?: readonly string[];
  readonly broken?: boolean;
  readonly isChangelog?: boolean;
}

const factsOf = (file: string, sketch: Sketch): PageFacts => {
  const span = { file: sketch.shows ?? file, start: 0, end: 1 };
  const link =
    (kind: PageLink['kind']) =>
    (href: string): PageLink => ({ kind, href, span });
  const headings = sketch.headings ?? [];
  return {
    file,
    toc: [],
    anchors: headings.map(([id]) => id),
    links: [...(sketch.links ?? []).map(link('link')), ...(sketch.images ?? []).map(link('image'))],
    sections: [
      { id: '', heading: '', text: '', code: '' },
      ...headings.map(([id, heading]) => ({ id, heading, text: '', code: '' })),
    ],
    dependencies: [],
    ...(sketch.folds === undefined ? {} : { folds: sketch.folds }),
    ...(sketch.isChangelog === true ? { updates: [{ id: 'a', label: 'A', tags: [], parts: [], span }] } : {}),
  };
};

const diagnose = (
  pages: Readonly<Record<string, Sketch>>,
  rest: {
    moves?: [string, string][];
    files?: string[];
    config?: object;
    navigation?: object;
    unserved?: string[];
  } = {},
) => {
  const heads = Object.keys(pages).map((file) => readPageHead(file, '').value);
  const written = readRedirects((rest.moves ?? []).map(([source, destination]) => ({ source, destination })));
  const redirects = leaveOutLoops(written.value, new Set(heads.map(({ route }) => route)));
  const navigation = resolveNavigation({
    navigation: rest.navigation ?? { pages: ['start'] },
    pages: heads,
    catalog: { specifications: [] },
  }).value;
  const listed = listPages({ navigation, heads: new Map(heads.map((head) => [head.route, head])) });
  const graph = {
    pages: listed,
    facts: new Map(
      heads.flatMap(({ file, route }) =>
        pages[file]?.broken === true ? [] : [[route, linkedFacts(factsOf(file, pages[file] ?? {}))] as const],
      ),
    ),
    links: createLinks({
      routes: listed.keys(),
      listed: listed.keys(),
      files: rest.files ?? [],
      redirects: redirects.value,
      urls: { base: '', trailingSlash: true },
      home: navigation.home,
    }),
    redirects: redirects.value,
    ...(rest.unserved === undefined ? {} : { unserved: rest.unserved }),
  };
  const locate = (pointer: string) => ({
    span: { file: 'docs.json', start: 0, end: 1 },
    path: pointer,
  });
  return checkContent(graph, locate, rest.config);
};

const check = (...project: Parameters<typeof diagnose>) =>
  diagnose(...project).map(({ code, message, hint, path, span }) => ({
    code: code.replace('links/', ''),
    message,
    hint,
    at: path ?? span?.file,
  }));

describe('links', () => {
  const pages = { 'start.mdx': {}, 'guides/install.mdx': {}, 'guides/usage.mdx': {}, 'API/Keys.mdx': {} };
  const found = (...links: string[]) => check({ ...pages, 'start.mdx': { links } });

  it('accepts every form that leads somewhere', () => {
    const fine = [
      '/guides/install',
      'guides/usage.mdx',
      './start',
      'https://example.com',
      '//example.com/x',
      '//localhost/x',
      'mailto:a@b.c',
      'tel:+1',
      '?x=1',
      '#',
      '/start.md',
    ];
    expect(found(...fine)).toEqual([]);
  });

  it('says that the docs folder is all there is, where a link or a picture climbs out of it', () => {
    const outside = expect.stringMatching(/^This leads out of the docs folder/);
    const climbing = {
      links: ['../../src/lamp.rs', './../../src/lamp.rs', '../../README.md', '../lamp.rs'],
      images: ['../../a.png'],
    };
    const site = { unserved: ['README.md'] };
    expect(check({ 'guides/start.mdx': climbing }, site).map(({ code, hint }) => [code, hint])).toEqual([
      ['missing-page', outside],
      ['missing-page', outside],
      ['missing-page', outside],
      ['missing-page', undefined],
      ['missing-asset', outside],
    ]);
  });

  it('names the page in the language of the link, where that one has the place', () => {
    const languages = [
      { language: 'cn', pages: ['setup', 'start'] },
      { language: 'en', pages: ['en/setup', 'en/start'] },
    ];
    const site = {
      'setup.mdx': { headings: [['an-zhuang', 'X']] },
      'en/setup.mdx': { headings: [['install', 'Install']] },
      'start.mdx': { links: ['/setup#install'] },
      'en/start.mdx': { links: ['/setup#install'] },
    } as const;
    const found = check(site, { navigation: { languages } });
    expect(found.map(({ at, hint }) => [at, hint])).toEqual([
      ['start.mdx', 'Did you mean "#an-zhuang"?'],
      ['en/start.mdx', 'Did you mean "/en/setup#install", in the language of this page?'],
    ]);
  });

  it('takes a link for one to its own page where it names a place, or one letter differs', () => {
    const links = ['/api/crat-seet', '/api/crat-seet#body', '/api/create-sets'];
    const found = check({ 'api/create-set.mdx': { links } });
    const own = 'Did you mean "/api/create-set"?';
    expect(found.map(({ hint }) => hint)).toEqual([undefined, own, own]);
  });

  it('names the page that has all words of a link and more, but for one that a letter parts from it', () => {
    const site = {
      'h/lamp-signal-request-status-updated.mdx': {},
      'h/lamp-signal-request-associated-with-a-lamp.mdx': {},
      'h/get-user-list.mdx': {},
      'h/get-users.mdx': {},
      'a.mdx': { links: ['/h/lamp-signal-request-associated', '/h/get-user'] },
    };
    expect(check(site).map(({ hint }) => hint)).toEqual([
      'Did you mean "/h/lamp-signal-request-associated-with-a-lamp"?',
      'Did you mean "/h/get-users"?',
    ]);
  });

  it('names the page in the language of the page, not one that is spelt more alike and is in no navigation', () => {
    const languages = [
      { language: 'zh-Hans', pages: ['zh-Hans/start', 'zh-Hans/guides/setup'] },
      { language: 'en', pages: ['en/start', 'en/guides/setup'] },
    ];
    const paths = 'zh-Hans/guides/setup en/start en/guides/setup jp/guides/setup jp/guides/more'.split(' ');
    const sketches = Object.fromEntries(paths.map((path) => [`${path}.mdx`, {}]));
    const links = ['/guides/setup', '/guides/more'];
    const found = check({ ...sketches, 'zh-Hans/start.mdx': { links } }, { navigation: { languages } });
    expect(found.map(({ hint }) => hint)).toEqual([
      'Did you mean "/zh-Hans/guides/setup"?',
      'Did you mean "/jp/guides/more"?',
    ]);
  });

  it('takes a page that no navigation lists for one of the version of those beside it, else for one of all', () => {
    const versions = [
      { version: '5', pages: ['start', 'upgrades/5.4-to-5.5'] },
      { version: '6', pages: ['six/start'] },
    ];
    const paths = ['six/start', 'upgrades/5.4-to-5.5', 'upgrades/5.6-to-6.0', 'six/lamp'];
    const sketches = Object.fromEntries(paths.map((path) => [`${path}.mdx`, {}]));
    const start = { links: ['/upgrades/5.4-to-6.0', '/upgrades/lamp'] };
    const found = check({ ...sketches, 'start.mdx': start }, { navigation: { versions } });
    expect(found.map(({ hint }) => hint)).toEqual([
      'Did you mean "/upgrades/5.6-to-6.0"?',
      'Did you mean "/six/lamp"?',
    ]);
  });

  it('names the page of another language, where the link has but a folder too much', () => {
    const languages = [
      { language: 'en', pages: ['start', 'setup'] },
      { language: 'ar', pages: ['ar/start'] },
    ];
    const site = { 'start.mdx': {}, 'setup.mdx': {}, 'ar/start.mdx': { links: ['/docs/setup'] } };
    const found = check(site, { navigation: { languages } });
    expect(found.map(({ hint }) => hint)).toEqual(['Did you mean "/setup"?']);
  });

  it.each([
    ['/guides/instal', 'missing-page', 'Did you mean "/guides/install"?'],
    ['/other/usage', 'missing-page', 'Did you mean "/guides/usage"?'],
    ['/other/usage.mdx', 'missing-page', 'Did you mean "/guides/usage"?'],
    ['/nothing/like/it', 'missing-page', undefined],
    ['http//example.com/x', 'missing-page', '`https://` is missing: write "https://example.com/x"'],
    [
      '<https://example.com>',
      'missing-page',
      'Angle brackets are no part of an address: write "https://example.com"',
    ],
    ['"/b"', 'missing-page', 'Quotes are no part of an address here: write /b'],
    ['www.example.com', 'missing-page', '`https://` is missing: write "https://www.example.com"'],
    ['docs.example.com/x', 'missing-page', '`https://` is missing: write "https://docs.example.com/x"'],
    ['setup.md.old', 'missing-page', undefined],
    ['/nowhere/', 'missing-page', undefined],
    ['', 'empty-link', 'Give it an address, or take the link off its words'],
    ['/api/keys', 'letter-case', 'Write "/API/Keys"'],
    ['/guides', 'folder-address', 'Write "/guides/install"'],
    ['/guides?x=1', 'folder-address', 'Write "/guides/install?x=1"'],
    ['/guides#:~:text=시작', 'folder-address', 'Write "/guides/install#:~:text=시작"'],
    ['javascript:x', 'unsafe-link', expect.any(String)],
    ['javascript:1', 'unsafe-link', expect.stringContaining('Begin an outside address')],
    ['data:text/html,x', 'unsafe-link', expect.stringContaining('Begin an outside address')],
    [
      'blob:https://x.example/1',
      'unsafe-link',
      expect.stringContaining('put what it showed into the docs folder'),
    ],
    ['localhost:3000/x', 'unsafe-link', 'Write "http://localhost:3000/x"'],
    ['alter://open', 'unsafe-link', expect.stringContaining('`alter:` is none of them')],
    ['file:///home/me/a.pdf', 'unsafe-link', expect.stringContaining('put the file into the docs folder')],
    ['C:/docs/a.pdf', 'unsafe-link', expect.stringContaining('put the file into the docs folder')],
    ['htps://example.com/x', 'unsafe-link', 'Write "https://example.com/x"'],
    ['https:/example.com', 'unsafe-link', 'Write "https://example.com"'],
    ['http:example.com', 'unsafe-link', 'Write "http://example.com"'],
    ['mail:me@example.com', 'unsafe-link', 'Write "mailto:me@example.com"'],
    ['//guides/install', 'unsafe-link', 'Write "/guides/install"'],
    ['doc:install#fast', 'unsafe-link', 'Write "/guides/install#fast"'],
    ['doc:nothing', 'unsafe-link', expect.stringContaining('`doc:` is none of them')],
    ['me@example.com', 'missing-page', '`mailto:` is missing: write "mailto:me@example.com"'],
  ])('%j is %s', (href, code, hint) => {
    expect(found(href)).toEqual([{ code, hint, message: expect.any(String), at: 'start.mdx' }]);
  });

  it.each([
    ['/old/assets/guide.pdf', 'Did you mean "/assets/guide.pdf"?'],
    ['/old/assets/two%20words.png', 'Did you mean "/assets/two words.png"?'],
    ['/old/assets/guide', undefined],
    ['/old/assets/guide.zip', undefined],
  ])('names the file that a link to one means: %s', (href, hint) => {
    const files = ['assets/guide.pdf', 'assets/two words.png'];
    const [diagnostic] = check({ 'start.mdx': { links: [href] } }, { files });
    expect(diagnostic).toMatchObject({ code: 'missing-page' });
    expect(diagnostic?.hint).toBe(hint);
  });

  it.each([
    ['links', 'nai\u0308ve.mdx', '/na\u00efve', 'letter-case'],
    ['images', 'nai\u0308ve.png', '/na\u00efve.png', 'missing-asset'],
    ['images', 'i\u0308.png', '/\u00ef.png', 'missing-asset'],
  ])('tells accents apart that look alike: %s', (kind, file, href, code) => {
    const pages = { 'start.mdx': { [kind]: [href] }, ...(kind === 'links' ? { [file]: {} } : {}) };
    const [diagnostic] = check(pages, { files: [file] });
    const written = encodeURI(`/${file.replace('.mdx', '')}`);
    expect(diagnostic).toMatchObject({ code, hint: expect.stringContaining(`or write "${written}"`) });
    expect(diagnostic?.hint).toContain('ename');
  });

  it.each([
    ['/code/lamp.cs', 'that end in `.cs`'],
    ['code/install.sh', 'that end in `.sh`'],
    ['/v1.2/LICENSE', 'without an ending'],
  ])('says of %j that the file is there and stays behind', (href, files) => {
    const unserved = ['code/lamp.cs', 'code/install.sh', 'v1.2/LICENSE'];
    const [diagnostic] = check({ 'start.mdx': { links: [href] } }, { unserved });
    expect(diagnostic?.code).toBe('missing-page');
    expect(diagnostic?.hint).toContain(`The file is there, but files ${files} are not copied`);
  });

  it.each([
    ['/sdk/README.md', 'sdk/README.md'],
    ['/sdk/README', 'sdk/README.md'],
    ['sdk/README', 'sdk/README.md'],
    ['/.plan', '.plan.mdx'],
  ])('says of %j that the file is ignored', (href, file) => {
    const [diagnostic] = check({ 'start.mdx': { links: [href] } }, { unserved: [file] });
    expect(diagnostic?.code).toBe('missing-page');
    expect(diagnostic?.hint).toBe(
      `"${file}" is there, but it is ignored: name it in the navigation, or take it back with \`!${file}\` in .mintignore`,
    );
  });

  it('says where a relative link leads', () => {
    const [diagnostic] = check({ ...pages, 'guides/usage.mdx': { links: ['./instal'] } });
    expect(diagnostic?.message).toBe('Nothing is at "/guides/instal", where "./instal" leads');
  });

  it('does not suggest one of several pages of a name', () => {
    const [diagnostic] = check({
      ...pages,
      'v1/usage.mdx': {},
      'start.mdx': { links: ['/somewhere/else/usage'] },
    });
    expect(diagnostic?.hint).toBeUndefined();
  });

  it('suggests no page of another language or version than was written, or is the own one', () => {
    const versions = [
      { version: '2', pages: ['en/start', 'en/v2/setup', 'en/v2/moved'] },
      { version: '1', pages: ['en/v1/setup', 'en/v1/tour'] },
    ];
    const navigation = {
      languages: [
        { language: 'en', versions },
        { language: 'fr', pages: ['fr/start', 'fr/setup', 'fr/tour'] },
        { language: 'es', pages: ['es/start', 'es/only'] },
      ],
    };
    const listed =
      'en/start en/v2/setup en/v2/moved en/v1/setup en/v1/tour fr/start fr/setup fr/tour es/start es/only';
    const sketches = Object.fromEntries(`${listed} all`.split(' ').map((path) => [`${path}.mdx`, {}]));
    const hintFor = (href: string, on: string): string | undefined =>
      check({ ...sketches, [`${on}.mdx`]: { links: [href] } }, { navigation })[0]?.hint;
    expect(hintFor('/es/setup', 'en/start')).toBeUndefined();
    expect(hintFor('/fr/setpu', 'en/start')).toBe('Did you mean "/fr/setup"?');
    expect(hintFor('/en/v2/tuor', 'en/v2/setup')).toBeUndefined();
    expect(hintFor('/en/v1/tuor', 'en/v2/setup')).toBe('Did you mean "/en/v1/tour"?');
    expect(hintFor('/gone/setup', 'fr/start')).toBe('Did you mean "/fr/setup"?');
    expect(hintFor('/en/setup', 'en/v1/tour')).toBe('Did you mean "/en/v1/setup"?');
    expect(hintFor('/gone/setup', 'all')).toBeUndefined();
    expect(hintFor('/gone/only', 'all')).toBe('Only other languages have such a page, as "/es/only"');
    expect(hintFor('/gone/moved', 'all')).toBe('Did you mean "/en/v2/moved"?');
    expect(hintFor('/al', 'fr/start')).toBe('Did you mean "/all"?');
  });

  it('suggests a page that is spelt alike, though no navigation has it, before one of the default language', () => {
    const [found] = check(
      {
        'sdks/node.mdx': {},
        'fr/v0/node.mdx': {},
        'fr/v0/start.mdx': { links: ['fr/node'] },
        'fr/a.mdx': {},
      },
      {
        navigation: {
          languages: [
            { language: 'en', pages: ['sdks/node'] },
            { language: 'fr', pages: ['fr/a'] },
          ],
        },
      },
    );
    expect(found?.hint).toBe('Did you mean "/fr/v0/node"?');
  });

  it('accepts the source of a redirect', () => {
    expect(
      check(
        { 'start.mdx': { links: ['/old', '/was/x'] }, 'x.mdx': {} },
        {
          moves: [
            ['/old', '/x'],
            ['/was/:a*', '/:a*'],
          ],
        },
      ),
    ).toEqual([]);
  });
});

it('tells nothing of links to redirects that never arrive, which are told themselves', () => {
  const links = ['/a#top', '/into', '/deep/x', '/gone'];
  const moves: [string, string][] = [
    ['/a', '/b'],
    ['/b', '/a'],
    ['/into', '/a'],
    ['/deep/:x*', '/deep/y/:x*'],
  ];
  const found = check({ 'start.mdx': { links } }, { moves });
  expect(found.map(({ message }) => message)).toEqual(['Nothing is at "/gone"']);
});

it('tells of links to nothing, though a redirect of all addresses never arrives', () => {
  const found = check({ 'start.mdx': { links: ['/gone'] } }, { moves: [['/:x*', '/x/:x*']] });
  expect(found.map(({ message }) => message)).toEqual(['Nothing is at "/gone"']);
});

describe('feeds', () => {
  const pages = { 'start.mdx': {}, 'news.mdx': { isChangelog: true } };

  it('are there where a page is a changelog, and nowhere else', () => {
    const found = check({
      ...pages,
      'start.mdx': { links: ['/news/rss.xml', './start/rss.xml', '/x/rss.xml'] },
    });
    expect(found.map(({ code, message }) => [code, message])).toEqual([
      ['missing-page', 'Nothing is at "/start/rss.xml", where "./start/rss.xml" leads'],
      ['missing-page', 'Nothing is at "/x/rss.xml"'],
    ]);
  });

  it('are looked for in the configuration and behind redirects too', () => {
    const config = { navbar: { links: [{ href: '/news/rss.xml' }, { href: '/start/rss.xml' }] } };
    const moves: [string, string][] = [
      ['/feed', '/news/rss.xml'],
      ['/other', '/start/rss.xml'],
    ];
    expect(check(pages, { config, moves }).map(({ code, at }) => [code, at])).toEqual([
      ['missing-page', '/navbar/links/1/href'],
      ['redirect-target', '/redirects/1/destination'],
    ]);
  });

  it('are taken to be there on a page that does not parse', () => {
    expect(check({ 'start.mdx': { links: ['/b/rss.xml'] }, 'b.mdx': { broken: true } })).toEqual([]);
  });
});

describe('anchors', () => {
  const usage = {
    headings: [
      ['config-json-options', 'Config.json options'],
      ['fees-&-billing', 'Fees & billing'],
      ['what’s-new', "What's new"],
      ['part', 'Part'],
      ['part-2', 'Part'],
      ['query-limit', 'limit'],
      ['➊-moor-the-boat', '➊ Moor the boat'],
    ],
  } as const;
  const found = (...links: string[]) =>
    check({ 'start.mdx': { links }, 'usage.mdx': usage, 'broken.mdx': { broken: true } });

  it('accepts ids of either style, and what every page has', () => {
    const ids = [
      'config-json-options',
      'configjson-options',
      'fees-&-billing',
      'fees--billing',
      'whats-new',
      'part-1',
      'part-2',
    ];
    const others = [
      'top',
      '',
      'part:~:text=x',
      'part:query-limit',
      'what%E2%80%99s-new',
      'fees:-billing?',
      'user-content-part',
      'Config.JSON,options',
      '-moor-the-boat',
      'moor-the-boat',
    ];
    expect(found(...[...ids, ...others].map((id) => `/usage#${id}`))).toEqual([]);
  });

  it('takes what stands below a place that is loaded when it is opened to be there', () => {
    const links = [
      '/api#body-fleet-boats-name',
      '/api#body-fleet',
      '/api#body-fleets',
      '/api#response-fleet-boats',
    ];
    const api = { headings: [['body-fleet', 'fleet']], folds: ['body-fleet'] } as const;
    expect(check({ 'start.mdx': { links }, 'api.mdx': api }).map(({ message }) => message)).toEqual([
      expect.stringContaining('"#body-fleets"'),
      expect.stringContaining('"#response-fleet-boats"'),
    ]);
    const whole = { folds: [''] };
    expect(check({ 'start.mdx': { links }, 'api.mdx': whole })).toEqual([]);
  });

  it('tells why a section of a specification has no place', () => {
    expect(found('#section/Errors')[0]?.hint).toContain('`info.description` has no page');
  });

  it('knows the places in others by the path that opening them writes, as long as all are there', () => {
    expect(found('/usage#part:none', '/usage#none:part')).toMatchObject([
      { code: 'missing-anchor' },
      { code: 'missing-anchor' },
    ]);
  });

  it('reports the others with the nearest id', () => {
    expect(found('/usage#config-options-json', '/usage#pat', './start#part', '#part')).toEqual([
      {
        code: 'missing-anchor',
        hint: undefined,
        message: expect.stringContaining('/usage has'),
        at: 'start.mdx',
      },
      { code: 'missing-anchor', hint: 'Did you mean "#part"?', message: expect.any(String), at: 'start.mdx' },
      {
        code: 'missing-anchor',
        hint: undefined,
        message: expect.stringContaining('/start has'),
        at: 'start.mdx',
      },
      {
        code: 'missing-anchor',
        hint: undefined,
        message: expect.stringContaining('/start has'),
        at: 'start.mdx',
      },
    ]);
  });

  it('names the only place that begins or ends as the link says', () => {
    const headings = [
      ['auth-keys-and-roles', 'Auth: keys and roles'],
      ['spans-one', 'Spans one'],
      ['spans-two', 'Spans two'],
    ] as const;
    const links = ['#Auth', '#spans', '#keys', '#and-roles'];
    expect(check({ 'start.mdx': { headings, links } }).map(({ hint }) => hint)).toEqual([
      'Did you mean "#auth-keys-and-roles"?',
      undefined,
      undefined,
      'Did you mean "#auth-keys-and-roles"?',
    ]);
  });

  it('finds the place that another language of the page calls so, by its number', () => {
    const english = [
      ['setup', 'Setup'],
      ['limits', 'Limits'],
    ] as const;
    const german = [
      ['aufbau', 'Aufbau'],
      ['grenzen', 'Grenzen'],
    ] as const;
    const hints = (guide: Sketch, folder = 'de', language = 'de'): readonly (string | undefined)[] =>
      check(
        {
          'guide.mdx': { headings: english },
          [`${folder}/guide.mdx`]: guide,
          [`${folder}/start.mdx`]: {
            links: ['setup', 'limits', 'none'].map((place) => `/${folder}/guide#${place}`),
          },
        },
        {
          navigation: {
            languages: [
              { language: 'en', pages: ['guide'] },
              { language, pages: [`${folder}/guide`, `${folder}/start`] },
            ],
          },
        },
      ).map(({ hint }) => hint);
    const found = ['Did you mean "#aufbau"?', 'Did you mean "#grenzen"?', undefined];
    expect(hints({ headings: german })).toEqual(found);
    expect(hints({ headings: german }, 'pt-BR', 'pt-BR')).toEqual(found);
    // Of another number of places, none is known to be the same.
    const none = [undefined, undefined, undefined];
    expect(hints({ headings: german.slice(1) })).toEqual(none);
    expect(hints({ headings: [['davor', 'Davor'], ...german] })).toEqual(none);
    // A place that both call alike stands at another number: one was added on the way.
    const moved = [
      ['limits', 'Limits'],
      ['aufbau', 'Aufbau'],
    ] as const;
    expect(hints({ headings: moved })).toEqual([undefined, undefined]);
    // Folders of other names say nothing of languages.
    expect(hints({ headings: german }, 'neu')).toEqual(none);
  });

  it('names the page that has the place, if there is but one in the innermost folder around', () => {
    const headings = [
      ['set-up', 'Set up'],
      ['word', 'Word'],
    ] as const;
    const site = {
      'start.mdx': { links: ['#set-up', '/usage#parts', '#word'] },
      'usage.mdx': {},
      'a/first steps.mdx': { headings },
    };
    const hints = (more: Readonly<Record<string, Sketch>> = {}) =>
      check({ ...site, ...more }).map(({ hint }) => hint);
    const first = 'The page /a/first steps has a place of this name: did you mean "/a/first%20steps#set-up"?';
    expect(hints()).toEqual([first, undefined, undefined]);
    const more = { 'b/b.mdx': { headings }, 'b/c/d.mdx': { links: ['#word'] } };
    const second = 'The page /b/b has a place of this name: did you mean "/b/b#word"?';
    expect(hints(more)).toEqual([undefined, undefined, undefined, second]);
  });

  it('names it by several words of any alphabet, not by one', () => {
    const found = check({
      'start.mdx': { links: ['#größe', '#быстрый-старт'] },
      'a.mdx': {
        headings: [
          ['größe', 'Größe'],
          ['быстрый-старт', 'Быстрый старт'],
        ],
      },
    });
    expect(found.map(({ hint }) => hint)).toEqual([
      undefined,
      'The page /a has a place of this name: did you mean "/a#быстрый-старт"?',
    ]);
  });

  it('does not name the page that the link to another one stands on', () => {
    const glossary = {
      headings: [['pull-request', 'Pull request']],
      links: ['/guide#pull-request'],
    } as const;
    expect(check({ 'glossary.mdx': glossary, 'guide.mdx': {} }).map(({ hint }) => hint)).toEqual([undefined]);
  });

  it('does not take the name of a field for its id', () => {
    expect(found('/usage#query-limit')).toEqual([]);
    expect(found('/usage#limit')).toMatchObject([{ code: 'missing-anchor' }]);
  });

  it('knows fields of endpoints by the names that they have elsewhere', () => {
    const other = [
      'parameter-limit',
      'parameter-Limit',
      'query-limit-one-of-0',
      'query-limit-items-any-of-12-name',
    ];
    expect(found(...other.map((id) => `/usage#${id}`))).toEqual([]);
    const gone = ['parameter-offset', 'body-limit-one-of-0', 'query-limit-one-of', 'parameter-'];
    expect(found(...gone.map((id) => `/usage#${id}`))).toHaveLength(gone.length);
  });

  it('cannot judge a page that does not parse', () => {
    expect(found('/broken#x')).toEqual([]);
  });
});

it('links to pages that a specification would make are not judged where it could not be fetched', () => {
  const span = { file: 'start.mdx', start: 0, end: 1 };
  const links = createLinks({
    routes: ['/start'],
    files: [],
    redirects: readRedirects([]).value,
    urls: { base: '', trailingSlash: true },
  });
  const facts = {
    ...factsOf('start.mdx', {}),
    links: ['/api/list-lamps', '/apis'].map((href): PageLink => ({ kind: 'link', href, span })),
  };
  const head = readPageHead('start.mdx', '').value;
  const navigation = resolveNavigation({
    navigation: {},
    pages: [head],
    catalog: { specifications: [] },
  }).value;
  const pages = listPages({ navigation, heads: new Map([[head.route, head]]) });
  const graph = {
    pages,
    facts: new Map([['/start', linkedFacts(facts)]]),
    links,
    redirects: readRedirects([]).value,
    unknownFolders: () => ['/api/'],
  };
  expect(checkContent(graph).map(({ message }) => message)).toEqual(['Nothing is at "/apis"']);
});

describe('mends', () => {
  const hrefSpan = { file: 'start.mdx', start: 7, end: 9 };
  const fixOf = (link: Omit<PageLink, 'span'>, files: readonly string[] = []) => {
    const span = { file: 'start.mdx', start: 0, end: 10 };
    const facts = { ...factsOf('start.mdx', {}), links: [{ ...link, span }] };
    const heads = ['start.mdx', 'API/Keys.mdx'].map((file) => readPageHead(file, '').value);
    const navigation = resolveNavigation({
      navigation: {},
      pages: heads,
      catalog: { specifications: [] },
    }).value;
    const pages = listPages({ navigation, heads: new Map(heads.map((head) => [head.route, head])) });
    const redirects = readRedirects([]).value;
    const links = createLinks({
      routes: pages.keys(),
      files,
      redirects,
      urls: { base: '', trailingSlash: true },
    });
    const graph = { pages, facts: new Map([['/start', linkedFacts(facts)]]), links, redirects };
    return checkContent(graph).map(({ fix }) => fix);
  };

  it('write the letters of a page or file as they are', () => {
    expect(fixOf({ kind: 'link', href: './api/keys#x', hrefSpan })).toEqual([
      [{ span: hrefSpan, text: './API/Keys#x' }],
    ]);
    expect(fixOf({ kind: 'image', href: '/IMG/a.png', hrefSpan }, ['img/a.png'])).toEqual([
      [{ span: hrefSpan, text: '/img/a.png' }],
    ]);
  });

  it('need to know where the address stands, and differ in nothing else', () => {
    expect(fixOf({ kind: 'link', href: './api/keys' })).toEqual([undefined]);
    expect(fixOf({ kind: 'image', href: '/img/b.png', hrefSpan }, ['img/a.png'])).toEqual([undefined]);
  });
});

describe('assets', () => {
  const files = ['images/screen.png', 'deep/down/logo.svg', 'one/x.png', 'two/x.png'];
  const found = (...images: string[]) => check({ 'start.mdx': { images } }, { files });

  it('accepts files, addresses and media as data', () => {
    expect(
      found(
        '/images/screen.png',
        'images/screen.png',
        'https://example.com/x.png',
        'data:image/png;base64,x',
      ),
    ).toEqual([]);
  });

  it.each([
    ['/images/Screen.png', 'Did you mean "/images/screen.png"?'],
    ['/wrong/place/altogether/logo.svg', 'Did you mean "/deep/down/logo.svg"?'],
    ['/wrong/place/altogether/x.png', undefined],
    ['/images/screen.webp', 'Did you mean "/images/screen.png"?'],
    ['/images/screen', 'Did you mean "/images/screen.png"?'],
    ['/images/screen.mp4', undefined],
    ['/no.gif', undefined],
  ])('reports %j', (src, hint) => {
    expect(found(src)).toEqual([
      { code: 'missing-asset', hint, message: expect.any(String), at: 'start.mdx' },
    ]);
  });

  it('is told once for all places of a file, unless each of them has to be spelt in another way', () => {
    expect(found('/no.gif', '/no.gif#a', '/two.gif')).toHaveLength(2);
    expect(found('/images/Screen.png', '/images/Screen.png')).toHaveLength(2);
  });

  it('refuses other data', () => {
    expect(found('data:text/html,x').map(({ code }) => code)).toEqual(['unsafe-link']);
  });
});

it('says the same of a link that several pages show, whichever of them is asked first', () => {
  const shown = { shows: 'snippets/a.mdx', links: ['/gone/setup'] };
  for (const pages of [
    { 'deep/setup.mdx': shown, 'start.mdx': shown },
    { 'start.mdx': shown, 'deep/setup.mdx': shown },
  ])
    expect(new Set(check(pages).map(({ hint }) => hint))).toEqual(new Set(['Did you mean "/deep/setup"?']));
});

describe('redirects', () => {
  it('that lead nowhere are told where they are written, not at each link that they end', () => {
    const found = check(
      { 'start.mdx': { links: ['/old', '/gone/x'] }, 'b.mdx': { links: ['/old'] } },
      {
        moves: [
          ['/old', '/strat'],
          ['/gone/:x', '/nowhere/:x'],
        ],
      },
    );
    expect(found.map(({ code, at }) => [code, at])).toEqual([
      ['missing-page', expect.anything()],
      ['redirect-target', '/redirects/0/destination'],
    ]);
  });

  const found = (...moves: [string, string][]) => check({ 'start.mdx': {}, 'new/page.mdx': {} }, { moves });

  it('accepts those that arrive', () => {
    expect(
      found(
        ['/a', '/start#x'],
        ['/b', '/a'],
        ['/c', 'https://example.com'],
        ['/d/:x*', '/new/:x*'],
        ['/f/:x', 'https://example.com:8080/:x/y'],
        ['/g/*', '/new/*'],
        ['/e/*', '/e2'],
        ['/e2', '//example.com'],
      ),
    ).toEqual([]);
  });

  it.each([
    ['a dead end', [['/a', '/stat']], ['redirect-target']],
    ['another case of letters', [['/a', '/Start']], ['letter-case']],
    ['a part that its source has within a name', [['/d-:x', '/docs/:x']], []],
    ['a part that its source does not have', [['/d/:x*', '/new/:y*']], ['redirect-target']],
    ['a part of a source without parts', [['/d', 'https://example.com/:y']], ['redirect-target']],
    ['a page that it hides', [['/start', '/new/page']], ['redirected-page']],
  ] as [string, [string, string][], string[]][])('reports %s', (_, moves, codes) => {
    expect(found(...moves).map(({ code }) => code)).toEqual(codes);
  });

  it('says what those to a folder that is nowhere, or elsewhere now, have in common', () => {
    const pages = { 'start.mdx': {}, 'new/page.mdx': {} };
    const moves: [string, string][] = [
      ['/a', '/old/page'],
      ['/b', '/gone/x'],
      ['/c', '/gone/y'],
    ];
    const causes = diagnose(pages, { moves }).map(({ cause }) => cause);
    const none = 'below "/gone", where no page is';
    expect(causes).toEqual([expect.stringContaining('which seems to be "/new" now'), none, none]);
  });

  it('says once that several are written for another base path', () => {
    const moved = found(['/docs/a', '/docs/start'], ['/docs/b', '/docs/start#x'], ['/c', '/docs/none']);
    expect(moved.map(({ code, at }) => [code, at])).toEqual([
      ['redirect-base', '/redirects/0/destination'],
      ['redirect-target', '/redirects/2/destination'],
    ]);
    expect(moved[0]?.message).toMatch(/^2 redirects .*"\/docs"$/);
    expect(found(['/a', '/docs/start']).map(({ code }) => code)).toEqual(['redirect-target']);
  });

  it('name a page of the default language, or say that only others have it', () => {
    const languages = [
      { language: 'fr', pages: ['fr/sdk/start', 'fr/sdk/only'] },
      { language: 'en', default: true, pages: ['en/sdk/start'] },
    ];
    const pages = { 'fr/sdk/start.mdx': {}, 'fr/sdk/only.mdx': {}, 'en/sdk/start.mdx': {} };
    const moves: [string, string][] = [
      ['/a', '/sdk/start'],
      ['/b', '/sdk/only'],
    ];
    expect(check(pages, { navigation: { languages }, moves }).map(({ hint }) => hint)).toEqual([
      'Did you mean "/en/sdk/start"?',
      'Only other languages have such a page, as "/fr/sdk/only"',
    ]);
  });

  it('points into the configuration, and names the suggestion', () => {
    expect(found(['/a', '/strat'])).toEqual([
      {
        code: 'redirect-target',
        message: expect.any(String),
        hint: 'Did you mean "/start"?',
        at: '/redirects/0/destination',
      },
    ]);
  });
});

describe('links of the configuration', () => {
  const found = (config: object) => check({ 'start.mdx': { headings: [['part', 'Part']] } }, { config });

  it('say nothing of a page where only another site can be meant', () => {
    expect(found({ navigation: { global: { anchors: [{ href: '/gone' }] } } })).toEqual([]);
  });

  it('say nothing of an address that an element with content of its own does not use', () => {
    const navigation = {
      tabs: [
        { tab: 'Used', href: '/gone' },
        { tab: 'Unused', href: '/gone', pages: ['start'] },
      ],
    };
    const pages = { 'start.mdx': {} };
    expect(check(pages, { navigation, config: { navigation } })).toMatchObject([
      { code: 'missing-page', at: '/navigation/tabs/0/href' },
    ]);
  });

  it.each([
    ['/navbar/links/0/href', { navbar: { links: [{ label: 'X', href: '/gone' }] } }],
    ['/navbar/primary/href', { navbar: { primary: { type: 'button', href: '/gone' } } }],
    [
      '/footer/links/0/items/1/href',
      { footer: { links: [{ items: [{ href: '/start' }, { href: '/gone' }] }] } },
    ],
    ['/logo/href', { logo: { href: '/gone', light: 'https://example.com/logo.svg' } }],
    ['/contextual/options/0/href/base', { contextual: { options: [{ href: { base: '/gone' } }] } }],
    ['/navigation/tabs/0/anchors/0/href', { navigation: { tabs: [{ anchors: [{ href: '/gone' }] }] } }],
    ['/navigation/global/tabs/0/href', { navigation: { global: { tabs: [{ href: '/gone' }] } } }],
    ['/banner/content', { banner: { content: 'See [this](/start) and [that](/gone "title").' } }],
    [
      '/errors/404/description',
      { errors: { 404: { description: 'See <a class="x" href="/gone">that</a>.' } } },
    ],
    [
      '/navigation/languages/0/banner/content',
      { navigation: { languages: [{ banner: { content: '[x](/gone)' } }] } },
    ],
    ['/errors/404/description', { errors: { '404': { description: '[x](/gone)' } } }],
    ['/banner/content', { banner: { content: '[x](</start>) and [y](</gone away>)' } }],
  ])('are checked at %s', (pointer, config) => {
    expect(found(config)).toMatchObject([{ code: 'missing-page', at: pointer }]);
  });

  it('are told where a variable is shown as it is written', () => {
    const variables = { version: '2.1', self: '{{version}}' };
    const texts = {
      banner: { content: 'Version {{ version }} and {{version}} are out' },
      navigation: {
        groups: [
          { group: 'For {{version}}', pages: [] },
          { group: '{{other}}', pages: [] },
        ],
      },
      errors: { '404': { title: '{{version}}', description: '{{version}}' } },
    };
    expect(found({ ...texts, variables })).toMatchObject(
      ['/banner/content', '/navigation/groups/0/group', '/errors/404/title'].map((at) => ({
        code: 'content/unfilled-variable',
        at,
      })),
    );
    expect(found(texts)).toEqual([]);
  });

  it('are told where a banner has tags, which are shown as they are written', () => {
    const config = (content: string): object => ({
      banner: { content },
      navigation: { languages: [{ banner: { content } }] },
    });
    const places = ['/banner/content', '/navigation/languages/0/banner/content'];
    for (const content of ['It is <b>out</b>', '<Icon icon="star" /> New', 'a\n<br/>'])
      expect(found(config(content))).toMatchObject(places.map((at) => ({ code: 'content/banner-tag', at })));
    for (const content of ['Set `<b>a</b>`', 'Ask for <name>', 'a < b and c > d', '**b**'])
      expect(found(config(content))).toEqual([]);
  });

  it.each([
    ['docs.example.com', 1],
    ['javascript:alert(1)', 1],
    ['https://docs.example.com', 0],
    ['/v2', 0],
  ])('are told where %s is the canonical one and can be none', (canonical, count) => {
    const told = found({ seo: { metatags: { canonical } } });
    expect(told).toMatchObject(
      Array(count).fill({ code: 'config/invalid-value', at: '/seo/metatags/canonical' }),
    );
    expect(told).toHaveLength(count);
  });

  it.each([
    ['/logo', { logo: '/none.svg' }],
    ['/logo/dark', { logo: { light: 'start.svg', dark: '/none.svg' } }],
    ['/favicon', { favicon: 'none.svg' }],
    ['/fonts/source', { fonts: { family: 'Gull', source: 'none.woff2' } }],
    ['/fonts/body/source', { fonts: { body: { family: 'Gull', source: '/none.woff2' } } }],
    ['/background/image/light', { background: { image: { light: '/none.svg' } } }],
    ['/thumbnails/background', { thumbnails: { background: '/none.svg' } }],
    ['/seo/metatags/og:image', { seo: { metatags: { 'og:image': '/none.png', 'og:title': '/none' } } }],
    [
      '/seo/paths/0/metatags/twitter:image',
      { seo: { paths: [{ metatags: { 'twitter:image': 'none.png' } }] } },
    ],
  ])('are files, too: %s', (pointer, config) => {
    const files = ['start.svg'];
    expect(check({ 'start.mdx': {} }, { config, files })).toMatchObject([
      { code: 'missing-asset', at: pointer },
    ]);
  });

  it('are checked for places and spelling, and fine where they lead somewhere', () => {
    const links = ['/start#part', 'start', '/start.mdx', '/', '#x', 'https://example.com', 'mailto:a@b.c'];
    expect(found({ navbar: { links: links.map((href) => ({ href })) } })).toEqual([]);
    expect(found({ logo: { href: '/start#prat' } })).toMatchObject([
      { code: 'missing-anchor', hint: 'Did you mean "#part"?', at: '/logo/href' },
    ]);
    expect(found({ logo: { href: '/Start' } })).toMatchObject([{ code: 'letter-case', at: '/logo/href' }]);
  });
});
