import type { JsonValue } from './json.ts';
import type { SpecNode } from './model.ts';

/** One level of a schema, with `allOf` merged and `null` taken out of its types. Children are nodes, not yet read. */
export interface Schema {
  /** Name under which the schema is referred to. */
  readonly name?: string;
  readonly title?: string;
  readonly description?: string;
  /** Without `null`; empty when any type is allowed. */
  readonly types: readonly string[];
  readonly nullable: boolean;
  readonly format?: string;
  /** Binary content: `raw` as it is, `base64` as text. */
  readonly file?: 'raw' | 'base64';
  /** Allowed values; `const` is a list of one. */
  readonly choices?: readonly JsonValue[];
  /** Absent when there is none; `null` when the default is null. */
  readonly default?: JsonValue;
  readonly examples: readonly JsonValue[];
  readonly deprecated: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly constraints: readonly Constraint[];
  readonly properties: readonly Property[];
  /** Schema of properties with other names, or with names that match a pattern. */
  readonly additional: readonly AdditionalProperty[];
  readonly items?: SpecNode;
  /** Schemas of a tuple's entries (`prefixItems`). */
  readonly tuple: readonly SpecNode[];
  /** `oneOf` and `anyOf`, without `null`. */
  readonly variants: readonly Variant[];
  /** `x-mint.pre` and `x-mint.post`. */
  readonly pills: { readonly before: readonly string[]; readonly after: readonly string[] };
  /** The value in which the schema was written: the same one means the same schema. */
  readonly identity: JsonValue;
}

/** A property of an object. */
export interface Property {
  readonly name: string;
  readonly required: boolean;
  readonly node: SpecNode;
}

/** Properties that have no fixed name. */
export interface AdditionalProperty {
  /** Regular expression for the names, if there is one. */
  readonly pattern?: string;
  readonly node: SpecNode;
}

/** One alternative of a schema. */
export interface Variant {
  /** `title`, name of the reference, or value of the discriminator; absent when it has none. */
  readonly label?: string;
  readonly node: SpecNode;
}

/** Names of limits; the page has a word for each. */
export type ConstraintKind =
  | 'minimum'
  | 'exclusiveMinimum'
  | 'maximum'
  | 'exclusiveMaximum'
  | 'multipleOf'
  | 'minLength'
  | 'maxLength'
  | 'pattern'
  | 'minItems'
  | 'maxItems'
  | 'uniqueItems'
  | 'minProperties'
  | 'maxProperties';

/** A limit of a value. */
export interface Constraint {
  readonly kind: ConstraintKind;
  /** As it is printed; empty for `uniqueItems`. */
  readonly value: string;
}
