import type { WrittenProps } from '../../components/definition/definition.ts';
import { readLiteral } from '../parse/code/literal.ts';
import { attributeCode, spreadCode } from '../parse/read-module.ts';
import type { MdxAttribute, MdxNode } from '../parse/tree.ts';

/** What an attribute gives: itself, or all that it spreads. */
export type GivenProps = readonly (readonly [name: string, value: unknown])[];

/**
 * The attributes of a tag, by name, the later over the earlier: those that are plain data, and what is told of those that hold
 * code, if it is.
 */
export function literalProps(
  { attributes = [] }: MdxNode,
  ofCode: (attribute: MdxAttribute) => GivenProps = () => [],
): WrittenProps {
  const props = new Map<string, unknown>();
  for (const attribute of attributes)
    for (const [name, value] of literalsOf(attribute) ?? ofCode(attribute)) props.set(name, value);
  // So that `__proto__` is a name like any other.
  return Object.fromEntries(props);
}

/** Undefined for code. */
function literalsOf(attribute: MdxAttribute): GivenProps | undefined {
  const { name, value } = attribute;
  const code = spreadCode(attribute) ?? attributeCode(attribute);
  if (code === undefined) return name === undefined ? [] : [[name, value ?? true]];
  const literal = readLiteral(code);
  if (literal.kind === 'code') return undefined;
  return name === undefined ? Object.entries(Object(literal.value)) : [[name, literal.value]];
}
