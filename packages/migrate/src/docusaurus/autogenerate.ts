import { joinPath, nameOf } from '@waymark/core/source';
import { readModule } from '../script/read-module.ts';
import { type View, viewOf } from '../script/view.ts';
import type { Notes } from '../site/notes.ts';
import { withoutEnding } from '../tree/paths.ts';
import type { Tree } from '../tree/tree.ts';
import { isFolderPage, splitNumber } from './doc-address.ts';
import type { Doc, DocSet } from './doc-sets.ts';

/** A folder that became a category. */
export interface GeneratedCategory {
  readonly kind: 'category';
  readonly label: string;
  /** `_category_.json`; nothing is there where the folder has none. */
  readonly settings: View;
  /** The page of the folder. */
  readonly page: Doc | undefined;
  readonly entries: readonly GeneratedEntry[];
}

/** An entry of a sidebar that follows the folders. */
export type GeneratedEntry = { readonly kind: 'doc'; readonly doc: Doc } | GeneratedCategory;

interface Placed {
  readonly entry: GeneratedEntry;
  readonly position: number | undefined;
  readonly name: string;
}

/** The sidebar that follows from a folder: by position, then by name. */
export function autogenerate(
  tree: Tree,
  notes: Notes,
  set: DocSet,
  folder: string,
): readonly GeneratedEntry[] {
  const inside = [...set.docs.values()].filter(({ path }) => folder === '' || path.startsWith(`${folder}/`));
  const below = (path: string): string => (folder === '' ? path : path.slice(folder.length + 1));
  const pages = inside.filter(({ path }) => !below(path).includes('/'));
  const folders = [...new Set(inside.flatMap(({ path }) => below(path).split('/').slice(0, -1)[0] ?? []))];
  const placed = [
    ...pages.map(
      (doc): Placed => ({ entry: { kind: 'doc', doc }, position: positionOf(doc), name: nameOf(doc.path) }),
    ),
    ...folders.map((name): Placed => {
      const category = categoryOf(tree, notes, set, joinPath(folder, name));
      return {
        entry: category,
        position: category.settings.at('position').number() ?? splitNumber(name).number,
        name,
      };
    }),
  ];
  return placed.toSorted(byPosition).map(({ entry }) => entry);
}

function byPosition(a: Placed, b: Placed): number {
  const [first, second] = [a, b].map(({ position }) => position ?? Number.POSITIVE_INFINITY);
  if (first !== undefined && second !== undefined && first !== second) return first < second ? -1 : 1;
  return a.name < b.name ? -1 : 1;
}

function positionOf({ data, number }: Doc): number | undefined {
  const position = data['sidebar_position'];
  return typeof position === 'number' ? position : number;
}

function categoryOf(tree: Tree, notes: Notes, set: DocSet, folder: string): GeneratedCategory {
  const file = set.folders
    .flatMap((root) =>
      ['json', 'yml', 'yaml'].map((ending) => joinPath(root, `${folder}/_category_.${ending}`)),
    )
    .find((path) => tree.readText(path) !== undefined);
  const settings = viewOf(file === undefined ? undefined : readModule(tree, file), notes.unread);
  const entries = autogenerate(tree, notes, set, folder);
  const link = settings.at('link');
  const named = link.at('type').text() === 'doc' ? link.at('id').text() : undefined;
  const isNamed = (entry: GeneratedEntry): boolean =>
    entry.kind === 'doc' && (entry.doc.id === named || nameOf(entry.doc.id) === named);
  const isPage = (entry: GeneratedEntry): boolean =>
    entry.kind === 'doc' &&
    entry.doc.path.startsWith(`${folder}/`) &&
    isFolderPage(splitNumber(withoutEnding(nameOf(entry.doc.path))).name, splitNumber(nameOf(folder)).name);
  const own = entries.find(link.isThere ? isNamed : isPage);
  return {
    kind: 'category',
    label: settings.at('label').text() ?? splitNumber(nameOf(folder)).name,
    settings,
    page: own?.kind === 'doc' ? own.doc : undefined,
    entries: entries.filter((entry) => entry !== own),
  };
}
