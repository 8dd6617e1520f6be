import type { Diagnostic } from '@waymark/core/diagnostics';
import { expect, it } from 'vitest';
import { createPagesOpener, type Pages } from '../../src/pages/pages.ts';
import { emitOutputs } from '../../src/pages/publish/emit-outputs.ts';
import { linkSite } from '../../src/pages/publish/link-site.ts';
import { publishPages } from '../../src/pages/publish/publish-pages.ts';
import type { SearchOutputs } from '../../src/pages/publish/search-outputs.ts';
import { wholeSite } from '../../src/pages/publish/site-part.ts';
import { NO_PAGES } from '../../src/pages/store/page-store.ts';
import type { Project } from '../../src/project/project.ts';
import { createSiteReader } from '../../src/site/read-site.ts';
import { type Files, projectOf } from '../navigation/render-site.ts';
import { docsJson } from '../support/projects.ts';

const FILES: Files = {
  'docs.json': docsJson({
    groups: [
      { group: 'A', pages: ['good', 'bad'] },
      { group: 'API', openapi: ['good.json', 'bad.json'] },
    ],
  }),
  'good.mdx': '# Good\n',
  'bad.mdx': '# Bad\n',
  'good.json': specification('good', { type: 'string' }),
  'bad.json': specification('bad', { $ref: '../gone.json' }),
};

function specification(name: string, schema: object): string {
  const responses = { 200: { description: 'ok', content: { 'application/json': { schema } } } };
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: name, version: '1' },
    paths: { [`/${name}`]: { get: { summary: name, responses } } },
  });
}

function fail(): never {
  throw new Error('a bug');
}

interface Made {
  readonly files: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Makes a site of a project that fails, or with pages that do, as a build does. */
async function make(
  failing: Partial<Project>,
  change: (pages: Pages) => Pages = (pages) => pages,
  changeSearch: (search: SearchOutputs) => SearchOutputs = (search) => search,
): Promise<Made> {
  const project = { ...projectOf(FILES), ...failing };
  const store = { read: () => undefined, write: () => undefined };
  const { value: site, diagnostics } = await createSiteReader({ base: '' }, { fetch, store })(project);
  if (site === undefined) throw new Error('Nothing to build');
  const options = {
    version: '0',
    store: NO_PAGES,
    markUnknown: false,
    highlight: false,
    keepsForLater: false,
  };
  const pages = change(await createPagesOpener(options)(project, site));
  const files = new Map<string, string>();
  const write = (file: object & { readonly path: string }): void =>
    void files.set(file.path, 'content' in file ? String(file.content) : '');
  const keeps = (): boolean => false;
  const setAside = (text: string) => () => text;
  const part = wholeSite(site, pages, keeps);
  const {
    facts,
    markdown,
    diagnostics: found,
  } = await publishPages({
    site,
    pages,
    sink: { write, keeps, setAside },
    part: { ...part, search: changeSearch(part.search) },
  });
  const bugs: Diagnostic[] = [];
  const model = linkSite(site, facts);
  const report = (bug: Diagnostic): void => void bugs.push(bug);
  for (const file of emitOutputs({ site, project, pages, model, markdown, report })) write(file);
  await pages.finish();
  return { files, diagnostics: [...diagnostics, ...found, ...bugs] };
}

function bugsOf({ diagnostics }: Made): readonly (string | undefined)[] {
  return diagnostics.filter(({ code }) => code === 'internal/bug').map(({ span }) => span?.file);
}

const WHOLE = [
  'good/index.html',
  'good.md',
  'bad/index.html',
  'bad.md',
  'llms.txt',
  'sitemap.xml',
  '404.html',
];

it('costs a page its content', async () => {
  let times = 0;
  // Its imports and its head are read, and its body is not.
  const readText = (path: string): string | undefined =>
    path === 'bad.mdx' && times++ > 1 ? fail() : FILES[path];
  const made = await make({ readText });
  expect([...made.files.keys()]).toEqual(expect.arrayContaining(WHOLE));
  expect(bugsOf(made)).toEqual(['bad.mdx']);
  expect(made.files.get('bad/index.html')).toContain('data-diagnostic="internal/bug"');
  expect(made.files.get('good/index.html')).not.toContain('data-diagnostic');
});

it('costs a page its front matter', async () => {
  let times = 0;
  const made = await make({
    readText: (path) => (path === 'bad.mdx' && times++ === 1 ? fail() : FILES[path]),
  });
  expect([...made.files.keys()]).toEqual(expect.arrayContaining(WHOLE));
  expect(bugsOf(made)).toEqual(['bad.mdx']);
});

it('costs a specification its pages', async () => {
  const made = await make({ readText: (path) => (path === '../gone.json' ? fail() : FILES[path]) });
  expect([...made.files.keys()]).toEqual(expect.arrayContaining([...WHOLE, 'api-reference/good/index.html']));
  expect([...made.files.keys()]).not.toContain('api-reference/bad/index.html');
  expect(bugsOf(made)).toEqual(['bad.json']);
});

it('costs a page what the theme puts around it', async () => {
  const broken = { hash: '', read: fail };
  const made = await make({}, (pages) => ({
    ...pages,
    document: (route, content) =>
      pages.document(route, route === '/bad' ? { ...content, view: broken } : content),
  }));
  expect([...made.files.keys()]).toEqual(expect.arrayContaining(WHOLE));
  expect(bugsOf(made)).toEqual(['bad.mdx']);
  expect(made.files.get('bad/index.html')).toMatch(
    /Content-Security-Policy.*data-diagnostic="internal\/bug"/s,
  );
});

const withoutWords = (pages: Pages): Pages => ({
  ...pages,
  indexable: (entry, content) =>
    entry.route === '/bad'
      ? { key: '', read: fail, earlier: () => undefined }
      : pages.indexable(entry, content),
});

it.each([
  ['', undefined],
  [' that is taken up again', (search: SearchOutputs) => ({ ...search, again: () => search })],
  [
    ' that is made in the second attempt alone',
    (search: SearchOutputs) => ({ ...search, add: () => [], finish: () => [], again: () => search }),
  ],
])('costs a page its place in the search index%s', async (_, changeSearch) => {
  const made = await make({}, withoutWords, changeSearch);
  expect([...made.files.keys()]).toEqual(expect.arrayContaining(WHOLE));
  expect(bugsOf(made)).toEqual(['bad.mdx']);
  expect([...made.files.keys()].some((path) => path.startsWith('_waymark/search'))).toBe(true);
});

it('costs the outputs of one step', async () => {
  const made = await make({}, (pages) => ({ ...pages, notFound: fail }));
  expect([...made.files.keys()]).toEqual(expect.arrayContaining(WHOLE.filter((path) => path !== '404.html')));
  expect(bugsOf(made)).toEqual(['docs.json']);
});
