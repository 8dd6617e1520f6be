import { defined, type JsonObject, type SpecNode } from '../model/json.ts';
import type { OperationHead, Specification } from '../model/model.ts';
import type { OperationUrl } from '../model/operation-url.ts';
import { createSchemaMemory } from '../schemas/schemas.ts';
import { type Library, type LibrarySymbol, NO_LIBRARY, type SymbolKind } from './library.ts';
import { NO_COMMENT, type SymbolContent } from './symbol-content.ts';

/** A symbol of a library, ready to be shown. */
export interface SymbolPage extends SymbolContent {
  readonly head: OperationHead;
  /** The language of its declarations, as fences name it. */
  readonly language: string;
}

/** A library as a specification: what it exports has pages, as operations have. */
export function librarySpecification(source: string, title: string, library: Library): Specification {
  const document: JsonObject = { tags: tagsOf(library) };
  return {
    kind: 'specification',
    source,
    version: 'library',
    title,
    document,
    documents: new Map([[source, document]]),
    dependencies: [],
    links: new Map(),
    memory: createSchemaMemory(),
    library,
  };
}

/** The library of a specification that is one; an empty one for others. */
function libraryOf({ library = NO_LIBRARY }: Pick<Specification, 'library'>): Library {
  return library;
}

/** Lists the symbols of a library as operations. */
export function symbolHeads(specification: Specification): readonly OperationHead[] {
  return libraryOf(specification).symbols.map((symbol) => symbolHead(specification, symbol));
}

/** Finds a symbol by its kind and name, or a member by `METHOD` or `PROPERTY` and its parent's name before its own. */
export function findSymbolHead(
  specification: Specification,
  kind: string,
  name: string,
): OperationHead | undefined {
  const symbol = libraryOf(specification).find(kind, name);
  return symbol && symbolHead(specification, symbol);
}

/** The symbol that a type names, as a reference to its page. */
export function findType(
  specification: Specification,
  title: string,
): { readonly method: SymbolKind; readonly path: string } | undefined {
  const symbol = libraryOf(specification).findType(title);
  return symbol && { method: symbol.kind, path: symbol.name };
}

/** Reads the page of a symbol; `urlOf` tells where those are that its texts link to. */
export function readSymbolPage(
  specification: Specification,
  head: OperationHead,
  urlOf: OperationUrl,
): SymbolPage {
  const { language, readPage } = libraryOf(specification);
  const content = readPage(head.method, head.path, urlOf);
  return { head, language, signature: head.path, comment: NO_COMMENT, sections: [], ...content };
}

/** The groups of the pages as tags: a module's own, and those inside of it. */
function tagsOf({ symbols }: Library): readonly JsonObject[] {
  const tags = new Map<string, JsonObject>();
  for (const { groups } of symbols)
    groups.forEach((label, index) => {
      const [name, parent] = [tagOf(groups.slice(0, index + 1)), tagOf(groups.slice(0, index))];
      tags.set(name, { name, 'x-displayName': label, ...(index === 0 ? {} : { parent }) });
    });
  return [...tags.values()];
}

/** The name of a group as a tag, by its label and those around it: labels have no line breaks, and addresses neither. */
function tagOf(groups: readonly string[]): string {
  return groups.join(' \n');
}

function symbolHead({ source }: Specification, symbol: LibrarySymbol): OperationHead {
  const node: SpecNode = { file: source, value: {} };
  const { kind, name, title, groups, slug, description, deprecated } = symbol;
  return defined<OperationHead>({
    kind: 'symbol',
    method: kind,
    path: name,
    title,
    slug,
    description,
    tags: [tagOf(groups)],
    deprecated,
    pointer: '',
    node,
    pathItem: node,
  });
}
