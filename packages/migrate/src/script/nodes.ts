/** A node of the parser's tree, as far as it is read: children by name, whatever they are. */
export interface Ast {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [name: string]: unknown;
}

/** Whether something is a node. */
export function isAst(value: unknown): value is Ast {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** A child by its name; undefined where there is none. */
export function childOf(node: Ast, name: string): Ast | undefined {
  const child = node[name];
  return isAst(child) ? child : undefined;
}

/** Children of a list by its name; a hole of an array is undefined. */
export function childrenOf(node: Ast, name: string): readonly (Ast | undefined)[] {
  const children = node[name];
  return Array.isArray(children) ? children.map((child) => (isAst(child) ? child : undefined)) : [];
}

/** The name of an identifier. */
export function nameOf(node: Ast | undefined): string | undefined {
  const name = node?.['name'];
  return typeof name === 'string' ? name : undefined;
}

/** The name that an identifier or a text as a key gives. */
export function keyOf(node: Ast | undefined): string | undefined {
  if (node?.type === 'Identifier') return nameOf(node);
  const value = node?.type === 'Literal' ? node['value'] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Transparent wrappers: the value is that of the expression inside. */
const WRAPPERS: ReadonlySet<string> = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'ParenthesizedExpression',
  'ChainExpression',
]);

/** The expression inside of types and parentheses. */
export function unwrap(node: Ast | undefined): Ast | undefined {
  let inside = node;
  while (inside !== undefined && WRAPPERS.has(inside.type)) inside = childOf(inside, 'expression');
  return inside;
}

/** `name` or `holder.name`, as it is written. */
export function nameOfCallee(node: Ast | undefined): string | undefined {
  if (node?.type !== 'MemberExpression') return keyOf(node);
  return `${keyOf(childOf(node, 'object'))}.${keyOf(childOf(node, 'property'))}`;
}
