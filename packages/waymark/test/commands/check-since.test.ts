import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { spawnWaymark, waymark } from '../support/commands.ts';
import { docsJson, removeTemporary, temporaryFolder, writeProject } from '../support/projects.ts';
import { commitAll, git } from '../support/repositories.ts';

afterAll(removeTemporary);

const SETUP =
  'Take the lamp out of its box, put it on the table, and turn the key until it says that it is ready.';
const SPECIFICATION = {
  openapi: '3.1.0',
  info: { title: 'Lamps', version: '1' },
  paths: {
    '/lamps': { get: { summary: 'List lamps', tags: ['Old'], responses: { 200: { description: 'ok' } } } },
  },
};
const FILES = {
  'docs/docs.json': docsJson(
    {
      pages: [
        'index',
        'guides/setup',
        'guides/usage',
        { group: 'API', openapi: '../api/lamps.json', pages: ['GET /lamps'] },
      ],
    },
    { redirects: [{ source: '/begin', destination: '/guides/setup' }] },
  ),
  'docs/index.mdx': '# Home\n',
  'docs/guides/setup.mdx': `---\ntitle: Setup\n---\n\n## Steps\n\n${SETUP}\n`,
  'docs/guides/usage.mdx': '---\ntitle: Usage\n---\n\n## Rate limits\n\nFew.\n\n## Colours\n\nMany.\n',
  'docs/hidden.mdx': '---\ntitle: Hidden\n---\n\nShort.\n',
  'api/lamps.json': JSON.stringify(SPECIFICATION),
};

interface Found {
  readonly code: string;
  readonly message: string;
  readonly file: string;
  readonly hint: string;
}

/** A repository with docs in a folder of it, as it was committed. */
function repository(): string {
  const folder = writeProject(FILES);
  commitAll(folder);
  return folder;
}

async function lost(folder: string, revision = 'HEAD'): Promise<readonly string[]> {
  const { stdout } = await waymark(['check', join(folder, 'docs'), '--since', revision, '--format', 'json']);
  const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly Found[] };
  return diagnostics
    .filter(({ code }) => code.startsWith('links/lost'))
    .map(({ code, message, file }) => `${file}: ${code.slice(11)} ${/"([^"]*)"/.exec(message)?.[1]}`);
}

describe('check --since', () => {
  it('finds nothing where nothing is lost, also below a repository’s root', async () => {
    const folder = repository();
    expect(await lost(folder)).toEqual([]);
    expect((await waymark(['check', join(folder, 'docs'), '--since', 'HEAD'])).status).toBe(0);
  });

  it('asks about the folder in a hook of git too, which is told of another repository', () => {
    const folder = repository();
    const other = writeProject({ 'lamp.txt': 'lit' });
    commitAll(other);
    const env = { ...process.env, GIT_DIR: join(other, '.git'), GIT_WORK_TREE: other };
    const { stdout } = spawnWaymark(['check', join(folder, 'docs'), '--since', 'HEAD', '--json'], { env });
    expect(JSON.parse(stdout)).toMatchObject({ summary: { errors: 0 } });
  });

  it('follows a docs folder that moved in its repository', async () => {
    const folder = repository();
    git(folder, 'tag', 'before');
    mkdirSync(join(folder, 'site'));
    renameSync(join(folder, 'docs'), join(folder, 'site/docs'));
    rmSync(join(folder, 'site/docs/hidden.mdx'));
    renameSync(join(folder, 'api'), join(folder, 'site/api'));
    commitAll(folder);
    expect(await lost(join(folder, 'site'), 'before')).toEqual(['docs.json: page /hidden']);
  });

  it('reports pages, redirects, generated pages and anchors that are gone', async () => {
    const folder = repository();
    renameSync(join(folder, 'docs/guides/setup.mdx'), join(folder, 'docs/guides/install.mdx'));
    rmSync(join(folder, 'docs/hidden.mdx'));
    writeProject(
      {
        'docs/docs.json': docsJson({
          pages: [
            'index',
            'guides/install',
            'guides/usage',
            { group: 'API', openapi: '../api/lamps.json', pages: ['GET /lamps'] },
          ],
        }),
        'docs/guides/usage.mdx': '---\ntitle: Usage\n---\n\n## Quotas\n\nFew.\n\n## Colours\n\nMany.\n',
        'api/lamps.json': JSON.stringify(SPECIFICATION).replace('List lamps', 'All lamps'),
      },
      folder,
    );
    expect(await lost(folder)).toEqual([
      'docs.json: page /api-reference/old/list-lamps',
      'docs.json: page /begin',
      'docs.json: page /guides/setup',
      'docs.json: page /hidden',
      'guides/usage.mdx: anchor #rate-limits',
    ]);
    const { stdout } = await waymark(['check', join(folder, 'docs'), '--since', 'HEAD']);
    expect(stdout).toContain('"#quotas" stands in its place');
    expect(stdout).toContain(
      'Add { "source": "/guides/setup", "destination": "/guides/install" } to `redirects`',
    );
  });

  it('writes the redirects that are sure, and the entries of the navigation that follow', async () => {
    const folder = repository();
    renameSync(join(folder, 'docs/guides/setup.mdx'), join(folder, 'docs/guides/install.mdx'));
    rmSync(join(folder, 'docs/hidden.mdx'));
    const { status, stderr } = await waymark(['check', join(folder, 'docs'), '--since', 'HEAD', '--fix']);
    expect(stderr).toContain('+++ b/docs.json');
    const { redirects, navigation } = JSON.parse(readFileSync(join(folder, 'docs/docs.json'), 'utf8'));
    expect(redirects).toEqual([
      { source: '/begin', destination: '/guides/setup' },
      { source: '/guides/setup', destination: '/guides/install' },
    ]);
    expect(navigation.pages[1]).toBe('guides/install');
    // What took the place of the short page, nobody can know.
    expect(await lost(folder)).toEqual(['docs.json: page /hidden']);
    expect(status).toBe(1);
  });

  it('keeps an anchor for readers who come by a redirect', async () => {
    const folder = repository();
    renameSync(join(folder, 'docs/guides/usage.mdx'), join(folder, 'docs/use.mdx'));
    const moved = FILES['docs/docs.json']
      .replace('"guides/usage"', '"use"')
      .replace('[{"source"', '[{"source":"/guides/usage","destination":"/use"},{"source"');
    writeProject(
      { 'docs/docs.json': moved, 'docs/use.mdx': '---\ntitle: Usage\n---\n\n## Colours\n\nMany.\n' },
      folder,
    );
    expect(await lost(folder)).toEqual(['use.mdx: anchor #rate-limits']);
    writeProject(
      {
        'docs/use.mdx':
          '---\ntitle: Usage\n---\n\n## Colours {#rate-limits}\n\nMany.\n\n<a id="colours" />\n',
      },
      folder,
    );
    expect(await lost(folder)).toEqual([]);
  });

  it('does not miss what a redirect hid', async () => {
    const folder = writeProject({
      ...FILES,
      'docs/docs.json': FILES['docs/docs.json'].replace('/begin', '/guides/usage'),
    });
    commitAll(folder);
    expect(await lost(folder)).toEqual([]);
  });

  it('is used wrongly with a revision that git does not have, or without git', async () => {
    const folder = repository();
    const check = (dir: string, revision: string) => waymark(['check', dir, `--since=${revision}`]);
    const docs = join(folder, 'docs');
    const pwned = join(folder, 'pwned');
    for (const revision of ['nowhere', '--help', `--output=${pwned}`, `;touch ${pwned}`, ''])
      expect(await check(docs, revision), revision).toMatchObject({ status: 2, stdout: '' });
    git(folder, 'commit', '-q', '--allow-empty', '-m', 'Two');
    const shallow = temporaryFolder();
    git(folder, 'clone', '-q', '--depth', '1', `file://${folder}`, shallow);
    const { status, stderr } = await check(join(shallow, 'docs'), 'HEAD~1');
    expect(status).toBe(2);
    expect(stderr).toMatch(/shallow/);
    expect(await check(writeProject({ 'docs.json': docsJson({ pages: [] }) }), 'HEAD')).toMatchObject({
      status: 2,
    });
  });
});
