import { NAME, normalizePath, pathFrom } from '../../source/index.ts';
import { createNearestFile } from '../addresses/nearest-file.ts';
import { blankFencedCode } from './fenced-code.ts';

/** One name that an import brings in. */
export interface ImportedName {
  /** Name in the other file; `default` or `*` for those imports. */
  readonly imported: string;
  /** Name in this file. */
  readonly local: string;
}

/** One statement that brings something in: `import`, or `export … from`. */
export interface ImportDeclaration {
  readonly specifier: string;
  /** Empty for an import without names. */
  readonly names: readonly ImportedName[];
  /** The code that exports what `export { … } from` brings in. */
  readonly handsOn?: string;
  /** `export * from`: all that the file exports by name is handed on. */
  readonly handsOnAll?: true;
  /** Offsets of the statement in the text, its semicolon included. */
  readonly start: number;
  readonly end: number;
}

/** Files that a page or snippet takes in. */
export interface PageImports {
  readonly imports: readonly ImportDeclaration[];
  /** Values of `file` of the older `<Snippet file="…">`. */
  readonly snippets: readonly string[];
}

const IMPORT =
  /(?:^|(?<=^\ufeff))import(?:\b\s*(type\s+)?([\p{ID_Continue}$*{},\s]+?)from)?\s*(?:"([^"\n]+)"|'([^'\n]+)')(?:\s*with\s*\{[^}]*\})?[ \t]*;?/gmu;
const REEXPORT = new RegExp(
  String.raw`(?:^|(?<=^\ufeff))export\s*(type\b\s*)?(?:\*\s*(?:as\s+(${NAME.source})\s*)?|\{([^{}]*)\}\s*)from\s*(?:"([^"\n]+)"|'([^'\n]+)')[ \t]*;?`,
  'gmu',
);
/** A backtick, or what is escaped. */
const BACKTICK = /\\[\s\S]|`/g;
const SNIPPET = /<Snippet\b[^>]*?\bfile\s*=\s*(?:"([^"]+)"|'([^']+)'|\{\s*["'`]([^"'`]+)["'`]\s*\})/g;
const COMMENT = /\{\/\*(?:(?!\{\/\*)[\s\S])*?\*\/\}|<!--(?:(?!<!--)[\s\S])*?-->/g;
const EXTENSIONS = ['', '.mdx', '.md', '.jsx', '.tsx'];
/** Text, code and data: a picture has no value that code could name. */
const READABLE = /\.(?:mdx?|[cm]?[jt]sx?|json)$/;

/** Finds what JavaScript, or the code part of a page, brings in. Each statement begins a line, the first one perhaps behind a mark. */
export function scanImports(code: string): readonly ImportDeclaration[] {
  const imports = code.includes('import') ? Array.from(code.matchAll(IMPORT), readImport) : [];
  const handedOn = code.includes('from') ? Array.from(code.matchAll(REEXPORT), readReexport) : [];
  const found = handedOn.length === 0 ? imports : [...imports, ...handedOn].sort((a, b) => a.start - b.start);
  return found.length > 0 && code.includes('`') ? outsideTemplates(found, code) : found;
}

/** Those that are no part of a sample between backticks; where these come in no pairs, nothing can be told by them. */
function outsideTemplates(found: readonly ImportDeclaration[], code: string): readonly ImportDeclaration[] {
  const ticks = Array.from(code.matchAll(BACKTICK), ({ 0: sign, index }) => (sign === '`' ? index : -1));
  const places = ticks.filter((index) => index !== -1);
  if (places.length % 2 === 1) return found;
  let before = 0;
  return found.filter(({ start }) => {
    while ((places[before] ?? start) < start) before++;
    return before % 2 === 0;
  });
}

function readImport(match: RegExpExecArray): ImportDeclaration {
  const [text, type, clause = '', quoted, specifier = quoted ?? ''] = match;
  // Types are gone before anything runs.
  const names = type === undefined ? namesOf(clause) : [];
  return { specifier, names, start: match.index, end: match.index + text.length };
}

function readReexport(match: RegExpExecArray): ImportDeclaration {
  const [text, type, space, list, quoted, specifier = quoted ?? ''] = match;
  const place = { specifier, start: match.index, end: match.index + text.length };
  if (type !== undefined) return { ...place, names: [] };
  if (list === undefined && space === undefined) return { ...place, names: [], handsOnAll: true };
  const names =
    list === undefined ? [{ imported: '*', local: space ?? '' }] : list.split(',').flatMap(innerName);
  // A name that the other file does not have costs itself only.
  const code = names.map(({ local }) => {
    const start = local === 'default' ? 'export default ' : `export const ${local}=`;
    return `${start}typeof __${local}==="undefined"?undefined:__${local};`;
  });
  return {
    ...place,
    names: names.map(({ imported, local }) => ({ imported, local: `__${local}` })),
    handsOn: code.join(''),
  };
}

/** Finds what a page or snippet takes in; what stands in code or comments does not count. */
export function scanPageImports(text: string): PageImports {
  if (!/^\ufeff?(?:im|ex)port\b|<Snippet\b/m.test(text)) return { imports: [], snippets: [] };
  const prose = blankFencedCode(text).replace(COMMENT, (comment) => ' '.repeat(comment.length));
  const snippets = [...prose.matchAll(SNIPPET)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
  return { imports: scanImports(prose), snippets };
}

function namesOf(clause: string): readonly ImportedName[] {
  const braces = /\{([^{}]*)\}/.exec(clause);
  const outside = braces === null ? clause : clause.replace(braces[0], '');
  return [...outside.split(',').flatMap(outerName), ...(braces?.[1] ?? '').split(',').flatMap(innerName)];
}

/** A default import or a namespace. */
function outerName(part: string): readonly ImportedName[] {
  const [name = '', as, alias] = part.trim().split(/\s+/);
  if (name === '') return [];
  if (name !== '*') return [{ imported: 'default', local: name }];
  return as === 'as' && alias !== undefined ? [{ imported: '*', local: alias }] : [];
}

/** A name in braces, perhaps renamed; types are nothing. */
function innerName(part: string): readonly ImportedName[] {
  const [imported = '', as, alias] = part.trim().split(/\s+/);
  if (imported === '' || (imported === 'type' && as !== undefined)) return [];
  return [{ imported, local: as === 'as' && alias !== undefined ? alias : imported }];
}

/** The project file that an import names: from the root (`/x`), or from the importing file (`./x`, `../x`). */
export function resolveImport(
  specifier: string,
  fromFile: string,
  files: { has(file: string): boolean },
): string | undefined {
  if (!/^\.{0,2}\//.test(specifier)) return undefined;
  const path = pathFrom(fromFile, specifier).slice(1);
  return EXTENSIONS.map((extension) => path + extension).find(
    (file) => READABLE.test(file) && files.has(file),
  );
}

/** Finds the file that an import without a file most probably means. */
export type NearestImport = (specifier: string, fromFile: string) => string | undefined;

/** Creates the search for what imports without a file mean, among these files of the project. */
export function createNearestImport(files: Iterable<string>): NearestImport {
  const nearest = createNearestFile(filterImported(files), withoutExtension);
  return (specifier, fromFile) => nearest(pathFrom(fromFile, specifier).slice(1));
}

function* filterImported(files: Iterable<string>): Generator<string> {
  for (const file of files) if (READABLE.test(file)) yield file;
}

/** A path is written wrongly in its extension too: `b.JSX` is no file of the name `b.jsx`. */
const ANY_CASE = new RegExp(READABLE, 'i');

function withoutExtension(path: string): string {
  return path.replace(ANY_CASE, '');
}

/** The project file that `<Snippet file="name">` names, in `snippets/` or `_snippets/`. */
export function resolveSnippet(name: string, files: { has(file: string): boolean }): string | undefined {
  const path = normalizePath(name);
  const candidates = ['snippets', '_snippets'].flatMap((folder) =>
    EXTENSIONS.map((extension) => `${folder}${path}${extension}`),
  );
  return [...candidates, path.slice(1)].find((file) => files.has(file));
}
