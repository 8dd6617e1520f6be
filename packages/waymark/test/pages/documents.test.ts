import { afterAll, describe, expect, it } from 'vitest';
import { readTags } from '../../../../bench/pages/read-html.mjs';
import { buildProject, docsJson, removeTemporary, writeProject } from '../support/projects.ts';
import { attributesOf, brokenAddresses, built, documents, navigationOf, SITES } from '../support/sites.ts';

afterAll(removeTemporary);

it('an operation may have fields whose names the page around it uses for its parts', async () => {
  const properties = { content: { type: 'string' }, title: { type: 'string' } };
  const body = { content: { 'application/json': { schema: { type: 'object', properties } } } };
  const { read } = await buildProject(
    writeProject({
      'docs.json': docsJson({ pages: ['POST /notes'] }, { api: { openapi: 'notes.json' } }),
      'notes.json': JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'Notes', version: '1' },
        paths: { '/notes': { post: { summary: 'Add', requestBody: body, responses: {} } } },
      }),
    }),
  );
  const html = read('api-reference/add/index.html');
  expect(html).toContain('id="body-title"');
  expect(html.split('id="body-content"').length - 1).toBe(1);
});

describe.each(SITES)('every document of %s', (name) => {
  it('has no inline script, style or handler, and no unsafe address', async () => {
    const site = await built(name);
    const offences = documents(site).flatMap((path) =>
      readTags(site.read(path))
        .filter(({ kind }) => kind === 'open')
        .filter(isOffence)
        .map((tag) => `${tag.name} ${[...tag.attributes].join(' ')} in ${path}`),
    );
    expect(offences).toEqual([]);
  });

  it('links to what is there, in the form with a slash', async () => {
    if (name === 'broken') return;
    expect(brokenAddresses(await built(name), '')).toEqual([]);
  });

  it('has each id once, and points labels and controls at ids that are there', async () => {
    const site = await built(name);
    const problems = documents(site).flatMap((path) =>
      idProblems(site.read(path)).map((text) => `${text} in ${path}`),
    );
    expect(problems).toEqual([]);
  });

  it('shows notices only where something is wrong', async () => {
    const site = await built(name);
    const noticed = documents(site).filter((path) => site.read(path).includes('data-diagnostic='));
    expect(noticed).toEqual(name === 'broken' ? ['expression/index.html', 'syntax/index.html'] : []);
  });

  it('keeps what the pages lead to apart by rel and target', async () => {
    const site = await built(name);
    const wrong = documents(site).flatMap((path) =>
      readTags(site.read(path))
        .filter(({ name: tag, attributes }) => tag === 'a' && /^https?:/.test(attributes.get('href') ?? ''))
        .filter(({ attributes }) => attributes.has('data-nav-kind'))
        .filter(
          ({ attributes }) =>
            attributes.get('target') !== '_blank' ||
            !(attributes.get('rel') ?? '').split(' ').includes('noopener'),
        )
        .map(({ attributes }) => attributes.get('href')),
    );
    expect(wrong).toEqual([]);
  });
});

describe('what a page holds', () => {
  it('has the landmarks and ids of the contract', async () => {
    const site = await built('everything');
    const html = site.read('boats/sails/jib/index.html');
    const ids = new Set(readTags(html).flatMap(({ attributes }) => attributes.get('id') ?? []));
    for (const id of [
      'navbar',
      'sidebar',
      'content-area',
      'page-title',
      'table-of-contents',
      'pagination',
      'footer',
      'banner',
    ])
      expect(ids, id).toContain(id);
    const tag = (id: string): string | undefined =>
      readTags(html).find(({ attributes }) => attributes.get('id') === id)?.name;
    expect(tag('sidebar')).toBe('nav');
    const root = attributesOf(html, 'html');
    expect([root.get('lang'), root.get('dir'), root.get('data-theme')]).toEqual(['en', 'ltr', 'mint']);
    expect(attributesOf((await built('rtl')).read('index.html'), 'html').get('dir')).toBe('rtl');
  });

  it('links to the page before and after in the order of navigation.json', async () => {
    const site = await built('everything');
    for (const { route, prev, next } of navigationOf(site).pages) {
      const tags = readTags(site.read(fileOf(route)));
      const rel = (name: string): string | undefined =>
        tags
          .find(({ name: tag, attributes }) => tag === 'a' && attributes.get('rel') === name)
          ?.attributes.get('href');
      expect([rel('prev'), rel('next')], route).toEqual([linkTo(prev), linkTo(next)]);
    }
  });

  it('says the operation of an endpoint page, its method, every field by name and samples', async () => {
    const site = await built('api-auto');
    const html = site.read('api-reference/boats/read-a-boat/index.html');
    expect(
      readTags(html)
        .find(({ name }) => name === 'main')
        ?.attributes.get('data-operation'),
    ).toBe('GET /boats/{id}');
    expect(html).toMatch(/class="method-pill"[^>]*>GET</);
    for (const field of ['id', 'name', 'kind', 'crew', 'tows'])
      expect(html, field).toMatch(new RegExp(`<h[2-6][^>]*>${field}</h[2-6]>`));
    expect(html).toContain('code-block');
  });

  it('substitutes variables before anything else', async () => {
    expect((await built('pages')).read('index.html')).toContain('Moored at North Pier. Boats up to 12 m.');
  });
});

function isOffence({ name, attributes }: ReturnType<typeof readTags>[number]): boolean {
  if (name === 'style') return true;
  if (name === 'script' && !attributes.has('src'))
    return !['application/ld+json', 'speculationrules'].includes(attributes.get('type') ?? '');
  return [...attributes].some(
    ([key, value]) =>
      key === 'style' ||
      (key.startsWith('on') && name.indexOf('-') === -1) ||
      (/^(?:href|src|action|formaction|xlink:href)$/.test(key) &&
        /^\s*(?:javascript|vbscript|data:text)/i.test(value)),
  );
}

function idProblems(html: string): readonly string[] {
  const tags = readTags(html).filter(({ kind }) => kind === 'open');
  const ids = tags.flatMap(({ attributes }) => attributes.get('id') ?? []);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const pointers = tags.flatMap(({ attributes }) =>
    ['aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'for'].flatMap((name) =>
      (attributes.get(name) ?? '').split(/\s+/).filter((id) => id !== ''),
    ),
  );
  return [
    ...twice.map((id) => `#${id} twice`),
    ...pointers.filter((id) => !ids.includes(id)).map((id) => `#${id} is named but not there`),
  ];
}

function fileOf(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}/index.html`;
}

function linkTo(route: string | undefined): string | undefined {
  return route === undefined || route === '/' ? route : `${route}/`;
}

it.each([
  ['the home page of the site, where there is one language', ['en'], '/'],
  ['the first page of the language, where there are several', ['en', 'fr'], '/en/start/'],
])('leads by its logo to %s', async (_, codes, home) => {
  const languages = codes.map((language) => ({ language, pages: [`${language}/start`] }));
  const files = codes.map((code) => [`${code}/start.mdx`, '# Start\n']);
  const { read } = await buildProject(
    writeProject({ 'docs.json': docsJson({ languages }), ...Object.fromEntries(files) }),
  );
  expect(read('en/start/index.html')).toMatch(new RegExp(`<a href="${home}" class="bar-home"`));
});
