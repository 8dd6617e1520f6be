/*
 * Why a small schema language of our own and no library.
 *
 * One declaration has to give five things: TypeScript types, a JSON Schema with descriptions, the reference page, a
 * reader that *keeps what is good* (drops or repairs single values, each with a place and a did-you-mean), and a
 * choice of variant by the key that is present. Validation libraries answer "valid or not" for the whole value, merge
 * the branches of a union into one message, know nothing of source offsets, and treat unknown keys as one list. Every
 * one of the five would be a layer around such a library; as plain data it is the hundred lines below.
 */

/** Constraint on a string: a regular expression, and what to say when it does not match. */
export interface StringFormat {
  readonly pattern: string;
  /** Completes "expected …". */
  readonly expected: string;
  /** The string is an address that readers follow: a bad one is lost, and its scheme must be safe. */
  readonly link?: boolean;
  /** What to remove from a value that does not match (a regular expression), before it is given up. */
  readonly remove?: string;
  /** What every value begins with, and is easily forgotten. */
  readonly prefix?: string;
}

/** How far something of the format is supported. */
export interface Support {
  readonly level: 'works' | 'partly' | 'not';
  /** What is missing, in words that could follow "because". */
  readonly why?: string;
  /** What to do instead. */
  readonly instead?: string;
  /** Version since which it is so; the first one unless told. */
  readonly since?: string;
}

interface Described {
  /** One sentence for the JSON Schema and the reference page. */
  readonly description: string;
  /** Name under which the JSON Schema and the reference page describe it once, for all its uses. */
  readonly name?: string;
  readonly required?: boolean;
  /** What is used where a required value is missing or unusable. */
  readonly fallback?: unknown;
  /** What an absent value means; for the JSON Schema and the reference page. */
  readonly default?: string | number | boolean;
  /** How far it is supported; as what is around it, unless told. */
  readonly support?: Support;
}

/** A string. */
export interface TextSchema extends Described {
  readonly kind: 'text';
  readonly format?: StringFormat;
  /** An empty string (after trimming) is no value. */
  readonly nonEmpty?: boolean;
  /** The name of an element: an empty one is reported and kept. */
  readonly label?: boolean;
  /** Values that editors propose; others are as good. */
  readonly examples?: readonly string[];
}

/** `true` or `false`. */
export interface FlagSchema extends Described {
  readonly kind: 'flag';
}

/** A finite number. */
export interface NumberSchema extends Described {
  readonly kind: 'number';
  /** It is greater than this. */
  readonly above?: number;
  readonly maximum?: number;
}

/** One of a fixed set of strings. */
export interface EnumSchema extends Described {
  readonly kind: 'enum';
  readonly values: readonly string[];
  /** Old spellings and what they mean now; accepted with a warning. */
  readonly aliases?: Readonly<Record<string, string>>;
}

/** An array whose entries all follow one schema. */
export interface ListSchema extends Described {
  readonly kind: 'list';
  readonly item: Schema;
  readonly maximum?: number;
  readonly nonEmpty?: boolean;
  readonly unique?: boolean;
  /** A key in whose values the entries have to differ. */
  readonly uniqueKey?: string;
  /** Keys of an entry for the keys and values of a map that authors write in place of the list. */
  readonly entryKeys?: readonly [name: string, content: string];
}

/** An object with free keys (or keys of a fixed set) and values of one schema. */
export interface MapSchema extends Described {
  readonly kind: 'map';
  readonly value: Schema;
  readonly keys?: readonly string[];
  /** Of free keys, those that are usual: what can only be a slip for one of them is told, and kept. */
  readonly usualKeys?: readonly string[];
}

/** An object with known keys. */
export interface ObjectSchema extends Described {
  readonly kind: 'object';
  /** What such an object is called in messages: "group", "navbar link". */
  readonly noun: string;
  readonly fields: Readonly<Record<string, Schema>>;
  /** For elements of the navigation, which are kept without it too: the key that holds the label. */
  readonly labelKey?: string;
  /** Names that keys had once, or have in other formats, and their names here; accepted with a warning. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** Keys that projects use although they mean nothing, and what to do instead. */
  readonly advice?: Readonly<Record<string, string>>;
}

/** Alternatives told apart by their JSON type. */
export interface ChoiceSchema extends Described {
  readonly kind: 'choice';
  readonly options: Readonly<Partial<Record<ValueType, Schema>>>;
  /** Keys under which other formats write the text alone that stands here. */
  readonly textKeys?: readonly string[];
}

/** An alternative that is told by one of its keys, or by what is written there. */
export interface Keyed {
  readonly key: string;
  readonly value?: string;
}

/** Objects told apart by the key that is present, or by its value; the last variant is the fallback. */
export interface VariantSchema extends Described {
  readonly kind: 'variant';
  readonly variants: readonly (Keyed & { readonly schema: ObjectSchema })[];
}

/** A named definition, for recursion. */
export interface ReferenceSchema extends Described {
  readonly kind: 'reference';
  readonly to: string;
}

/** A JSON type as the schema tells values apart. */
export type ValueType = 'text' | 'flag' | 'number' | 'list' | 'object';

/** Any schema. */
export type Schema =
  | TextSchema
  | FlagSchema
  | NumberSchema
  | EnumSchema
  | ListSchema
  | MapSchema
  | ObjectSchema
  | ChoiceSchema
  | VariantSchema
  | ReferenceSchema;

/** A schema that remembers the TypeScript type of its values; `$type` exists for the compiler only. */
export type Typed<S, T> = S & { readonly $type?: T };

/** The TypeScript type of the values that a schema describes. */
export type Infer<S> = S extends { readonly $type?: infer T } ? T : never;

type Fields = Readonly<Record<string, Schema>>;
type RequiredKeys<F extends Fields> = {
  [K in keyof F]: F[K] extends { readonly required: true } ? K : never;
}[keyof F];
type Flatten<T> = { readonly [K in keyof T]: T[K] };
type InferFields<F extends Fields> = Flatten<
  { [K in RequiredKeys<F>]: Infer<F[K]> } & { [K in Exclude<keyof F, RequiredKeys<F>>]?: Infer<F[K]> }
>;

/** Declares a string. */
export function text(
  description: string,
  options: Pick<TextSchema, 'examples' | 'format' | 'label' | 'nonEmpty'> = {},
): Typed<TextSchema, string> {
  return { kind: 'text', description, ...options };
}

/** Declares a boolean. */
export function flag(description: string): Typed<FlagSchema, boolean> {
  return { kind: 'flag', description };
}

/** Declares a number. */
export function number(
  description: string,
  limits: Pick<NumberSchema, 'above' | 'maximum'> = {},
): Typed<NumberSchema, number> {
  return { kind: 'number', description, ...limits };
}

/** Declares a fixed set of strings. */
export function oneOf<const V extends readonly string[]>(
  values: V,
  description: string,
  aliases?: Readonly<Record<string, V[number]>>,
): Typed<EnumSchema, V[number]> {
  return { kind: 'enum', values, description, ...(aliases === undefined ? {} : { aliases }) };
}

/** Declares an array. */
export function list<S extends Schema>(
  item: S,
  description: string,
  options: Pick<ListSchema, 'entryKeys' | 'maximum' | 'nonEmpty' | 'unique' | 'uniqueKey'> = {},
): Typed<ListSchema, readonly Infer<S>[]> {
  return { kind: 'list', item, description, ...options };
}

/** Declares an object with free keys. */
export function map<S extends Schema>(
  value: S,
  description: string,
  options: Pick<MapSchema, 'usualKeys'> = {},
): Typed<MapSchema, Readonly<Record<string, Infer<S>>>> {
  return { kind: 'map', value, description, ...options };
}

/** Declares an object whose keys come from a fixed set and whose values are alike. */
export function mapOf<const K extends readonly string[], S extends Schema>(
  keys: K,
  value: S,
  description: string,
): Typed<MapSchema, Readonly<Partial<Record<K[number], Infer<S>>>>> {
  return { kind: 'map', keys, value, description };
}

/** Declares an object with known keys. */
export function object<F extends Fields>(
  noun: string,
  description: string,
  fields: F,
  options: Pick<ObjectSchema, 'labelKey' | 'renamed' | 'advice' | 'support'> = {},
): Typed<ObjectSchema, InferFields<F>> & { readonly fields: F } {
  return { kind: 'object', noun, description, fields, ...options };
}

/** Declares alternatives of different JSON types. */
export function choice<const O extends ChoiceSchema['options']>(
  description: string,
  options: O,
  forms: Pick<ChoiceSchema, 'textKeys'> = {},
): Typed<ChoiceSchema, Infer<O[keyof O]>> {
  return { kind: 'choice', description, options, ...forms };
}

/** Declares object alternatives that are told apart by a key; the last one is the fallback. */
export function variant<const V extends VariantSchema['variants']>(
  description: string,
  variants: V,
): Typed<VariantSchema, Infer<V[number]['schema']>> {
  return { kind: 'variant', description, variants };
}

/** Refers to a named definition; the type is given by hand because it is recursive. */
export function reference<T>(to: string, description: string): Typed<ReferenceSchema, T> {
  return { kind: 'reference', to, description };
}

/** Marks a field that must be present; `fallback` is used where it is not. */
export function required<S extends Schema>(schema: S, fallback?: Infer<S>): S & { readonly required: true } {
  return { ...schema, required: true, ...(fallback === undefined ? {} : { fallback }) };
}

/** Names a schema that is used in several places. */
export function named<S extends Schema>(name: string, schema: S): S {
  return { ...schema, name };
}

/** Says what an absent value means. */
export function withDefault<S extends Schema>(schema: S, value: Infer<S> & Schema['default']): S {
  return { ...schema, default: value };
}
