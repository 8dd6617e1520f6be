import { METHODS } from '@waymark/core/navigation';
import { type Anchors, channelAnchors } from '../asyncapi/channel-anchors.ts';
import { channelHeads, findChannel } from '../asyncapi/channel-heads.ts';
import { findGraphql, graphqlHeads } from '../graphql/graphql-heads.ts';
import { findSymbolHead, symbolHeads } from '../libraries/symbols.ts';
import {
  arrayOf,
  defined,
  entriesOf,
  type JsonObject,
  type JsonValue,
  objectOf,
  own,
  type SpecNode,
  stringOf,
  stringsOf,
} from '../model/json.ts';
import type { OperationHead, ResponseLink, Specification } from '../model/model.ts';
import { pointerSegment, readReference, resolveNode } from '../references/references.ts';

/** Lists the operations of a specification in document order, webhooks last, excluded ones too. */
export function operationHeads(specification: Specification): readonly OperationHead[] {
  if (specification.version === 'asyncapi') return channelHeads(specification);
  if (specification.version === 'graphql') return graphqlHeads(specification);
  if (specification.version === 'library') return symbolHeads(specification);
  const paths = entriesOf(own(specification.document, 'paths'))
    .filter(([path]) => path.startsWith('/'))
    .flatMap(([path]) => headsOfPath(specification, path));
  const webhooks = entriesOf(webhooksOf(specification).value)
    .filter(([name]) => !name.startsWith('x-'))
    .flatMap(([name]) => findWebhook(specification, name) ?? []);
  return [...paths, ...webhooks];
}

/** Finds an operation by its exact path and its method in any case. A lookup: nothing else is read. */
export function findHead(
  specification: Specification,
  method: string,
  path: string,
): OperationHead | undefined {
  if (specification.version === 'asyncapi')
    return method === 'CHANNEL' ? findChannel(specification, path) : undefined;
  if (specification.version === 'graphql') return findGraphql(specification, method, path);
  if (specification.version === 'library') return findSymbolHead(specification, method, path);
  if (method.toUpperCase() === 'WEBHOOK') return findWebhook(specification, path);
  const item = pathItem(specification, path);
  if (item === undefined) return undefined;
  const key = method.toLowerCase();
  if (METHODS.has(key)) return headOf({ specification, item, key, method: method.toUpperCase(), path });
  // Methods without a field of their own are told apart by case, as HTTP does.
  return additionalMethods(item).includes(method)
    ? headOf({ specification, item, key: `additionalOperations/${method}`, method, path })
    : undefined;
}

interface PathItem {
  readonly node: SpecNode;
  readonly object: JsonObject;
  readonly pointer: string;
}

function pathItem(specification: Specification, path: string): PathItem | undefined {
  const value = own(objectOf(own(specification.document, 'paths')), path);
  if (value === undefined || !path.startsWith('/')) return undefined;
  const { node, object } = resolveNode(specification.documents, { file: specification.source, value });
  return { node, object, pointer: `/paths/${pointerSegment(path)}` };
}

function headsOfPath(specification: Specification, path: string): readonly OperationHead[] {
  const item = pathItem(specification, path);
  if (item === undefined) return [];
  const named = Object.keys(item.object)
    .filter((key) => METHODS.has(key))
    .flatMap((key) => headOf({ specification, item, key, method: key.toUpperCase(), path }) ?? []);
  const additional = additionalMethods(item).flatMap(
    (method) => headOf({ specification, item, key: `additionalOperations/${method}`, method, path }) ?? [],
  );
  return [...named, ...additional];
}

function additionalMethods(item: PathItem): readonly string[] {
  const methods = entriesOf(own(item.object, 'additionalOperations')).map(([method]) => method);
  return methods.filter(isAdditionalMethod);
}

/** Whether a key of `additionalOperations` is a method in upper case that has no field of its own. */
export function isAdditionalMethod(method: string): boolean {
  return /^[A-Z][A-Z0-9!#$%&'*+.^_`|~-]*$/.test(method) && !METHODS.has(method.toLowerCase());
}

/** Documents of 3.0 write their webhooks as an extension. */
function webhooksOf({ document }: Specification): {
  readonly key: string;
  readonly value: JsonValue | undefined;
} {
  const key = own(document, 'webhooks') === undefined ? 'x-webhooks' : 'webhooks';
  return { key, value: own(document, key) };
}

/** A webhook is one page; of several methods the first counts. */
function findWebhook(specification: Specification, name: string): OperationHead | undefined {
  const { key: list, value: webhooks } = webhooksOf(specification);
  const value = own(objectOf(webhooks), name);
  if (value === undefined) return undefined;
  const { node, object } = resolveNode(specification.documents, { file: specification.source, value });
  const key = Object.keys(object).find((candidate) => METHODS.has(candidate));
  if (key === undefined) return undefined;
  const item = { node, object, pointer: `/${list}/${pointerSegment(name)}` };
  return headOf({ specification, item, key, method: 'WEBHOOK', path: name });
}

interface HeadSource {
  readonly specification: Specification;
  readonly item: PathItem;
  /** Key of the operation in the path item. */
  readonly key: string;
  readonly method: string;
  readonly path: string;
}

function headOf({ specification, item, key, method, path }: HeadSource): OperationHead | undefined {
  const [outer = '', inner] = key.split('/');
  const at = own(item.object, outer);
  const value = objectOf(inner === undefined ? at : own(objectOf(at), inner));
  if (value === undefined) return undefined;
  const node: SpecNode = { file: item.node.file, value };
  const { object } = resolveNode(specification.documents, node);
  const extension = objectOf(own(object, 'x-mint'));
  const metadata = objectOf(own(extension, 'metadata'));
  // What a path says is meant for each of its operations.
  const [written, description] = ['summary', 'description'].map(
    (name) => stringOf(own(object, name)) ?? stringOf(own(item.object, name)),
  );
  const { summary, rest } = readSummary(written);
  return defined<OperationHead>({
    kind: method === 'WEBHOOK' ? 'webhook' : 'operation',
    method,
    path,
    title: stringOf(own(metadata, 'title')) ?? summary ?? titleOf(method, path),
    summary,
    description: stringOf(own(metadata, 'description')) ?? description ?? rest,
    // A tag without a name is none: its group would have no label.
    tags: stringsOf(own(object, 'tags')).filter((tag) => tag.trim() !== ''),
    deprecated: flag(own(object, 'deprecated')),
    hidden: flag(own(object, 'x-hidden') ?? own(item.object, 'x-hidden')),
    excluded: flag(own(object, 'x-excluded') ?? own(item.object, 'x-excluded')),
    groups: own(metadata, 'groups') ?? own(extension, 'groups') ?? groupsOfPath(item.object),
    href: stringOf(own(extension, 'href')),
    metadata,
    sentBy: method === 'WEBHOOK' ? key.toUpperCase() : undefined,
    operationId: stringOf(own(object, 'operationId')),
    content: stringOf(own(extension, 'content')),
    pointer: `${item.pointer}/${key}`,
    node,
    pathItem: item.node,
  });
}

/** Characters of a summary, as OpenAPI 2.0 asks for. */
const LONGEST_SUMMARY = 120;

/**
 * What names an operation. Some write a whole text as the summary: its first sentence is the name then, without links and marks,
 * and where that is not all, the text says the rest.
 */
function readSummary(written: string | undefined): { readonly summary?: string; readonly rest?: string } {
  if (written === undefined) return {};
  if (written.length <= LONGEST_SUMMARY && !/\n|\]\(/.test(written.trim())) return { summary: written };
  const plain = written
    .replace(/\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replaceAll('**', '')
    .trim();
  const [first = ''] = /^.*?(?:[.!?](?=\s)|(?=\n[^\S\n]*\n)|$)/s.exec(plain) ?? [];
  const summary = first.replace(/\s+/g, ' ').replace(/\.$/, '');
  if (first === plain) return { summary };
  // A question leads to what is said, and names nothing.
  return first.endsWith('?') ? { rest: written } : { summary, rest: written };
}

/** Groups of readers that all operations of a path are for. */
function groupsOfPath(item: JsonObject): JsonValue | undefined {
  return own(objectOf(own(item, 'x-mint')), 'groups');
}

/** The operation that a link of a response leads to, if it is one of the specification's own. */
export function findLinked(
  specification: Specification,
  { operationId, operationRef }: Pick<ResponseLink, 'operationId' | 'operationRef'>,
): OperationHead | undefined {
  if (operationId !== undefined) return rememberedHead(specification, `id ${operationId}`);
  if (operationRef === undefined) return undefined;
  const { file, pointer } = readReference(operationRef, specification.source);
  return file === specification.source ? rememberedHead(specification, `at ${pointer}`) : undefined;
}

/** The operation that the navigation lists first under a tag. */
export function firstOfTag(specification: Specification, tag: string): OperationHead | undefined {
  return rememberedHead(specification, `tag ${tag}`);
}

/**
 * The operation that an anchor of a reference in one page means: `operation/ID`, `tag/NAME/operation/ID`, `tag/NAME/GET/path`,
 * `paths/~1path/get` (as a pointer has it, after `tag/NAME/` too), `/NAME/ID`, or `tag/NAME` for the first operation of a tag.
 */
export function findAnchored(specification: Specification, anchor: string): OperationHead | undefined {
  const id = /^(?:tag\/[^/]+\/)?operation\/(.+)$|^\/[^/]+\/([^/]+)$/.exec(anchor);
  if (id !== null) return rememberedHead(specification, `id ${id[1] ?? id[2] ?? ''}`);
  const pointer = /^(?:tag\/[^/]+\/)?((?:paths|webhooks)\/[^/]+\/[a-z]+)$/.exec(anchor)?.[1];
  if (pointer !== undefined) return rememberedHead(specification, `at /${pointer}`);
  const [, verb, name] = /^(?:tag\/[^/]+\/)?webhook\/([A-Za-z]+)\/([^/]+)$/.exec(anchor) ?? [];
  if (verb !== undefined) return rememberedHead(specification, `at /webhooks/${name}/${verb.toLowerCase()}`);
  const [, tag, method, path] = /^tag\/([^/]+)(?:\/([A-Za-z]+)(\/.+))?$/.exec(anchor) ?? [];
  if (method !== undefined && path !== undefined) return findHead(specification, method, path);
  return tag === undefined ? undefined : rememberedHead(specification, `anchor ${anchorOfTag(tag)}`);
}

/** The name of a tag in an anchor: spaces may be hyphens there, and capitals small. */
function anchorOfTag(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
}

/** Many pages ask for operations by what only a look at all of them tells: they are listed once. */
function rememberedHead(specification: Specification, key: string): OperationHead | undefined {
  const { heads } = specification.memory;
  if (heads.size > 0) return heads.get(key);
  const channels = channelAnchors(specification);
  for (const head of operationHeads(specification)) {
    const { ids, tags } = channels.get(head.node.value) ?? anchorsOf(head);
    const shown = head.excluded === true ? [] : tags;
    const names = [
      `at ${head.pointer}`,
      ...ids.map((id) => `id ${id}`),
      ...shown.flatMap((tag) => [`tag ${tag}`, `anchor ${anchorOfTag(tag)}`]),
    ];
    for (const name of names) if (!heads.has(name)) heads.set(name, head);
  }
  return heads.get(key);
}

/** A root field of GraphQL is called by its name. */
function anchorsOf({ kind, method, path, operationId, tags }: OperationHead): Anchors {
  const id = kind === 'graphql' && method !== 'TYPE' ? path : operationId;
  return { ids: id === undefined ? [] : [id], tags };
}

function titleOf(method: string, path: string): string {
  return method === 'WEBHOOK' ? path : `${method} ${path}`;
}

function flag(value: JsonValue | undefined): true | undefined {
  return value === true ? true : undefined;
}

/** The tag objects of a specification that have a name. */
export function tagObjects(specification: Specification): readonly JsonObject[] {
  return arrayOf(own(specification.document, 'tags')).flatMap((tag) => {
    const object = objectOf(tag);
    return object !== undefined && stringOf(own(object, 'name')) !== undefined ? [object] : [];
  });
}
