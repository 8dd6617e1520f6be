import type { Diagnostic, Outcome } from '@waymark/core/diagnostics';
import { anchorOf } from '../../model/anchor.ts';
import { defined, objectOf, own, stringOf, stringsOf } from '../../model/json.ts';
import type { Specification } from '../../model/model.ts';
import { parseText } from '../../read/text/parse-text.ts';
import { reportSyntax } from '../../read/text/report-syntax.ts';
import { findElement, type HtmlNode, hasClass, isElement, lineOf } from '../html/html-tree.ts';
import type { Library, LibrarySymbol, SymbolKind } from '../library.ts';
import { summaryOf } from '../symbol-content.ts';
import { librarySpecification } from '../symbols.ts';
import { declarationsIn, isValue, readBody, readObject, type SphinxObject } from './read-body.ts';
import { isPart, placeOf, readDocument, type SphinxDocument } from './sphinx-document.ts';
import { createLinkTo, findDocument, type SphinxPlaces } from './sphinx-links.ts';

/** The file of the JSON builder's output that names all others. */
export const SPHINX_INDEX = 'searchindex.json';

/** A declaration, and the document that it is in. */
interface Placed {
  readonly object: SphinxObject;
  readonly name: string;
  readonly document: SphinxDocument;
}

/** A Sphinx project as it was read. */
interface SphinxProject {
  readonly source: string;
  readonly documents: readonly SphinxDocument[];
  readonly declared: readonly Placed[];
  readonly places: SphinxPlaces;
}

/**
 * Reads the output of Sphinx's JSON builder (`sphinx-build -b json`): each document is a page. `index` is the text of its
 * `searchindex.json`, `load` gives the others. What cannot be parsed is left out and said.
 */
export function readSphinx(
  source: string,
  index: string,
  load: (path: string) => string | undefined,
): Outcome<Specification | undefined> {
  const diagnostics: Diagnostic[] = [];
  const parse = (file: string, text: string) => {
    const parsed = parseText(text);
    for (const each of reportSyntax(file, parsed)) diagnostics.push(each);
    return objectOf(parsed.value);
  };
  const names = stringsOf(own(parse(`${source}/${SPHINX_INDEX}`, index), 'docnames'));
  const documents = names.flatMap((name) => {
    const path = `${source}/${name}.fjson`;
    const text = load(path);
    const file = text === undefined ? undefined : parse(path, text);
    return file === undefined ? [] : [readDocument(name, file)];
  });
  const project = projectOf(source, documents);
  const context = load(`${source}/globalcontext.json`);
  const title = stringOf(
    own(context === undefined ? undefined : objectOf(parseText(context).value), 'project'),
  );
  return { value: librarySpecification(source, title ?? source, libraryOfProject(project)), diagnostics };
}

function projectOf(source: string, written: readonly SphinxDocument[]): SphinxProject {
  const places = { documents: new Map(written.map(({ name }) => [placeOf(name), name])) };
  const documents = inOrder(written, (name, href) => findDocument(places, name, href));
  const declared = documents.flatMap((document) =>
    declarationsIn(document.body).map(({ name, ...object }) => ({ object, name, document })),
  );
  return { source, documents, declared, places: { ...places, members: memberAnchors(declared) } };
}

/** Documents as readers of the project come upon them; those that nothing leads to are last. */
function inOrder(
  documents: readonly SphinxDocument[],
  find: (from: string, href: string) => string | undefined,
): readonly SphinxDocument[] {
  const byName = new Map(documents.map((document) => [document.name, document]));
  const followers = new Map(
    documents.map(({ name, next }) => [name, next === undefined ? undefined : find(name, next)]),
  );
  const followed = new Set(followers.values());
  const ordered = new Set<SphinxDocument>();
  for (const start of documents.filter(({ name }) => !followed.has(name))) {
    let current: SphinxDocument | undefined = start;
    while (current !== undefined && !ordered.has(current)) {
      ordered.add(current);
      current = byName.get(followers.get(current.name) ?? '');
    }
  }
  return [...ordered, ...documents.filter((document) => !ordered.has(document))];
}

/** Where those members stand that have no section of their own. */
function memberAnchors(declared: readonly Placed[]): ReadonlyMap<string, string> {
  return new Map(
    declared.flatMap(({ name, object }) => {
      const id = object.signatures[0]?.id;
      if (id === undefined || !name.includes('.') || !isValue(object)) return [];
      const end = id.lastIndexOf('.');
      return [[id, `${anchorOf(`${id.slice(0, end)} properties`)}-${anchorOf(id.slice(end + 1))}`] as const];
    }),
  );
}

/** The kinds of symbols that a type of Sphinx's can be asked for as. */
const KINDS: ReadonlyMap<string, readonly SymbolKind[]> = new Map([
  ['class', ['CLASS', 'INTERFACE', 'ENUM', 'TYPE']],
  ['exception', ['CLASS']],
  ['enum', ['ENUM']],
  ['type', ['TYPE']],
  ['function', ['FUNCTION']],
  ['method', ['METHOD']],
  ['classmethod', ['METHOD']],
  ['staticmethod', ['METHOD']],
  ['attribute', ['PROPERTY', 'VARIABLE']],
  ['property', ['PROPERTY']],
  ['data', ['VARIABLE']],
]);

function libraryOfProject(project: SphinxProject): Library {
  const { documents, declared } = project;
  const listing = parentPaths(documents);
  const symbols = documents.filter(saysSomething).map((document) => documentSymbol(document, listing));
  const byName = new Map(symbols.map((symbol) => [symbol.name, symbol]));
  const typeHomes = new Map(
    declared.toReversed().flatMap(({ name, object, document }) => {
      const symbol = byName.get(document.name);
      return symbol === undefined || !['class', 'exception'].includes(object.type)
        ? []
        : [[name, symbol] as const];
    }),
  );
  return {
    language: 'python',
    symbols,
    find: (kind, name) => {
      if (kind === 'MODULE') return byName.get(name);
      const found = findPlaced(declared, kind, name);
      return found && objectSymbol(found, kind as SymbolKind, name);
    },
    findType: (title) => typeHomes.get(title),
    readPage: (kind, name, urlOf) => {
      const found = kind === 'MODULE' ? undefined : findPlaced(declared, kind, name);
      const document = found?.document ?? documents.find((each) => each.name === name);
      if (document === undefined) return undefined;
      const linkTo = createLinkTo(
        project.places,
        { from: document.name, isThere: found === undefined },
        urlOf,
      );
      const reading = { source: project.source, linkTo };
      if (found === undefined) return { signature: '', ...readBody(document.body, reading) };
      const [signature] = found.object.signatures;
      return {
        signature: signature?.code ?? name,
        ...readObject(found.object, name.slice(name.lastIndexOf('.') + 1), reading),
      };
    },
  };
}

/** Whether a document holds more than the list of those below it. */
function saysSomething({ body }: SphinxDocument): boolean {
  return body.some(saysMore);
}

function saysMore(node: HtmlNode): boolean {
  if (!isElement(node)) return lineOf([node]) !== '';
  if (node.tagName === 'h1' || hasClass(node, 'toctree-wrapper')) return false;
  return isPart(node) ? node.childNodes.some(saysMore) : node.tagName === 'img' || lineOf([node]) !== '';
}

/** Titles of documents that list others, with those of the ones around them. */
function parentPaths(documents: readonly SphinxDocument[]): ReadonlySet<string> {
  return new Set(
    documents.flatMap(({ parents }) => parents.map((_, index) => parents.slice(0, index + 1).join('\n'))),
  );
}

function documentSymbol(document: SphinxDocument, listing: ReadonlySet<string>): LibrarySymbol {
  const { name, title, parents, body } = document;
  const within = [...parents, title];
  const groups = listing.has(within.join('\n')) ? within : parents;
  const first = findElement(body, ({ tagName }) => tagName === 'p');
  return defined<LibrarySymbol>({
    kind: 'MODULE',
    name,
    title,
    groups: groups.length === 0 ? ['Reference'] : groups,
    slug: placeOf(name),
    description: first && (lineOf(first.childNodes) || undefined),
  });
}

function objectSymbol({ object, document }: Placed, kind: SymbolKind, name: string): LibrarySymbol {
  const { comment } = readBody(object.content, { source: document.name, linkTo: () => undefined });
  const isCalled = kind === 'FUNCTION' || kind === 'METHOD';
  return defined<LibrarySymbol>({
    kind,
    name,
    title: isCalled ? `${name}()` : name,
    groups: [],
    description: summaryOf(comment),
    deprecated: comment.deprecated === undefined ? undefined : true,
  });
}

/** A declaration by its kind and name, with the modules before it or without. */
function findPlaced(declared: readonly Placed[], kind: string, name: string): Placed | undefined {
  const isNamed = (placed: Placed): boolean => {
    const id = placed.object.signatures[0]?.id;
    return placed.name === name || id === name || id?.endsWith(`.${name}`) === true;
  };
  return declared.find(
    (placed) => KINDS.get(placed.object.type)?.some((each) => each === kind) === true && isNamed(placed),
  );
}
