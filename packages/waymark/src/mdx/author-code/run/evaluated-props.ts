import type { WrittenProps } from '../../../components/definition/definition.ts';
import { knownLiteral, readAttributes } from '../../compile/attributes.ts';
import type { MdxNode } from '../../parse/tree.ts';
import type { Scope } from './scope.ts';
import { WITHHELD } from './withheld.ts';

/** The attributes of a tag by name, with what their code comes to; what cannot be evaluated is left out. */
export function evaluatedProps(node: MdxNode, scope: Scope | undefined): WrittenProps {
  return readAttributes(node, (code) => {
    const known = knownLiteral(code);
    if (known !== undefined) return known;
    const result = scope?.evaluate(code);
    if (result?.kind === 'withheld') return { value: WITHHELD };
    return result?.kind === 'value' ? result : undefined;
  });
}
