import { resolveImport, resolveSnippet, scanImports, scanPageImports } from '@waymark/core/content';
import type { Edit } from '@waymark/core/diagnostics';
import { folderOf } from '@waymark/core/source';
import { type MovedPaths, relativeFrom } from './moved-paths.ts';

/** Files that import others. */
const PAGE = /\.mdx?$/i;
const CODE = /\.[jt]sx?$/i;
const EXTENSION = /\.(?:mdx?|[jt]sx?)$/i;

/** The files of a project by their names. */
export interface FileNames {
  has(file: string): boolean;
  keys(): Iterable<string>;
}

/** Rewrites imports of what moves, and those in what moves that start from its folder. */
export function moveImports(
  files: FileNames,
  readText: (file: string) => string | undefined,
  moved: MovedPaths,
): readonly Edit[] {
  return [...files.keys()].flatMap((file) => {
    const isPage = PAGE.test(file);
    const text = isPage || CODE.test(file) ? readText(file) : undefined;
    if (text === undefined) return [];
    const { imports, snippets } = isPage
      ? scanPageImports(text)
      : { imports: scanImports(text), snippets: [] };
    const rewritten = imports.flatMap(({ specifier, start, end }) => {
      const target = resolveImport(specifier, file, files);
      if (target === undefined) return [];
      const next = moveSpecifier(specifier, { file, target }, moved);
      return replaceQuoted({ file, text, from: start, to: end }, specifier, next);
    });
    const included = snippets.flatMap((name) => {
      const target = resolveSnippet(name, files);
      if (target === undefined || !moved.isMoved(target)) return [];
      return replaceQuoted({ file, text, from: 0, to: text.length }, name, snippetName(moved.file(target)));
    });
    return [...rewritten, ...included];
  });
}

function moveSpecifier(
  specifier: string,
  { file, target }: { readonly file: string; readonly target: string },
  moved: MovedPaths,
): string {
  const isAbsolute = specifier.startsWith('/');
  if (!moved.isMoved(target) && (isAbsolute || !moved.isMoved(file))) return specifier;
  const path = EXTENSION.test(specifier) ? moved.file(target) : moved.file(target).replace(EXTENSION, '');
  if (isAbsolute) return `/${path}`;
  const relative = relativeFrom(folderOf(moved.file(file)), path);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** What `<Snippet file="…">` calls a file: its path in the folder of snippets, else from the root. */
function snippetName(file: string): string {
  return file.replace(/^_?snippets\//, '');
}

/** A part of a file. */
interface FilePart {
  readonly file: string;
  /** The text of the file. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** The edits of a text in quotes, wherever it stands in a part of a file. */
function replaceQuoted({ file, text, from, to }: FilePart, written: string, next: string): readonly Edit[] {
  if (next === written) return [];
  return ['"', "'", '`'].flatMap((quote) => {
    const edits: Edit[] = [];
    const search = `${quote}${written}${quote}`;
    for (let at = text.indexOf(search, from); at !== -1 && at < to; at = text.indexOf(search, at + 1))
      edits.push({ span: { file, start: at + 1, end: at + 1 + written.length }, text: next });
    return edits;
  });
}
