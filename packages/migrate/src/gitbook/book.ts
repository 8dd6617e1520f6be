import { joinPath } from '@waymark/core/source';
import type { Notes } from '../site/notes.ts';
import { joinRoute, pathBelow, withoutEnding } from '../tree/paths.ts';
import type { Tree } from '../tree/tree.ts';

/** Where a GitBook keeps what. */
export interface Book {
  readonly tree: Tree;
  readonly notes: Notes;
  readonly root: string;
  readonly summary: string;
  /** Routes of all pages by their files. */
  readonly routes: ReadonlyMap<string, string>;
  /** Titles of all pages by their files. */
  readonly titles: ReadonlyMap<string, string>;
  takeAsset(path: string): string | undefined;
}

/** The address that GitBook gives a file: `README.md` is its folder. */
export function routeOfFile(root: string, file: string): string {
  const path = withoutEnding(pathBelow(root, file) ?? file);
  return joinRoute(path.replace(/(?:^|\/)README$/i, ''));
}

/** The page file that a path from a folder means. */
export function findPage(
  { routes, root }: Pick<Book, 'routes' | 'root'>,
  folder: string,
  path: string,
): string | undefined {
  const from = path.startsWith('/') ? root : folder;
  const file = joinPath(from, path);
  return [file, `${file}.md`, joinPath(file, 'README.md')].find((one) => routes.has(one));
}
