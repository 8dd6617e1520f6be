import {
  type Dirent,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { longHash } from '../assets/hash.ts';
import { isInside } from '../is-inside.ts';
import { repositoryRoot } from '../repository-root.ts';
import { isOutput } from '../sink/is-output.ts';
import { createIgnore, type Ignore } from './ignore.ts';
import type { Project, ProjectFile } from './project.ts';
import { createFileReader } from './read-contained.ts';
import { readImageSize } from './read-image-size.ts';

/** Where a project is, and the real path of its output folder, which is never read as content. */
export interface LoadOptions {
  readonly directory: string;
  readonly entry: string;
  readonly out?: string;
}

/** Reads a docs folder: the list of its files now, their texts when asked for. */
export function loadProject(options: LoadOptions): Project {
  return createProject(options, { files: listProject(options), versions: new Map(), run: 1 });
}

function listProject({ directory, out }: LoadOptions): Project['files'] {
  const ignored = createIgnore(readOptional(join(directory, '.mintignore')));
  return listFiles({ directory, root: repositoryRoot(directory), out, ignored });
}

/** What is known of the files of a project at one time. */
interface ProjectState {
  readonly files: Project['files'];
  /** The run in which a file last changed, by path; 1 where it never did. */
  readonly versions: ReadonlyMap<string, number>;
  /** Counts the times that the project was loaded. */
  readonly run: number;
}

function createProject(options: LoadOptions, { files, versions, run }: ProjectState): Project {
  const { directory, entry } = options;
  const readFile = createFileReader(directory, repositoryRoot(directory));
  const digests = new Map<string, string>();
  const readText = (path: string): string | undefined => {
    const text = readFile(path);
    if (!digests.has(path)) digests.set(path, text === undefined ? '' : longHash(text));
    return text;
  };
  const imageSizes = new Map<string, ReturnType<typeof readImageSize>>();
  return {
    directory,
    entry,
    files,
    readText,
    textDigest(path) {
      if (!digests.has(path)) readText(path);
      return digests.get(path) ?? '';
    },
    version(path) {
      if (files.has(path)) return versions.get(path) ?? 1;
      // What lies elsewhere in the repository is not watched, so nobody says whether it changed.
      return path.startsWith('../') ? run : 0;
    },
    imageSize(path) {
      if (!files.has(path)) return undefined;
      if (!imageSizes.has(path)) imageSizes.set(path, readImageSize(join(directory, path)));
      return imageSizes.get(path);
    },
    reload(changed) {
      const isRewritten = (path: string): boolean => files.has(path) && isFile(join(directory, path));
      const next = changed.every(isRewritten) ? files : keepSame(files, listProject(options));
      const written = changed.map((path) => [path, run + 1] as const);
      const come = [...next.keys()]
        .filter((path) => !files.has(path))
        .map((path) => [path, run + 1] as const);
      const state = { files: next, versions: new Map([...versions, ...written, ...come]), run: run + 1 };
      return createProject(options, state);
    },
    absolute: (path) => join(directory, path),
  };
}

function isFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** The earlier list, where the new one says the same. */
function keepSame(earlier: Project['files'], now: Project['files']): Project['files'] {
  const isSame = ({ path, ignored }: ProjectFile): boolean => earlier.get(path)?.ignored === ignored;
  return earlier.size === now.size && [...now.values()].every(isSame) ? earlier : now;
}

interface Listing {
  readonly directory: string;
  /** Real path that nothing may lead out of. */
  readonly root: string;
  readonly out: string | undefined;
  readonly ignored: Ignore;
}

function listFiles(listing: Listing): ReadonlyMap<string, ProjectFile> {
  const { directory, root, ignored } = listing;
  const files = new Map<string, ProjectFile>();
  const visited = new Set<string>();
  const visitFolder = (folder: string, insideIgnored: boolean): void => {
    const absolute = join(directory, folder);
    const real = realpathSync(absolute);
    if (visited.has(real) || !isInside(real, root)) return;
    visited.add(real);
    const items = readdirSync(absolute, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const item of items)
      visitItem(item, folder === '' ? item.name : `${folder}/${item.name}`, insideIgnored);
  };
  const visitItem = (item: Dirent, path: string, insideIgnored: boolean): void => {
    const kind = kindOf(item, join(directory, path), root);
    if (kind === 'file') files.set(path, { path, ignored: insideIgnored || ignored.file(path) });
    if (kind === 'folder' && !isSkipped(path, listing))
      visitFolder(path, insideIgnored || ignored.folder(path));
  };
  visitFolder('', false);
  return files;
}

const SKIPPED: ReadonlySet<string> = new Set(['node_modules', 'venv', '__pycache__']);
const KEPT_DOT_FOLDERS: ReadonlySet<string> = new Set(['.well-known', '.mintlify']);

function isSkipped(path: string, { directory, out }: Listing): boolean {
  const absolute = join(directory, path);
  return isSkippedFolder(absolute) || (out !== undefined && realpathSync(absolute) === out);
}

/** Whether nothing in a folder is ever content: other tools' folders, and outputs of builds. */
export function isSkippedFolder(absolute: string): boolean {
  const name = basename(absolute);
  const isHidden = name.startsWith('.') && !KEPT_DOT_FOLDERS.has(name);
  return SKIPPED.has(name) || isHidden || isOutput(absolute);
}

function kindOf(item: Dirent, path: string, root: string): 'file' | 'folder' | undefined {
  if (item.isSymbolicLink()) return linkKind(path, root);
  if (item.isDirectory()) return 'folder';
  return item.isFile() ? 'file' : undefined;
}

/** What a symbolic link leads to; nothing when that lies outside the repository. */
function linkKind(path: string, root: string): 'file' | 'folder' | undefined {
  try {
    if (!isInside(realpathSync(path), root)) return undefined;
    const stats = statSync(path);
    if (stats.isDirectory()) return 'folder';
    return stats.isFile() ? 'file' : undefined;
  } catch {
    return undefined;
  }
}

function readOptional(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
