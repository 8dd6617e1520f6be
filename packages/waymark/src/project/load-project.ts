import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { createIgnore } from './ignore.ts';
import { OUTPUT_MANIFEST } from './output-manifest.ts';
import type { Project, ProjectFile } from './project.ts';

/** Where a project is, and which folder its output goes to (never read as content). */
export interface LoadOptions {
  readonly directory: string;
  readonly entry: string;
  readonly out?: string;
}

/** Reads a docs folder: the list of its files now, their texts when first asked for. */
export function loadProject({ directory, entry, out }: LoadOptions): Project {
  const root = repositoryRoot(directory);
  const files = new Map<string, ProjectFile>();
  const ignored = createIgnore(readOptional(join(directory, '.mintignore')));
  const visited = new Set<string>();

  const visit = (folder: string, insideIgnored: boolean): void => {
    const absolute = join(directory, folder);
    const real = realpathSync(absolute);
    if (visited.has(real) || !isInside(real, root)) return;
    visited.add(real);
    for (const item of readdirSync(absolute, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = folder === '' ? item.name : `${folder}/${item.name}`;
      const kind = item.isSymbolicLink() ? linkKind(join(directory, path), root) : item.isDirectory() ? 'folder' : item.isFile() ? 'file' : undefined;
      if (kind === 'folder' && !isSkipped(path, join(directory, path), out)) visit(path, insideIgnored || ignored.folder(path));
      else if (kind === 'file') files.set(path, { path, ignored: insideIgnored || ignored.file(path) });
    }
  };
  visit('', false);

  const texts = new Map<string, string | undefined>();
  const readText = (path: string): string | undefined => {
    if (texts.has(path)) return texts.get(path);
    const absolute = resolve(directory, path);
    const text = isInside(absolute, root) ? readContained(absolute, root) : undefined;
    texts.set(path, text);
    return text;
  };
  return { directory, entry, files, readText, absolute: (path) => join(directory, path) };
}

const SKIPPED: ReadonlySet<string> = new Set(['node_modules', 'venv', '__pycache__']);
const KEPT_DOT_FOLDERS: ReadonlySet<string> = new Set(['.well-known', '.mintlify']);

function isSkipped(path: string, absolute: string, out: string | undefined): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (SKIPPED.has(name) || (name.startsWith('.') && !KEPT_DOT_FOLDERS.has(name))) return true;
  return absolute === out || existsSync(join(absolute, OUTPUT_MANIFEST));
}

/** The folder that holds `.git`, at or above the docs folder; else the docs folder itself. */
function repositoryRoot(directory: string): string {
  for (let folder = directory; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return realpathSync(folder);
    if (dirname(folder) === folder) return realpathSync(directory);
  }
}

function isInside(path: string, root: string): boolean {
  const rest = relative(root, path);
  return rest === '' || (rest !== '..' && !rest.startsWith(`..${sep}`));
}

function linkKind(path: string, root: string): 'file' | 'folder' | undefined {
  try {
    if (!isInside(realpathSync(path), root)) return undefined;
    const stats = statSync(path);
    return stats.isDirectory() ? 'folder' : stats.isFile() ? 'file' : undefined;
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
