import type { GivenProps } from '../../compile/attributes.ts';
import { attributeCode, spreadCode } from '../../parse/read-module.ts';
import type { MdxAttribute } from '../../parse/tree.ts';
import type { Scope } from './scope.ts';
import { WITHHELD } from './withheld.ts';

/** What the code in an attribute comes to; nothing where it cannot be evaluated. */
export function evaluatedProps(attribute: MdxAttribute, scope: Scope | undefined): GivenProps {
  const { name } = attribute;
  const code = spreadCode(attribute) ?? attributeCode(attribute);
  const result = code === undefined ? undefined : scope?.evaluate(code);
  if (result?.kind === 'withheld') return name === undefined ? [] : [[name, WITHHELD]];
  if (result?.kind !== 'value') return [];
  return name === undefined ? Object.entries(Object(result.value)) : [[name, result.value]];
}
