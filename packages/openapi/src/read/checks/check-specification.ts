import { reportPageValues } from '@waymark/core/content';
import {
  createAllowance,
  type Diagnostic,
  openapiDiagnostics,
  suggest,
  suggestSurely,
} from '@waymark/core/diagnostics';
import { addressProblem, METHODS } from '@waymark/core/navigation';
import { isOutside } from '@waymark/core/source';
import {
  arrayOf,
  entriesOf,
  type JsonObject,
  type JsonValue,
  objectOf,
  own,
  stringOf,
} from '../../model/json.ts';
import type { OperationHead, Specification } from '../../model/model.ts';
import { isAdditionalMethod, operationHeads } from '../../operations/operation-heads.ts';
import { namesInPath } from '../../operations/parameters.ts';
import { pointerSegment, resolveNode } from '../../references/references.ts';
import type { ParsedText } from '../text/parsed-text.ts';
import { type At, createAt } from './at.ts';
import { checkLinks } from './check-links.ts';
import { type Checking, checkParameters } from './check-parameters.ts';
import { checkScopes } from './check-scopes.ts';
import { checkSecurity } from './check-security.ts';
import { checkServers } from './check-servers.ts';
import { didYouMean } from './did-you-mean.ts';
import { securityRequirements } from './security-requirements.ts';

/** Checks what pages are made of: paths, operations, parameters, servers and tags; each finding at its own place. */
export function checkSpecification(specification: Specification, parsed: ParsedText): readonly Diagnostic[] {
  const at = createAt(specification.source, parsed);
  const heads = operationHeads(specification);
  const requirements = securityRequirements(specification, heads);
  return [
    ...checkShapes(specification.document, { objects: OBJECTS, arrays: ARRAYS }, at),
    ...checkPaths({ specification, parsed, at }),
    ...checkDuplicates(heads, at),
    ...checkAddresses(heads, at),
    ...checkMetadata(heads, at),
    ...checkPathNames(specification, heads, at),
    ...checkLinks(specification, heads, at),
    ...checkSecurity(specification, requirements, at),
    ...checkScopes(specification, requirements, at),
    ...checkServers(specification, at),
    ...checkTags(specification, at),
    ...checkTagNames(specification, heads, at),
  ];
}

const OBJECTS: readonly string[] = ['info', 'paths', 'webhooks', 'components'];
const ARRAYS: readonly string[] = ['servers', 'tags', 'security'];

/** Reports parts of a document that are no objects, or no lists. */
export function checkShapes(
  document: JsonObject,
  keys: { readonly objects: readonly string[]; readonly arrays: readonly string[] },
  at: At,
): readonly Diagnostic[] {
  const wrong = (key: string, expected: string): Diagnostic =>
    openapiDiagnostics['invalid-structure']({ what: `\`${key}\``, expected }, at(`/${key}`));
  const objects = keys.objects.filter(
    (key) => isPresent(document[key]) && objectOf(document[key]) === undefined,
  );
  const arrays = keys.arrays.filter((key) => isPresent(document[key]) && !Array.isArray(document[key]));
  return [...objects.map((key) => wrong(key, 'an object')), ...arrays.map((key) => wrong(key, 'a list'))];
}

function isPresent(value: JsonValue | undefined): boolean {
  return value !== undefined && value !== null;
}

function checkPaths(checking: Checking): readonly Diagnostic[] {
  const { specification, at } = checking;
  return entriesOf(specification.document['paths']).flatMap(([path, value]) => {
    if (path.startsWith('x-')) return [];
    const pointer = `/paths/${pointerSegment(path)}`;
    if (!path.startsWith('/')) {
      const what = `The path "${path}"`;
      const where = { ...at(pointer, 'key'), hint: `Write \`/${path}\`` };
      return [openapiDiagnostics['invalid-structure']({ what, expected: 'begun with a slash' }, where)];
    }
    if (objectOf(value) === undefined) {
      const what = `The path "${path}"`;
      return [openapiDiagnostics['invalid-structure']({ what, expected: 'an object' }, at(pointer))];
    }
    return [...checkBraces(path, pointer, at), ...checkPathItem(checking, value, pointer)];
  });
}

/** Parameters of a path that are written in another way, or whose brace is lost. */
function checkBraces(path: string, pointer: string, at: At): readonly Diagnostic[] {
  const inBraces = path.replace(/\/:(\w+)(?=\/|$)/g, '/{$1}');
  const isOdd = path.split('{').length !== path.split('}').length;
  if (inBraces === path && !isOdd) return [];
  const hint = inBraces === path ? {} : { hint: `Write \`${inBraces}\`` };
  const expected = 'written with its parameters in braces, such as `/users/{id}`';
  const what = `The path "${path}"`;
  return [openapiDiagnostics['invalid-value']({ what, expected }, { ...at(pointer, 'key'), ...hint })];
}

function checkPathItem(checking: Checking, value: JsonValue, pointer: string): readonly Diagnostic[] {
  const { specification, at } = checking;
  const { object } = resolveNode(specification.documents, { file: specification.source, value });
  const operations = Object.entries(object).flatMap(([key, operation]) => {
    if (!METHODS.has(key) || operation === undefined) return [];
    const what = `The operation \`${key}\``;
    return objectOf(operation) === undefined
      ? [openapiDiagnostics['invalid-structure']({ what, expected: 'an object' }, at(`${pointer}/${key}`))]
      : checkParameters(checking, operation, `${pointer}/${key}`);
  });
  const methods = entriesOf(own(object, 'additionalOperations'))
    .filter(([method]) => !isAdditionalMethod(method))
    .map(([method]) =>
      openapiDiagnostics['invalid-method'](
        { method },
        at(`${pointer}/additionalOperations/${pointerSegment(method)}`, 'key'),
      ),
    );
  return [
    ...checkParameters(checking, object, pointer),
    ...operations,
    ...methods,
    ...checkKeys(object, pointer, at),
  ];
}

/** Keys of a path item beside its methods. */
const PATH_KEYS: readonly string[] = [
  '$ref',
  'summary',
  'description',
  'servers',
  'parameters',
  'additionalOperations',
];

/** Operations under a key that is no method, in capitals or misspelt. */
function checkKeys(item: JsonObject, pointer: string, at: At): readonly Diagnostic[] {
  return Object.entries(item).flatMap(([key, value]) => {
    if (METHODS.has(key) || PATH_KEYS.includes(key) || key.startsWith('x-')) return [];
    const near = suggest(key, METHODS);
    const isOperation = objectOf(own(objectOf(value), 'responses')) !== undefined;
    if (objectOf(value) === undefined || (near === undefined && !isOperation)) return [];
    const where = at(`${pointer}/${pointerSegment(key)}`, 'key');
    const parameters = { what: `The operation \`${key}\``, expected: 'under a method in small letters' };
    return [openapiDiagnostics['invalid-structure'](parameters, { ...where, ...didYouMean(near) })];
  });
}

function checkDuplicates(heads: readonly OperationHead[], at: At): readonly Diagnostic[] {
  const addresses = new Map<string, string>();
  const ids = new Map<string, string>();
  return heads.flatMap(({ kind, method, path, operationId, pointer }) => {
    const operation = `${method} ${path}`;
    const found: Diagnostic[] = [];
    const address =
      kind === 'webhook' ? operation : `${method} ${path.replace(/\{[^{}]*\}/g, '{}').replace(/\/$/, '')}`;
    const other = addresses.get(address);
    if (other !== undefined) {
      found.push(openapiDiagnostics['duplicate-operation']({ operation, other }, at(pointer, 'key')));
    } else addresses.set(address, operation);
    if (operationId === undefined) return found;
    const owner = ids.get(operationId);
    if (owner === undefined) ids.set(operationId, operation);
    else {
      const where = at(`${pointer}/operationId`);
      found.push(openapiDiagnostics['duplicate-operation-id']({ id: operationId, operation: owner }, where));
    }
    return found;
  });
}

/** Addresses that operations ask for and no page can have. */
function checkAddresses(heads: readonly OperationHead[], at: At): readonly Diagnostic[] {
  return heads.flatMap(({ href, pointer }) => {
    if (href === undefined) return [];
    const problem =
      isOutside(href) || /^[#?]/.test(href)
        ? 'is no path of this site'
        : addressProblem(href.replace(/[?#].*$/s, ''));
    if (problem === undefined) return [];
    return [openapiDiagnostics['unusable-address']({ href, problem }, at(`${pointer}/x-mint/href`))];
  });
}

/** What operations say of their pages and pages cannot use. */
function checkMetadata(heads: readonly OperationHead[], at: At): readonly Diagnostic[] {
  return heads.flatMap(({ metadata = {}, pointer }) => {
    const found: Diagnostic[] = [];
    reportPageValues(metadata, (key, expected, slip) => {
      const where = at(`${pointer}/x-mint/metadata/${pointerSegment(key)}`);
      found.push(
        openapiDiagnostics['invalid-value'](
          { what: `\`${key}\``, expected },
          { ...where, ...didYouMean(slip?.meant) },
        ),
      );
    });
    return found;
  });
}

/** What paths have in braces and no parameter describes: told once where no operation of a path does. */
function checkPathNames(
  specification: Specification,
  heads: readonly OperationHead[],
  at: At,
): readonly Diagnostic[] {
  const byPath = new Map<string, OperationHead[]>();
  for (const head of heads)
    if (head.kind !== 'webhook') byPath.set(head.path, [...(byPath.get(head.path) ?? []), head]);
  return [...byPath].flatMap(([path, operations]) => {
    const missing = operations.map((head) => ({ head, names: missingNames(specification, head) }));
    return namesInPath(path).flatMap((name) => {
      const without = missing.filter(({ names }) => names.includes(name));
      const isOfPath = without.length > 1 && without.length === operations.length;
      const pointers = isOfPath
        ? [`/paths/${pointerSegment(path)}`]
        : without.map(({ head: { pointer } }) => pointer);
      return pointers.map((pointer) =>
        openapiDiagnostics['undeclared-path-parameter']({ name }, at(pointer, 'key')),
      );
    });
  });
}

/** Names that no parameter of an operation has; none where parameters cannot be read, which is told where these stand. */
function missingNames(
  { documents }: Specification,
  { path, node, pathItem }: OperationHead,
): readonly string[] {
  const lists = [node, pathItem].map((owner) => {
    const { object, node: around } = resolveNode(documents, owner);
    return resolveNode(documents, { file: around.file, value: own(object, 'parameters') ?? [] }).node;
  });
  if (lists.some(({ value }) => !Array.isArray(value))) return [];
  const names = lists.flatMap(({ file, value }) =>
    arrayOf(value).map((each) => stringOf(own(resolveNode(documents, { file, value: each }).object, 'name'))),
  );
  return names.includes(undefined) ? [] : namesInPath(path).filter((name) => !names.includes(name));
}

function checkTags({ document }: Specification, at: At): readonly Diagnostic[] {
  const parents = new Map<string, string | undefined>();
  const tags = arrayOf(document['tags']).map((tag) => stringOf(own(objectOf(tag), 'name')) ?? '');
  const duplicates = arrayOf(document['tags']).flatMap((tag, index) => {
    const name = tags[index] ?? '';
    if (name === '') return [];
    if (parents.has(name))
      return [openapiDiagnostics['duplicate-tag']({ tag: name }, at(`/tags/${index}/name`))];
    parents.set(name, stringOf(own(objectOf(tag), 'parent')));
    return [];
  });
  const circular = [...parents.keys()].filter((name) => isOwnAncestor(parents, name));
  return [
    ...duplicates,
    ...circular.map((tag) =>
      openapiDiagnostics['circular-tag']({ tag }, at(`/tags/${tags.indexOf(tag)}/parent`)),
    ),
  ];
}

/** Tags of operations that must be slips for others that the document describes; each told once. */
function checkTagNames(
  { document, source }: Specification,
  heads: readonly OperationHead[],
  at: At,
): readonly Diagnostic[] {
  const declared = arrayOf(document['tags']).flatMap((tag) => stringOf(own(objectOf(tag), 'name')) ?? []);
  const used = heads.flatMap(({ pointer, node }) => {
    const tags = node.file === source ? arrayOf(own(objectOf(node.value), 'tags')) : [];
    return tags.map((tag, index) => ({ tag: stringOf(tag) ?? '', pointer: `${pointer}/tags/${index}` }));
  });
  const first = new Map([...used].reverse().map(({ tag, pointer }) => [tag, pointer]));
  const known = new Set(declared);
  const mayCompare = createAllowance();
  return [...first].flatMap(([tag, pointer]) => {
    if (known.has(tag) || !mayCompare(declared.length)) return [];
    const meant = suggestSurely(tag, declared);
    if (meant === undefined || isOtherTag(tag, meant)) return [];
    const parameters = { what: `The tag "${tag}"`, expected: 'one that `tags` of the document describes' };
    return [openapiDiagnostics['invalid-value'](parameters, { ...at(pointer), ...didYouMean(meant) })];
  });
}

/** Whether a tag is no slip for a near one: so are `xpets` for `pets`, and `Users v2` for `Users v1`. */
function isOtherTag(tag: string, near: string): boolean {
  const sign = (name: string): string => name.charAt(0).toLowerCase() + name.replace(/\D/g, '');
  return sign(tag) !== sign(near);
}

/** Whether a tag is reached again when its parents are followed. */
export function isOwnAncestor(parents: ReadonlyMap<string, string | undefined>, name: string): boolean {
  const seen = new Set<string>();
  for (
    let parent = parents.get(name);
    parent !== undefined && !seen.has(parent);
    parent = parents.get(parent)
  ) {
    if (parent === name) return true;
    seen.add(parent);
  }
  return false;
}
