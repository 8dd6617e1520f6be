import { afterAll, describe, expect, it } from 'vitest';
import { openSession } from '../../src/dev/session.ts';
import { waymark } from '../support/commands.ts';
import { type Built, buildProject, docsJson, removeTemporary, writeProject } from '../support/projects.ts';

afterAll(removeTemporary);

const navigation = {
  groups: [
    { group: 'Open', pages: ['index', 'salaries', 'guide'] },
    { group: 'Inside', pages: [{ group: 'Deep', root: 'inside/root', pages: ['inside/plans'] }] },
  ],
};
const files = {
  'docs.json': docsJson(navigation, { contextual: { options: ['copy', 'view'] }, seo: { indexing: 'all' } }),
  'index.mdx': 'Home.\n',
  'guide.mdx': '[Pay](/salaries)\n',
  'salaries.mdx':
    '---\ntitle: Quetzal\ngroups: [staff]\n---\n\nZebrafish.\n\n<Update label="May">New.</Update>\n',
  'inside/root.mdx': '---\ngroups: [board]\n---\nPangolin.\n',
  'inside/plans.mdx': '---\ngroups: [board]\n---\nPangolin.\n',
  'loose.mdx': '---\ngroups: [staff]\n---\nZebrafish.\n',
};

/** Files that hold a word, other than the pages themselves. */
function mentions(site: Built, word: RegExp): readonly string[] {
  return site.files.filter(
    (path) => !/^(salaries|loose|inside\/\w+)\/index\.html$/.test(path) && word.test(site.read(path)),
  );
}

describe('a page for members of groups', () => {
  it('is built, and nothing leads there', async () => {
    const site = await buildProject(writeProject(files));
    expect(site.read('salaries/index.html')).toContain('Zebrafish');
    expect(site.read('salaries/index.html')).toContain('<meta name="robots" content="noindex"');
    expect(site.read('salaries/index.html')).not.toContain('salaries.md');
    expect(mentions(site, /zebrafish|pangolin|quetzal/i)).toEqual([]);
    expect(
      site.files.filter((path) => /salaries|loose|inside/.test(path) && !path.endsWith('.html')),
    ).toEqual([]);
    const { pages, root } = JSON.parse(site.read('navigation.json'));
    expect(pages.map(({ route }: { route: string }) => route)).toEqual(['/', '/guide']);
    expect(pages[0].next).toBe('/guide');
    // What has nothing but such pages goes with them.
    expect(JSON.stringify(root)).not.toContain('Inside');
    const found = site.result.diagnostics.filter(({ code }) => code === 'content/for-members');
    expect(found.map(({ span }) => span?.file).sort()).toEqual([
      'inside/plans.mdx',
      'inside/root.mdx',
      'loose.mdx',
      'salaries.mdx',
    ]);
    expect(found.find(({ span }) => span?.file === 'salaries.mdx')?.span).toMatchObject({ start: 19 });
    expect(
      site.result.diagnostics.map(({ code }) => code).filter((code) => code !== 'content/for-members'),
    ).toEqual([]);
  });

  it('takes no page for everybody along that its group opens with', async () => {
    const group = { group: 'Pay', root: 'guide', pages: ['salaries'] };
    const { 'docs.json': _, ...pages } = files;
    const site = await buildProject(writeProject({ ...pages, 'docs.json': docsJson({ groups: [group] }) }));
    expect(JSON.parse(site.read('navigation.json')).pages).toMatchObject([{ route: '/guide' }]);
  });

  it('is one like others where --groups names its group, but for the sitemap', async () => {
    const site = await buildProject(writeProject(files), {
      groups: ['staff'],
      siteUrl: 'https://example.com',
    });
    const { pages, root } = JSON.parse(site.read('navigation.json'));
    expect(pages.map(({ route }: { route: string }) => route)).toEqual(['/', '/salaries', '/guide']);
    expect(JSON.stringify(root)).not.toContain('Inside');
    expect(site.read('salaries.md')).toContain('Zebrafish');
    expect(site.read('llms.txt')).toContain('salaries.md');
    expect(site.read('salaries/index.html')).not.toContain('noindex');
    expect(site.read('sitemap.xml')).toContain('guide');
    expect(site.read('sitemap.xml')).not.toContain('salaries');
    expect(mentions(site, /zebrafish/).some((path) => path.startsWith('_waymark/search/'))).toBe(true);
    expect(mentions(site, /pangolin/i)).toEqual([]);
  });

  it('is reported by check, whatever groups are named', async () => {
    const folder = writeProject(files);
    for (const flags of [[], ['--groups', 'staff, board']]) {
      const { stdout, status } = await waymark(['check', folder, '--json', ...flags]);
      expect(status).toBe(0);
      const { diagnostics } = JSON.parse(stdout) as {
        diagnostics: { code: string; line: number; file: string }[];
      };
      expect(diagnostics).toContainEqual(
        expect.objectContaining({ code: 'content/for-members', file: 'salaries.mdx', line: 3 }),
      );
    }
  });

  it('is answered by dev, but not as Markdown', async () => {
    const directory = writeProject(files);
    const options = { directory, entry: 'docs.json', version: '0.0.0' };
    const session = await openSession(options);
    expect(await session.answer('salaries/')).toBeDefined();
    expect(await session.answer('salaries.md')).toBeUndefined();
    const ofStaff = await openSession({ ...options, groups: ['staff'] });
    expect(await ofStaff.answer('salaries.md')).toBeDefined();
  });

  it('stays out of a site that is built from what an earlier one kept', async () => {
    const folder = writeProject(files);
    const named = await buildProject(folder, { cache: true, groups: ['staff'] });
    const plain = await buildProject(folder, { cache: true, out: named.out });
    const fresh = await buildProject(folder);
    expect(plain.files).toEqual(fresh.files);
    for (const path of fresh.files.filter((file) => !file.includes('manifest')))
      expect(plain.read(path), path).toBe(fresh.read(path));
  });
});
