import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { longHash } from '../../src/project/files/hash.ts';
import { createOutputSink, type OutputSink } from '../../src/sink/output-sink.ts';
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

const packageRoot = fileURLToPath(new URL('../..', import.meta.url));
const state = temporaryFolder();
afterAll(removeTemporary);

const small = { 'docs.json': docsJson({ pages: ['index'] }), 'index.mdx': 'Home.' };

function openSink(out: string): OutputSink {
  return createOutputSink(existsSync(out) ? realpathSync(out) : out, { state, patience: 200 });
}

function writeSite(out: string, files: Readonly<Record<string, string>>): readonly string[] {
  const sink = openSink(out);
  try {
    for (const [path, content] of Object.entries(files)) sink.write({ path, content });
    sink.commit();
  } catch (error) {
    sink.abandon();
    throw error;
  }
  return sink.diagnostics().map(({ code }) => code);
}

/** Every file with its content, and every link with its target. */
function contents(folder: string): readonly string[] {
  return listFiles(folder).map((name) => {
    const path = join(folder, name);
    const isLink = lstatSync(path).isSymbolicLink();
    return `${name}: ${isLink ? readlinkSync(path) : readFileSync(path, 'utf8')}`;
  });
}

/** Whether this user may make a small disk: root outside of most containers. */
function canMount(): boolean {
  const folder = temporaryFolder();
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=100k', 'tmpfs', folder]).status === 0;
  if (mounted) execFileSync('umount', [folder]);
  return mounted;
}

const UNSHARE = ['--fork', '--pid', '--mount-proc', '--kill-child'];

/** Whether this user may start a process with process ids of its own. */
function canUnshare(): boolean {
  return spawnSync('unshare', [...UNSHARE, 'true']).status === 0;
}

/** A build that says that it holds the output, and ends with its input. */
const NAMESPACED = `
import { createOutputSink } from ${JSON.stringify(join(packageRoot, 'dist/sink/output-sink.js'))};
const [, , out, state] = process.argv;
try {
  const sink = createOutputSink(out, { state, patience: 20_000 });
  sink.write({ path: process.pid + '.html', content: '' });
  console.log(process.pid + ' holds');
  process.stdin.resume().on('end', () => sink.commit());
} catch (error) {
  console.log(error.message);
}
`;

/** The record of an output as a build would write it, for any paths. */
function manifest(files: Readonly<Record<string, string>>): string {
  const hashes = Object.entries(files).map(([path, content]) => [path, longHash(content)]);
  return JSON.stringify({ version: 1, files: Object.fromEntries(hashes) });
}

describe('the output folder', () => {
  it('may be a symbolic link: its target is written', async () => {
    const folder = writeProject(small);
    const target = join(temporaryFolder(), 'target');
    mkdirSync(target);
    symlinkSync(target, join(folder, 'dist'));
    for (const _ of ['new', 'again']) {
      await buildProject(folder, { out: join(folder, 'dist') });
      expect(lstatSync(join(folder, 'dist')).isSymbolicLink()).toBe(true);
      expect(existsSync(join(target, 'index.html'))).toBe(true);
    }
  });

  it('stays the folder that it is, with its rights', () => {
    const out = temporaryFolder();
    chmodSync(out, 0o751);
    const before = statSync(out);
    writeSite(out, { 'index.html': 'old' });
    writeSite(out, { 'index.html': 'new' });
    const { ino, mode } = statSync(out);
    expect([ino, mode]).toEqual([before.ino, before.mode]);
    expect(readdirSync(out).sort()).toEqual(['_waymark', 'index.html']);
  });

  it('is not left behind by a build that was given up', () => {
    const parent = temporaryFolder();
    const sink = createOutputSink(join(parent, 'a/b'), { state });
    sink.write({ path: 'index.html', content: '' });
    sink.abandon();
    expect([readdirSync(parent), readdirSync(state)]).toEqual([[], []]);
  });

  it('keeps the empty folders of others, and not those that its own pages left', () => {
    const out = temporaryFolder();
    mkdirSync(join(out, 'uploads'));
    writeSite(out, { 'gone/index.html': '' });
    writeSite(out, { 'index.html': '' });
    expect(readdirSync(out).sort()).toEqual(['_waymark', 'index.html', 'uploads']);
  });

  it('lets what did not change alone', () => {
    const out = temporaryFolder();
    writeSite(out, { 'a.html': 'a', 'b.html': 'b' });
    const long = new Date('2001-01-01');
    for (const name of ['a.html', 'b.html']) utimesSync(join(out, name), long, long);
    writeSite(out, { 'a.html': 'a', 'b.html': 'B' });
    expect(statSync(join(out, 'a.html')).mtime).toEqual(long);
    expect(statSync(join(out, 'b.html')).mtime).not.toEqual(long);
  });

  it('takes up what it holds already without being given it again', () => {
    const out = temporaryFolder();
    writeSite(out, { 'a.html': 'a', 'b.html': 'b', 'c.html': 'c' });
    writeFileSync(join(out, 'c.html'), 'changed by somebody');
    const sink = openSink(out);
    const keeps = (path: string, content: string): boolean => sink.keeps(path, longHash(content));
    expect([keeps('a.html', 'a'), keeps('b.html', 'B'), keeps('c.html', 'c'), keeps('d.html', 'd')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(sink.count()).toBe(1);
    sink.commit();
    expect(listFiles(out)).toEqual(['_waymark/manifest.json', 'a.html', 'c.html']);
  });

  it('reads what it remembers only while that looks the same', () => {
    const out = temporaryFolder();
    const write = (content: string): void => {
      const sink = createOutputSink(realpathSync(out), { state, marks: join(state, 'marks') });
      try {
        for (const path of ['a.html', 'b.html']) sink.write({ path, content });
        sink.commit();
      } finally {
        sink.abandon();
      }
    };
    write('one');
    write('one');
    const { atime, mtime } = statSync(join(out, 'a.html'));
    writeFileSync(join(out, 'a.html'), 'two');
    utimesSync(join(out, 'a.html'), atime, mtime);
    expect(() => write('six')).toThrow('"a.html"');
    expect(readFileSync(join(out, 'b.html'), 'utf8')).toBe('one');
    rmSync(join(out, 'a.html'));
    write('six');
    expect(readFileSync(join(out, 'a.html'), 'utf8')).toBe('six');
  });

  it('gets back what somebody deleted', () => {
    const out = temporaryFolder();
    for (const _ of ['new', 'again']) {
      writeSite(out, { 'a.html': 'a', 'b.html': 'b' });
      expect(readFileSync(join(out, 'a.html'), 'utf8')).toBe('a');
      rmSync(join(out, 'a.html'));
    }
  });

  it('may have a file where it had a folder, and a folder where it had a file', () => {
    const out = temporaryFolder();
    const first = { 'a/b/index.html': '1', 'c.html': '1' };
    const second = { 'a/b': '2', 'c.html/index.html': '2' };
    for (const site of [first, second, first]) {
      writeSite(out, site);
      expect(listFiles(out)).toEqual(['_waymark/manifest.json', ...Object.keys(site)].sort());
    }
  });

  it('records what was written in the same bytes, whatever the order', () => {
    const [one, other] = [temporaryFolder(), temporaryFolder()];
    writeSite(one, { 'b.html': 'b', 'a/x.html': 'x' });
    writeSite(other, { 'a/x.html': 'old' });
    writeSite(other, { 'a/x.html': 'x', 'b.html': 'b' });
    expect(snapshot(one)).toEqual(snapshot(other));
  });
});

describe('files that no build wrote', () => {
  const refused = (out: string, files: Readonly<Record<string, string>>): string => {
    const before = contents(out);
    let message = '';
    try {
      writeSite(out, files);
    } catch (error) {
      expect(error).toMatchObject({ kind: 'wrong-use' });
      message = String(error);
    }
    expect(contents(out)).toEqual(before);
    expect(existsSync(join(out, '.waymark'))).toBe(false);
    return message;
  };

  it('end the build when they are in its way, by their names', () => {
    const out = writeProject({ 'index.html': 'mine', 'robots.txt': 'mine', CNAME: 'mine' });
    const message = refused(out, { 'index.html': '', 'robots.txt': '', 'new/index.html': '' });
    expect(message).toContain('"index.html", "robots.txt"');
    expect(message).not.toContain('CNAME');
    expect(existsSync(join(out, 'new'))).toBe(false);
  });

  it('are counted when there are many', () => {
    const many = Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`p${index}/index.html`, 'x']));
    expect(
      refused(writeProject(many), Object.fromEntries(Object.keys(many).map((path) => [path, '']))),
    ).toMatch(/and 3 more/);
  });

  it('are those too that a build wrote and somebody changed', () => {
    const out = temporaryFolder();
    writeSite(out, { 'a.html': 'a', 'b.html': 'b' });
    writeFileSync(join(out, 'a.html'), 'a, by hand');
    expect(refused(out, { 'a.html': 'a' })).toContain('"a.html"');
    writeSite(out, { 'b.html': 'b' });
    expect(readFileSync(join(out, 'a.html'), 'utf8')).toBe('a, by hand');
  });

  it('may be folders where a file is needed, or files where a folder is', () => {
    const out = writeProject({ '404.html/mine.txt': '', guides: '' });
    mkdirSync(join(out, 'llms.txt'));
    const message = refused(out, { '404.html': '', 'guides/index.html': '', 'llms.txt': '' });
    expect(message).toContain('"404.html/mine.txt", "guides", "llms.txt"');
  });

  it('may be links, which are never followed', () => {
    const [out, outside] = [temporaryFolder(), writeProject({ 'index.html': 'mine', 'old.html': 'old' })];
    symlinkSync(outside, join(out, 'guides'));
    symlinkSync(join(outside, 'index.html'), join(out, 'index.html'));
    const before = snapshot(outside);
    expect(refused(out, { 'guides/index.html': '', 'guides/new.html': '', 'index.html': '' })).toContain(
      '"guides", "index.html"',
    );
    writeProject({ '_waymark/manifest.json': manifest({ 'guides/old.html': 'old' }) }, out);
    writeSite(out, { 'a.html': 'a' });
    expect(snapshot(outside)).toEqual(before);
    expect(lstatSync(join(out, 'guides')).isSymbolicLink()).toBe(true);
  });

  it.runIf(process.platform !== 'win32')('may be links in place of the folders that builds work in', () => {
    for (const name of ['.waymark', '_waymark']) {
      const [out, outside] = [temporaryFolder(), temporaryFolder()];
      symlinkSync(outside, join(out, name));
      expect(() => writeSite(out, { 'a.html': 'a' }), name).toThrow(name);
      expect(readdirSync(outside), name).toEqual([]);
    }
  });

  it.each(['[', '["a.html"]', '{"files":{}}', 'null'])('are all files beside a record like %s', (record) => {
    const out = writeProject({ 'a.html': 'a', '_waymark/manifest.json': record });
    expect(refused(out, { 'b.html': 'b' })).toContain('"_waymark/manifest.json"');
  });
});

describe('a record that somebody else wrote', () => {
  it('reaches nothing outside the output', () => {
    const parent = temporaryFolder();
    const out = join(parent, 'docs/dist');
    const paths = ['../../victim.txt', '../victim.txt', join(parent, 'victim.txt'), 'x/../../../victim.txt'];
    const record = manifest(Object.fromEntries(paths.map((path) => [path, 'victim'])));
    writeProject({ 'victim.txt': 'victim', 'docs/victim.txt': 'victim' }, parent);
    writeProject({ '_waymark/manifest.json': record, 'x/y': '' }, out);
    writeSite(out, { 'index.html': 'new' });
    expect(listFiles(parent)).toEqual([
      'docs/dist/_waymark/manifest.json',
      'docs/dist/index.html',
      'docs/dist/x/y',
      'docs/victim.txt',
      'victim.txt',
    ]);
  });

  it('makes no folder of a build one that is taken up again', () => {
    const parent = temporaryFolder();
    const out = join(parent, 'dist');
    const planted = { '_waymark/manifest.json': '["../../victim.txt", "planted.html"]', 'planted.html': '' };
    writeProject({ 'victim.txt': 'victim' }, parent);
    for (const folder of ['dist.waymark-ready', 'dist/.waymark-ready', `dist/.waymark/${'0'.repeat(32)}`])
      writeProject(planted, join(parent, folder));
    const before = listFiles(parent);
    expect(writeSite(out, { 'index.html': 'new' })).toEqual(['output/staging']);
    expect(listFiles(parent)).toEqual([...before, 'dist/_waymark/manifest.json', 'dist/index.html'].sort());
    expect(readFileSync(join(parent, 'victim.txt'), 'utf8')).toBe('victim');
  });

  it('is not believed when it names files of others', () => {
    const out = writeProject({ 'notes.html': 'mine', 'gone.html': 'built' });
    writeProject(
      { '_waymark/manifest.json': manifest({ 'notes.html': 'built', 'gone.html': 'built' }) },
      out,
    );
    writeSite(out, { 'index.html': '' });
    expect(listFiles(out)).toEqual(['_waymark/manifest.json', 'index.html', 'notes.html']);
  });
});

describe('a file that cannot be written', () => {
  it('costs itself only, and never leaves the output', () => {
    const parent = temporaryFolder();
    const out = join(parent, 'out');
    mkdirSync(out);
    const codes = writeSite(out, {
      'good.html': '',
      '../bad.html': '',
      '/tmp/bad.html': '',
      'bad\0.html': '',
      'good.html/bad.html': '',
      'Good.html': 'other',
    });
    expect(codes).toEqual([
      'output/path',
      'output/path',
      'output/path',
      'output/file-and-folder',
      'output/letter-case',
    ]);
    expect(listFiles(parent)).toEqual(['out/_waymark/manifest.json', 'out/good.html']);
  });

  it('is reported where it comes from when it cannot be read', () => {
    const out = temporaryFolder();
    const sink = openSink(out);
    sink.write({ path: 'a.png', copyFrom: join(out, 'gone.png'), from: 'images/gone.png' });
    sink.write({ path: 'b.png', content: 'b' });
    sink.commit();
    expect(sink.diagnostics()).toMatchObject([
      { code: 'output/unreadable', span: { file: 'images/gone.png' } },
    ]);
    expect(listFiles(out)).toEqual(['_waymark/manifest.json', 'b.png']);
  });

  it('is located when a specification asks for it', async () => {
    const operation = (href: string): object => ({ get: { summary: 'A', 'x-mint': { href } } });
    const spec = { openapi: '3.1.0', info: { title: 'T', version: '1' } };
    const parent = temporaryFolder();
    const paths = { '/a': operation('/../README'), '/b': operation('/aux'), '/c': operation('/c') };
    const folder = writeProject(
      {
        'docs.json': docsJson({ groups: [{ group: 'API', openapi: 'api.json' }] }),
        'api.json': JSON.stringify({ ...spec, paths }),
      },
      join(parent, 'docs'),
    );
    const { result, files } = await buildProject(folder, { out: join(folder, 'dist') });
    expect(readdirSync(parent)).toEqual(['docs']);
    expect(listFiles(parent).filter((path) => /README|aux/.test(path))).toEqual([]);
    expect(files).toContain('c/index.html');
    const errors = result.diagnostics.filter(({ code }) => code === 'output/path');
    expect(errors.length).toBeGreaterThan(0);
    expect(new Set(errors.map(({ span }) => span?.file))).toEqual(new Set(['api.json']));
  });
});

describe('the place of the output', () => {
  const docs = { ...small, 'guides/start.mdx': 'Start.', 'images/a.png': '', 'empty/.gitkeep': '' };

  it.each([
    ['', 'no name'],
    ['.', 'holds the docs'],
    ['..', 'holds the docs'],
    ['guides', 'has content'],
    ['images', 'has content'],
    ['guides/site', 'among pages'],
    ['docs.json', 'is a file'],
  ])('may not be %j', async (path, reason) => {
    const folder = writeProject(docs);
    const before = snapshot(folder);
    const out = path === '' ? '' : join(folder, path);
    await expect(buildProject(folder, { out })).rejects.toMatchObject({
      kind: 'wrong-use',
      message: expect.stringContaining(reason),
    });
    expect(snapshot(folder)).toEqual(before);
  });

  it.each(['dist', 'empty', 'site/public'])('may be %s in the docs folder', async (path) => {
    const folder = writeProject(docs);
    for (const _ of ['new', 'again']) {
      const { read } = await buildProject(folder, { out: join(folder, path) });
      expect(read('guides/start/index.html')).toContain('Start.');
    }
  });

  it('may not be the docs folder by another name', async () => {
    const folder = writeProject(small);
    const link = join(temporaryFolder(), 'link');
    symlinkSync(folder, link);
    await expect(buildProject(folder, { out: link })).rejects.toThrow('holds the docs themselves');
    expect(listFiles(folder)).toEqual(['docs.json', 'index.mdx']);
  });

  it('may be the default one with files for the host, but not with pages', async () => {
    const folder = writeProject({ ...small, 'dist/CNAME': 'mine' });
    const out = join(folder, 'dist');
    expect((await buildProject(folder, { out })).read('CNAME')).toBe('mine');
    const other = writeProject({ ...small, 'dist/page.mdx': 'Page.' });
    await expect(buildProject(other, { out: join(other, 'dist') })).rejects.toThrow('has content');
  });
});

describe('a disk that refuses', () => {
  const failed = (out: string, files: Readonly<Record<string, string>>): void => {
    const sink = (): unknown => writeSite(out, files);
    expect(sink).toThrow(expect.objectContaining({ kind: 'failed' }));
    expect(sink).toThrow('cannot be written');
  };

  it.runIf(canMount())('by being full leaves the old site whole, on a folder that cannot be moved', () => {
    const out = temporaryFolder();
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400k', 'tmpfs', out]);
    try {
      const old = { 'index.html': 'old', 'a/index.html': 'o'.repeat(150_000), '_waymark/a.css': '' };
      writeSite(out, old);
      const before = snapshot(out);
      failed(out, { 'index.html': 'new', 'b/index.html': 'n'.repeat(300_000) });
      const folders = Array.from({ length: 20 }, (_, index) => [
        `f${index}/a/index.html`,
        'n'.repeat(10_000),
      ]);
      failed(out, { 'index.html': 'new', ...Object.fromEntries(folders), 'b.html': 'n'.repeat(100_000) });
      expect(snapshot(out)).toEqual(before);
      expect(readdirSync(out).sort()).toEqual(['_waymark', 'a', 'index.html']);
      writeSite(out, { 'index.html': 'new' });
      expect(listFiles(out)).toEqual(['_waymark/manifest.json', 'index.html']);
    } finally {
      execFileSync('umount', [out]);
    }
  });

  it.runIf(canMount())('by having no room even for a lock keeps nothing of a build', () => {
    const disk = temporaryFolder();
    for (const limits of ['size=4k', 'size=400k,nr_inodes=3', 'size=400k,nr_inodes=4']) {
      execFileSync('mount', ['-t', 'tmpfs', '-o', limits, 'tmpfs', disk]);
      try {
        writeFileSync(join(disk, 'mine'), 'm');
        failed(join(disk, 'a/out'), { 'index.html': 'new' });
        expect(readdirSync(disk), limits).toEqual(['mine']);
      } finally {
        execFileSync('umount', [disk]);
      }
    }
  });

  it.runIf(canMount())('by being read-only gets a sentence', () => {
    const out = temporaryFolder();
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400k,ro', 'tmpfs', out]);
    try {
      failed(out, { 'index.html': 'new' });
    } finally {
      execFileSync('umount', [out]);
    }
  });

  it.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
    'by a folder without the right to write leaves the old site whole',
    () => {
      const out = temporaryFolder();
      writeSite(out, { 'a/index.html': 'old', 'index.html': 'old' });
      chmodSync(join(out, 'a'), 0o555);
      const before = snapshot(out);
      failed(out, { 'a/index.html': 'new', 'index.html': 'new' });
      expect(snapshot(out)).toEqual(before);
      chmodSync(join(out, 'a'), 0o755);
    },
  );
});

it.runIf(process.platform === 'linux')(
  'an output folder that cannot be made ends the build, with a line and no stack',
  () => {
    const directory = writeProject({ 'docs.json': docsJson({ pages: ['a'] }), 'a.mdx': 'A\n' });
    for (const out of ['/proc/site', join(directory, 'docs.json', 'site')]) {
      const { status, stderr } = spawnWaymark(['build', directory, '--no-cache', '--out', out], {
        timeout: 60_000,
      });
      expect([1, 2], out).toContain(status);
      expect(stderr).toMatch(/^waymark: The site cannot be written to .*\n$/);
    }
  },
);

describe('two builds at once', () => {
  it('do not mix: the second one stops', () => {
    const out = temporaryFolder();
    const sink = openSink(out);
    sink.write({ path: 'a.html', content: 'a' });
    expect(() => openSink(out)).toThrow('Another build is writing');
    sink.commit();
    expect(listFiles(out)).toEqual(['_waymark/manifest.json', 'a.html']);
    writeSite(out, { 'b.html': 'b' });
  });

  it('do not mix when one was taken for dead and was not', () => {
    const out = temporaryFolder();
    const slow = openSink(out);
    slow.write({ path: 'slow.html', content: '' });
    // As if it ran in another container, with its clock stopped.
    const lock = join(out, '.waymark/lock');
    const holder = JSON.parse(readFileSync(lock, 'utf8')) as object;
    writeFileSync(lock, JSON.stringify({ ...holder, machine: 'another', pid: process.pid }));
    writeSite(out, { 'quick.html': '' });
    expect(() => slow.commit()).toThrow('took');
    slow.abandon();
    expect(listFiles(out)).toEqual(['_waymark/manifest.json', 'quick.html']);
  });

  it('know a dead one on the same machine at once, though its id runs again', () => {
    const out = temporaryFolder();
    const sink = openSink(out);
    const lock = join(out, '.waymark/lock');
    const holder = JSON.parse(readFileSync(lock, 'utf8')) as { pid: number };
    sink.abandon();
    const ended = spawnSync(process.execPath, ['-e', '']).pid;
    const dead = process.platform === 'linux' ? [ended, process.pid] : [ended];
    for (const pid of dead) {
      writeProject({ '.waymark/lock': JSON.stringify({ ...holder, id: 'x', pid, started: '0' }) }, out);
      createOutputSink(realpathSync(out), { state, patience: 1_000_000 }).abandon();
    }
    expect(listFiles(out)).toEqual([]);
  });

  // Two containers with one volume: both builds have the process id 1, and neither sees the other's.
  it.runIf(canUnshare())('do not mix where the same process id is another process', async () => {
    const out = realpathSync(temporaryFolder());
    const script = join(writeProject({ 'build.mjs': NAMESPACED }), 'build.mjs');
    const args = [...UNSHARE, process.execPath, script, out, temporaryFolder()];
    const first = spawn('unshare', args, { stdio: ['pipe', 'pipe', 'inherit'] });
    expect(String(await once(first.stdout, 'data').then(([said]: unknown[]) => said))).toBe('1 holds\n');
    const second = (): string => spawnSync('unshare', args, { encoding: 'utf8', input: '' }).stdout;
    expect(second()).toContain('Another build is writing');
    first.stdin.end();
    await once(first, 'close');
    expect(listFiles(out)).toEqual(['1.html', '_waymark/manifest.json']);
    expect(second()).toBe('1 holds\n');
  });

  it.runIf(process.platform === 'linux')('leave a pipe in place of the lock alone', () => {
    const out = temporaryFolder();
    mkdirSync(join(out, '.waymark'));
    execFileSync('mkfifo', [join(out, '.waymark/lock')]);
    expect(() => openSink(out)).toThrow('in the way');
  });

  it('leave a link and a folder in place of the lock alone', () => {
    const out = temporaryFolder();
    mkdirSync(join(out, '.waymark/lock'), { recursive: true });
    expect(() => openSink(out)).toThrow('in the way');
    renameSync(join(out, '.waymark/lock'), join(out, 'lock'));
    symlinkSync(join(out, 'nowhere'), join(out, '.waymark/lock'));
    expect(() => openSink(out)).toThrow('in the way');
    expect(existsSync(join(out, 'nowhere'))).toBe(false);
  });
});

describe('the package', () => {
  it('gives the library under its own name, and nothing internal', () => {
    const source = 'import("waymark").then((library) => console.log(Object.keys(library).sort().join()))';
    const printed = execFileSync(process.execPath, ['-e', source], { cwd: packageRoot, encoding: 'utf8' });
    expect(printed.trim()).toBe(
      'build,check,countDiagnostics,formatGithub,formatJson,formatPretty,formatSarif,sortDiagnostics',
    );
  });
});
