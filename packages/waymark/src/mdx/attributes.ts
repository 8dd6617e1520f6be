import type { AuthorProps } from '../components/definition.ts';
import { readLiteral } from './literal.ts';
import type { MdxNode } from './tree.ts';

/** The attributes of a tag that are plain data, by name; those that hold code are left out. */
export function literalProps(node: MdxNode): AuthorProps {
  const props: Record<string, unknown> = {};
  for (const { type, name, value } of node.attributes ?? []) {
    if (type !== 'mdxJsxAttribute' || name === undefined) continue;
    if (value === null || value === undefined) props[name] = true;
    else if (typeof value === 'string') props[name] = value;
    else {
      const literal = readLiteral(value.value);
      if (literal.kind === 'value') props[name] = literal.value;
    }
  }
  return props;
}
