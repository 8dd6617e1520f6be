import { mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ExpectedError, wrongUse } from '../expected-error.ts';
import { isInside } from '../files/is-inside.ts';
import { RETRIES } from '../files/writing/patiently.ts';
import { makeTemporaryFolder } from '../files/writing/temporary-folder.ts';
import { type DocsDirectory, findDirectory } from '../find-directory.ts';
import { DATA_FILE } from '../selection/data-file.ts';
import { askGit, needGit } from './run-git.ts';

/** A docs folder as it was at a revision, in a temporary folder. */
export interface EarlierTree extends DocsDirectory {
  /** Removes the folder. */
  dispose(): void;
}

/** Files whose texts decide addresses: pages, code and data. Of all others, it counts that they are there. */
const TEXT = /\.(?:mdx?|[cm]?[jt]sx?|json|ya?ml|css|svg|graphqls?|gql)$|(?:^|\/)\.mintignore$/i;
/** Packages that came with the repository: no project reads them, and nobody has installed them. */
const PACKAGES = /(?:^|\/)node_modules\//;

/**
 * Writes the docs folder of a revision into a temporary folder, below the same path from the repository's root, with the
 * data of the whole repository. Nothing is checked out, so no filter or hook of the repository runs.
 */
export function openEarlierTree(directory: string, revision: string): EarlierTree {
  const commit = findCommit(directory, revision);
  const prefix = askGit(directory, ['rev-parse', '--show-prefix'])?.replace(/\n$/, '') ?? '';
  const root = realpathSync(makeTemporaryFolder('waymark-since'));
  const dispose = (): void => rmSync(root, { recursive: true, force: true, maxRetries: RETRIES });
  try {
    // The docs folder ends where its repository does.
    mkdirSync(join(root, '.git'));
    const all = listEntries(directory, commit);
    const earlier = earlierFolder(directory, { commit, prefix, entries: all });
    const entries = all.filter(
      ({ path }) => (path.startsWith(earlier) || DATA_FILE.test(path)) && !PACKAGES.test(path),
    );
    writeEntries(directory, root, entries);
    const folder = resolve(root, earlier);
    const found = findDirectory(folder);
    if (found?.directory === folder) return { ...found, dispose };
    throw wrongUse(`There was no docs.json in ${prefix || 'this folder'} at "${revision}"`);
  } catch (error) {
    dispose();
    throw error;
  }
}

/** Where the docs folder was at a commit, from the root of the repository: it may have moved since. */
function earlierFolder(
  directory: string,
  { commit, prefix, entries }: { commit: string; prefix: string; entries: readonly TreeEntry[] },
): string {
  const names = ['docs.json', 'mint.json'].map((name) => prefix + name);
  if (entries.some(({ path }) => names.includes(path))) return prefix;
  const renames = ['diff-tree', '-r', '-z', '--find-renames', '--diff-filter=R', '--name-status'];
  const parts = askGit(directory, [...renames, commit, 'HEAD'])?.split('\0') ?? [];
  // Each rename is its status, the old path and the new one.
  const at = parts.findIndex((path, index) => index % 3 === 2 && names.includes(path));
  const path = parts[at - 1];
  return path === undefined ? prefix : path.slice(0, path.lastIndexOf('/') + 1);
}

function findCommit(directory: string, revision: string): string {
  if (askGit(directory, ['rev-parse', '--git-dir']) === undefined)
    throw wrongUse(
      `"--since" needs git: ${directory} is in no repository, git is not installed, or it does not trust this folder of another user (git config --global --add safe.directory …)`,
    );
  const commit = askGit(directory, [
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${revision}^{commit}`,
  ]);
  if (commit !== undefined) return commit.trim();
  const isShallow = askGit(directory, ['rev-parse', '--is-shallow-repository'])?.trim() === 'true';
  throw wrongUse(
    isShallow
      ? `"--since ${revision}" is not in this shallow clone: fetch more of its history (git fetch --unshallow; in GitHub Actions, "fetch-depth: 0" for actions/checkout)`
      : `git knows no revision "${revision}": name a commit, tag or branch that was fetched`,
  );
}

/** A file or link of a revision. */
interface TreeEntry {
  /** From the root of the repository. */
  readonly path: string;
  readonly object: string;
  readonly isLink: boolean;
}

const ENTRY = /^(100\d{3}|120000) blob ([0-9a-f]+)\t(.+)$/s;

function listEntries(directory: string, commit: string): readonly TreeEntry[] {
  const listed = needGit(directory, ['ls-tree', '-r', '-z', '--full-tree', commit]).toString();
  return listed.split('\0').flatMap((line) => {
    const [, mode = '', object = '', path = ''] = ENTRY.exec(line) ?? [];
    return path === '' ? [] : [{ path, object, isLink: mode === '120000' }];
  });
}

function writeEntries(directory: string, root: string, entries: readonly TreeEntry[]): void {
  const read = entries.filter(({ path, isLink }) => isLink || TEXT.test(path));
  const texts = readObjects(
    directory,
    read.map(({ object }) => object),
  );
  // Links last: nothing is written through one.
  for (const { path, object, isLink } of entries.toSorted((a, b) => Number(a.isLink) - Number(b.isLink))) {
    const absolute = join(root, path);
    const text = texts.get(object) ?? Buffer.alloc(0);
    if (!isInside(absolute, root)) continue;
    mkdirSync(dirname(absolute), { recursive: true });
    if (isLink) writeLink(text.toString(), absolute);
    else writeFileSync(absolute, text);
  }
}

/** Where links need a right that the user has not, as on Windows, git makes a file with the address, and so does this. */
function writeLink(target: string, absolute: string): void {
  try {
    symlinkSync(target, absolute);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
    writeFileSync(absolute, target);
  }
}

/** Contents by name, read by one process. */
function readObjects(directory: string, objects: readonly string[]): ReadonlyMap<string, Buffer> {
  const contents = new Map<string, Buffer>();
  if (objects.length === 0) return contents;
  const asked = `${[...new Set(objects)].join('\n')}\n`;
  const answer = needGit(directory, ['cat-file', '--batch'], asked);
  for (let at = 0; at < answer.length; ) {
    const end = answer.indexOf(10, at);
    const [object = '', , size] = answer.toString('latin1', at, end).split(' ');
    if (size === undefined)
      throw new ExpectedError('failed', `git has no ${object} here: "--since" needs a clone with all files`);
    const start = end + 1;
    const length = Number(size);
    contents.set(object, answer.subarray(start, start + length));
    at = start + length + 1;
  }
  return contents;
}
