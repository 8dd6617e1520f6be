import { present } from '../../config/json/plain-json.ts';
import type { PageHead } from '../../content/heads/page-head.ts';
import { navigationDiagnostics } from '../../diagnostics/catalog/navigation.ts';
import type { Attachment, Attachments } from '../tree/inherit.ts';
import { type Run, whereIs } from '../tree/run.ts';
import type { CatalogSpecification } from './api-catalog.ts';
import { type EndpointRef, parseEndpointRef } from './endpoint-ref.ts';
import { innermost } from './innermost.ts';
import { nearestOperation } from './nearest-operation.ts';
import type { CatalogMatch, OperationIndex } from './operation-index.ts';
import { readSymbol } from './written-symbol.ts';

/** What a reference to an operation led to: the operation (if any), and other specifications that have it too. */
export interface OperationSearch {
  readonly found?: CatalogMatch;
  readonly others: readonly CatalogSpecification[];
  /** Specifications searched. */
  readonly searched: readonly CatalogSpecification[];
}

/** What a page file documents, and other specifications that have it too. */
export interface PageOperation extends CatalogMatch {
  readonly others: readonly CatalogSpecification[];
}

/** Reads a reference to an operation; undefined for anything else. */
export function readEndpointRef(run: Run, text: string): EndpointRef | undefined {
  return parseEndpointRef(text, (name) => run.operations.findSpecification(name) !== undefined);
}

/**
 * Looks for an operation: in the specification that the reference names, else in those in effect, else in all; of all,
 * those around the page file that names it go first.
 */
export function searchOperation(
  run: Run,
  { specification: named, method, path }: EndpointRef,
  attachment: Attachment | undefined,
  file?: string,
): OperationSearch {
  const searched =
    named === undefined
      ? inEffect(run, attachment)
      : [run.operations.findSpecification(named)].filter(isDefined);
  const matches = searched.flatMap((specification): readonly CatalogMatch[] => {
    const operation = run.operations.findOperation(specification, method, path);
    return operation === undefined ? [] : [{ specification, operation }];
  });
  const isOpen = named === undefined && attachment === undefined;
  const hits =
    isOpen && file !== undefined
      ? innermost(matches, file, ({ specification }) => specification.source)
      : matches;
  const [found] = hits;
  const others = hits.slice(1).map(({ specification }) => specification);
  return found === undefined ? { others, searched } : { found, others, searched };
}

/** What a page documents by a key of its front matter: looked for in what the nearest element attaches by the same key. */
export function operationOfPage(
  run: Run,
  head: PageHead,
  attachments: Attachments,
): PageOperation | undefined {
  const ref = refOfPage(run.operations, head);
  if (ref === undefined) return undefined;
  const { key, ...written } = ref;
  const meant =
    written.specification === undefined
      ? undefined
      : run.operations.findSpecification(written.specification, head.file);
  const named = meant === undefined ? written : { ...written, specification: meant.source };
  const { found, others } = searchOperation(run, named, attachments[key], head.file);
  return found && { ...found, others };
}

/** A reference of a page's front matter, and the key that it stands at. */
type PageRef = EndpointRef & { readonly key: keyof Attachments };

function refOfPage({ findSpecification }: OperationIndex, head: PageHead): PageRef | undefined {
  if (head.openapi === undefined) return channelRef(head) ?? symbolRef(head);
  const ref = parseEndpointRef(head.openapi, (name) => findSpecification(name, head.file) !== undefined);
  return ref && { ...ref, key: 'openapi' };
}

/** What a page documents by its key `graphql` or `sdk`. */
function symbolRef({ frontmatter }: PageHead): PageRef | undefined {
  const symbol = readSymbol(frontmatter);
  if (symbol === undefined) return undefined;
  const { key, source: specification, kind: method, name: path } = symbol;
  return present<PageRef>({ key, specification, method, path });
}

/** The channel that a page documents by its key `asyncapi`: its id, with the specification before it if there are several. */
function channelRef({ frontmatter }: PageHead): PageRef | undefined {
  const { asyncapi } = frontmatter;
  if (typeof asyncapi !== 'string' || asyncapi.trim() === '') return undefined;
  const [, specification, path] = /^(?:(\S+)\s+)?(.+)$/s.exec(asyncapi.trim()) ?? [];
  if (path === undefined) return undefined;
  return present<PageRef>({ key: 'asyncapi', specification, method: 'CHANNEL', path });
}

/**
 * Whether the page file at a generated page's address is that page: it documents the same operation, or the operation
 * asks for this very address.
 */
export function ownsRoute(operations: OperationIndex, head: PageHead, found: CatalogMatch): boolean {
  if (found.operation.href !== undefined) return true;
  const ref = refOfPage(operations, head);
  if (ref === undefined) return false;
  const specification =
    ref.specification === undefined
      ? found.specification
      : operations.findSpecification(ref.specification, head.file);
  return (
    specification === found.specification &&
    operations.findOperation(specification, ref.method, ref.path) === found.operation
  );
}

/** Upper-case method of the operation that a page documents by `openapi` or `api`, known or not. */
export function methodOfPage(run: Run, head: PageHead): string | undefined {
  if (head.hideApiMarker === true) return undefined;
  const documented = head.openapi === undefined ? undefined : readEndpointRef(run, head.openapi)?.method;
  return documented ?? /^\s*([a-z]+)\s+\S/i.exec(head.api ?? '')?.[1]?.toUpperCase();
}

/** Finds the operation that an entry names, and reports what is wrong with it. */
export function resolveOperation(
  run: Run,
  ref: EndpointRef,
  entry: { readonly text: string; readonly pointer: string },
  attachment: Attachment | undefined,
): CatalogMatch | undefined {
  const { found, others, searched } = searchOperation(run, ref, attachment);
  const where = whereIs(run, entry.pointer);
  const name = `${ref.method} ${ref.path}`;
  if (found === undefined) {
    reportUnknown(run, ref, entry, { searched, attachment });
    return undefined;
  }
  if (found.operation.forMembers === true) return undefined;
  if (found.operation.excluded === true) {
    const specification = found.specification.source;
    run.diagnostics.push(navigationDiagnostics['excluded-operation']({ ref: name, specification }, where));
    return undefined;
  }
  if (others.length > 0) {
    const parameters = {
      ref: name,
      chosen: found.specification.source,
      others: others.map(({ source }) => source),
    };
    run.diagnostics.push(navigationDiagnostics['ambiguous-operation'](parameters, where));
  }
  return found;
}

function reportUnknown(
  run: Run,
  ref: EndpointRef,
  entry: { readonly text: string; readonly pointer: string },
  { searched, attachment }: Pick<OperationSearch, 'searched'> & { attachment: Attachment | undefined },
): void {
  // What is missing then is the specification, which was reported.
  const asked = askedFor(run, ref, attachment);
  if (asked.some((specification) => specification === undefined || specification.isUnread === true)) return;
  const written =
    ref.specification === undefined
      ? attachment?.specifications.map(({ source }) => source)
      : [ref.specification];
  const specifications = written ?? searched.map(({ source }) => source);
  const nearest =
    elsewhere(run, ref, searched[0]?.source) ??
    nearestOperation(
      ref,
      searched.flatMap(({ operations }) => operations),
    );
  run.diagnostics.push(
    navigationDiagnostics['unknown-operation'](
      { ref: entry.text, specifications, nearest },
      whereIs(run, entry.pointer),
    ),
  );
}

/** The specifications that a reference may mean; undefined for one that was not found. */
function askedFor(
  { operations }: Run,
  { specification: named }: EndpointRef,
  attachment: Attachment | undefined,
): readonly (CatalogSpecification | undefined)[] {
  if (named !== undefined) return [operations.findSpecification(named)].filter(isDefined);
  return attachment?.specifications.map(({ specification }) => specification) ?? operations.specifications;
}

/**
 * The operation in a specification that is not in effect, written so that it is found; of several, the one that stands nearest to
 * the first in effect, whose folder may be that of a language.
 */
function elsewhere(run: Run, { method, path }: EndpointRef, near = ''): string | undefined {
  const { found, others } = searchOperation(run, { method, path }, undefined);
  if (found === undefined) return undefined;
  const folders = near.split('/').slice(0, -1);
  const shared = ({ source }: CatalogSpecification): number => {
    const own = source.split('/').slice(0, -1);
    const parted = folders.findIndex((folder, index) => folder !== own[index]);
    return parted < 0 ? folders.length : parted;
  };
  const [nearest] = [found.specification, ...others].sort((one, other) => shared(other) - shared(one));
  return `${nearest?.source} ${found.operation.method} ${found.operation.path}`;
}

function inEffect(run: Run, attachment: Attachment | undefined): readonly CatalogSpecification[] {
  if (attachment === undefined) return run.operations.specifications;
  return attachment.specifications.map(({ specification }) => specification).filter(isDefined);
}

function isDefined<T>(value: T | undefined): value is T {
  return value !== undefined;
}
