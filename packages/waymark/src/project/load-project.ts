import {
  accessSync,
  constants,
  type Dirent,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { createIgnore, type Ignore } from './ignore.ts';
import { isOutput } from './output-manifest.ts';
import { isInside } from './output-place.ts';
import type { LeftOut, Project, ProjectFile } from './project.ts';
import { readImageSize } from './read-image-size.ts';

/** Where a project is, and the real path of its output folder, which is never read as content. */
export interface LoadOptions {
  readonly directory: string;
  readonly entry: string;
  readonly out?: string;
  /** Keeps every text that was read, for a session that compares; a build reads each file when it needs it. */
  readonly keepTexts?: boolean;
}

/** Reads a docs folder: the list of its files now, their texts when first asked for. */
export function loadProject({ directory, entry, out, keepTexts = false }: LoadOptions): Project {
  const root = repositoryRoot(directory);
  const { files, leftOut } = listFiles({
    directory,
    root,
    out,
    ignored: createIgnore(readOptional(join(directory, '.mintignore'))),
  });
  return createProject({ directory, entry, root, files, leftOut, keepTexts }, new Map());
}

interface ProjectParts extends Pick<Project, 'directory' | 'entry' | 'files' | 'leftOut'> {
  readonly root: string;
  readonly keepTexts: boolean;
}

function createProject(parts: ProjectParts, texts: Map<string, string | undefined>): Project {
  const { directory, entry, root, files, leftOut, keepTexts } = parts;
  const imageSizes = new Map<string, ReturnType<typeof readImageSize>>();
  return {
    directory,
    entry,
    files,
    leftOut,
    readText(path) {
      if (texts.has(path)) return texts.get(path);
      const absolute = resolve(directory, path);
      const text = isInside(absolute, root) ? readContained(absolute, root) : undefined;
      if (keepTexts) texts.set(path, text);
      return text;
    },
    imageSize(path) {
      if (!files.has(path)) return undefined;
      if (!imageSizes.has(path)) imageSizes.set(path, readImageSize(join(directory, path)));
      return imageSizes.get(path);
    },
    reread(changed) {
      // What lies outside the docs folder is not watched, so nobody would say that it changed.
      const kept = [...texts].filter(([path]) => files.has(path) && !changed.includes(path));
      return createProject(parts, new Map(kept));
    },
    absolute: (path) => join(directory, path),
  };
}

interface Listing {
  readonly directory: string;
  /** Real path that nothing may lead out of. */
  readonly root: string;
  readonly out: string | undefined;
  readonly ignored: Ignore;
}

function listFiles(listing: Listing): Pick<Project, 'files' | 'leftOut'> {
  const { directory, root, ignored } = listing;
  const files = new Map<string, ProjectFile>();
  const leftOut: LeftOut[] = [];
  const visited = new Set<string>();
  const visitFolder = (folder: string, insideIgnored: boolean): void => {
    const absolute = join(directory, folder);
    const real = realpathSync(absolute);
    if (visited.has(real) || !isInside(real, root)) return;
    visited.add(real);
    for (const item of readFolder(absolute))
      visitItem(item, folder === '' ? item.name : `${folder}/${item.name}`, insideIgnored);
  };
  const visitItem = (item: Dirent, path: string, insideIgnored: boolean): void => {
    const kind = kindOf(item, join(directory, path), root);
    const problem = problemOf(item, kind, join(directory, path));
    if (problem !== undefined) {
      if (!insideIgnored && !isSkippedFolder(path)) leftOut.push({ path, problem });
      return;
    }
    if (kind === 'file') files.set(path, { path, ignored: insideIgnored || ignored.file(path) });
    if (kind === 'folder' && !isSkipped(path, listing))
      visitFolder(path, insideIgnored || ignored.folder(path));
  };
  visitFolder('', false);
  return { files, leftOut };
}

function readFolder(absolute: string): readonly Dirent[] {
  return readdirSync(absolute, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Why something of a folder cannot be used; nothing for what can, and for what is no file (a socket). */
function problemOf(item: Dirent, kind: 'file' | 'folder' | undefined, absolute: string): string | undefined {
  // Names in another encoding are read with this sign in the place of what they hold; nothing has the name then.
  if (item.name.includes('\ufffd') && !existsSync(absolute)) return 'has a name that is not UTF-8';
  if (item.isSymbolicLink() && kind === undefined)
    return 'is a link that leads nowhere, to itself, or out of the repository';
  if (kind === undefined) return undefined;
  try {
    accessSync(absolute, kind === 'folder' ? constants.R_OK | constants.X_OK : constants.R_OK);
    return undefined;
  } catch {
    return 'cannot be read; its permissions are in the way';
  }
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

/** The folder that holds `.git`, at or above the docs folder; else the docs folder itself. */
function repositoryRoot(directory: string): string {
  for (let folder = directory; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return realpathSync(folder);
    if (dirname(folder) === folder) return realpathSync(directory);
  }
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

function readContained(absolute: string, root: string): string | undefined {
  try {
    return isInside(realpathSync(absolute), root) ? readFileSync(absolute, 'utf8') : undefined;
  } catch {
    return undefined;
  }
}

function readOptional(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
