import { entriesOf, type JsonValue, objectOf, printJson, printPlain } from '../model/json.ts';

/** How a parameter is written: the part of a `Parameter` that decides it. */
export interface ParameterStyle {
  readonly name: string;
  readonly style: string;
  readonly explode: boolean;
  /** Leaves characters such as `/` and `:` as they are, where an address can hold them. */
  readonly allowReserved?: boolean | undefined;
  /** The value is one text in this content type, whatever the style says. */
  readonly contentType?: string | undefined;
}

/** Writes a path parameter as it stands in the address, by `simple`, `label` or `matrix`. */
export function writePathParameter(parameter: ParameterStyle, value: JsonValue): string {
  const { name, style, explode } = parameter;
  const encode = encoderOf(parameter);
  const parts = partsOf(parameter, value).map((part) => part.map(encode));
  if (style === 'label') return `.${joinParts(parts, explode ? '.' : ',', explode)}`;
  if (style !== 'matrix') return joinParts(parts, ',', explode);
  const key = encode(name);
  if (!explode) return assign(key, joinParts(parts, ',', false));
  return parts
    .map((part) => (part.length === 2 ? assign(part[0] ?? '', part[1] ?? '') : assign(key, part[0] ?? '')))
    .join('');
}

/** Writes a query parameter: each `name=value` of the address, percent-encoded. */
export function writeQueryParameter(parameter: ParameterStyle, value: JsonValue): readonly string[] {
  const { name, style, explode, contentType } = parameter;
  const encode = encoderOf(parameter);
  const key = encodeQuery(name);
  if (contentType === undefined && style === 'deepObject' && objectOf(value) !== undefined)
    return deepPairs(key, value, encode);
  const parts = partsOf(parameter, value).map((part) => part.map(encode));
  if (explode || parts.length < 2)
    return parts.map((part) => (part.length === 2 && explode ? part.join('=') : `${key}=${part.join(',')}`));
  return [
    `${key}=${joinParts(parts, (Object.hasOwn(SEPARATORS, style) ? SEPARATORS[style] : undefined) ?? ',', false)}`,
  ];
}

/** Writes the value of a header parameter. */
export function writeHeaderParameter(parameter: ParameterStyle, value: JsonValue): string {
  return joinParts(partsOf(parameter, value), ',', parameter.explode);
}

/** Writes a cookie parameter: each `name=value` of the header. */
export function writeCookieParameter(parameter: ParameterStyle, value: JsonValue): readonly string[] {
  return writeQueryParameter({ ...parameter, style: 'form' }, value);
}

/** Percent-encodes a text for a query; brackets stay, as every server reads them. */
export function encodeQuery(text: string): string {
  return encodeURIComponent(text).replaceAll('%5B', '[').replaceAll('%5D', ']');
}

const SEPARATORS: Readonly<Record<string, string>> = { spaceDelimited: '%20', pipeDelimited: '%7C' };

/** Reserved characters that mean nothing of their own within a value of a query. */
const HARMLESS = /%(?:3A|2F|3F|40|21|24|27|28|29|2A|2C|3B)/g;

function encoderOf({ allowReserved }: ParameterStyle): (text: string) => string {
  if (allowReserved !== true) return encodeURIComponent;
  return (text) => encodeURIComponent(text).replaceAll(HARMLESS, decodeURIComponent);
}

/** The value as its parts: one text for each entry of an array, name and text for each property of an object. */
function partsOf({ contentType }: ParameterStyle, value: JsonValue): readonly (readonly string[])[] {
  if (contentType !== undefined)
    return [[/\bjson\b/i.test(contentType) ? printJson(value) : printPlain(value)]];
  if (Array.isArray(value)) return value.map((entry: JsonValue) => [printPlain(entry)]);
  if (objectOf(value) !== undefined) return entriesOf(value).map(([key, entry]) => [key, printPlain(entry)]);
  return [[printPlain(value)]];
}

function joinParts(parts: readonly (readonly string[])[], separator: string, explode: boolean): string {
  return parts.map((part) => part.join(explode ? '=' : separator)).join(separator);
}

function assign(name: string, value: string): string {
  return value === '' ? `;${name}` : `;${name}=${value}`;
}

/** `name[a][b]=c`; an array's entries repeat their name, as nothing better is agreed upon. */
function deepPairs(key: string, value: JsonValue, encode: (text: string) => string): readonly string[] {
  if (Array.isArray(value)) return value.map((entry: JsonValue) => `${key}=${encode(printPlain(entry))}`);
  if (objectOf(value) === undefined) return [`${key}=${encode(printPlain(value))}`];
  return entriesOf(value).flatMap(([name, entry]) =>
    deepPairs(`${key}[${encodeQuery(name)}]`, entry, encode),
  );
}
