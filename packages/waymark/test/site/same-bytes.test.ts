import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { spawnWaymark } from '../support/commands.ts';
import {
  buildProject,
  docsJson,
  listFiles,
  removeTemporary,
  snapshot,
  temporaryFolder,
  writeProject,
} from '../support/projects.ts';

afterAll(removeTemporary);

const files = {
  'docs.json': docsJson(
    {
      languages: [
        {
          language: 'tr',
          groups: [
            { group: 'İlk', pages: ['index', 'updates', 'code'] },
            { group: 'API', openapi: 'api.yaml' },
          ],
        },
        { language: 'de', pages: ['ä', 'b/a', 'b/Z'] },
      ],
    },
    { redirects: [{ source: '/old/:rest*', destination: '/b/:rest*' }] },
  ),
  'index.mdx': '# INFO İı\n\n[ä](/ä) <Icon icon="flag" />\n',
  'ä.md': '# Ä\n\n```ts\nconst a = 1;\n```\n',
  'b/a.mdx': '# a\n\n$a^2$\n',
  'b/Z.mdx': '# Z\n',
  'updates.mdx':
    '<Update label="March 2026" tags={["I", "ı"]}>\n\n## A\n\nx\n</Update>\n\n<Update label="2026-03-05">\ny\n</Update>\n',
  'code.mdx':
    'export const now = new Date();\n\n{String(now)} {now.getHours()} {new Date(2026, 0, 1).toISOString()} {Math.random()} {Date.now()} {performance.now()}\n',
  'api.yaml':
    "openapi: 3.1.0\ninfo: { title: A, version: '1' }\nservers: [{ url: 'https://a.test' }]\npaths: { /i: { get: { tags: [I], parameters: [{ in: query, name: since, schema: { type: string, format: date-time } }], responses: { '200': { description: A } } } } }\n",
  'one.css': '.one { color: red }\n',
  'two.css': '.two { color: blue }\n',
};

/** The files of a site that is built in a time zone, from files that were written in an order at a time. */
async function builtIn(zone: string, entries: readonly (readonly [string, string])[], seconds: number) {
  const directory = writeProject(Object.fromEntries(entries), join(temporaryFolder(), `docs-${seconds}`));
  for (const path of listFiles(directory)) utimesSync(join(directory, path), seconds, seconds);
  const { TZ: own } = process.env;
  process.env['TZ'] = zone;
  try {
    const { out } = await buildProject(directory, { siteUrl: 'https://docs.test' });
    return snapshot(out);
  } finally {
    if (own === undefined) delete process.env['TZ'];
    else process.env['TZ'] = own;
  }
}

it('does not depend on the time zone, the times and the order of files, and where the folder is', async () => {
  const entries = Object.entries(files);
  const one = await builtIn('America/Anchorage', entries, 1_000_000_000);
  const other = await builtIn('Pacific/Kiritimati', entries.toReversed(), 1_700_000_000);
  expect([...other.keys()]).toEqual([...one.keys()]);
  expect([...one].filter(([path, content]) => other.get(path) !== content).map(([path]) => path)).toEqual([]);
  expect(one.get('code/index.html')).toContain('2026-01-01T00:00:00.000Z');
});

it('does not depend on the language of the machine', () => {
  const directory = writeProject(files);
  const [one, other] = ['en_US.UTF-8', 'tr_TR.UTF-8'].map((language) => {
    const out = join(temporaryFolder(), 'out');
    spawnWaymark(['build', directory, '--out', out, '--no-cache'], {
      env: { ...process.env, LC_ALL: language },
    });
    return snapshot(out);
  });
  expect(one?.get('code/index.html')).toContain('(Coordinated Universal Time)');
  expect(other).toEqual(one);
});
