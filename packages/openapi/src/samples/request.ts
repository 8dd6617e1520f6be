import { entriesOf, type JsonValue, printPlain } from '../model/json.ts';
import type {
  Encoding,
  MediaType,
  Operation,
  Parameter,
  SecurityScheme,
  Server,
  Specification,
} from '../model/model.ts';
import { isJsonType, mainContent } from '../operations/media-types.ts';
import { credentialPlaceholder } from '../operations/security.ts';
import { encodeQuery, writeQueryParameter } from '../operations/serialize-parameter.ts';
import { isUrl, joinPath } from '../references/references.ts';
import { type ExampleOptions, mediaExample, parameterExample } from '../schemas/examples.ts';

/** A name and its value, in order. */
export interface NamedValue {
  readonly name: string;
  readonly value: string;
}

/** The body of a sample request, by how it is sent. */
export type SampleBody =
  | { readonly kind: 'json'; readonly value: JsonValue }
  | { readonly kind: 'form'; readonly fields: readonly NamedValue[] }
  | { readonly kind: 'multipart'; readonly fields: readonly PartValue[] }
  | { readonly kind: 'text'; readonly value: string }
  /** The content of a file, as it is. */
  | { readonly kind: 'file' };

/** A part of a multipart body; a file has no value of its own. */
export interface PartValue extends NamedValue {
  readonly isFile: boolean;
}

/** Where samples take files from. */
export const FILE_PATH = 'path/to/file';

/** A request as a reader would send it, without a language: what every sample is written from. */
export interface SampleRequest {
  readonly method: string;
  /** With query; path parameters without an example stay `{name}`. */
  readonly url: string;
  readonly headers: readonly NamedValue[];
  readonly body?: SampleBody;
}

/** What a sample leaves out, and which values it takes. */
export interface SampleOptions {
  /** Leaves out parameters and properties that are not required. */
  readonly requiredOnly?: boolean;
  /** Sends what the playground is filled with: `x-default` of schemas before their examples. */
  readonly prefill?: boolean;
}

/** Host of samples when the specification names no server. */
const FALLBACK_SERVER = 'https://api.example.com';

/** Makes the sample request of an operation: first server, first way to authenticate, example values. */
export function readSampleRequest(
  specification: Specification,
  operation: Operation,
  options: SampleOptions = {},
): SampleRequest {
  const schemes = operation.security[0]?.schemes ?? [];
  const parameters = operation.parameters.filter(({ required }) => required || options.requiredOnly !== true);
  const content = mainContent(operation.body?.content ?? []);
  const body = content && readBody(specification, content, options);
  const query = [
    ...parameters
      .filter((parameter) => parameter.in === 'query')
      .flatMap((each) => queryOf(specification, each, options)),
    ...credentials(schemes, 'query').map(({ name, value }) => `${encodeText(name)}=${encodeText(value)}`),
  ];
  const cookies = [
    ...parameters
      .filter((parameter) => parameter.in === 'cookie')
      .map((each) => simple(specification, each, options)),
    ...credentials(schemes, 'cookie'),
  ];
  const headers = [
    ...credentials(schemes, 'header'),
    ...parameters
      .filter((parameter) => parameter.in === 'header')
      .map((each) => simple(specification, each, options)),
    ...(cookies.length > 0
      ? [{ name: 'Cookie', value: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }]
      : []),
    // A multipart request names its own boundary, so the client writes that header.
    ...(content && body && body.kind !== 'multipart' ? [{ name: 'Content-Type', value: content.type }] : []),
  ];
  const address = `${serverUrl(specification, operation.servers[0])}${operation.head.path}`;
  const search = query.join('&');
  const request = {
    method: operation.head.method,
    url: search === '' ? address : `${address}?${search}`,
    headers,
  };
  return body === undefined ? request : { ...request, body };
}

/** The address of a server, its variables filled with their defaults, without a slash at the end. */
export function serverUrl(specification: Specification, server: Server | undefined): string {
  if (server === undefined) return FALLBACK_SERVER;
  const filled = server.variables.reduce(
    (url, variable) => url.replaceAll(`{${variable.name}}`, variable.default),
    server.url,
  );
  const base = isUrl(specification.source) ? specification.source : `${FALLBACK_SERVER}/`;
  return (isUrl(filled) || filled.startsWith('{') ? filled : joinPath(base, filled)).replace(/\/$/, '');
}

/** Form fields as they are sent. */
export function formText(fields: readonly NamedValue[]): string {
  return fields.map(({ name, value }) => `${encodeText(name)}=${encodeText(value)}`).join('&');
}

/** Escapes what cannot stand in a query, but leaves `<placeholders>` readable. */
export function encodeText(text: string): string {
  return /^<[\w -]+>$/.test(text) ? text : encodeQuery(text);
}

function credentials(schemes: readonly SecurityScheme[], place: SecurityScheme['in']): readonly NamedValue[] {
  return schemes
    .filter((scheme) => scheme.in === place && scheme.type !== 'mutualTLS')
    .map((scheme) => ({ name: scheme.name, value: credentialPlaceholder(scheme) }));
}

function simple(specification: Specification, parameter: Parameter, options: SampleOptions): NamedValue {
  return { name: parameter.name, value: print(parameterExample(specification, parameter, options)) };
}

function queryOf(
  specification: Specification,
  parameter: Parameter,
  options: SampleOptions,
): readonly string[] {
  const value = parameterExample(specification, parameter, options);
  if (value === undefined) return [];
  return writeQueryParameter(parameter, value).map((pair) => pair.replace(/%3C([\w-]+)%3E/g, '<$1>'));
}

function print(value: JsonValue | undefined): string {
  if (value === undefined) return '';
  return printPlain(value);
}

/** Lines of a made-up body of JSON from which on what is optional is left out. */
const LONG_BODY = 40;

/** Values of a made-up body that has nothing but optional ones. */
const SHORT_BODY = 16;

function readBody(
  specification: Specification,
  media: MediaType,
  options: SampleOptions,
): SampleBody | undefined {
  const value = bodyValue(specification, media, options);
  if (value === '<file>') return { kind: 'file' };
  if (/^multipart\//i.test(media.type))
    return { kind: 'multipart', fields: entriesOf(value).flatMap(toParts) };
  if (/^application\/x-www-form-urlencoded/i.test(media.type)) {
    const fields = entriesOf(value).flatMap(([name, entry]) =>
      formFields(
        name,
        entry,
        media.encodings.find(({ property }) => property === name),
      ),
    );
    return { kind: 'form', fields };
  }
  if (value === undefined) return undefined;
  return isJsonType(media.type) ? { kind: 'json', value } : { kind: 'text', value: print(value) };
}

/** The author's example as it is; a made-up one as long as a reader takes in. */
function bodyValue(
  specification: Specification,
  media: MediaType,
  options: SampleOptions,
): JsonValue | undefined {
  const make = (more: Partial<ExampleOptions>): JsonValue | undefined =>
    mediaExample(specification, media, { direction: 'request', ...options, ...more });
  const value = make({});
  const isMadeUp = media.examples.every((example) => example.value === undefined);
  if (!isMadeUp || lineCount(value) <= LONG_BODY) return value;
  const required = make({ requiredOnly: true });
  const isEnough = entriesOf(required).length > 0 && lineCount(required) <= LONG_BODY;
  return isEnough ? required : make({ values: SHORT_BODY });
}

function lineCount(value: JsonValue | undefined): number {
  return value === undefined ? 0 : JSON.stringify(value, null, 2).split('\n').length;
}

function toParts([name, value]: readonly [string, JsonValue]): readonly PartValue[] {
  const entries = Array.isArray(value) ? value : [value];
  return entries.map((entry: JsonValue) => ({ name, value: print(entry), isFile: entry === '<file>' }));
}

/** Writes a form field by its `encoding`: lists as fields of one name, objects as JSON unless it says otherwise. */
function formFields(name: string, value: JsonValue, encoding: Encoding | undefined): readonly NamedValue[] {
  if (encoding?.style === undefined && !Array.isArray(value)) return [{ name, value: print(value) }];
  const { style = 'form', explode = style === 'form' } = encoding ?? {};
  return writeQueryParameter({ name, style, explode }, value).map((pair) => {
    const middle = pair.indexOf('=');
    return {
      name: decodeURIComponent(pair.slice(0, middle)),
      value: decodeURIComponent(pair.slice(middle + 1)),
    };
  });
}
