import type { Span, ValueNode } from '../../source/index.ts';
import type { Schema, ValueType } from '../schema/schema.ts';

/** The JSON type of a node, in the words of the schema; `nothing` is `null`. */
export function typeOf(node: ValueNode): ValueType | 'nothing' {
  if (node.kind === 'object') return 'object';
  if (node.kind === 'array') return 'list';
  if (node.value === null) return 'nothing';
  if (typeof node.value === 'string') return 'text';
  return typeof node.value === 'number' ? 'number' : 'flag';
}

/** What stands there: "a string", "`true`". */
export function describeFound(node: ValueNode): string {
  if (node.kind === 'object') return 'an object';
  if (node.kind === 'array') return 'an array';
  if (typeof node.value === 'string') return `the text "${shorten(node.value)}"`;
  return typeof node.value === 'number' ? `the number ${node.value}` : `\`${node.value}\``;
}

/** What may stand there: "a string or an object". */
export function describeExpected(schema: Schema): string {
  const kinds = [...new Set(expectedTypes(schema).map((type) => TYPE_NAMES[type]))];
  return joinWords(kinds);
}

const TYPE_NAMES: Readonly<Record<ValueType, string>> = {
  text: 'a string',
  flag: '`true` or `false`',
  number: 'a number',
  list: 'an array',
  object: 'an object',
};

/** The JSON types that a schema takes. */
export function expectedTypes(schema: Schema): readonly ValueType[] {
  switch (schema.kind) {
    case 'text':
    case 'enum':
      return ['text'];
    case 'flag':
    case 'number':
    case 'list':
      return [schema.kind];
    case 'choice':
      return Object.values(schema.options).flatMap(expectedTypes);
    default:
      return ['object'];
  }
}

/** `a`, `a or b`, `a, b or c`. */
export function joinWords(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** Values as code, joined: "`a`, `b` or `c`". */
export function joinCode(values: readonly string[]): string {
  return joinWords(values.map((value) => `\`${value}\``));
}

/** Quotes at most a line's worth of a value. */
export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** Where to point for a value: all of a scalar, the opening bracket of anything else. */
export function pointedSpan(node: ValueNode): Span {
  return node.kind === 'scalar' ? node.span : { ...node.span, end: node.span.start + 1 };
}
