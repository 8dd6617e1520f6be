import type { WrittenProps } from '../../components/definition/definition.ts';
import { readLiteral } from '../parse/code/literal.ts';
import type { MdxNode } from '../parse/tree.ts';

/** The attributes of a tag that are plain data, by name; those that hold code are left out. */
export function literalProps(node: MdxNode): WrittenProps {
  const props = new Map<string, unknown>();
  for (const { type, name, value } of node.attributes ?? []) {
    if (type !== 'mdxJsxAttribute' || name === undefined) continue;
    if (value === null || value === undefined) props.set(name, true);
    else if (typeof value === 'string') props.set(name, value);
    else {
      const literal = readLiteral(value.value);
      if (literal.kind === 'value') props.set(name, literal.value);
    }
  }
  // So that `__proto__` is a name like any other.
  return Object.fromEntries(props);
}
