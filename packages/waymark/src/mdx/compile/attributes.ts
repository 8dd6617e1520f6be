import type { WrittenProps } from '../../components/definition/definition.ts';
import { readLiteral } from '../parse/code/literal.ts';
import { attributeCode, spreadCode } from '../parse/read-module.ts';
import type { MdxAttribute, MdxNode } from '../parse/tree.ts';

/** The attributes of a tag that are plain data, by name; those that hold code are left out. */
export function literalProps(node: MdxNode): WrittenProps {
  const props = new Map<string, unknown>();
  for (const attribute of node.attributes ?? [])
    for (const [name, value] of literalsOf(attribute)) props.set(name, value);
  // So that `__proto__` is a name like any other.
  return Object.fromEntries(props);
}

/** An attribute with its value, or all that are spread. */
function literalsOf(attribute: MdxAttribute): readonly (readonly [name: string, value: unknown])[] {
  const { name, value } = attribute;
  const code = spreadCode(attribute) ?? attributeCode(attribute);
  if (code === undefined) return name === undefined ? [] : [[name, value ?? true]];
  const literal = readLiteral(code);
  if (literal.kind === 'code') return [];
  return name === undefined ? Object.entries(Object(literal.value)) : [[name, literal.value]];
}
