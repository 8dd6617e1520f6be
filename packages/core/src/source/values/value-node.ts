import type { Span } from '../span.ts';

/** A JSON scalar. */
export type Scalar = string | number | boolean | null;

interface Placed {
  /** Where the value was written. */
  readonly span: Span;
  /** JSON pointer of the value inside the file that holds it. */
  readonly pointer: string;
}

/** An object of a parsed file. */
export interface ObjectNode extends Placed {
  readonly kind: 'object';
  readonly members: readonly MemberNode[];
  /** Keys that were written with a value that was reported and left out; any key may stand in the file of a `$ref` among them. */
  readonly lost?: readonly string[];
}

/** A key of an object and its value. */
export interface MemberNode {
  readonly key: string;
  readonly keySpan: Span;
  readonly value: ValueNode;
}

/** An array of a parsed file. */
export interface ArrayNode extends Placed {
  readonly kind: 'array';
  readonly items: readonly ValueNode[];
}

/** A string, number, boolean or null of a parsed file. */
export interface ScalarNode extends Placed {
  readonly kind: 'scalar';
  readonly value: Scalar;
}

/** A value of a JSON or YAML file together with its place. Keys of one object differ from each other. */
export type ValueNode = ObjectNode | ArrayNode | ScalarNode;

/** What a parser noticed; `syntax` means that there is no value. */
export interface SourceProblem {
  readonly kind: 'syntax' | 'comment' | 'trailing-comma' | 'duplicate-key';
  /** What is wrong, without a full stop; for a duplicate key, the key. */
  readonly message: string;
  readonly span: Span;
  readonly related?: { readonly message: string; readonly span: Span };
}

/** A parsed file. */
export interface ParsedSource {
  /** Undefined when the text cannot be read. */
  readonly root: ValueNode | undefined;
  readonly problems: readonly SourceProblem[];
}

/** Appends a key or an index to a JSON pointer. */
export function joinPointer(pointer: string, segment: string | number): string {
  if (typeof segment === 'number') return `${pointer}/${segment}`;
  return `${pointer}/${segment.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** Splits a JSON pointer into its keys and indexes. */
export function splitPointer(pointer: string): readonly string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Finds a member of an object by its key. */
export function findMember(node: ValueNode | undefined, key: string): MemberNode | undefined {
  return node?.kind === 'object' ? node.members.find((member) => member.key === key) : undefined;
}

/** The plain value of a node. Nodes that occur twice (YAML aliases) give the same object twice. */
export function toValue(root: ValueNode): unknown {
  const known = new Map<ValueNode, unknown>();
  const convert = (node: ValueNode): unknown => {
    if (node.kind === 'scalar') return node.value;
    if (known.has(node)) return known.get(node);
    // Object.fromEntries makes `__proto__` an ordinary key.
    const value =
      node.kind === 'array'
        ? node.items.map(convert)
        : Object.fromEntries(node.members.map((member) => [member.key, convert(member.value)]));
    known.set(node, value);
    return value;
  };
  return convert(root);
}

/** A value found by a pointer, or its nearest ancestor. */
export interface FoundNode {
  readonly node: ValueNode;
  /** The member that holds the node, when it is a value of an object. */
  readonly member?: MemberNode;
  /** Whether the whole pointer was followed. */
  readonly exact: boolean;
}

/** Follows a JSON pointer as far as it leads. */
export function findNode(root: ValueNode, pointer: string): FoundNode {
  let found: FoundNode = { node: root, exact: true };
  for (const segment of splitPointer(pointer)) {
    const next = step(found.node, segment);
    if (next === undefined) return { ...found, exact: false };
    found = next;
  }
  return found;
}

function step(node: ValueNode, segment: string): FoundNode | undefined {
  if (node.kind === 'array') {
    const item = /^\d+$/.test(segment) ? node.items[Number(segment)] : undefined;
    return item === undefined ? undefined : { node: item, exact: true };
  }
  const member = findMember(node, segment);
  return member === undefined ? undefined : { node: member.value, member, exact: true };
}
