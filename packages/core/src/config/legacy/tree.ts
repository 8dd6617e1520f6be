import {
  type ArrayNode,
  findMember,
  type ObjectNode,
  type Scalar,
  type ScalarNode,
  type ValueNode,
} from '../../source/index.ts';

/** Makes an object from parts that exist; it takes the place of `source`. */
export function makeObject(
  source: ValueNode,
  entries: Readonly<Record<string, ValueNode | undefined>>,
): ObjectNode {
  const members = Object.entries(entries).flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, keySpan: value.span, value }],
  );
  return { kind: 'object', members, span: source.span, pointer: source.pointer };
}

/** The same, but nothing when no part exists. */
export function makePart(
  source: ValueNode,
  entries: Readonly<Record<string, ValueNode | undefined>>,
): ObjectNode | undefined {
  const made = makeObject(source, entries);
  return made.members.length === 0 ? undefined : made;
}

/** Makes an array in the place of `source`. */
export function makeList(source: ValueNode, items: readonly ValueNode[]): ArrayNode {
  return { kind: 'array', items, span: source.span, pointer: source.pointer };
}

/** Makes a scalar in the place of `source`. */
export function makeScalar(source: ValueNode, value: Scalar): ScalarNode {
  return { kind: 'scalar', value, span: source.span, pointer: source.pointer };
}

/** The value at a path of keys. */
export function valueAt(node: ValueNode | undefined, ...path: readonly string[]): ValueNode | undefined {
  return path.reduce<ValueNode | undefined>((parent, key) => findMember(parent, key)?.value, node);
}

/** The string at a path of keys; none when it is something else. */
export function textAt(node: ValueNode | undefined, ...path: readonly string[]): string | undefined {
  const value = valueAt(node, ...path);
  return value?.kind === 'scalar' && typeof value.value === 'string' ? value.value : undefined;
}

/** The entries of an array; none of anything else. */
export function itemsOf(node: ValueNode | undefined): readonly ValueNode[] {
  return node?.kind === 'array' ? node.items : [];
}

type Names = Readonly<Record<string, string | null>>;

/** Renames keys of an object and drops those that map to `null`; the others stay. */
export function renameMembers<N extends ValueNode | undefined>(node: N, names: Names): N {
  if (node?.kind !== 'object') return node;
  const members = node.members.flatMap((member) => {
    const name = Object.hasOwn(names, member.key) ? names[member.key] : member.key;
    return name === null || name === undefined ? [] : [{ ...member, key: name }];
  });
  return { ...node, members };
}
