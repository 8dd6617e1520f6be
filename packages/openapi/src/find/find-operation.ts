import {
  type Diagnostic,
  type Outcome,
  openapiDiagnostics,
  suggest,
  type Where,
} from '@waymark/core/diagnostics';
import { innermost, nearestOperation, sourcesNamed } from '@waymark/core/navigation';
import { isUrl, nameOf, resolvePath } from '@waymark/core/source';
import type { OperationHead, Specification } from '../model/model.ts';
import { findHead, operationHeads } from '../operations/operation-heads.ts';

/** An endpoint reference taken apart. */
export interface EndpointReference {
  /** Specification as written before the method, if any. */
  readonly file?: string;
  /** As written; `WEBHOOK` for a webhook. */
  readonly method: string;
  readonly path: string;
}

/** Where a reference stands and what it may mean there. */
export interface ReferenceContext {
  /** File that holds the reference; relative specifications are looked for from it first. */
  readonly file: string;
  /** Specifications that could not be read, which was reported: what is found nowhere may be there. */
  readonly unread?: readonly string[];
  /** Place for diagnostics. */
  readonly where?: Where;
}

/** An operation with the specification that holds it. */
export interface FoundOperation {
  readonly specification: Specification;
  readonly head: OperationHead;
}

/** A root field or a type of a GraphQL schema (`QUERY user`, `TYPE User`), or a symbol of a library (`CLASS Lamp`, `METHOD Lamp.turn`). */
const SYMBOL =
  /^(?:(.*?\S)\s+)?(QUERY|MUTATION|SUBSCRIPTION|TYPE|MODULE|NAMESPACE|CLASS|FUNCTION|INTERFACE|ENUM|VARIABLE|METHOD|PROPERTY)\s+([^\s/]\S*)$/;

/** Takes `[file ]METHOD /path`, `[file ]webhook name` or `[file ]QUERY name` apart; nothing for any other text. */
export function readEndpoint(reference: string): EndpointReference | undefined {
  const text = reference.trim();
  const webhook = /^(?:(.*?\S)\s+)?webhook\s+(\S.*)$/i.exec(text);
  const found = webhook ?? SYMBOL.exec(text) ?? /^(?:(.*?\S)\s+)?([A-Za-z][\w-]*)\s+(\/.*)$/.exec(text);
  if (found === null) return undefined;
  const file = found[1];
  const method = webhook === null ? (found[2] ?? '') : 'WEBHOOK';
  const path = (webhook === null ? found[3] : found[2]) ?? '';
  return file === undefined ? { method, path } : { file, method, path };
}

/**
 * Finds the operation that a reference means. Methods are read in any case; a path matches exactly, else but for a
 * slash at its end. Without a file all specifications are asked: of those that have it, the one in the innermost folder around
 * the page wins, else the first by the alphabet that no folder of another language holds.
 */
export function findOperation(
  specifications: readonly Specification[],
  reference: string,
  context: ReferenceContext,
): Outcome<FoundOperation | undefined> {
  const endpoint = readEndpoint(reference);
  if (endpoint === undefined) return findOnly(specifications, reference, context);
  const candidates = findSpecifications(specifications, endpoint.file, context);
  if (candidates.value.length === 0 && endpoint.file !== undefined)
    return { value: undefined, diagnostics: candidates.diagnostics };
  const matches = candidates.value.flatMap((specification) => {
    const head = findIn(specification, endpoint);
    return head === undefined ? [] : [{ specification, head }];
  });
  const [found, ...others] =
    endpoint.file === undefined
      ? innermost(matches, context.file, ({ specification }) => specification.source)
      : matches;
  if (found === undefined) return notFound(candidates, endpoint, context);
  if (others.length === 0) return { value: found, diagnostics: candidates.diagnostics };
  const parameters = {
    operation: `${found.head.method} ${found.head.path}`,
    chosen: found.specification.source,
    others: others.map(({ specification }) => specification.source).join(', '),
  };
  return {
    value: found,
    diagnostics: [openapiDiagnostics['ambiguous-operation'](parameters, context.where)],
  };
}

/** A reference that is only a specification means its operation, when it has just one. */
function findOnly(
  specifications: readonly Specification[],
  reference: string,
  context: ReferenceContext,
): Outcome<FoundOperation | undefined> {
  const name = reference.trim();
  const candidates = /\s/.test(name) ? undefined : findSpecifications(specifications, name, context);
  const [specification] = candidates?.value ?? [];
  const [head, ...others] = specification === undefined ? [] : operationHeads(specification);
  if (specification === undefined || head === undefined || others.length > 0) {
    const found = openapiDiagnostics['invalid-endpoint']({ reference }, context.where);
    return { value: undefined, diagnostics: [found] };
  }
  return { value: { specification, head }, diagnostics: candidates?.diagnostics ?? [] };
}

function findIn(
  specification: Specification,
  { method, path }: EndpointReference,
): OperationHead | undefined {
  const exact = findHead(specification, method, path);
  if (exact !== undefined || method === 'WEBHOOK') return exact;
  return findHead(specification, method, path.endsWith('/') ? path.slice(0, -1) : `${path}/`);
}

function notFound(
  { value: candidates, diagnostics }: Outcome<readonly Specification[]>,
  { file, method, path }: EndpointReference,
  context: ReferenceContext,
): Outcome<undefined> {
  if (mayBeUnread(file, candidates, context)) return { value: undefined, diagnostics: [] };
  const operation = { method: method.toUpperCase(), path };
  const parameters = {
    operation: `${operation.method} ${path}`,
    specifications: candidates.map(({ source }) => source),
    nearest: nearestOperation(operation, candidates.flatMap(operationHeads)),
  };
  return {
    value: undefined,
    diagnostics: [...diagnostics, openapiDiagnostics['unknown-operation'](parameters, context.where)],
  };
}

/** What is looked for in specifications, and what is said when none of them has it. */
interface Sought<Found> {
  look(specification: Specification): Found | undefined;
  report(candidates: readonly Specification[]): Diagnostic;
}

/** What the first has of the specifications that a name may mean. */
export function findFirst<Found>(
  specifications: readonly Specification[],
  name: string | undefined,
  context: ReferenceContext,
  { look, report }: Sought<Found>,
): Outcome<Found | undefined> {
  const { value: candidates, diagnostics } = findSpecifications(specifications, name, context);
  for (const specification of candidates) {
    const value = look(specification);
    if (value !== undefined) return { value, diagnostics };
  }
  const isTold = mayBeUnread(name, candidates, context);
  return { value: undefined, diagnostics: isTold ? diagnostics : [...diagnostics, report(candidates)] };
}

/** Whether what none of the candidates for a name has may stand in a specification that could not be read. */
function mayBeUnread(
  name: string | undefined,
  candidates: readonly Specification[],
  { unread = [] }: ReferenceContext,
): boolean {
  return name === undefined ? unread.length > 0 : candidates.length === 0;
}

/**
 * The specifications that a name may mean, at last by the name of a single file in another folder. Without a name, all; for the
 * name of one that could not be read, none.
 */
export function findSpecifications(
  specifications: readonly Specification[],
  name: string | undefined,
  context: ReferenceContext,
): Outcome<readonly Specification[]> {
  const ordered = [...specifications].sort((a, b) => (a.source < b.source ? -1 : 1));
  if (name === undefined) return { value: ordered, diagnostics: [] };
  const sources = [...ordered.map(({ source }) => source), ...(context.unread ?? [])];
  const named = sourcesNamed(sources, name, context.file);
  if (named.length > 0)
    return { value: ordered.filter(({ source }) => named.includes(source)), diagnostics: [] };
  const fromRoot = resolvePath('', name);
  const only = findElsewhere(ordered, fromRoot, context);
  if (only !== undefined) {
    const parameters = { name, found: only.source };
    const diagnostics = [openapiDiagnostics['specification-elsewhere'](parameters, context.where)];
    return { value: [only], diagnostics };
  }
  const suggestion = suggest(
    fromRoot,
    ordered.map(({ source }) => source),
  );
  const parameters = { name, nearest: suggestion };
  return { value: [], diagnostics: [openapiDiagnostics['unknown-specification'](parameters, context.where)] };
}

/** The only specification whose file has the name of a path; an address from outside is no path of the project. */
function findElsewhere(
  specifications: readonly Specification[],
  path: string,
  { unread = [] }: ReferenceContext,
): Specification | undefined {
  if (isUrl(path)) return undefined;
  const hasName = (source: string): boolean => nameOf(source) === nameOf(path);
  const [only, ...others] = specifications.filter(({ source }) => hasName(source));
  return others.length > 0 || unread.some(hasName) ? undefined : only;
}
