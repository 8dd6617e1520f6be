import { attributeCode, spreadCode } from '../../parse/read-module.ts';
import type { MdxAttribute, MdxNode } from '../../parse/tree.ts';
import type { Scope } from './scope.ts';
import { WITHHELD } from './withheld.ts';

/** What the code in the attributes of a tag comes to, by name; what cannot be evaluated is left out. */
export function evaluatedProps(
  { attributes = [] }: MdxNode,
  scope: Scope | undefined,
): ReadonlyMap<string, unknown> {
  return new Map(attributes.flatMap((attribute) => valuesOf(attribute, scope)));
}

/** An attribute with its value, or all that are spread. */
function valuesOf(
  attribute: MdxAttribute,
  scope: Scope | undefined,
): readonly (readonly [name: string, value: unknown])[] {
  const { name } = attribute;
  const code = spreadCode(attribute) ?? attributeCode(attribute);
  const result = code === undefined ? undefined : scope?.evaluate(code);
  if (result?.kind === 'withheld') return name === undefined ? [] : [[name, WITHHELD]];
  if (result?.kind !== 'value') return [];
  return name === undefined ? Object.entries(Object(result.value)) : [[name, result.value]];
}
