import { wellFormed } from '@waymark/core/source';
import { ExactNumber } from '../model/exact-number.ts';
import { entriesOf, isNumber, type JsonObject, type JsonValue, printJson } from '../model/json.ts';

/**
 * A text for PHP and Ruby, which know no escapes between single quotes but `\\` and `\'`. One with signs that nobody sees,
 * or that copying loses as it does carriage returns, stands between double quotes, where `sign` begins a value.
 */
export function singleQuoted(text: string, sign: '#' | '$'): string {
  if (/(?![\n\t])\p{Cc}|\p{Surrogate}/u.test(text) || text.search(UNSEEN) !== -1)
    return filledQuoted(text, sign);
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** A text between double quotes for languages that fill in values at `#` or `$`: Ruby, PHP. */
export function filledQuoted(text: string, sign: '#' | '$'): string {
  return braceQuoted(text).replaceAll(sign, `\\${sign}`);
}

/** Characters that end a line in some languages, or that show code in another order than it has. */
const UNSEEN = /[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g;

/** A text between double quotes with the escapes of JSON, which C#, Go, Java and Python read alike. */
export function doubleQuoted(text: string): string {
  // Half a pair of surrogates has no place in the strings of most languages.
  return JSON.stringify(wellFormed(text)).replace(
    UNSEEN,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Whether a text can stand in a literal of several lines in which nothing is escaped. */
export function isPlainLines(text: string): boolean {
  return text.includes('\n') && !/\r|\p{Surrogate}/u.test(text) && text.search(UNSEEN) === -1;
}

/** A text between double quotes for languages that write `\u{1f}`: PHP, Ruby, Rust, Swift. */
export function braceQuoted(text: string): string {
  return doubleQuoted(text).replace(
    /\\(?:u([\da-f]{4})|([bf])|.)/g,
    (written, code?: string, letter?: string) => {
      if (code !== undefined) return `\\u{${code.replace(/^0+(?=.)/, '')}}`;
      return letter === undefined ? written : `\\u{${letter === 'b' ? '8' : 'c'}}`;
    },
  );
}

/** How a language writes a nested value. */
export interface ValueSyntax {
  readonly string: (text: string) => string;
  /** `null`, `true` and `false`. */
  readonly words: readonly [string, string, string];
  /** What opens and closes a list. */
  readonly list: readonly [string, string];
  /** What opens and closes an object. */
  readonly object: readonly [string, string];
  /** Between key and value. */
  readonly arrow: string;
  /** An object without entries, where it differs from an empty list. */
  readonly emptyObject?: string;
  /** What opens an object whose names count from 0, where that would make a list. */
  readonly numbered?: string;
  /** One level of indentation. */
  readonly indent: string;
}

/** Writes a value as a literal of a language. */
export function valueLiteral(value: JsonValue, syntax: ValueSyntax, indent = ''): string {
  if (typeof value === 'string') return syntax.string(value);
  if (isNumber(value)) return printJson(value);
  if (value === null || typeof value === 'boolean') return syntax.words[value === null ? 0 : value ? 1 : 2];
  return nestedLiteral(value, syntax, indent);
}

function nestedLiteral(
  value: readonly JsonValue[] | JsonObject,
  syntax: ValueSyntax,
  indent: string,
): string {
  const { string, list, object, arrow, emptyObject } = syntax;
  const inner = `${indent}${syntax.indent}`;
  const isList = Array.isArray(value);
  const entries = isList
    ? value.map((entry: JsonValue) => valueLiteral(entry, syntax, inner))
    : entriesOf(value).map(([key, entry]) => `${string(key)}${arrow}${valueLiteral(entry, syntax, inner)}`);
  const isNumbered = !isList && Object.keys(value).every((key, index) => key === String(index));
  const [written, close] = isList ? list : object;
  const open = isNumbered ? (syntax.numbered ?? written) : written;
  if (entries.length === 0) return isList ? `${open}${close}` : (emptyObject ?? `${open}${close}`);
  return `${open}\n${entries.map((entry) => `${inner}${entry}`).join(',\n')}\n${indent}${close}`;
}

/** The numbers of a value that JavaScript would round, as they were written: languages differ in which of them they keep. */
export function exactNumbers(value: JsonValue): readonly string[] {
  if (value instanceof ExactNumber) return [value.text];
  if (Array.isArray(value)) return value.flatMap(exactNumbers);
  return entriesOf(value).flatMap(([, entry]) => exactNumbers(entry));
}

/** Whether a value has numbers that languages with integers of any size would round too. */
export function hasFractions(value: JsonValue): boolean {
  return exactNumbers(value).some((number) => !/^-?\d+$/.test(number));
}

/** Indents all lines but the first. */
export function indentRest(text: string, indent: string): string {
  return text.replaceAll('\n', `\n${indent}`);
}

/** Whether names occur more than once, which a dictionary could not hold. */
export function hasRepeats(fields: readonly { readonly name: string }[]): boolean {
  return new Set(fields.map(({ name }) => name)).size < fields.length;
}
