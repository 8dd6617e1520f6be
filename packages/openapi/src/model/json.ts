import { ExactNumber } from './exact-number.ts';

/** Any value of a JSON document. */
export type JsonValue = null | boolean | number | ExactNumber | string | readonly JsonValue[] | JsonObject;

/** An object of a JSON document. Ask for keys that an author chose with `own`, never with a bare index. */
export interface JsonObject {
  readonly [key: string]: JsonValue | undefined;
}

/** A value of a specification that is not yet looked at: references are resolved from its file. */
export interface SpecNode {
  readonly file: string;
  readonly value: JsonValue;
}

/** The value as an object, if it is one. */
export function objectOf(value: JsonValue | undefined): JsonObject | undefined {
  return typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof ExactNumber)
    ? (value as JsonObject)
    : undefined;
}

/** Prints a value as JSON, every number as it was written. */
export function printJson(value: JsonValue | object, indent?: number): string {
  const printedAs: string[] = [];
  const mark = (json: string): string => `\u0000${printedAs.push(json) - 1}`;
  const text = JSON.stringify(
    value,
    function (this: Readonly<Record<string, unknown>>, key, printed: unknown) {
      const written = this[key];
      if (written instanceof ExactNumber) return mark(written.text);
      // A text of an author may look like a mark.
      return typeof printed === 'string' && printed.startsWith('\u0000')
        ? mark(JSON.stringify(printed))
        : printed;
    },
    indent,
  );
  // What a colon follows is a key.
  return text.replace(/"\\u0000(\d+)"(?!:)/g, (whole, index) => printedAs[Number(index)] ?? whole);
}

/** Prints a value in one line, texts without quotes. */
export function printPlain(value: JsonValue): string {
  return typeof value === 'string' ? value : printJson(value);
}

/** The value as an array; an empty one for anything else. */
export function arrayOf(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? value : [];
}

/** The objects of a list. */
export function objectsOf(value: JsonValue | undefined): readonly JsonObject[] {
  return arrayOf(value)
    .map(objectOf)
    .filter((entry) => entry !== undefined);
}

/** The value as a string that is not empty, if it is one. */
export function stringOf(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** The strings of an array; an empty list for anything else. */
export function stringsOf(value: JsonValue | undefined): readonly string[] {
  return arrayOf(value).filter((entry) => typeof entry === 'string');
}

/** A key's value, never an inherited one: a path called `constructor` is not there unless it was written. */
export function own(object: JsonObject | undefined, key: string): JsonValue | undefined {
  return object !== undefined && Object.hasOwn(object, key) ? object[key] : undefined;
}

/** Keys and values of an object in document order; none for anything else. */
export function entriesOf(value: JsonValue | undefined): readonly (readonly [string, JsonValue])[] {
  const object = objectOf(value);
  return object === undefined ? [] : (Object.entries(object) as [string, JsonValue][]);
}

/** Drops the keys whose value is undefined, as optional properties must be absent. */
export function defined<T extends object>(object: { [K in keyof T]: T[K] | undefined }): T {
  const result: Partial<Record<keyof T, unknown>> = {};
  for (const key of Object.keys(object) as (keyof T)[]) {
    if (object[key] !== undefined) result[key] = object[key];
  }
  return result as T;
}

/** Whether a value is a number, of whatever size. */
export function isNumber(value: JsonValue): value is number | ExactNumber {
  return typeof value === 'number' || value instanceof ExactNumber;
}

/** Whether a value holds others: an object or an array. */
export function hasMembers(value: JsonValue | undefined): value is JsonObject | readonly JsonValue[] {
  return Array.isArray(value) || objectOf(value) !== undefined;
}

/** A value with what was made of its members; the value itself where none changes. */
export function mapMembers(
  value: JsonObject | readonly JsonValue[],
  map: (member: JsonValue, key: string) => JsonValue,
): JsonValue {
  const members = Object.entries(value) as [string, JsonValue][];
  const mapped = members.map(([key, member]) => [key, map(member, key)] as const);
  if (mapped.every(([, member], index) => member === members[index]?.[1])) return value;
  return Array.isArray(value) ? mapped.map(([, member]) => member) : Object.fromEntries(mapped);
}

/** Values that are compared at most: what holds more, or the same so often that it never ends, is told apart. */
const MOST_COMPARED = 20_000;

/** What nodes have in common that are written alike in one file, so that they mean the same. */
export function writtenAs({ file, value }: SpecNode): unknown {
  const budget = { left: MOST_COMPARED };
  const text = sortedText(value, budget);
  return budget.left < 0 ? value : `${file} ${text}`;
}

/** A value as text, its keys in one order. */
function sortedText(value: JsonValue | undefined, budget: { left: number }): string {
  budget.left -= 1;
  if (budget.left < 0) return '';
  if (value instanceof ExactNumber) return value.text;
  if (!hasMembers(value)) return typeof value === 'string' ? JSON.stringify(value) : String(value);
  const members = Object.entries(value).map(
    ([key, each]) => `${JSON.stringify(key)}:${sortedText(each, budget)}`,
  );
  return Array.isArray(value) ? `[${members}]` : `{${members.sort()}}`;
}
