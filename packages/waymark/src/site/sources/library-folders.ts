import type { ApiSource } from '@waymark/core/config';
import { libraryIndexes } from '@waymark/openapi';
import type { FetchedDocuments } from '../../project/network/fetch-documents.ts';
import type { Project } from '../../project/project.ts';
import { isFetched, specificationSource } from './specification-source.ts';

/** A folder that a documentation tool wrote, or a file that only its format tells. */
export interface LibraryFolder {
  readonly format: string;
  /** Of the file that names all others. */
  readonly text: string;
  /** Gives a file by its path, which begins with that of the folder. */
  readonly read: (path: string) => string | undefined;
}

/** Gives the text of a file of a folder by its path in it. */
type ReadFolder = (path: string) => string | undefined;

/** Reads the first files of the libraries whose format tells what they are, by the names of their folders. */
export function readLibraryFolders(
  sources: readonly ApiSource[],
  open: (folder: string, index: string) => ReadFolder,
): ReadonlyMap<string, LibraryFolder> {
  const libraries = new Map<string, LibraryFolder>();
  for (const { source, format = '' } of sources) {
    const folder = libraryFolder(source);
    for (const index of libraryIndexes(format)) {
      const read = open(folder, index);
      const text = read(index);
      if (text === undefined) continue;
      libraries.set(folder, { format, text, read: (path) => read(path.slice(folder.length + 1)) });
      break;
    }
  }
  return libraries;
}

/**
 * The files of a folder of the project, or of an archive that was fetched; there, the folder is where the first file is. What is
 * one file has it under an empty name.
 */
export function openFolder(
  project: Project,
  documents: FetchedDocuments,
): (folder: string, index: string) => ReadFolder {
  return (folder, index) => {
    if (!isFetched(folder))
      return (path) => project.readText([folder, path].filter((part) => part !== '').join('/'));
    const { text, files = new Map<string, string>() } = documents.get(folder) ?? {};
    if (index === '') return (path) => (path === '' ? text : undefined);
    const [first = index] = [...files.keys()]
      .filter((path) => `/${path}`.endsWith(`/${index}`))
      .sort((one, other) => one.length - other.length);
    return (path) => files.get(first.slice(0, first.length - index.length) + path);
  };
}

/** The name of a folder as a source. */
function libraryFolder(source: string): string {
  return isFetched(source) ? source : specificationSource(source).replace(/(?<!\/)\/+$/, '');
}

/** The files in the folders that documentation tools wrote. */
export function filesOfLibraries(files: Project['files'], sources: readonly ApiSource[]): readonly string[] {
  const folders = sources
    .filter(({ format }) => libraryIndexes(format).length > 0)
    .map(({ source }) => `${libraryFolder(source)}/`);
  return folders.length === 0
    ? []
    : [...files.keys()].filter((path) => folders.some((folder) => path.startsWith(folder)));
}
