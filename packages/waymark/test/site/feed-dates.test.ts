import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { UNTRUSTED } from '../../src/project/trust.ts';
import { buildProject, docsJson, removeTemporary, writeProject } from '../support/projects.ts';

afterAll(removeTemporary);

function commit(folder: string, day: string, time = `${day}T12:00:00Z`): void {
  const git = (...args: string[]): void => {
    const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
    const env = { ...process.env, GIT_COMMITTER_DATE: time, GIT_CONFIG_GLOBAL: '/dev/null' };
    execFileSync('git', ['-C', folder, ...who, ...args], { stdio: 'ignore', env });
  };
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'x');
}

const entry = (label: string, text: string): string =>
  `<Update label="${label}">\n\n${text}\n\n</Update>\n\n`;
const LAMP = entry('v1', 'The lamp 💡 burns.');
const HORN = entry('v2', 'The horn sounds.');
const days = (feed: string): readonly (string | undefined)[] =>
  feed
    .split('<item>')
    .slice(1)
    .map((item) => /<pubDate>\w+, (.*?) 00:00/.exec(item)?.[1]);

it('dates an entry that names no day by the last commit that changed it, as far as git knows it', async () => {
  const log = `import Old from '/snippets/old.mdx';\n\n${LAMP}${entry('2020-01-02', 'x')}<Old />\n`;
  const folder = writeProject({
    'docs/docs.json': docsJson({ pages: ['log'] }, { variables: { ship: 'A long name' } }),
    'docs/log.mdx': log,
    'docs/snippets/old.mdx': entry('v0', 'Oil.'),
  });
  commit(folder, '2023-05-06');
  const docs = join(folder, 'docs');
  writeProject({ 'log.mdx': `---\ntitle: Log\n---\n\n{{ship}}\n\n${HORN}${log}` }, docs);
  const feed = async (trust = {}): Promise<readonly (string | undefined)[]> =>
    days((await buildProject(docs, trust)).read('log/rss.xml'));
  expect(await feed()).toEqual([undefined, undefined, '02 Jan 2020', '06 May 2023']);
  commit(folder, '2024-07-08');
  expect(await feed()).toEqual(['08 Jul 2024', '06 May 2023', '02 Jan 2020', '06 May 2023']);
  expect(await feed({ trust: UNTRUSTED.all })).toEqual([undefined, undefined, '02 Jan 2020', undefined]);
});

it.each(['', '\uFEFF'])(
  'finds entries whose lines git ends otherwise than its commits: after %j',
  async (mark) => {
    const log = `${mark}---\ntitle: Log\n---\n\n${HORN}${LAMP}`;
    const folder = writeProject({ 'docs.json': docsJson({ pages: ['log'] }), 'log.mdx': log });
    commit(folder, '2023-05-06');
    writeProject({ 'log.mdx': log.replaceAll('\n', '\r\n') }, folder);
    expect(days((await buildProject(folder)).read('log/rss.xml'))).toEqual(['06 May 2023', '06 May 2023']);
  },
);

it('knows days whatever the settings of a user are', async () => {
  const folder = writeProject({
    'docs.json': docsJson({ pages: ['log', 'a'] }, { metadata: { timestamp: true } }),
    'log.mdx': `---\ntitle: Log\n---\n\n${LAMP}`,
    'a.mdx': 'A.\n',
  });
  commit(folder, '2023-05-06');
  const settings = {
    blame: { ignoreRevsFile: '.nothing-there' },
    log: { showRoot: false, follow: true },
    diff: { orderFile: '.nothing-there' },
    i18n: { logOutputEncoding: 'UTF-16' },
  };
  const lines = Object.entries(settings).flatMap(([section, values]) => [
    `[${section}]`,
    ...Object.entries(values).map(([name, value]) => `${name} = ${value}`),
  ]);
  const file = join(writeProject({ config: lines.join('\n') }), 'config');
  vi.stubEnv('GIT_CONFIG_GLOBAL', file);
  try {
    const site = await buildProject(folder);
    expect(days(site.read('log/rss.xml'))).toEqual(['06 May 2023']);
    expect(site.read('a/index.html')).toContain('datetime="2023-05-06"');
  } finally {
    vi.unstubAllEnvs();
  }
});

it('says where to look when git tells no days', async () => {
  const folder = writeProject({
    '.git/HEAD': 'no reference',
    'docs.json': docsJson({ pages: ['a'] }, { metadata: { timestamp: true } }),
    'a.mdx': 'A.\n',
  });
  const { diagnostics } = (await buildProject(folder)).result;
  expect(diagnostics.map(({ hint }) => hint)).toEqual([expect.stringContaining('safe.directory')]);
});

it('gives no date for a commit of a time that no calendar has', async () => {
  const folder = writeProject({ 'docs.json': docsJson({ pages: ['log'] }), 'log.mdx': LAMP });
  commit(folder, '', '@99999999999999 +0000');
  expect(days((await buildProject(folder)).read('log/rss.xml'))).toEqual([undefined]);
});
