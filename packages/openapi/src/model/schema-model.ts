import type { ExternalDocs } from './external-docs.ts';
import type { JsonObject, JsonValue, SpecNode } from './json.ts';

/** One level of a schema, with `allOf` merged and `null` taken out of its types. Children are nodes, not yet read. */
export interface Schema {
  /** Name under which the schema is referred to. */
  readonly name?: string;
  readonly title?: string;
  /** The type as the specification's own language writes it: `[User!]!` of GraphQL. */
  readonly typeName?: string;
  readonly description?: string;
  /** Without `null`; empty when any type is allowed. */
  readonly types: readonly string[];
  readonly nullable: boolean;
  readonly format?: string;
  /** Binary content: `raw` as it is, `base64` as text. */
  readonly file?: 'raw' | 'base64';
  /** Allowed values; `const` is a list of one. */
  readonly choices?: readonly JsonValue[];
  /** What each of `choices` means or is called, at the same index (`x-enumDescriptions` and its relatives). */
  readonly choiceNotes?: readonly (ChoiceNote | undefined)[];
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
  /** Property whose value tells which of `variants` it is. */
  readonly discriminator?: string;
  /** What must not match (`not`). */
  readonly not?: SpecNode;
  /** `if` with `then` and `else`, of every part that has one. */
  readonly conditions: readonly Condition[];
  /** Arguments of a field of GraphQL, as one object. */
  readonly arguments?: SpecNode;
  /** Properties that must be there when another one is (`dependentRequired`). */
  readonly dependencies: readonly Dependency[];
  /** Sets of properties of which one must be there: alternatives that say nothing else. */
  readonly requirements: readonly (readonly string[])[];
  /** No other properties than the listed ones are allowed. */
  readonly closed: boolean;
  /** What one of an array's entries must match, at least. */
  readonly contains?: SpecNode;
  /** What the names of properties must match. */
  readonly propertyNames?: SpecNode;
  /** Type of the content that a string carries, such as `application/json`, and how it is written. */
  readonly contentMediaType?: string;
  readonly contentEncoding?: string;
  /** Schema of that content. */
  readonly content?: SpecNode;
  readonly externalDocs?: ExternalDocs;
  /** Example values that included objects give for some of the properties. */
  readonly partialExample?: JsonObject;
  /** `x-default`: what the playground fills in when the configuration asks for it. */
  readonly prefill?: JsonValue;
  /** `x-placeholder`: its example is what an empty input shows, and no value to begin with. */
  readonly isHinted?: true;
  /** `x-mint.playground.expand`: whether the playground shows the fields below at first. */
  readonly expand?: boolean;
  /** `x-mint.pre` and `x-mint.post`. */
  readonly pills: { readonly before: readonly string[]; readonly after: readonly string[] };
  /** The value in which the schema was written: the same one means the same schema. */
  readonly identity: JsonValue;
}

/** What an allowed value means or is called. */
export interface ChoiceNote {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly deprecated?: true | undefined;
}

/** A schema that holds only when another one matches, or when a property is there (`dependentSchemas`). */
export interface Condition {
  readonly when: SpecNode;
  readonly matched?: SpecNode;
  readonly otherwise?: SpecNode;
}

/** Properties that another one asks for. */
export interface Dependency {
  readonly property: string;
  readonly required: readonly string[];
}

/** A property of an object. */
export interface Property {
  readonly name: string;
  readonly required: boolean;
  readonly node: SpecNode;
}

/** Whether a schema describes what is sent or what comes back: read-only fields are not sent, write-only do not come. */
export type Direction = 'request' | 'response';

/** A property, or a name that stands for any, with its schema read. */
export interface SchemaEntry {
  readonly name: string;
  readonly required: boolean;
  readonly open: boolean;
  readonly schema: Schema;
}

/** Properties that have no fixed name. */
export interface AdditionalProperty {
  /** Regular expression for the names, if there is one. */
  readonly pattern?: string;
  readonly node: SpecNode;
}

/** One alternative of a schema. */
export interface Variant {
  /** Value of the discriminator's mapping, `title`, or name of the reference; absent when it has none. */
  readonly label?: string;
  /** Value of the schema's discriminator that means this alternative. */
  readonly discriminator?: string;
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
  | 'minContains'
  | 'maxContains'
  | 'minProperties'
  | 'maxProperties';

/** A limit of a value. */
export interface Constraint {
  readonly kind: ConstraintKind;
  /** As it is printed; empty for `uniqueItems`. */
  readonly value: string;
}
