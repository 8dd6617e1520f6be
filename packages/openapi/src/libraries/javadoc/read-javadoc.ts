import type { Outcome } from '@waymark/core/diagnostics';
import { isOutside } from '@waymark/core/source';
import type { Specification } from '../../model/model.ts';
import { readReference } from '../../references/references.ts';
import type { Declaration } from '../declarations/declaration.ts';
import { declaredLibrary, type FindPlace } from '../declarations/declared-library.ts';
import type { LinkTo } from '../html/html-markdown.ts';
import { attributeOf, findElements, type HtmlNode, parseHtml } from '../html/html-tree.ts';
import { librarySpecification } from '../symbols.ts';
import { kindOfType } from './java-signature.ts';
import { inheritedMarkdown, readComment, readJavadocPage, readPackageDescription } from './javadoc-page.ts';

/** The file that names the packages; the second is of JDK 9 and older. */
export const JAVADOC_INDEXES = ['element-list', 'package-list'];

/** A package, and the path of its folder. */
interface Package {
  readonly name: string;
  readonly folder: string;
}

/**
 * Reads what the standard doclet of Javadoc writes: each package and each type is a page. `index` is the text of its
 * `element-list`, `load` gives the others.
 */
export function readJavadoc(
  source: string,
  index: string,
  load: (path: string) => string | undefined,
): Outcome<Specification | undefined> {
  const read = (path: string): readonly HtmlNode[] | undefined => {
    const text = load(`${source}/${path}`);
    return text === undefined ? undefined : parseHtml(withoutFrame(text));
  };
  const declarations = packagesOf(index).flatMap((each) => readPackage(each, read));
  const library = declaredLibrary({ source, language: 'java', declarations, linkFrom });
  const value = declarations.length === 0 ? undefined : librarySpecification(source, source, library);
  return { value, diagnostics: [] };
}

/** The packages of an `element-list`: one a line, behind the line of the module that they are in. */
function packagesOf(index: string): readonly Package[] {
  const packages: Package[] = [];
  let module = '';
  for (const line of index.split(/\r?\n/)) {
    if (line.startsWith('module:')) module = `${line.slice('module:'.length)}/`;
    else if (/^[\p{L}\p{N}_$]+(?:\.[\p{L}\p{N}_$]+)*$/u.test(line))
      packages.push({ name: line, folder: `${module}${line.replaceAll('.', '/')}` });
  }
  return packages;
}

/** What is around the content of every page is not parsed. */
function withoutFrame(html: string): string {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  return start === -1 ? html : html.slice(start, end > start ? end : undefined);
}

function readPackage(
  { name, folder }: Package,
  read: (path: string) => readonly HtmlNode[] | undefined,
): readonly Declaration[] {
  const path = `${folder}/package-summary.html`;
  const summary = read(path);
  if (summary === undefined) return [];
  const parts = readPackageDescription(summary);
  const page: Declaration = {
    kind: 'MODULE',
    id: path,
    name,
    title: name,
    groups: [name],
    slug: name,
    code: '',
    members: [],
    say: (linkTo) => readComment(parts, linkTo),
  };
  // That of a package lists no protected types; the types around them do.
  const files = new Set(typeFiles(summary, path));
  const types: Declaration[] = [];
  for (const file of files) {
    const body = read(`${folder}/${file}`);
    if (body === undefined) continue;
    const type = readType({ name, folder }, file, body);
    if (type !== undefined) types.push(type);
    const inside = file.replace(/html$/, '');
    for (const other of typeFiles(body, path)) if (other.startsWith(inside)) files.add(other);
  }
  const known = new Set(types.map(({ id }) => id));
  const placed = types.map((type): Declaration => {
    const outer = `${folder}/${type.title.slice(0, type.title.lastIndexOf('.'))}.html`;
    return { ...type, around: known.has(outer) ? outer : path };
  });
  return [page, ...placed];
}

/** The files of types of a folder that a page in it links to. */
function typeFiles(page: readonly HtmlNode[], path: string): readonly string[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const files = findElements(page, ({ tagName }) => tagName === 'a')
    .map((element) => attributeOf(element, 'href') ?? '')
    // Before JDK 11 addresses are written from the root of all.
    .map((address) => readReference(address, path).file)
    .filter((file) => file.startsWith(folder))
    .map((file) => file.slice(folder.length));
  return [...new Set(files.filter((file) => /^(?!package-[^.]*\.)[^/\\?#:]+\.html$/.test(file)))];
}

function readType(
  { name: around, folder }: Package,
  file: string,
  body: readonly HtmlNode[],
): Declaration | undefined {
  const path = `${folder}/${file}`;
  const { code, description, members, inherited } = readJavadocPage(body, path);
  const kind = kindOfType(code);
  if (kind === undefined) return undefined;
  const title = file.slice(0, -'.html'.length);
  return {
    kind,
    id: path,
    name: `${around}.${title}`,
    title,
    groups: [around],
    slug: `${around}/${title}`,
    code,
    members,
    say: (linkTo) => ({
      ...readComment(description, linkTo),
      inherited: inheritedMarkdown(inherited, linkTo),
    }),
  };
}

/** Addresses are written from the file that they stand in. */
function linkFrom({ id }: Declaration, find: FindPlace): LinkTo {
  return (href) => {
    if (isOutside(href)) return href;
    const { file, pointer } = readReference(href, id);
    return (pointer === '' ? undefined : find(`${file}#${pointer}`)) ?? find(file);
  };
}
