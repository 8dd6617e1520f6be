import type { JsonValue } from '../model/json.ts';

/** A GraphQL schema: its named types, and which of them are asked for fields. */
export interface GraphqlSchema {
  readonly types: ReadonlyMap<string, GraphqlType>;
  /** Names of the types whose fields can be asked for, by operation. */
  readonly roots: Readonly<Partial<Record<GraphqlOperation, string>>>;
}

/** What a root field is asked with: the method of its page. */
export type GraphqlOperation = 'QUERY' | 'MUTATION' | 'SUBSCRIPTION';

/** A named type. */
export interface GraphqlType {
  /** The word that declares it. */
  readonly kind: 'type' | 'interface' | 'input' | 'enum' | 'union' | 'scalar';
  readonly name: string;
  readonly description?: string;
  /** Of a type, an interface or an input. */
  readonly fields: readonly GraphqlField[];
  /** Of an enum. */
  readonly values: readonly GraphqlEnumValue[];
  /** Of a union: the types that it stands for. */
  readonly members: readonly string[];
  readonly interfaces: readonly string[];
  /** Of a scalar: where it is specified. */
  readonly specifiedBy?: string;
  /** Of an input: exactly one of its fields is given. */
  readonly isOneOf: boolean;
}

/** A field of a type or an input, or an argument of a field. */
export interface GraphqlField {
  readonly name: string;
  readonly description?: string;
  /** Why it should not be used any more. */
  readonly deprecated?: string;
  /** As written: `[User!]!`. */
  readonly type: string;
  readonly default?: JsonValue;
  /** The default as written. */
  readonly defaultText?: string;
  readonly arguments: readonly GraphqlField[];
}

/** A value of an enum. */
export interface GraphqlEnumValue {
  readonly name: string;
  readonly description?: string;
  /** Why it should not be used any more. */
  readonly deprecated?: string;
}

/** Types that every schema has, with the type that their values have in JSON. */
export const BUILT_IN: Readonly<Record<string, string>> = {
  Int: 'integer',
  Float: 'number',
  String: 'string',
  Boolean: 'boolean',
  ID: 'string',
};

/** `[User!]!` → `User`. */
export function typeName(type: string): string {
  return type.replace(/[[\]!]/g, '');
}

/** Whether a value has to be given: the type allows no null, and nothing stands in for it. */
export function isRequired(field: GraphqlField): boolean {
  return field.type.endsWith('!') && field.default === undefined;
}

/** The root fields of a schema, queries before mutations before subscriptions. */
export function rootFields({ types, roots }: GraphqlSchema): readonly RootField[] {
  return (['QUERY', 'MUTATION', 'SUBSCRIPTION'] as const).flatMap((operation) =>
    (types.get(roots[operation] ?? '')?.fields ?? []).map((field) => ({ operation, field })),
  );
}

/** A field that can be asked for. */
export interface RootField {
  readonly operation: GraphqlOperation;
  readonly field: GraphqlField;
}

/** The types that have a page of their own: all but those that are only asked for their fields. */
export function listedTypes({ types, roots }: GraphqlSchema): readonly GraphqlType[] {
  const asked = new Set(Object.values(roots));
  return [...types.values()].filter(({ name }) => !asked.has(name));
}
