import type { Diagnostic, Where } from '../../diagnostics/index.ts';
import type { MemberNode, ObjectNode, Span, ValueNode } from '../../source/index.ts';
import type { ObjectSchema, Schema } from '../schema/schema.ts';

/** Members of an object by whether the schema has them. */
export interface SortedKeys {
  readonly known: readonly MemberNode[];
  readonly unknown: readonly MemberNode[];
}

/** An object with keys that its schema does not have. */
export interface UnknownKeys extends SortedKeys {
  readonly node: ObjectNode;
  readonly schema: ObjectSchema;
  readonly spot: Spot;
}

/** Where the reader stands: what a value is called, what is around it, and where findings go. */
export interface Spot {
  readonly definitions: Readonly<Record<string, Schema>>;
  /** Collects what is found; created for one reading. */
  readonly diagnostics: Diagnostic[];
  /** Collects keys that no schema has: checks of the whole may know more of them than that. */
  readonly unknown: UnknownKeys[];
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
