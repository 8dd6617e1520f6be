import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Ran, serve, spawnWaymark, stopServing, waymark } from '../support/commands.ts';
import {
  docsJson,
  fixture,
  removeTemporary,
  snapshot,
  temporaryFolder,
  writeProject,
} from '../support/projects.ts';

afterAll(() => {
  stopServing();
  removeTemporary();
});

type OtherSystem = 'as-windows' | 'case-blind';
type System = OtherSystem | 'own';

/** The environment of a command as another system would have it. */
function envOf(system: OtherSystem, folder: string): NodeJS.ProcessEnv {
  const { href } = new URL(`../support/${system}.mjs`, import.meta.url);
  return { ...process.env, NODE_NO_WARNINGS: '1', NODE_OPTIONS: `--import=${href}`, CASE_BLIND: folder };
}

/** Runs a command as another system would have it, in a folder. */
async function runAs(system: System, args: readonly string[], cwd: string): Promise<Ran> {
  return system === 'own' ? waymark(args, cwd) : spawnWaymark(args, { cwd, env: envOf(system, cwd) });
}

const API = `openapi: 3.1.0
info: { title: Lamps, version: '1' }
paths: { /lamps: { get: { summary: List, responses: { '200': { description: OK } } } } }
`;

// On Windows itself, every other test asks the same.
describe.skipIf(process.platform === 'win32')('paths of Windows', () => {
  /** What a command says as JSON, but for the time that it took, and its folder as that system names it. */
  const said = ({ stdout }: Ran): unknown =>
    JSON.parse(stdout, (key, value) => (key === 'stations' || key === 'out' ? undefined : value));

  it.each(['islands', 'broken'])('make the same site: %s', async (name) => {
    const folder = temporaryFolder();
    const build = async (system: System, out: string) =>
      said(await runAs(system, ['build', fixture(name), '--out', out, '--no-cache', '--json'], folder));
    expect(await build('as-windows', 'windows')).toEqual(await build('own', 'own'));
    expect(snapshot(join(folder, 'windows'))).toEqual(snapshot(join(folder, 'own')));
  });

  it.each([
    [['build', '--out', 'Q:\\site\\out', '--no-cache'], 1],
    [['build', '--out', 'out', '--cache', 'Q:\\cache'], 2],
    [['export', '--out', 'Q:\\site.zip'], 1],
    [['new', 'Q:\\docs'], 2],
  ] as const)('may lead to a drive that is not there: %j', async (args, status) => {
    const folder = writeProject({ 'docs.json': docsJson({ pages: ['index'] }), 'index.mdx': '# Home\n' });
    const { stderr, ...ran } = await runAs('as-windows', args, folder);
    expect([ran.status, stderr]).toEqual([status, expect.stringMatching(/^waymark: /)]);
    expect(stderr).not.toMatch(/this is a bug|call stack/);
  });

  it('find the docs folder as it was, and move what is in it', async () => {
    const make = (): string => {
      const folder = writeProject({
        'docs/docs.json': docsJson({
          pages: ['index', 'guides/setup'],
          groups: [{ group: 'API', openapi: '../api.yaml' }],
        }),
        'docs/index.mdx': '# Home\n\n[Setup](./guides/setup)\n',
        'docs/guides/setup.mdx': '# Setup\n\n[Home](../index)\n',
        'api.yaml': API,
      });
      const git = (...args: readonly string[]) =>
        execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { cwd: folder });
      git('init', '--quiet');
      git('add', '.');
      git('commit', '--quiet', '--message=One');
      return folder;
    };
    const ask = async (system: System) => {
      const folder = make();
      const moved = await runAs(system, ['mv', 'docs/guides', 'docs/manual'], folder);
      writeFileSync(join(folder, 'docs/docs.json'), docsJson({ pages: ['index', 'manual/setup'] }));
      const since = await runAs(system, ['check', 'docs', '--since', 'HEAD', '--json'], folder);
      return { moved: moved.stderr, since: said(since), files: snapshot(join(folder, 'docs')) };
    };
    const own = await ask('own');
    expect(await ask('as-windows')).toEqual(own);
    expect(JSON.stringify(own.since)).toContain('links/lost-page');
  });

  it('name the files that change while they are served', async () => {
    const folder = writeProject({
      'docs.json': docsJson({
        pages: ['guides/setup'],
        groups: [{ group: 'API', openapi: 'api/lamps.yaml' }],
      }),
      'guides/setup.mdx': 'import Tide from "/snippets/tide.mdx";\n\n<Tide />\n',
      'snippets/tide.mdx': 'Ebb.\n',
      'api/lamps.yaml': API,
    });
    const { url } = await serve(['dev', folder, '--port', '0'], envOf('as-windows', folder));
    const page = async (path: string): Promise<string> => (await fetch(new URL(path, url))).text();
    expect(await page('guides/setup')).toContain('Ebb.');
    writeProject({ 'snippets/tide.mdx': 'Flood. [Away](./none)\n' }, folder);
    await expect.poll(() => page('guides/setup')).toContain('Flood.');
    expect(await page('guides/setup')).toContain('snippets/tide.mdx');
    writeProject({ 'api/lamps.yaml': API.replace('List', 'Find') }, folder);
    await expect.poll(() => page('navigation.json')).toContain('Find');
    renameSync(join(folder, 'guides/setup.mdx'), join(folder, 'guides/start.mdx'));
    await expect.poll(() => page('guides/start')).toContain('Flood.');
  });
});

// Disks of other systems are so themselves.
describe.skipIf(process.platform !== 'linux')('a disk that passes over letter case', () => {
  it('has no file under another name than everywhere else', async () => {
    const folder = writeProject({
      'docs/docs.json': docsJson({ pages: ['index'], groups: [{ group: 'API', openapi: 'API/Lamps.yaml' }] }),
      'docs/index.mdx': '# Home\n',
      'docs/api/lamps.yaml': API,
      'docs/.MintIgnore': 'index.mdx\n',
      'docs/Waymark.json': '{ "base": "/x" }',
    });
    const own = await runAs('own', ['check', 'docs'], folder);
    expect(await runAs('case-blind', ['check', 'docs'], folder)).toEqual(own);
    expect(own.stdout).toContain('Did you mean "api/lamps.yaml"?');
  });

  it.each(['own', 'case-blind'] as const)('has no docs.json of another spelling (%s)', async (system) => {
    const folder = writeProject({ 'Docs.json': docsJson({ pages: ['index'] }), 'index.mdx': '# Home\n' });
    expect(await runAs(system, ['build'], folder)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('"Docs.json" is there: write its name in lower case'),
    });
  });

  it('says nothing of the letters of a docs.json that leads nowhere', async () => {
    const folder = writeProject({ 'index.mdx': '# Home\n' });
    symlinkSync('nowhere.json', join(folder, 'docs.json'));
    expect((await runAs('own', ['build'], folder)).stderr).not.toContain('lower case');
  });

  it.each([
    ['DOCS', 'holds the docs themselves'],
    ['Docs/IMG', 'has content'],
    ['Docs/guides/OUT', 'lies among pages'],
  ])('writes no site over the docs under another name: %s', async (out, problem) => {
    const folder = writeProject({
      'docs/docs.json': docsJson({ pages: ['guides/index'] }),
      'docs/guides/index.mdx': '# Home\n',
      'docs/img/a.txt': 'a',
    });
    const before = snapshot(folder);
    const built = await runAs('case-blind', ['build', 'docs', '--out', out, '--no-cache'], folder);
    expect(built).toMatchObject({ status: 2, stderr: expect.stringContaining(problem) });
    expect(snapshot(folder)).toEqual(before);
  });

  it('forgets the earlier spelling of what is renamed while it is served', async () => {
    const folder = writeProject({
      'docs.json': docsJson({ pages: ['index'] }),
      'index.mdx': '# Home\n',
      'guides/setup.mdx': '# Setup\n',
      'guides/tide.mdx': '# Tide\n',
    });
    const { url } = await serve(['dev', folder, '--port', '0'], envOf('case-blind', folder));
    const status = async (path: string): Promise<number> => (await fetch(new URL(path, url))).status;
    renameSync(join(folder, 'guides/setup.mdx'), join(folder, 'guides/Setup.mdx'));
    await expect.poll(() => status('guides/Setup')).toBe(200);
    await expect.poll(() => status('guides/setup')).toBe(404);
    renameSync(join(folder, 'guides'), join(folder, 'Guides'));
    await expect.poll(() => status('Guides/tide')).toBe(200);
    await expect.poll(() => status('guides/tide')).toBe(404);
  });

  it('gets the names of a site as they are spelled now', async () => {
    const folder = writeProject({
      'docs/docs.json': docsJson({ pages: ['index', 'guide'] }),
      'docs/index.mdx': '# Home\n',
      'docs/guide.mdx': '# Guide\n',
      'docs/img/a.txt': 'a',
    });
    const build = () => runAs('case-blind', ['build', 'docs', '--out', 'out', '--no-cache'], folder);
    expect((await build()).status).toBe(0);
    renameSync(join(folder, 'docs/guide.mdx'), join(folder, 'docs/Guide.mdx'));
    renameSync(join(folder, 'docs/img'), join(folder, 'docs/Img'));
    writeFileSync(join(folder, 'docs/docs.json'), docsJson({ pages: ['index', 'Guide'] }));
    expect((await build()).status).toBe(0);
    const names = readdirSync(join(folder, 'out'));
    expect(names).toEqual(expect.arrayContaining(['Guide', 'Guide.md', 'Img']));
    expect(names).not.toContain('guide');
    expect(readFileSync(join(folder, 'out/Img/a.txt'), 'utf8')).toBe('a');
  });
});
