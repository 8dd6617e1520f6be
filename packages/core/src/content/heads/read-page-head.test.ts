import { describe, expect, it } from 'vitest';
import { readPageHead, titleOfRoute } from './read-page-head.ts';

const head = (yaml: string, file = 'guides/first-steps.mdx') => readPageHead(file, `---\n${yaml}\n---\nBody`);

describe('readPageHead', () => {
  it('reads the keys that it knows and keeps the others', () => {
    const { value, diagnostics } = head(
      [
        'title: Install',
        'sidebarTitle: Setup',
        'description: How to',
        'icon: rocket',
        'iconType: solid',
        'tag: NEW',
        'url: https://example.com',
        'mode: wide',
        'openapi: GET /a',
        'api: POST /b',
        'deprecated: true',
        'hidden: false',
        'noindex: true',
        'searchable: false',
        'hideApiMarker: true',
        'hideFooterPagination: true',
        'custom: 7',
      ].join('\n'),
    );
    expect(diagnostics).toEqual([]);
    expect(value).toMatchObject({
      file: 'guides/first-steps.mdx',
      route: '/guides/first-steps',
      title: 'Install',
      sidebarTitle: 'Setup',
      description: 'How to',
      icon: 'rocket',
      iconType: 'solid',
      tag: 'NEW',
      url: 'https://example.com',
      mode: 'wide',
      openapi: 'GET /a',
      api: 'POST /b',
      deprecated: true,
      hidden: false,
      noindex: true,
      searchable: false,
      hideApiMarker: true,
      hideFooterPagination: true,
    });
    expect(value.frontmatter['custom']).toBe(7);
  });

  it.each(['title: 1.10', 'title:\n  1.10', '{title: 1.10, icon: x}', '{"icon": 1.1, "title": 1.10}'])(
    'keeps a number as it is written: %j',
    (yaml) => {
      expect(readPageHead('a.mdx', `---\n${yaml}\n---\n`).value.title).toBe('1.10');
    },
  );

  it('takes numbers and booleans for text, and words for booleans', () => {
    const { value, diagnostics } = head(
      'title: 404\ntag: true\nhidden: "true"\nnoindex: No\nsidebarTitle: 1.50\nrss: "true"\ntimestamp: "no"',
    );
    expect(diagnostics).toEqual([]);
    expect(value).toMatchObject({
      title: '404',
      tag: 'true',
      hidden: true,
      noindex: false,
      sidebarTitle: '1.50',
      rss: true,
      timestamp: false,
    });
  });

  it.each(['noindex, nofollow', 'Max-Snippet:-1', 'googlebot', '[all]', 'unavailable_after: 25 Jun 2026'])(
    'has nothing to say of robots as %s',
    (robots) => {
      expect(head(`robots: "${robots.replace(/[[\]]/g, '')}"`).diagnostics).toEqual([]);
    },
  );

  it('treats a key without a value as absent', () => {
    const { value, diagnostics } = head('title:\ndescription: ""\nhidden:\nicon: " "');
    expect(diagnostics).toEqual([]);
    expect(value.title).toBe('First steps');
    expect(Object.keys(value)).toEqual(['file', 'route', 'title', 'frontmatter', 'bodyStart']);
  });

  it('reports values of the wrong type where they stand', () => {
    const yaml = 'title: [a]\nhidden: sometimes\n"icon": 5\nurl: {a: b}';
    const { value, diagnostics } = head(yaml);
    const text = `---\n${yaml}\n---\nBody`;
    expect(diagnostics.map(({ code, span }) => [code, text.slice(span?.start, span?.end)])).toEqual([
      ['content/frontmatter-type', 'title: [a]'],
      ['content/frontmatter-type', 'url: {a: b}'],
      ['content/frontmatter-type', 'hidden: sometimes'],
      ['content/frontmatter-type', '"icon": 5'],
    ]);
    expect(value).toMatchObject({ title: 'First steps' });
    expect(value.hidden).toBeUndefined();
  });

  it.each([
    ['mode: wied', 'mode: wide'],
    ['"mode": "Wied" # layout', '"mode": "wide" # layout'],
    ['twitter:card: sumary', 'twitter:card: summary'],
    ['robots: noindex, no-follow', 'robots: noindex, nofollow'],
    ['robots: [noindex, nofolow]', 'robots: [noindex, nofollow]'],
    ['sdk: clas Lamp', 'sdk: class Lamp'],
    ['tag: "{{name}}"\nhidden: ture', 'tag: "{{name}}"\nhidden: true'],
    ['mode:\n  wied', undefined],
    ['hidden: sometimes', undefined],
  ])('proposes the word that %j is a slip for', (yaml, mended) => {
    const text = `---\n${yaml}\n---\nBody`;
    const { diagnostics } = readPageHead('a.mdx', text, { variables: { name: 'A name that is longer' } });
    const [edit] = diagnostics[0]?.proposal ?? [];
    const written = edit && text.slice(0, edit.span.start) + edit.text + text.slice(edit.span.end);
    expect(written).toBe(mended && `---\n${mended}\n---\nBody`);
  });

  it.each([
    [
      'mode: wied',
      'should be `default`, `wide`, `custom`, `frame`, `center` or `assistant`',
      'Did you mean `wide`?',
    ],
    ['iconType: bold', 'should be `regular`, `solid`', undefined],
    ['playground: closed', 'should be `interactive`, `simple`, `none` or `auth`', undefined],
    ['boost: 0', 'should be a number above 0', undefined],
    ['boost: high', 'should be a number above 0', undefined],
    ['mode: 5', 'should be `default`', undefined],
    ['iconType: true', 'should be `regular`, `solid`', undefined],
    ['playground: [none]', 'should be `interactive`', undefined],
    ['"twitter:card": {a: b}', 'should be `summary`, `summary_large_image`', undefined],
    ['public: all', 'should be `true` or `false`', undefined],
    ['keywords: {a: b}', 'should be text, or a list of texts', undefined],
    ['"og:title": true', 'should be text, or a list of texts', undefined],
    ['robots: no-index', 'should be words for crawlers', 'Did you mean `noindex`?'],
    ['robots: [noindex, nofolow]', 'should be words for crawlers', 'Did you mean `nofollow`?'],
    ['hidden: ture', 'should be `true` or `false`', 'Did you mean `true`?'],
    ['canonical: a.example/x', 'should be an address, or a path', undefined],
    ['sdk: Lamp', 'should be `kind name`, such as `class Lamp`', undefined],
    ['sdk: clas Lamp', 'should be of the kind `class`, `interface`', 'Did you mean `class`?'],
    ['graphql: ship', 'should be `{source, kind, name}`', undefined],
    ['authMethod: basics', 'should be `bearer`, `basic`, `key`, `none` or `cobo`', 'Did you mean `basic`?'],
    ['lastUpdatedDate: 2026-13-45', 'should be a date', undefined],
    ['timestamp: often', 'should be `true` or `false`', undefined],
    ['contextual: {options: [coppy]}', 'should be `{options, display}`', undefined],
    ['contextual: {options: [copy], display: left}', 'should be `{options, display}`', undefined],
    ['contextual: {display: toc}', 'should be `{options, display}`', undefined],
  ])('says of %s what it may be', (yaml, message, hint) => {
    const { diagnostics } = head(yaml);
    expect(diagnostics).toMatchObject([
      { code: 'content/frontmatter-type', span: { start: 4, end: 4 + yaml.length } },
    ]);
    expect(diagnostics[0]?.message).toContain(message);
    expect(diagnostics[0]?.hint).toBe(hint);
  });

  it.each([
    'contextual: {options: []}',
    'contextual: {options: [copy, {title: Ask, href: "https://a.example"}], display: toc}',
    'lastUpdatedDate: 2026-11-22T10:00:00Z',
    'authMethod: cobo',
    'canonical: /ferries',
    'canonical: " https://a.example/x"',
    '"og:locale:alternate": de',
    '"twitter:label1": Price',
    'public: "no"',
    'rss: true',
    '"schema:name": A',
    '"twitter:card": summary',
  ])('takes %s as it is', (yaml) => expect(head(yaml).diagnostics).toEqual([]));

  it.each([
    ['Tag: new', 'tag'],
    ['RSS: true', 'rss'],
    ['"og:ttile": A', 'og:title'],
    ['"twitter:crad": summary', 'twitter:card'],
    ['"tiwtter:card": summary', 'twitter:card'],
    ['"Og:image": /a.png', 'og:image'],
  ])('knows what %s is a slip for', (yaml, meant) => {
    const { diagnostics } = head(yaml);
    expect(diagnostics.map(({ code, message }) => [code, message.includes(`\`${meant}\``)])).toEqual([
      ['content/misspelt-key', true],
    ]);
  });

  it('leaves words of the author alone that are not near a key', () => {
    expect(head('created: 2024-08-15\nauthored: Ann\nwriter: Ann').diagnostics).toEqual([]);
    expect(head('tags: [a]\nkeyword: b\nurn: c\nhiden: true').diagnostics).toMatchObject([
      { code: 'content/misspelt-key', message: expect.stringContaining('`hidden`') },
    ]);
  });

  it('takes signs of patterns in a key for what they are', () => {
    const { diagnostics } = readPageHead('a.mdx', '---\ns)debarTitle: x\n---\n');
    expect(diagnostics.map(({ code, span }) => [code, span?.start])).toEqual([['content/misspelt-key', 4]]);
  });

  it('points at the whole front matter where a key cannot be found', () => {
    const { diagnostics } = head('{ hidden: 3 }');
    expect(diagnostics[0]?.span).toEqual({ file: 'guides/first-steps.mdx', start: 4, end: 18 });
  });

  it.each([
    [
      'icon: {name: flag, style: solid, library: lucide}',
      { name: 'flag', style: 'solid', library: 'lucide' },
    ],
    ['icon: {name: flag}', { name: 'flag' }],
    ['icon: {name: flag, style: 3}', { name: 'flag' }],
    ['icon: {name: 3}', undefined],
    ['icon: {}', undefined],
    ['icon: /icons/a.svg', '/icons/a.svg'],
  ])('reads %j', (yaml, icon) => {
    expect(head(yaml).value.icon).toEqual(icon);
  });

  it.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'vbscript:x'])(
    'refuses %j as url',
    (url) => {
      const { value, diagnostics } = head(`url: ${JSON.stringify(url)}`);
      expect(value.url).toBeUndefined();
      expect(diagnostics.map(({ code }) => code)).toEqual(['content/unsafe-url']);
      expect(head(`canonical: ${JSON.stringify(url)}`).diagnostics).toMatchObject([
        { code: 'content/unsafe-url' },
      ]);
    },
  );

  it.each(['/guides/first-steps', 'guides/first-steps/', '/guides/first-steps.mdx'])(
    'takes a page that leads to itself, by %j, for no link',
    (url) => {
      const { value, diagnostics } = head(`url: ${url}`);
      expect([value.url, diagnostics]).toEqual([undefined, []]);
      const other = head(`url: ${url}`, 'guides/other.mdx');
      expect(other.value.url).toBe(url);
      expect(other.diagnostics.map(({ code }) => code)).toEqual(['content/unread-text']);
    },
  );

  it('asks for a title from outside before it makes one from the path', () => {
    const titleOf = (data: Readonly<Record<string, unknown>>) =>
      data['openapi'] === 'GET /a' ? 'List' : undefined;
    const options = { titleOf };
    expect(readPageHead('a-b.mdx', '---\nopenapi: GET /a\n---\n', options).value.title).toBe('List');
    expect(readPageHead('a-b.mdx', '---\nopenapi: GET /b\n---\n', options).value.title).toBe('A b');
    expect(readPageHead('a-b.mdx', '---\nopenapi: GET /a\ntitle: Own\n---\n', options).value.title).toBe(
      'Own',
    );
  });
});

describe('titleOfRoute', () => {
  it.each([
    ['/guides/first-steps', 'First steps'],
    ['/snake_case_name', 'Snake case name'],
    ['/API', 'API'],
    ['/v1/über-uns', 'Über uns'],
    ['/', 'Home'],
    ['/guides/--', 'Home'],
  ])('makes a title of %j', (route, title) => {
    expect(titleOfRoute(route)).toBe(title);
  });
});
