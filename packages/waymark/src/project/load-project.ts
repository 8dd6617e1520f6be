import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, rememberAll } from '@waymark/core/source';
import { ExpectedError } from './expected-error.ts';
import { attempt } from './files/attempt.ts';
import { longHash } from './files/hash.ts';
import { isInside } from './files/is-inside.ts';
import { createSpelling, isSpelledSo } from './files/is-spelled-so.ts';
import { keepTexts } from './files/memory/keep-texts.ts';
import type { SourceMemory } from './files/memory/source-memory.ts';
import { createFileReader } from './files/read-contained.ts';
import { readImageSize } from './files/read-image-size.ts';
import { isPage, isTooLargePage } from './files/size-limits.ts';
import { statsAt } from './files/stats-at.ts';
import { ENTRIES } from './find-directory.ts';
import { repositoryRoot } from './git/repository-root.ts';
import { limitInput, type TryPages } from './limit-input.ts';
import { listAgain } from './list-again.ts';
import { type Listed, listFiles } from './list-files.ts';
import type { Project, ProjectFile } from './project.ts';
import { createIgnore, IGNORE_FILE, type Ignore } from './selection/ignore.ts';
import { isSkippedFolder } from './selection/skipped-folder.ts';
import { TRUSTED, type Trust } from './trust.ts';

/** Where a project is, and the real path of its output folder, which is never read as content. */
export interface LoadOptions {
  readonly directory: string;
  readonly entry: string;
  readonly out?: string;
  /** Texts that count instead of those of the files, as an editor has them. */
  readonly texts?: ReadonlyMap<string, string>;
  /** A project of one's own, unless told. */
  readonly trust?: Trust;
  /** Knows what earlier builds read of files. */
  readonly sources?: SourceMemory | undefined;
  /** Reads the pages of a stranger before anything else does. */
  readonly tryPages?: TryPages;
}

/** Reads a docs folder: the list of its files now, their texts when asked for. */
export function loadProject(options: LoadOptions): Project {
  return createProject(options, { ...listProject(options), versions: new Map(), run: 1, outside: new Set() });
}

function listProject(options: LoadOptions): Listed {
  const { directory, out } = options;
  expectFolder(directory);
  const ignored = readIgnore(options);
  const listed = listFiles({ directory, root: rootOf(options), out, ignored });
  return options.trust?.onMachine === false
    ? limitInput(directory, listed, options.tryPages)
    : withUnsaved(listed, options);
}

/** With the pages that an editor has open and nobody has saved yet. */
function withUnsaved(listed: Listed, options: LoadOptions): Listed {
  // What is on the disk and not listed is no content.
  const unsaved = [...(options.texts?.keys() ?? [])].filter(
    (path) =>
      isPage(path) &&
      !path.startsWith('../') &&
      !listed.files.has(path) &&
      isNowhere(options.directory, path),
  );
  if (unsaved.length === 0) return listed;
  const ignore = readIgnore(options);
  const added = unsaved.map((path) => [path, { path, ignored: ignore.file(path) }] as const);
  return { ...listed, files: new Map([...listed.files, ...added]) };
}

/** Whether there is no file of a path, nor a folder on its way whose files are none of the docs. */
function isNowhere(directory: string, path: string): boolean {
  if (statsAt(join(directory, path)) !== undefined) return false;
  const folders = path.split('/').slice(0, -1);
  return !folders.some((_, index) => isSkippedFolder(join(directory, ...folders.slice(0, index + 1))));
}

/** Refuses a docs folder that cannot be listed; while `dev` runs, it may be moved, deleted or shut. */
function expectFolder(directory: string): void {
  try {
    accessSync(directory, constants.R_OK | constants.X_OK);
    if (statSync(directory).isDirectory()) return;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EACCES')
      throw new ExpectedError('failed', `${directory} cannot be read; its permissions are in the way`);
  }
  throw new ExpectedError('failed', `There is no folder ${directory}`);
}

/** Of a stranger's project that is the docs folder itself. */
function rootOf({ directory, trust = TRUSTED }: LoadOptions): string {
  return trust.onMachine ? repositoryRoot(directory) : realpathSync(directory);
}

function readIgnore(options: LoadOptions): Ignore {
  const { directory } = options;
  const text = createFileReader(directory, rootOf(options))(IGNORE_FILE);
  return createIgnore(text !== undefined && isSpelledSo(directory, IGNORE_FILE) ? text : '');
}

/** What is known of the files of a project at one time. */
interface ProjectState extends Listed {
  /** The run in which a file last changed, by path; 1 where it never did. */
  readonly versions: ReadonlyMap<string, number>;
  /** Counts the times that the project was loaded. */
  readonly run: number;
  /** Paths outside of the folder that were asked for; all states of the project share it. */
  readonly outside: Set<string>;
}

function createProject(options: LoadOptions, state: ProjectState): Project {
  const { files, leftOut, versions, run, outside } = state;
  const { directory, entry, texts, sources, trust = TRUSTED } = options;
  const root = rootOf(options);
  const read = createFileReader(directory, root);
  const readFile = keepTexts((path) => {
    const text = read(path);
    return text === undefined || files.has(path) || isSpelledSo(directory, path) ? text : undefined;
  });
  const digests = new Map<string, string>();
  const recall: Project['recall'] = (path, what, read) =>
    sources === undefined || !files.has(path) ? read() : sources.recall(`${directory}/${path}`, what, read);
  const readText = (path: string): string | undefined => {
    if (path.startsWith('../')) outside.add(path);
    const text = texts?.get(path) ?? (trust.onMachine || files.has(path) ? readFile(path) : undefined);
    if (digests.has(path)) return text;
    const digest = text === undefined ? '' : longHash(text);
    digests.set(path, digest);
    // Whoever asks for it alone in the next build need not open the file for it.
    recall(path, 'digest', () => digest);
    return text;
  };
  const digestOf = (path: string): string => {
    readText(path);
    return digests.get(path) ?? '';
  };
  return {
    directory,
    root,
    entry,
    trust,
    files,
    outside,
    leftOut,
    readText,
    recall,
    textDigest(path) {
      const known = digests.get(path);
      if (known !== undefined) return known;
      const digest = recall(path, 'digest', () => digestOf(path));
      digests.set(path, digest);
      return digest;
    },
    version(path) {
      if (files.has(path)) return versions.get(path) ?? 1;
      // What lies elsewhere in the repository may not be watched yet, so nobody says whether it changed.
      return path.startsWith('../') ? run : 0;
    },
    imageSize: rememberAll((path: string) =>
      files.has(path) ? readImageSize(join(directory, path)) : undefined,
    ),
    reload: (changed) => reloadProject(options, state, changed),
    absolute: (path) => join(directory, path),
  };
}

/** The project after some of its files have changed. */
function reloadProject(options: LoadOptions, state: ProjectState, changed: readonly string[]): Project {
  const { directory, entry } = options;
  const { files, leftOut, versions, run, outside } = state;
  const isSpelled = createSpelling(directory);
  const isRewritten = (path: string): boolean => {
    const isListed = path !== IGNORE_FILE && files.has(path);
    const stats = isListed ? statsAt(join(directory, path)) : undefined;
    return stats?.isFile() === true && !isTooLargePage(path, stats) && isSpelled(path);
  };
  const inside = changed.filter((path) => !path.startsWith('../'));
  const isReached = createReach(directory, () => rootOf(options));
  const again = (): Listed => {
    if (!inside.every(isReached)) return listProject(options);
    const next = listAgain({ directory, files, leftOut, ignored: () => readIgnore(options) }, inside);
    return next === undefined ? listProject(options) : withUnsaved({ files: next, leftOut }, options);
  };
  const listed = inside.every((path) => isRewritten(path) && isReached(path)) ? { files, leftOut } : again();
  const next = keepSame(files, listed.files);
  const written = changed.map((path) => [path, run + 1] as const);
  const come = [...next.keys()].filter((path) => !files.has(path)).map((path) => [path, run + 1] as const);
  const after = new Map([...versions, ...written, ...come]);
  // A migration writes the newer file while the older one is read.
  const found = ENTRIES.find((name) => next.has(name)) ?? entry;
  return createProject(
    { ...options, entry: found },
    { ...listed, files: next, versions: after, run: run + 1, outside },
  );
}

/**
 * Asks of paths whether their folders are read, and under their names: where a link on the way leads into the docs, or out of the
 * repository, only listing all tells.
 */
function createReach(directory: string, findRoot: () => string): (path: string) => boolean {
  const realOf = (folder: string) => attempt(() => realpathSync(join(directory, folder)));
  const isRead = rememberAll((folder: string) => {
    const docs = realOf('') ?? directory;
    const real = realOf(folder);
    if (real === undefined || real === join(docs, folder)) return real !== undefined;
    return isInside(real, findRoot()) && !isInside(real, docs);
  });
  return (path) => isRead(folderOf(path));
}

/** The earlier list, where the new one says the same. */
function keepSame(earlier: Project['files'], now: Project['files']): Project['files'] {
  const isSame = ({ path, ignored }: ProjectFile): boolean => earlier.get(path)?.ignored === ignored;
  if (earlier === now) return earlier;
  return earlier.size === now.size && [...now.values()].every(isSame) ? earlier : now;
}
