import { wellFormed } from '@waymark/core/source';
import {
  type BinaryExpression,
  type Expression,
  type Node,
  type Property,
  parseExpressionAt,
  type SpreadElement,
} from 'acorn';

/** The value of an expression that is plain data, or the news that it is code. */
export type Literal = { readonly kind: 'value'; readonly value: unknown } | { readonly kind: 'code' };

const CODE: Literal = { kind: 'code' };
const NOTHING: Literal = { kind: 'value', value: undefined };

/**
 * Reads an expression without running anything: numbers, strings, booleans, null, arrays and objects of such,
 * templates without substitutions. A comment alone is `undefined`. Everything else is code.
 */
export function readLiteral(source: string): Literal {
  const text = source.trim();
  if (text === '') return NOTHING;
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return { kind: 'value', value: Number(text) };
  if (text === 'true' || text === 'false') return { kind: 'value', value: text === 'true' };
  const first = text[0];
  if (first === undefined || !/["'`[{/\-+\d!nu(]/.test(first)) return CODE;
  if (isOnlyComments(text)) return NOTHING;
  const expression = parseWhole(text);
  return expression === undefined ? CODE : evaluate(expression);
}

/** The expression that a text begins with; undefined where none can be read. */
function parseBeginning(text: string): Expression | undefined {
  try {
    return parseExpressionAt(text, 0, { ecmaVersion: 'latest' });
  } catch {
    return undefined;
  }
}

/** The expression that a text is, behind which only comments stand. */
function parseWhole(text: string): Expression | undefined {
  const expression = parseBeginning(text);
  return expression && isOnlyComments(text.slice(expression.end)) ? expression : undefined;
}

/** The source of the expression that begins at an offset of some code; undefined where none can be read. */
export function readExpressionAt(code: string, start: number): string | undefined {
  // The parser counts the lines before an offset.
  const rest = code.slice(start);
  const expression = parseBeginning(rest);
  return expression && rest.slice(expression.start, expression.end);
}

/** The expressions that a template, or a sum with a text in it, is made of; none where an expression is something else. */
export function joinedParts(source: string): readonly string[] {
  const text = source.trim();
  const expression = parseWhole(text);
  return expression === undefined ? [] : partsOf(expression, text);
}

function partsOf(expression: Expression, text: string): readonly string[] {
  const sourceOf = ({ start, end }: Node): string => text.slice(start, end);
  if (expression.type === 'TemplateLiteral')
    return expression.quasis.flatMap(({ value }, index) => {
      const inserted = expression.expressions[index];
      return [JSON.stringify(value.cooked ?? ''), ...(inserted === undefined ? [] : [sourceOf(inserted)])];
    });
  const terms = termsOf(expression);
  const firstText = terms.findIndex(isText);
  // Numbers before the first text are added up.
  return firstText === 0 || firstText === 1 ? terms.map(sourceOf) : [];
}

function termsOf(sum: Expression): readonly Node[] {
  const terms: Node[] = [];
  let rest: Node = sum;
  for (; isSum(rest); rest = rest.left) terms.push(rest.right);
  return terms.length === 0 ? [] : [rest, ...terms.reverse()];
}

function isSum(node: Node): node is BinaryExpression {
  return node.type === 'BinaryExpression' && (node as BinaryExpression).operator === '+';
}

function isText(node: Node): boolean {
  const term = node as Expression;
  return term.type === 'TemplateLiteral' || (term.type === 'Literal' && typeof term.value === 'string');
}

function isOnlyComments(text: string): boolean {
  return text.replace(/\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*/g, '').trim() === '';
}

function evaluate(node: Node): Literal {
  const expression = node as Expression;
  switch (expression.type) {
    case 'Literal':
      return expression.regex ? CODE : { kind: 'value', value: mendText(expression.value) };
    case 'TemplateLiteral':
      return expression.expressions.length > 0
        ? CODE
        : { kind: 'value', value: wellFormed(expression.quasis[0]?.value.cooked ?? '') };
    case 'UnaryExpression': {
      const operand = evaluate(expression.argument);
      const negative =
        expression.operator === '-' && operand.kind === 'value' && typeof operand.value === 'number';
      return negative ? { kind: 'value', value: -(operand.value as number) } : CODE;
    }
    case 'Identifier':
      return expression.name === 'undefined' ? NOTHING : CODE;
    case 'ArrayExpression':
      return evaluateAll(expression.elements, (values) => values);
    case 'ObjectExpression':
      return evaluateObject(expression.properties);
    default:
      return CODE;
  }
}

function mendText(value: unknown): unknown {
  return typeof value === 'string' ? wellFormed(value) : value;
}

function evaluateAll(nodes: readonly (Node | null)[], build: (values: unknown[]) => unknown): Literal {
  const values: unknown[] = [];
  for (const node of nodes) {
    const literal = node === null ? NOTHING : evaluate(node);
    if (literal.kind === 'code') return CODE;
    values.push(literal.value);
  }
  return { kind: 'value', value: build(values) };
}

function evaluateObject(properties: readonly (Property | SpreadElement)[]): Literal {
  const keys = properties.map(keyOf);
  if (keys.includes(undefined)) return CODE;
  const values = properties.map((property) =>
    property.type === 'Property' ? property.value : property.argument,
  );
  // What is undefined counts as absent: data with a `constructor` that is undefined would pass for an element.
  return evaluateAll(values, (list) =>
    Object.fromEntries(
      list
        .flatMap((value, index) => (keys[index] === SPREAD ? spreadOf(value) : [[keys[index] ?? '', value]]))
        .filter(([, value]) => value !== undefined),
    ),
  );
}

/** Stands for the keys of a spread. */
const SPREAD = Symbol('spread');

/** The key of a property; undefined where code makes it. */
function keyOf(property: Property | SpreadElement): string | typeof SPREAD | undefined {
  if (property.type === 'SpreadElement') return SPREAD;
  if (property.computed || property.kind !== 'init') return undefined;
  const { key } = property;
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}

function spreadOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
