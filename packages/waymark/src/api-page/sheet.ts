import {
  anchorOf,
  type FieldLimits,
  type FieldRest,
  type FieldRoot,
  type FieldTree,
  fieldsOf,
  type OperationHead,
  type OperationUrl,
  type Specification,
  type SpecNode,
} from '@waymark/openapi';
import type { RenderContext } from '../components/index.ts';
import { apiPart } from './parts.ts';
import { createSearchNotes, type SearchNotes } from './search-notes.ts';

/** Address of a document with fields that a page leaves out. */
export type RestUrl = (specification: Specification, rest: FieldRest) => string;

/** One API page being drawn: what every part of it needs. */
export interface Sheet {
  readonly specification: Specification;
  readonly context: RenderContext;
  /** Opens all nested fields from the start (`api.params.expanded`). */
  readonly expanded: boolean;
  /** Keys of schemas that are shown after the name of a field (`api.params.post`). */
  readonly marks: readonly string[];
  /** The fields of a schema, laid out together with all others of the page. */
  tree(node: SpecNode): FieldTree | undefined;
  /** Address of a document with fields that the page leaves out. */
  restUrl(rest: FieldRest): string;
  /** Address of the page of another operation; undefined without one. */
  readonly operationUrl: OperationUrl;
  /** An id for links, unique within the page; remembered as an anchor. */
  anchor(stem: string): string;
  /** Every anchor given so far, in order. */
  readonly anchors: readonly string[];
  /** Anchors below which fields stand that the page loads when they are opened; grows while parts are drawn. */
  readonly folds: Set<string>;
  /** Where the fields of a tree stand that several responses have. */
  readonly drawn: Map<FieldTree, { readonly id: string; readonly name: string }>;
  /** What search is told; grows while parts are drawn. */
  readonly notes: SearchNotes;
}

/** What a sheet is made from. */
export interface SheetSource {
  readonly specification: Specification;
  readonly context: RenderContext;
  /** False unless given. */
  readonly expanded?: boolean | undefined;
  /** None unless given. */
  readonly marks?: readonly string[] | undefined;
  /** None unless given. */
  readonly trees?: ReadonlyMap<SpecNode, FieldTree>;
  readonly restUrl: RestUrl;
  /** No operation has a page unless given. */
  readonly operationUrl?: OperationUrl;
}

/** The fields of a page's schemas by their roots, within limits that they share. */
export function layOutFields(
  specification: Specification,
  roots: readonly FieldRoot[],
  limits: FieldLimits,
): Map<SpecNode, FieldTree> {
  const trees = fieldsOf(specification, roots, limits);
  return new Map(roots.flatMap(({ node }, index) => (trees[index] ? [[node, trees[index]] as const] : [])));
}

/** Starts a page. The list of anchors grows while its parts are drawn, in document order. */
export function createSheet({
  specification,
  context,
  expanded = false,
  marks = [],
  trees = new Map(),
  restUrl,
  operationUrl = () => undefined,
}: SheetSource): Sheet {
  context.use(apiPart);
  const anchors: string[] = [];
  return {
    specification,
    context,
    expanded,
    marks,
    tree: (node) => trees.get(node),
    restUrl: (rest) => restUrl(specification, rest),
    operationUrl,
    anchor: (stem) => {
      const id = context.uniqueId(anchorOf(stem));
      anchors.push(id);
      return id;
    },
    anchors,
    folds: new Set(),
    drawn: new Map(),
    notes: createSearchNotes(),
  };
}

/** Name by which a page's operation is known: `GET /users/{id}`. */
export function operationName({ method, path }: Pick<OperationHead, 'method' | 'path'>): string {
  return `${method} ${path}`;
}
