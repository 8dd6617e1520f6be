import {
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OpenWatcher } from '../../src/dev/watch/folder-watchers.ts';
import { listWatched } from '../../src/dev/watch/list-watched.ts';
import { type Watching, type WatchOptions, watchProject } from '../../src/dev/watch/watch.ts';
import { removeTemporary, temporaryFolder, writeProject } from '../support/projects.ts';

const open: Watching[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const watching of open.splice(0)) await watching.stop();
  removeTemporary();
});

interface Watched {
  readonly folder: string;
  /** Paths told since the last call. */
  take(): readonly string[];
  /** Waits until all of these were told. */
  told(...paths: readonly string[]): Promise<void>;
  readonly notices: readonly string[];
}

function watch(files: Readonly<Record<string, string>>, options: WatchOptions = {}): Watched {
  const folder = writeProject({ '.git/HEAD': '', ...files });
  let seen = new Set<string>();
  const notices: string[] = [];
  const onChange = (paths: readonly string[]): void => {
    for (const path of paths) seen.add(path);
  };
  open.push(watchProject(folder, onChange, { onNotice: (text) => void notices.push(text), ...options }));
  return {
    folder,
    notices,
    take() {
      const paths = [...seen];
      seen = new Set();
      return paths.sort();
    },
    async told(...paths) {
      while (!paths.every((path) => seen.has(path))) await pause(20);
    },
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

describe('watching a docs folder', () => {
  it('tells of a link when its target changes, whichever folder is watched with all that is in it', async () => {
    // As on a Mac and on Windows, where one watcher sees whatever lies below its folder.
    let tellRoot: Parameters<OpenWatcher>[2] = () => undefined;
    const openRoot: OpenWatcher = (_, __, listener) => {
      tellRoot = tellRoot.length === 0 ? listener : tellRoot;
      return { close: () => undefined, on: () => undefined } as never;
    };
    const folder = writeProject({ '.git/HEAD': '', 'shared/deep/b.mdx': 'B' });
    symlinkSync('shared/deep/b.mdx', join(folder, 'a.mdx'));
    const seen = new Set<string>();
    open.push(
      watchProject(folder, (paths) => paths.forEach((path) => void seen.add(path)), { open: openRoot }),
    );
    await pause(150);
    writeFileSync(join(folder, 'shared/deep/b.mdx'), 'B2');
    tellRoot('change', 'shared/deep/b.mdx');
    await vi.waitFor(() => expect([...seen].sort()).toEqual(['a.mdx', 'shared/deep/b.mdx']));
  });

  it('tells of a file that is written, added, and deleted, and of nothing else', async () => {
    const { folder, take, told } = watch({ 'a.mdx': 'A', 'b.mdx': 'B', '.mintignore': '' });
    writeProject(
      { 'a.mdx': 'A2', 'c.mdx': 'C', '.mintignore': 'x', '.env': 'x', 'node_modules/d.mdx': '' },
      folder,
    );
    unlinkSync(join(folder, 'b.mdx'));
    await told('a.mdx', 'b.mdx', 'c.mdx', '.mintignore');
    expect(take()).toEqual(['.mintignore', 'a.mdx', 'b.mdx', 'c.mdx']);
  });

  it('tells of a save by renaming, and not of the file that it went through', async () => {
    const { folder, take, told } = watch({ 'a.mdx': 'A' });
    writeFileSync(join(folder, 'a.mdx~'), 'A2');
    renameSync(join(folder, 'a.mdx~'), join(folder, 'a.mdx'));
    await told('a.mdx');
    expect(take()).toEqual(['a.mdx']);
  });

  it('tells of a file that is written with the size and time that it had, as programs do that copy times', async () => {
    const { folder, take, told } = watch({ 'a.mdx': 'A' });
    const write = (text: string): void => {
      writeFileSync(join(folder, 'a.mdx'), text);
      utimesSync(join(folder, 'a.mdx'), 0, 0);
    };
    for (const text of ['B', 'C']) {
      write(text);
      await told('a.mdx');
      expect(take()).toEqual(['a.mdx']);
    }
  });

  it('does not tell that a file is gone which is written anew at once, and tells of one that stays away', () => {
    vi.useFakeTimers();
    const listeners: ((event: string, name: string | null) => void)[] = [];
    const watcher = { close: () => undefined, on: () => watcher as never };
    const folder = writeProject({ '.git/HEAD': '', 'a.mdx': 'A', 'b.mdx': 'B' });
    const there: string[] = [];
    const tell = (paths: readonly string[]): void =>
      void there.push(...paths.map((path) => `${path} ${existsSync(join(folder, path)) ? 'there' : 'gone'}`));
    const openByHand: OpenWatcher = (_, __, listener) => {
      listeners.push(listener);
      return watcher;
    };
    open.push(watchProject(folder, tell, { open: openByHand }));
    const happen = (name: string): void => {
      for (const listener of listeners) listener('rename', name);
    };
    unlinkSync(join(folder, 'a.mdx'));
    happen('a.mdx');
    vi.advanceTimersByTime(100);
    happen('a.mdx~');
    vi.advanceTimersByTime(100);
    writeFileSync(join(folder, 'a.mdx'), 'A2');
    happen('a.mdx');
    vi.advanceTimersByTime(2000);
    expect(there).toEqual(['a.mdx there']);
    unlinkSync(join(folder, 'b.mdx'));
    happen('b.mdx');
    vi.advanceTimersByTime(2000);
    expect(there).toEqual(['a.mdx there', 'b.mdx gone']);
  });

  it('tells of a folder that a file takes the place of, and of a file that a folder does', async () => {
    const { folder, take, told } = watch({ 'a/deep/b.mdx': 'B', c: 'C' });
    rmSync(join(folder, 'a'), { recursive: true });
    writeProject({ a: 'A' }, folder);
    await told('a', 'a/deep/b.mdx');
    take();
    rmSync(join(folder, 'c'));
    writeProject({ 'c/d.mdx': 'D' }, folder);
    await told('c', 'c/d.mdx');
  });

  it('tells of all files of new, renamed and deleted folders, and of what changes in them later', async () => {
    const { folder, take, told } = watch({ 'old/a.mdx': 'A', 'old/deep/b.mdx': 'B', 'gone/c.mdx': 'C' });
    renameSync(join(folder, 'old'), join(folder, 'new'));
    rmSync(join(folder, 'gone'), { recursive: true });
    await told('old/a.mdx', 'old/deep/b.mdx', 'new/a.mdx', 'new/deep/b.mdx', 'gone/c.mdx');
    take();
    writeProject({ 'new/deep/b.mdx': 'B2', 'gone/d.mdx': 'D' }, folder);
    await told('new/deep/b.mdx', 'gone/d.mdx');
    writeProject({ 'gone/d.mdx': 'D2', 'gone/e.mdx': 'E' }, folder);
    await told('gone/d.mdx', 'gone/e.mdx');
  });

  it('loses nothing of a thousand files that come, change and go at once, in folders of their own', async () => {
    const path = (index: number): string => `${index % 40}/sub/${index}.mdx`;
    const numbers = Array.from({ length: 1000 }, (_, index) => index);
    const all = numbers.map(path);
    const { folder, take, told } = watch({ 'a.mdx': 'A' });
    const model = new Set(['a.mdx']);
    for (const round of [1, 2, 3]) {
      // As when a branch is switched: folders vanish and come again while their watchers are still open.
      rmSync(join(folder, '7'), { recursive: true, force: true });
      for (const file of all) writeProject({ [file]: `${round}` }, folder);
      await told(...all);
      for (const file of [...all, 'a.mdx']) model.add(file);
      take();
    }
    for (const index of numbers.filter((number) => number % 2 === 0)) unlinkSync(join(folder, path(index)));
    await told(...numbers.filter((number) => number % 2 === 0).map(path));
    await pause(1500);
    take();
    for (const index of numbers.filter((number) => number % 2 === 1))
      writeFileSync(join(folder, path(index)), 'end');
    await told(...numbers.filter((number) => number % 2 === 1).map(path));
    expect([...listWatched(folder).files.keys()].length).toBe(501);
  });

  it('follows no link out of the repository and no loop, and says so once', async () => {
    const outside = writeProject({ 'x.mdx': 'X' });
    const folder = writeProject({ '.git/HEAD': '', 'docs/a.mdx': 'A', 'shared/s.mdx': 'S' });
    symlinkSync(outside, join(folder, 'docs/out'));
    symlinkSync('.', join(folder, 'docs/loop'));
    symlinkSync('self', join(folder, 'docs/self'));
    symlinkSync('../shared', join(folder, 'docs/shared'));
    const seen = new Set<string>();
    const notices: string[] = [];
    open.push(
      watchProject(join(folder, 'docs'), (paths) => paths.forEach((path) => void seen.add(path)), {
        onNotice: (text) => void notices.push(text),
      }),
    );
    writeProject({ 'docs/new/b.mdx': 'B', 'shared/s.mdx': 'S2' }, folder);
    writeFileSync(join(outside, 'x.mdx'), 'X2');
    while (!(seen.has('new/b.mdx') && seen.has('shared/s.mdx'))) await pause(20);
    expect([...seen].sort()).toEqual(['new/b.mdx', 'shared/s.mdx']);
    expect(notices.sort()).toEqual([
      '"loop" leads to a folder that is read already: it is not followed',
      '"out" leads out of the repository: it is not followed',
      '"self" is a link to itself: it is not followed',
    ]);
  });

  it('sees through a link to a file of the repository', async () => {
    const folder = writeProject({ '.git/HEAD': '', 'docs/a.mdx': 'A', 'README.md': 'R' });
    symlinkSync('../README.md', join(folder, 'docs/readme.md'));
    const seen = new Set<string>();
    open.push(watchProject(join(folder, 'docs'), (paths) => paths.forEach((path) => void seen.add(path))));
    writeFileSync(join(folder, 'README.md'), 'Changed');
    while (!seen.has('readme.md')) await pause(20);
    expect([...seen]).toEqual(['readme.md']);
  });

  it('sees through a link that takes the place of a file, and through one that leads elsewhere than before', async () => {
    const { folder, take, told } = watch({
      'docs/a.mdx': 'A',
      'docs/b.mdx': 'B',
      'one/x.md': '1',
      'two/x.md': '2',
    });
    for (const target of ['one/x.md', 'two/x.md']) {
      symlinkSync(`../${target}`, join(folder, 'docs/new.mdx'));
      renameSync(join(folder, 'docs/new.mdx'), join(folder, 'docs/b.mdx'));
      await told('docs/b.mdx');
      await pause(1500);
      take();
      writeFileSync(join(folder, target), `Changed ${target}`);
      await told(target, 'docs/b.mdx');
    }
  });

  it('tells of files elsewhere in the repository that it is asked to follow, and of none outside', async () => {
    const folder = writeProject({
      'repo/.git/HEAD': '',
      'repo/docs/a.mdx': 'A',
      'repo/api/x.yaml': 'X',
      'out.yaml': 'O',
    });
    const seen = new Set<string>();
    const watching = watchProject(join(folder, 'repo/docs'), (paths) =>
      paths.forEach((path) => void seen.add(path)),
    );
    open.push(watching);
    watching.follow(['../api/x.yaml', '../api/later.yaml', '../../out.yaml']);
    writeProject({ 'out.yaml': 'O2', 'repo/api/other.yaml': 'Y', 'repo/api/x.yaml': 'X2' }, folder);
    while (!seen.has('../api/x.yaml')) await pause(20);
    writeProject({ 'repo/api/later.yaml': 'L' }, folder);
    while (!seen.has('../api/later.yaml')) await pause(20);
    expect([...seen].sort()).toEqual(['../api/later.yaml', '../api/x.yaml']);
  });

  it.each(['ENOSPC', 'EMFILE'])(
    'looks for changes itself where the system has no watchers left (%s)',
    async (code) => {
      let opened = 0;
      const openNone = (): never => {
        opened++;
        throw Object.assign(new Error('no room'), { code });
      };
      const { folder, told, notices } = watch({ 'a.mdx': 'A', 'b/c.mdx': 'C' }, { open: openNone });
      writeProject({ 'a.mdx': 'A2', 'd/e.mdx': 'E' }, folder);
      await told('a.mdx', 'd/e.mdx');
      writeProject({ 'a.mdx': 'A3' }, folder);
      unlinkSync(join(folder, 'b/c.mdx'));
      await told('b/c.mdx');
      expect(opened).toBe(1);
      expect(notices).toEqual([
        'The system has no room for more file watchers: changes are looked for every second instead',
      ]);
    },
  );

  it('goes on while the docs folder itself is replaced', async () => {
    const parent = temporaryFolder();
    const folder = join(parent, 'docs');
    mkdirSync(folder);
    writeFileSync(join(folder, 'a.mdx'), 'A');
    const seen = new Set<string>();
    open.push(watchProject(folder, (paths) => paths.forEach((path) => void seen.add(path))));
    rmSync(folder, { recursive: true });
    while (!seen.has('a.mdx')) await pause(20);
    seen.clear();
    await pause(1500);
    mkdirSync(folder);
    writeFileSync(join(folder, 'b.mdx'), 'B');
    while (!seen.has('b.mdx')) await pause(20);
  });

  it('follows the folder that takes the place of a docs folder which is moved away', async () => {
    const { folder, take, told } = watch({ 'a.mdx': 'A' });
    renameSync(folder, `${folder}-moved`);
    writeProject({ 'a.mdx': 'Another', 'b.mdx': 'B' }, folder);
    await told('a.mdx', 'b.mdx');
    // Whether it is listed once more later is no matter: it is watched.
    await pause(1500);
    take();
    writeFileSync(join(folder, 'a.mdx'), 'Changed');
    await told('a.mdx');
  });
});
