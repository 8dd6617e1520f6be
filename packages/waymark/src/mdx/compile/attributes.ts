import type { ComponentDefinition, WrittenProps } from '../../components/definition/definition.ts';
import { readLiteral } from '../parse/code/literal.ts';
import { isHtmlName } from '../parse/tag-kinds.ts';
import { attributeCode, type MdxAttribute, type MdxNode } from '../parse/tree.ts';

/** What code comes to; undefined where that is not known. */
export type KnownValue = { readonly value: unknown } | undefined;

/**
 * The attributes of a tag by name, with those that are spread: of several with one name the last holds, as in JSX. `read` says
 * what the code of one comes to, of a spread the object; what it does not know is left out.
 */
export function readAttributes(
  { attributes = [] }: MdxNode,
  read: (code: string, attribute: MdxAttribute) => KnownValue,
): Record<string, unknown> {
  const props = new Map<string, unknown>();
  for (const attribute of attributes) {
    const { name, value } = attribute;
    const code = attributeCode(attribute);
    const known = code === undefined ? { value: value ?? true } : read(code, attribute);
    if (known === undefined) continue;
    if (name !== undefined) props.set(name, known.value);
    else for (const [key, each] of Object.entries(Object(known.value))) props.set(key, each);
  }
  // So that `__proto__` is a name like any other.
  return Object.fromEntries(props);
}

/** The attributes of a tag that are plain data, by name; those that hold code are left out. */
export function literalProps(node: MdxNode): WrittenProps {
  return readAttributes(node, knownLiteral);
}

/** What code comes to without being run. */
export function knownLiteral(code: string): KnownValue {
  const literal = readLiteral(code);
  return literal.kind === 'value' ? literal : undefined;
}

/** Those that are not told as unknown: of others nothing is drawn. Attributes of HTML tags are HTML's own business. */
export function takenProps(props: WrittenProps, definition: ComponentDefinition | undefined): WrittenProps {
  if (definition === undefined || isHtmlName(definition.name)) return props;
  return Object.fromEntries(Object.entries(props).filter(([name]) => Object.hasOwn(definition.props, name)));
}
