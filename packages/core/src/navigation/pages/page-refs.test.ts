import { describe, expect, it } from 'vitest';
import { codes, outline, page, resolve, specification } from '../../../test/navigation-input.ts';

const rows = (refs: readonly string[], files: string | Parameters<typeof page>[0][]): readonly string[] =>
  outline(
    resolve({ pages: refs }, { pages: typeof files === 'string' ? files : files.map((f) => page(f)) }).model,
  );

describe('a page reference', () => {
  it.each([
    ['guides/intro', 'as written'],
    ['/guides/intro', 'with a leading slash'],
    ['guides/intro/', 'with a trailing slash'],
    ['./guides/intro', 'with a dot step'],
    ['guides/x/../intro', 'with a step back'],
    ['guides//intro', 'with a doubled slash'],
    ['guides/intro.mdx', 'with its extension'],
    ['guides/intro.md', 'with the other extension'],
    [' guides/intro ', 'with spaces around it'],
    ['guides%2Fintro', 'percent-encoded'],
  ])('%j finds the file %s', (ref) => {
    const { model, diagnostics } = resolve({ pages: [ref] }, { pages: 'guides/intro' });
    expect(outline(model)).toEqual(['page /guides/intro']);
    expect(diagnostics).toEqual([]);
  });

  it('with backslashes is none, and the hint has the path that is meant', () => {
    const { diagnostics } = resolve({ pages: ['a', 'guides\\intro'] }, { pages: 'a guides/intro' });
    expect(diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
      ['navigation/missing-page', 'Did you mean "guides/intro"?'],
    ]);
  });

  it('with a name that begins with a dot is none, whatever stands there', () => {
    const { diagnostics } = resolve({ pages: ['a', '.github/notes', './b'] }, { pages: 'a' });
    expect(diagnostics.map(({ hint }) => hint?.startsWith('Files and folders'))).toEqual([true, false]);
  });

  it.each([
    ['core.html', 'Add core.html.mdx'],
    ['core.ipynb', 'A page is a file `.mdx` or `.md`, not `.ipynb`'],
  ])('as %s is none, and the hint says what would be one', (ref, hint) => {
    const { diagnostics } = resolve({ pages: ['a', ref] }, { pages: 'a' });
    expect(diagnostics.map((found) => found.hint?.slice(0, hint.length))).toEqual([hint]);
  });

  it('may hold spaces', () => {
    expect(
      rows(['my guides/first page', 'my%20guides/other'], ['my guides/first page', 'my guides/other']),
    ).toEqual(['page /my guides/first page', 'page /my guides/other']);
  });

  it('finds the index and then the README of a folder', () => {
    expect(rows(['a', 'b', 'c/'], 'a/index b/README c/index c/README')).toEqual([
      'page /a',
      'page /b/README',
      'page /c',
    ]);
  });

  it('prefers a file to a folder of the same name', () => {
    const files = [page('a/index'), page('b/README'), page('b')];
    const { model } = resolve({ pages: ['a/index', 'b'] }, { pages: files });
    expect(outline(model)).toEqual(['page /a', 'page /b']);
  });

  it.each(['/', '.', 'index', '/index'])('%j is the home page', (ref) => {
    expect(rows([ref], 'index')).toEqual(['page /']);
  });

  it('prefers the exact name to a decoded one, and that to one in another case', () => {
    const names = ['50%25', '50%', 'Case', 'case'];
    expect(rows(['50%25', 'case', 'Case'], names)).toEqual(['page /50%25', 'page /case', 'page /Case']);
  });

  it('with a percent sign that encodes nothing is taken as written', () => {
    expect(rows(['100%', '%zz'], ['100%'])).toEqual(['page /100%']);
  });

  it('may have a dot in its name', () => {
    expect(rows(['release-1.2', 'notes.md'], ['release-1.2', 'notes.md'])).toEqual([
      'page /release-1.2',
      'page /notes.md',
    ]);
  });

  it('that differs in case is a warning with a fix', () => {
    const span = { file: 'docs.json', start: 10, end: 24 };
    const { model, diagnostics } = resolve(
      { pages: ['Guides/Intro'] },
      { pages: 'guides/intro', locate: (pointer) => ({ span, path: pointer }) },
    );
    expect(outline(model)).toEqual(['page /guides/intro']);
    expect(diagnostics).toEqual([
      {
        code: 'navigation/case-mismatch',
        severity: 'warning',
        message: '"Guides/Intro" matches "guides/intro" only when upper and lower case are ignored',
        hint: 'Write "guides/intro"',
        path: '/navigation/pages/0',
        span,
        fix: [{ span, text: '"guides/intro"' }],
      },
    ]);
  });

  it('that differs in the form of accents is told apart from one in another case', () => {
    const { model, diagnostics } = resolve({ pages: ['na\u00efve'] }, { pages: 'nai\u0308ve' });
    expect(outline(model)).toEqual(['page /nai\u0308ve']);
    expect(diagnostics).toMatchObject([
      { code: 'navigation/case-mismatch', message: expect.stringContaining('Unicode form of its accents') },
    ]);
  });

  it.each([
    ['a page of that name that moved', ['old/intro'], 'guides/intro', '"guides/intro"'],
    ['its anchor stays', ['old/intro#part'], 'guides/intro', '"guides/intro#part"'],
    ['nearly the same path', ['guides/intor'], 'guides/intro guides/setup', '"guides/intro"'],
    ['one of two of that name', ['old/intro'], 'guides/intro other/intro', undefined],
    ['one that says nothing', ['old/index'], 'guides/index', undefined],
    ['one of two that are alike', ['guides/step3'], 'guides/step1 guides/step2', undefined],
    ['one that is listed', ['old/intro', 'guides/intro'], 'guides/intro', undefined],
  ])('is mended only where it can mean one thing: %s', (_, refs, pages, text) => {
    const span = { file: 'docs.json', start: 0, end: 1 };
    const locate = (pointer: string) => ({ span, path: pointer });
    const { diagnostics } = resolve({ pages: refs }, { pages, locate });
    const missing = diagnostics.find(({ code }) => code === 'navigation/missing-page');
    expect(missing?.fix).toEqual(text === undefined ? undefined : [{ span, text }]);
  });

  it('without a file is an error where it stands, and is dropped', () => {
    const span = { file: 'nav.json', start: 3, end: 9 };
    const asked: string[] = [];
    const { model, diagnostics } = resolve(
      { tabs: [{ tab: 'T', groups: [{ group: 'G', pages: ['a', 'guides/instal'] }] }] },
      {
        pages: 'a guides/install other/thing',
        locate: (pointer) => {
          asked.push(pointer);
          return { span, path: '/0/pages/1' };
        },
      },
    );
    expect(outline(model)).toEqual(['tab T -> /a', '  group G -> /a', '    page /a']);
    expect(diagnostics).toEqual([
      {
        code: 'navigation/missing-page',
        severity: 'error',
        message: 'No page file for "guides/instal"',
        hint: 'Did you mean "guides/install"?',
        path: '/0/pages/1',
        span,
        fix: [{ span, text: '"guides/install"' }],
      },
    ]);
    expect(asked).toEqual(['/navigation/tabs/0/groups/0/pages/1']);
  });

  it.each([
    ['guide/install', 'Did you mean "guides/install"?'],
    ['start/first/index', 'Add start/first/index.mdx, or take the entry out of the navigation'],
    ['other', 'Did you mean "guides/other"?'],
    ['install', 'Add install.mdx, or take the entry out of the navigation'],
    ['nothing/like/it', 'Add nothing/like/it.mdx, or take the entry out of the navigation'],
    ['../up', 'Write the path from the docs folder, without dots: pages stand inside of it'],
    ['guides', 'It is a folder: name its pages, "guides/install", "guides/other"'],
    ['/old/', 'It is a folder: name its pages, "old/install"'],
    ['guides/install.html', 'Did you mean "guides/install"?'],
    ['/guides/other?x=1', 'Did you mean "guides/other"?'],
    ['/home/me/setup.mdx', 'Add home/me/setup.mdx, or take the entry out of the navigation'],
    ['GET pets', 'Write an operation as its method, a blank and its path: `GET /pets`'],
    ['/pets GET', 'Write an operation as its method, a blank and its path: `GET /pets`'],
    ['GET/pets', 'Write an operation as its method, a blank and its path: `GET /pets`'],
    ['options/lamp', 'Add options/lamp.mdx, or take the entry out of the navigation'],
    ['get-started', 'Add get-started.mdx, or take the entry out of the navigation'],
    ['https://example.com/x', 'For a link, use an anchor or a tab with "href"'],
    [
      'llms-full.txt',
      'The build makes this file: name a page here whose front matter has `url: /llms-full.txt`',
    ],
  ])('%j without a file hints: %s', (ref, hint) => {
    const { diagnostics } = resolve(
      { pages: [ref] },
      { pages: 'guides/install guides/other old/install index' },
    );
    expect(diagnostics.map((diagnostic) => diagnostic.hint)).toEqual([hint]);
  });

  it('without a file is compared with others only as long as that is cheap', () => {
    const files = Array.from({ length: 100 }, (_, index) => page(`guides/page-${index}`));
    const refs = Array.from({ length: 300 }, () => 'guides/pag-1');
    const hints = resolve({ pages: refs }, { pages: files }).diagnostics.map(({ hint }) => hint);
    expect(hints[0]).toBe('Did you mean "guides/page-1"?');
    expect(hints.at(-1)).toBe('Add guides/pag-1.mdx, or take the entry out of the navigation');
  });

  it('does not take a page that stands in another language for the one that was meant', () => {
    const hintsFor = (folder: string, files: string): readonly (string | undefined)[] => {
      const languages = [
        { language: 'en', pages: [`${folder}install`] },
        { language: 'fr', pages: ['fr/lamps/install'] },
      ];
      return resolve({ languages }, { pages: files }).diagnostics.map(({ hint }) => hint);
    };
    const add = 'Add fr/lamps/install.mdx, or take the entry out of the navigation';
    expect(hintsFor('en/', 'en/install fr/lamps/demarrage')).toEqual([add]);
    expect(hintsFor('lamps/', 'lamps/install fr/lamps/installation')).toEqual([
      'Did you mean "fr/lamps/installation"?',
    ]);
    const hintFor = (ref: string, file: string): string | undefined =>
      resolve({ pages: [ref] }, { pages: [page(file)] }).diagnostics[0]?.hint;
    expect(hintFor('fr/lamps/install', 'en/start/install')).toBe(add);
    expect(hintFor('install', 'fr/install')).toContain('Add install.mdx');
    expect(hintFor('fr/install', 'install')).toContain('Add fr/install.mdx');
    expect(hintFor('start/install', 'en/install')).toBe('Did you mean "en/install"?');
    expect(hintFor('cn/start/install', 'zh-Hans/install')).toBe('Did you mean "zh-Hans/install"?');
  });

  it('does not take one of many namesakes for the page that was meant', () => {
    const folders = Array.from({ length: 21 }, (_, index) => `part-${index}/setup`);
    const hint = (files: readonly string[]): string | undefined =>
      resolve({ pages: ['part-x/setup'] }, { pages: files.map((path) => page(path)) }).diagnostics[0]?.hint;
    expect(hint(folders)).toContain('Add part-x/setup.mdx');
    expect(hint(folders.slice(0, 20))).toBe('Did you mean "part-0/setup"?');
  });

  it('is found whatever the order of the files, .mdx before .md and x before x/index', () => {
    const files = [
      page('a', {}, 'md'),
      page('a'),
      page('b/index'),
      page('b'),
      page('c', {}, 'md'),
      page('c/index'),
    ];
    for (const order of [files, [...files].reverse()]) {
      const { model } = resolve({ pages: ['a', 'b', 'b/index', 'c'] }, { pages: order });
      expect(model.root.children.map((node) => node.kind === 'page' && node.file)).toEqual([
        'a.mdx',
        'b.mdx',
        'b.mdx',
        'c/index.mdx',
      ]);
    }
  });

  it('of a part of a page is a link', () => {
    const { model, diagnostics } = resolve(
      { pages: ['#top', 'a#first-steps', 'a#_last_', 'none#x', 'C#'] },
      { pages: [page('a'), page('C#')] },
    );
    expect(outline(model)).toEqual([
      'link Top #top',
      'link First steps /a#first-steps',
      'link Last /a#_last_',
      'page /C#',
    ]);
    expect(codes(diagnostics)).toEqual(['missing-page']);
    expect(diagnostics[0]?.message).toContain('"none"');
  });

  it('is never a pattern', () => {
    const { diagnostics } = resolve({ pages: ['guides/*'] }, { pages: [page('guides/a')] });
    expect(diagnostics).toMatchObject([
      { code: 'navigation/missing-page', hint: 'Name each page: `*` stands for nothing here' },
    ]);
  });

  it('that looks like an operation is a page when there is such a file and no such operation', () => {
    const files = [page('webhook guide')];
    const api = specification('api.json', ['WEBHOOK order']);
    const { model, diagnostics } = resolve(
      { openapi: 'api.json', pages: ['webhook guide', 'webhook order', 'webhook none'] },
      { pages: files, specifications: [api] },
    );
    expect(outline(model)).toEqual(['page /webhook guide', 'endpoint WEBHOOK order /api-reference/order']);
    expect(codes(diagnostics)).toEqual(['unknown-operation']);
  });
});

describe('a page row', () => {
  it('carries what the front matter says', () => {
    const front = {
      title: 'Introduction',
      sidebarTitle: 'Intro',
      icon: 'book',
      iconType: 'solid',
      tag: 'NEW',
      deprecated: true,
      openapi: 'post /users',
    };
    expect(resolve({ pages: ['a'] }, { pages: [page('a', front)] }).model.root.children).toEqual([
      {
        kind: 'page',
        id: '0',
        route: '/a',
        title: 'Introduction',
        label: 'Intro',
        file: 'a.mdx',
        icon: 'book',
        iconType: 'solid',
        tag: 'NEW',
        deprecated: true,
        method: 'POST',
      },
    ]);
  });

  it.each([
    [{ api: 'POST https://host.example/v1/users' }, 'POST'],
    [{ api: 'get /v1/users' }, 'GET'],
    [{ openapi: 'spec.yaml delete /v1/users' }, 'DELETE'],
    [{ openapi: 'webhook order' }, 'WEBHOOK'],
    [{ openapi: 'nonsense' }, undefined],
    [{ api: 'nonsense' }, undefined],
    [{ api: 'POST /x', hideApiMarker: true }, undefined],
  ])('of %j has the method %s', (front, method) => {
    const [row] = resolve({ pages: ['a'] }, { pages: [page('a', front)] }).model.root.children;
    expect(row?.kind === 'page' && row.method).toBe(method);
  });

  it('without a title of its own is named after the operation where it is listed first', () => {
    const specifications = ['one', 'two'].map((name) =>
      specification(`${name}.json`, [`GET /users #Users ${name}`]),
    );
    const tabs = ['two', 'one'].map((name) => ({ tab: name, openapi: `${name}.json`, pages: ['users'] }));
    const { model } = resolve(
      { tabs },
      { pages: [page('users', { openapi: 'GET /users' })], specifications },
    );
    expect([...model.pages.values()].map(({ title }) => title)).toEqual(['two']);
  });

  it('without a title of its own is named after its operation', () => {
    const api = specification('api.json', ['GET /users #Users List users']);
    const files = [
      page('users', { openapi: 'GET /users' }),
      page('own', { title: 'Own', openapi: 'GET /users' }),
    ];
    const { model } = resolve(
      { openapi: 'api.json', pages: ['users', 'own'] },
      { pages: files, specifications: [api] },
    );
    expect([...model.pages.values()].map(({ title }) => title)).toEqual(['List users', 'Own']);
  });
});
