import { relative } from 'node:path';
import type { TextDocuments } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { DocsProject } from './docs-project.ts';
import { type OpenProjects, pathOf } from './open-projects.ts';

/** The folders of an editor's workspace. */
export interface OpenFolders {
  paths(): readonly string[];
  /** Gives the paths of what was added. */
  add(uris: readonly string[]): readonly string[];
  remove(uris: readonly string[]): void;
  /** Docs that neither a folder nor an open file belongs to any more, once a folder was removed. */
  left(): Promise<readonly DocsProject[]>;
}

/** Keeps which folders an editor has open. */
export function createOpenFolders(
  projects: OpenProjects,
  documents: TextDocuments<TextDocument>,
): OpenFolders {
  const open = new Set<string>();
  const removed = new Set<string>();
  return {
    paths: () => [...open],
    add(uris) {
      const paths = uris.flatMap((uri) => pathOf(uri) ?? []);
      for (const path of paths) open.add(path);
      return paths;
    },
    remove(uris) {
      for (const path of uris.flatMap((uri) => pathOf(uri) ?? [])) {
        open.delete(path);
        removed.add(path);
      }
    },
    async left() {
      const files = documents.all().flatMap(({ uri }) => pathOf(uri) ?? []);
      return (await projects.all()).filter(({ directory }) => {
        const isOf = (folder: string): boolean => isWithin(directory, folder) || isWithin(folder, directory);
        return (
          [...removed].some(isOf) && ![...open].some(isOf) && !files.some((file) => isWithin(file, directory))
        );
      });
    },
  };
}

function isWithin(path: string, folder: string): boolean {
  return !/^(?:\.\.(?:[\\/]|$)|[A-Za-z]:)/.test(relative(folder, path));
}
