import { type NavigationTree, pageRefsBelow } from '../../config/navigation/navigation-tree.ts';
import { pathsOfRef } from '../../navigation/pages/page-index.ts';
import { foldPath, groupBy, withoutPageExtension } from '../../source/index.ts';
import { type PageImports, resolveImport, resolveSnippet } from '../texts/imports.ts';

/**
 * Ignore patterns (gitignore syntax) that apply before those of `.mintignore`, which may take them back. Names that begin with
 * a dot are those of tools, whose files hold keys at times (`.mcp.json`); what stands in three folders is for readers.
 */
export const ALWAYS_IGNORED: readonly string[] = [
  '.*',
  '!.well-known',
  '!.mintlify',
  '!.gitbook',
  'node_modules',
  'README.md',
  'LICENSE.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
];

const PAGE_FILE = /\.mdx?$/i;
/** Instructions for agents: served as they are. */
const SKILL_FILE = 'skill.md';
const IN_SNIPPETS = /(?:^|\/)_?snippets\//;

/** What decides which files are pages. */
export interface PageFileInput {
  /** Every file of the project, ignored ones too, in a stable order. */
  readonly files: readonly string[];
  /** Tells whether an ignore pattern matches a file. */
  readonly isIgnored: (file: string) => boolean;
  /** Page references of the navigation, as written. */
  readonly references: Iterable<string>;
  /** What files import, for each that imports something. */
  readonly imports: FileImports;
}

/** Files that import others, with these. */
export type FileImports = readonly (readonly [file: string, targets: readonly string[]])[];

/**
 * Picks the files that are pages: Markdown outside snippet folders that no other imports and nothing ignores (but for the
 * root's `skill.md`), and every file that the navigation names, whatever ignores, imports or holds it.
 */
export function choosePageFiles(input: PageFileInput): readonly string[] {
  const markdown = input.files.filter((file) => PAGE_FILE.test(file));
  const named = namedFiles(markdown, input.references);
  const imported = filesTakenIn(input.imports, named);
  return markdown.filter(
    (file) =>
      named.has(file) ||
      !(IN_SNIPPETS.test(file) || file === SKILL_FILE || imported.has(file) || input.isIgnored(file)),
  );
}

/**
 * Files that are parts of others. Those that only import each other are part of nothing: they stay pages, where the circle is
 * told.
 */
function filesTakenIn(imports: FileImports, named: ReadonlySet<string>): ReadonlySet<string> {
  const targetsOf = new Map(imports);
  const imported = new Set(imports.flatMap(([, targets]) => targets));
  const outermost = imports.filter(([file]) => named.has(file) || !imported.has(file));
  const taken = new Set(outermost.flatMap(([, targets]) => targets));
  // A set goes on with what is added to it on the way.
  for (const file of taken) for (const target of targetsOf.get(file) ?? []) taken.add(target);
  return taken;
}

/** Collects the page references of a navigation: entries of `pages`, and root pages. */
export function collectPageReferences({ root }: NavigationTree): ReadonlySet<string> {
  return new Set(pageRefsBelow(root).map(({ text }) => text));
}

/** The project files that one page, snippet or component file takes in, given its imports. */
export function importedFiles(
  file: string,
  { imports, snippets }: PageImports,
  files: { has(file: string): boolean },
): readonly string[] {
  return [
    ...imports.map(({ specifier }) => resolveImport(specifier, file, files)),
    ...snippets.map((name) => resolveSnippet(name, files)),
  ].filter((target) => target !== undefined && target !== file) as readonly string[];
}

/** Files that references name, by the paths that they may mean, then ignoring case and the form of accents. */
export function namedFiles(markdown: readonly string[], references: Iterable<string>): ReadonlySet<string> {
  const exact = groupBy(markdown, withoutPageExtension);
  let folded: ReadonlyMap<string, readonly string[]> | undefined;
  const similar = (path: string): readonly string[] | undefined => {
    folded ??= groupBy(markdown, (file) => foldPath(withoutPageExtension(file)));
    return folded.get(foldPath(path));
  };
  const filesOf = (reference: string): readonly string[] | undefined => {
    // Nearly all references are the path as it is.
    const plain = PLAIN.test(reference) ? exact.get(reference) : undefined;
    if (plain !== undefined) return plain;
    const paths = pathsOfRef(reference);
    return paths.map((path) => exact.get(path)).find(Boolean) ?? paths.map(similar).find(Boolean);
  };
  const named = new Set<string>();
  for (const reference of references) for (const file of filesOf(reference) ?? []) named.add(file);
  return named;
}

/** A path that means nothing but itself: no steps, no extension, nothing encoded. */
const PLAIN = /^\w[\w-]*(?:\/\w[\w-]*)*$/;
