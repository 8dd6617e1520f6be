import { relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { DocsProject, Engine } from './docs-project.ts';

/** A file of a docs folder. */
export interface DocsFile {
  readonly project: DocsProject;
  /** Path from the docs folder. */
  readonly file: string;
}

/** The docs folders that the files of an editor belong to. */
export interface OpenProjects {
  /** The docs folder of a file or folder, opened now if it has to be. Undefined where it belongs to none. */
  at(path: string): Promise<DocsProject | undefined>;
  fileAt(uri: string): Promise<DocsFile | undefined>;
  /** A file in all docs that are read from it: those that it lies in, and open ones that name it from elsewhere. */
  readersOf(uri: string): Promise<readonly DocsFile[]>;
  /** Address of a file of a docs folder; as the editor writes it where it has named the file. */
  uriOf(project: DocsProject, file: string): string;
  /** All that are open, without those that could not be opened. */
  all(): Promise<readonly DocsProject[]>;
  /** Closes one docs folder; it is opened anew when it is asked for. */
  leave(project: DocsProject): Promise<void>;
  close(): Promise<void>;
}

/** Opens each docs folder once. */
export function createOpenProjects(engine: Engine, onChange: (project: DocsProject) => void): OpenProjects {
  const opening = new Map<string, Promise<DocsProject>>();
  /** Addresses by path: editors escape more signs than others do, and some take two forms of one for two files. */
  const named = new Map<string, string>();
  const at: OpenProjects['at'] = async (path) => {
    const directory = engine.find(withDrive(path));
    if (directory === undefined) return undefined;
    const known = opening.get(directory);
    if (known !== undefined) return known;
    const project = engine.open(directory, () => void project.then(onChange));
    opening.set(directory, project);
    // What could not be opened is tried again when it is asked for again.
    project.catch(() => opening.delete(directory));
    return project;
  };
  const all: OpenProjects['all'] = async () => {
    const settled = await Promise.allSettled(opening.values());
    return settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  };
  const fileAt: OpenProjects['fileAt'] = async (uri) => {
    const path = pathOf(uri);
    const project = path === undefined ? undefined : await at(path);
    if (path === undefined || project === undefined) return undefined;
    const file = fileIn(project, path);
    if (/^\.\.(?:\/|$)/.test(file)) return undefined;
    named.set(path, uri);
    return { project, file };
  };
  return {
    at,
    fileAt,
    async readersOf(uri) {
      const path = pathOf(uri);
      if (path === undefined) return [];
      const own = await fileAt(uri);
      const others = (await all())
        .filter((project) => project !== own?.project)
        .map((project) => ({ project, file: fileIn(project, path) }))
        .filter(({ project, file }) => project.readsFrom(file));
      if (others.length > 0) named.set(path, uri);
      return own === undefined ? others : [own, ...others];
    },
    uriOf({ directory }, file) {
      const path = resolve(directory, file);
      return named.get(path) ?? pathToFileURL(path).href;
    },
    all,
    async leave(project) {
      opening.delete(project.directory);
      await project.close();
    },
    async close() {
      for (const project of await all()) await project.close();
    },
  };
}

function fileIn({ directory }: DocsProject, path: string): string {
  return relative(directory, path).replaceAll('\\', '/');
}

/** The letter of a drive of Windows is written small by some editors: one docs folder would be open twice. */
function withDrive(path: string): string {
  return path.replace(/^[a-z](?=:)/, (letter) => letter.toUpperCase());
}

/** Path of a file that an editor names; undefined for what is no file of this machine. */
export function pathOf(uri: string): string | undefined {
  try {
    return withDrive(fileURLToPath(uri));
  } catch {
    // A document that is not saved, a file of another machine, or signs that are no text.
    return undefined;
  }
}
