import { entriesOf, hasMembers, type JsonValue, printJson, printPlain } from '../model/json.ts';
import type { Encoding } from '../model/model.ts';
import { isJsonType } from '../operations/media-types.ts';
import { writeQueryParameter } from '../operations/serialize-parameter.ts';
import type { ContentForm } from './content-form.ts';

/** A name and its value, in order. */
export interface NamedValue {
  readonly name: string;
  readonly value: string;
}

/** The body of a sample request, by how it is sent. */
export type SampleBody =
  | { readonly kind: 'json'; readonly value: JsonValue }
  | { readonly kind: 'form'; readonly fields: readonly NamedValue[] }
  /** `type`: where its parts are no fields of a form, such as `multipart/related`. */
  | { readonly kind: 'multipart'; readonly fields: readonly PartValue[]; readonly type?: string }
  | { readonly kind: 'text'; readonly value: string }
  /** The content of a file, as it is. */
  | { readonly kind: 'file' };

/** A part of a multipart body; a file has no value of its own. */
export interface PartValue extends NamedValue {
  readonly isFile: boolean;
  /** Where the part has a type of its own; else it is plain text, or what the file is. */
  readonly contentType?: string;
  /** Name of the file, where it is known. */
  readonly fileName?: string;
}

/** The value that stands for the content of a file. */
export const FILE_VALUE = '<file>';

/** How the property of a form is sent. */
export type PartEncoding = Partial<Pick<Encoding, 'contentType' | 'style' | 'explode'>>;

/** Puts a value into the form of its content type; `encodings` by property. */
export function writeBody(
  form: ContentForm,
  value: JsonValue,
  encodings: Readonly<Record<string, PartEncoding>> = {},
): SampleBody {
  const encodingOf = (name: string): PartEncoding =>
    (Object.hasOwn(encodings, name) ? encodings[name] : undefined) ?? {};
  if (form === 'binary' || value === FILE_VALUE) return { kind: 'file' };
  if (form === 'multipart')
    return {
      kind: 'multipart',
      fields: entriesOf(value).flatMap(([name, entry]) => writeParts(name, entry, encodingOf(name))),
    };
  if (form === 'urlencoded')
    return {
      kind: 'form',
      fields: entriesOf(value).flatMap(([name, entry]) => writeFields(name, entry, encodingOf(name))),
    };
  return form === 'json' ? { kind: 'json', value } : { kind: 'text', value: printPlain(value) };
}

/** A list is a part for each entry; an object is JSON, unless its encoding spreads it. */
function writeParts(name: string, value: JsonValue, encoding: PartEncoding): readonly PartValue[] {
  if (encoding.style !== undefined)
    return writeFields(name, value, encoding).map((field) => ({ ...field, isFile: false }));
  const entries = Array.isArray(value) ? value : [value];
  return entries.map((entry: JsonValue): PartValue => {
    const isFile = entry === FILE_VALUE;
    const contentType = partType(encoding.contentType, isFile || !hasMembers(entry));
    const isJson = contentType !== undefined && isJsonType(contentType) && !isFile;
    const text = isJson ? printJson(entry) : printPlain(entry);
    return { name, value: text, isFile, ...(contentType === undefined ? {} : { contentType }) };
  });
}

/** The first type that an encoding names and that can be sent; JSON for what is neither text nor file. */
export function partType(written: string | undefined, isPlain: boolean): string | undefined {
  const named = written?.split(',').map((type) => type.trim());
  return (
    named?.find((type) => type !== '' && !type.includes('*')) ?? (isPlain ? undefined : 'application/json')
  );
}

/** A form field by its `encoding`: lists as fields of one name, objects as JSON unless it says otherwise. */
function writeFields(name: string, value: JsonValue, encoding: PartEncoding): readonly NamedValue[] {
  const { style = 'form', explode = style === 'form', contentType } = encoding;
  if (contentType !== undefined && isJsonType(contentType)) return [{ name, value: printJson(value) }];
  if (encoding.style === undefined && !Array.isArray(value)) return [{ name, value: printPlain(value) }];
  return writeQueryParameter({ name, style, explode }, value).map((pair) => {
    const middle = pair.indexOf('=');
    return {
      name: decodeURIComponent(pair.slice(0, middle)),
      value: decodeURIComponent(pair.slice(middle + 1)),
    };
  });
}
