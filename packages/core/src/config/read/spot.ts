import type { Diagnostic, Where } from '../../diagnostics/index.ts';
import type { Span, ValueNode } from '../../source/index.ts';
import type { ObjectSchema, Schema } from '../schema/schema.ts';

/** Where the reader stands: what a value is called, what is around it, and where findings go. */
export interface Spot {
  readonly definitions: Readonly<Record<string, Schema>>;
  /** Collects what is found; created for one reading. */
  readonly diagnostics: Diagnostic[];
  /** Opens sentences: "`expanded`", "An entry of `pages`". */
  readonly what: string;
  /** The key that holds the value or its list. */
  readonly key: string;
  /** Schemas of the objects around, outermost first. */
  readonly parents: readonly ObjectSchema[];
}

/** Points at a value, with its JSON pointer. */
export function at(node: ValueNode, span: Span, label?: string): Where {
  return { span, path: node.pointer, ...(label === undefined ? {} : { label }) };
}
