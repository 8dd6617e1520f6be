import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longHash } from '../../src/project/files/hash.ts';
import { bin, waymark } from '../support/commands.ts';
import {
  docsJson,
  listFiles,
  removeTemporary,
  snapshot,
  temporaryFolder,
  writeProject,
} from '../support/projects.ts';

afterAll(removeTemporary);

const openapi = {
  openapi: '3.1.0',
  info: { title: 'Sea', version: '1' },
  paths: {
    '/ships': { get: { summary: 'List ships' }, post: { summary: 'Add a ship' } },
    '/ports': { get: { summary: 'List ports' } },
  },
};

/** Languages, versions, operations, changelogs, redirects, files of its own, and pages in no navigation. */
const project: Readonly<Record<string, string>> = {
  'docs.json': docsJson(
    {
      languages: [
        {
          language: 'en',
          versions: [
            { version: '2', default: true, groups: [{ group: 'New', pages: ['index', 'a', 'b', 'news'] }] },
            { version: '1', groups: [{ group: 'Old', pages: ['old/a', 'old/b'] }] },
          ],
        },
        { language: 'de', groups: [{ group: 'Neu', pages: ['de/index', 'de/a'] }] },
        {
          language: 'fr',
          groups: [{ group: 'API', openapi: 'sea.json', pages: ['GET /ships', 'POST /ships'] }],
        },
      ],
    },
    { redirects: [{ source: '/away', destination: '/a' }], seo: { indexing: 'all' } },
  ),
  'sea.json': JSON.stringify(openapi),
  'index.mdx': '# Home\n\nA [link](/b#below), `code`.\n\n```ts\nconst a = 1;\n```\n',
  'a.mdx': '---\ntitle: A\ndescription: About lamps\n---\n\n<Card title="Lamp">Lamps burn oil.</Card>\n',
  'b.mdx': '---\ntitle: B\n---\n\n## Below\n\n$x^2$\n',
  'news.mdx': '---\ntitle: News\n---\n\n<Update label="2026-01-02">Lamps are brighter.</Update>\n',
  'old/a.mdx': '---\ntitle: Old A\n---\n\n## Above\n\nLamps smoke.\n',
  'old/b.mdx': '---\ntitle: Old B\n---\n\nNothing.\n',
  'de/index.mdx': '---\ntitle: Anfang\n---\n\nDas Leuchtturmwärterhaus.\n',
  'de/a.mdx': '---\ntitle: Lampe\n---\n\n<Tabs><Tab title="Eins">Öl</Tab></Tabs>\n',
  'apart.mdx': '---\ntitle: Apart\n---\n\nIn no navigation.\n',
  '.well-known/assets.txt': 'kept',
  'lamp.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>',
};

/** Runs a command in a process of its own; several may run at once. */
async function run(args: readonly string[]): Promise<number | null> {
  const child = spawn(process.execPath, [bin, ...args], { stdio: 'ignore' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

function buildPart(docs: string, part: string, flags: readonly string[] = []): Promise<string> {
  const out = temporaryFolder();
  return waymark(['build', docs, '--shard', part, '--out', out, '--no-cache', ...flags]).then(
    ({ status, stderr }) => {
      expect(status, stderr).toBe(0);
      return out;
    },
  );
}

function pagesOf(folder: string): readonly string[] {
  return listFiles(folder).filter((path) => path.endsWith('index.html') && path !== 'away/index.html');
}

let docs = '';
let parts: readonly string[] = [];

beforeAll(async () => {
  docs = writeProject(project);
  parts = [temporaryFolder(), temporaryFolder(), temporaryFolder(), temporaryFolder()];
  const built = parts.map((out, at) =>
    run(['build', docs, '--out', out, '--shard', `${at + 1}/${parts.length}`, '--no-cache']),
  );
  expect(await Promise.all(built)).toEqual([0, 0, 0, 0]);
});

/** A copy of the parts, to be spoilt. */
function copies(): string[] {
  return parts.map((part) => {
    const copy = temporaryFolder();
    cpSync(part, copy, { recursive: true });
    return copy;
  });
}

describe('parts of a site', () => {
  it('are disjoint, and joined in any order they are the whole, byte for byte', async () => {
    const [whole, joined] = [temporaryFolder(), temporaryFolder()];
    expect((await waymark(['build', docs, '--out', whole, '--no-cache'])).status).toBe(0);
    const pages = parts.flatMap(pagesOf);
    expect([...pages].sort()).toEqual(pagesOf(whole));
    expect(new Set(parts.map((part) => pagesOf(part).length > 0))).toEqual(new Set([true]));
    expect(await run(['merge', ...[...parts].reverse(), '--out', joined])).toBe(0);
    expect(listFiles(joined)).toEqual(listFiles(whole));
    expect(snapshot(joined)).toEqual(snapshot(whole));
    expect(
      listFiles(whole).filter((path) => /rss\.xml|llms-full|search\/(?:de|en|fr)\.json/.test(path)),
    ).toEqual([
      '.well-known/llms-full.txt',
      '_waymark/search/de.json',
      '_waymark/search/en.json',
      '_waymark/search/fr.json',
      'llms-full.txt',
      'news/rss.xml',
    ]);
  });

  it('may be more than the pages, and one part is the whole', async () => {
    const small = writeProject({ 'docs.json': docsJson({ pages: ['index'] }), 'index.mdx': 'Home.' });
    const [whole, one, two] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
    await waymark(['build', small, '--out', whole, '--no-cache']);
    await waymark(['merge', await buildPart(small, '1/1'), '--out', one]);
    await waymark(['merge', await buildPart(small, '2/2'), await buildPart(small, '1/2'), '--out', two]);
    expect(snapshot(one)).toEqual(snapshot(whole));
    expect(snapshot(two)).toEqual(snapshot(whole));
  });

  it('tell what is wrong with the site once, and with each page where it is built', async () => {
    const faulty = writeProject({
      'docs.json': docsJson({ pages: ['index', 'none', 'a'] }),
      'index.mdx': '[x](/nowhere)',
      'a.mdx': '[y](/elsewhere)',
    });
    const codes = async (part: string): Promise<readonly string[]> => {
      const args = ['build', faulty, '--shard', part, '--out', temporaryFolder(), '--no-cache', '--strict'];
      const { status, stderr } = await waymark(args);
      expect(status).toBe(1);
      return [...stderr.matchAll(/navigation\/missing-page|\/(?:nowhere|elsewhere)/g)].map(([code]) => code);
    };
    const [first, second] = [new Set(await codes('1/2')), new Set(await codes('2/2'))];
    expect([first.has('navigation/missing-page'), second.has('navigation/missing-page')]).toEqual([
      true,
      false,
    ]);
    expect([...first, ...second].filter((code) => code.startsWith('/')).sort()).toEqual([
      '/elsewhere',
      '/nowhere',
    ]);
  });
});

describe('waymark merge refuses', () => {
  const refusal = async (folders: readonly string[], out = temporaryFolder()): Promise<string> => {
    const { status, stdout, stderr } = await waymark(['merge', ...folders, '--out', out]);
    expect([status, stdout]).toEqual([2, '']);
    return stderr;
  };

  it('parts that are missing, or there twice', async () => {
    expect(await refusal(parts.slice(0, 2))).toContain('3, 4 are missing');
    expect(await refusal([...parts, String(parts[1])])).toContain('are both part 2 of 4');
    expect(await refusal([])).toContain('merge');
  });

  it('parts of other sources, flags or numbers', async () => {
    const [, ...others] = parts;
    const changed = writeProject({ ...project, 'b.mdx': 'Another text.' });
    expect(await refusal([await buildPart(changed, '1/4'), ...others])).toContain('different sources');
    const asset = writeProject({ ...project, 'lamp.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' });
    expect(await refusal([await buildPart(asset, '1/4'), ...others])).toContain('different sources');
    const based = await buildPart(docs, '1/4', ['--base', '/docs']);
    expect(await refusal([based, ...others])).toContain('different flags (base)');
    expect(await refusal([await buildPart(docs, '1/5'), ...others])).toContain('5 parts');
  });

  it('parts of another Waymark', async () => {
    const [first = '', ...others] = copies();
    const record = 'shard.json';
    const file = join(first, '_waymark/shard', record);
    const manifest = join(first, '_waymark/manifest.json');
    const text = readFileSync(file, 'utf8');
    const { identity } = JSON.parse(text) as { identity: { engine: string } };
    const other = text.replace(identity.engine, 'another');
    writeFileSync(file, other);
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(longHash(text), longHash(other)));
    expect(await refusal([first, ...others])).toContain('different versions of Waymark');
  });

  it('folders that are no parts, and parts that are not whole', async () => {
    expect(await refusal([temporaryFolder()])).toContain('holds no part');
    const lacking = copies();
    rmSync(join(String(lacking[0]), '.well-known'), { recursive: true });
    expect(await refusal(lacking)).toMatch(/"\.well-known\/.*is not there/);
    const changed = copies();
    const other = changed.find((part) => listFiles(part).includes('a.md')) ?? '';
    writeFileSync(join(other, 'a.md'), 'Something else.');
    expect(await refusal(changed)).toMatch(/"a\.md".*not as it was built/);
  });

  it.each([
    ['shard.json', '{'],
    ['shard.json', 'null'],
    ['shard.json', '{"version":1,"shard":{"index":1,"count":1e9}}'],
    ['texts-0.json', '[null]'],
    ['search-0.json', '[{"entry":{"route":"/"},"page":{}}]'],
  ])('parts whose %s says %s', async (name, text) => {
    const [first = '', ...others] = copies();
    const path = `_waymark/shard/${name}`;
    const manifest = join(first, '_waymark/manifest.json');
    const before = longHash(readFileSync(join(first, path), 'utf8'));
    writeFileSync(join(first, path), text);
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(before, longHash(text)));
    expect(await refusal([first, ...others])).toContain(`"${path}" of the part in "${first}" is not what`);
  });

  it('files of a part that lie elsewhere', async () => {
    const [first = '', ...others] = copies();
    const elsewhere = temporaryFolder();
    cpSync(join(first, '.well-known'), elsewhere, { recursive: true });
    rmSync(join(first, '.well-known'), { recursive: true });
    symlinkSync(elsewhere, join(first, '.well-known'));
    expect(await refusal([first, ...others])).toMatch(/"\.well-known\/.*is not there/);
  });

  it('to write over docs', async () => {
    const docs = temporaryFolder();
    writeFileSync(join(docs, 'docs.json'), '{}');
    expect(await refusal(parts, docs)).toContain('holds the docs themselves');
    mkdirSync(join(docs, 'guides'));
    writeFileSync(join(docs, 'guides/a.mdx'), 'A');
    expect(await refusal(parts, join(docs, 'guides/site'))).toContain('lies among pages');
  });

  it('to write over a part', async () => {
    expect(await refusal(parts, parts[0])).toContain('overlaps');
  });
});

it.each(['0/4', '5/4', '1', '1/0', 'a/b', '1/4/2', '-1/4', '1.5/4', ''])(
  '--shard %s is wrong use',
  async (shard) => {
    const { status, stderr } = await waymark(['build', docs, `--shard=${shard}`, '--out', temporaryFolder()]);
    expect([status, stderr]).toEqual([2, expect.stringContaining('--shard')]);
  },
);
