import { mediaExample, parameterExample } from '../examples.ts';
import { entriesOf, type JsonValue } from '../json.ts';
import type { MediaType, Operation, Parameter, SecurityScheme, Server, Specification } from '../model.ts';
import { isJsonType, mainContent } from '../media-types.ts';
import { isUrl, joinPath } from '../references.ts';
import { credentialPlaceholder } from '../security.ts';

/** A name and its value, in order. */
export interface NamedValue {
  readonly name: string;
  readonly value: string;
}

/** The body of a sample request, by how it is sent. */
export type SampleBody =
  | { readonly kind: 'json'; readonly value: JsonValue }
  | { readonly kind: 'form'; readonly fields: readonly NamedValue[] }
  | { readonly kind: 'multipart'; readonly fields: readonly (NamedValue & { readonly isFile: boolean })[] }
  | { readonly kind: 'text'; readonly value: string };

/** A request as a reader would send it, without a language: what every sample is written from. */
export interface SampleRequest {
  readonly method: string;
  /** With query; path parameters without an example stay `{name}`. */
  readonly url: string;
  readonly headers: readonly NamedValue[];
  readonly body?: SampleBody;
}

/** What a sample leaves out. */
export interface SampleOptions {
  /** Leaves out parameters and properties that are not required. */
  readonly requiredOnly?: boolean;
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
    ...parameters.filter((parameter) => parameter.in === 'query').flatMap((each) => queryOf(specification, each)),
    ...credentials(schemes, 'query'),
  ];
  const cookies = [
    ...parameters.filter((parameter) => parameter.in === 'cookie').map((each) => simple(specification, each)),
    ...credentials(schemes, 'cookie'),
  ];
  const headers = [
    ...credentials(schemes, 'header'),
    ...parameters.filter((parameter) => parameter.in === 'header').map((each) => simple(specification, each)),
    ...(cookies.length > 0
      ? [{ name: 'Cookie', value: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }]
      : []),
    // A multipart request names its own boundary, so the client writes that header.
    ...(content && body && body.kind !== 'multipart' ? [{ name: 'Content-Type', value: content.type }] : []),
  ];
  const address = `${serverUrl(specification, operation.servers[0])}${operation.head.path}`;
  const search = query.map(({ name, value }) => `${encode(name)}=${encode(value)}`).join('&');
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

/** Escapes what cannot stand in a query, but leaves `<placeholders>` readable. */
function encode(text: string): string {
  return /^<[\w -]+>$/.test(text) ? text : encodeURIComponent(text).replaceAll('%5B', '[').replaceAll('%5D', ']');
}

function credentials(schemes: readonly SecurityScheme[], place: SecurityScheme['in']): readonly NamedValue[] {
  return schemes
    .filter((scheme) => scheme.in === place && scheme.type !== 'mutualTLS')
    .map((scheme) => ({ name: scheme.name, value: credentialPlaceholder(scheme) }));
}

function simple(specification: Specification, parameter: Parameter): NamedValue {
  return { name: parameter.name, value: print(parameterExample(specification, parameter)) };
}

const SEPARATORS: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' };

/** Writes a query parameter by its `style` and `explode`. */
function queryOf(specification: Specification, parameter: Parameter): readonly NamedValue[] {
  const { name, style, explode } = parameter;
  const value = parameterExample(specification, parameter);
  if (value === undefined) return [];
  if (Array.isArray(value)) {
    if (explode) return value.map((entry: JsonValue) => ({ name, value: print(entry) }));
    return [{ name, value: value.map(print).join(SEPARATORS[style] ?? ',') }];
  }
  if (typeof value !== 'object' || value === null) return [{ name, value: print(value) }];
  const entries = entriesOf(value);
  if (style === 'deepObject') return entries.map(([key, entry]) => ({ name: `${name}[${key}]`, value: print(entry) }));
  if (explode) return entries.map(([key, entry]) => ({ name: key, value: print(entry) }));
  return [{ name, value: entries.flatMap(([key, entry]) => [key, print(entry)]).join(',') }];
}

function print(value: JsonValue | undefined): string {
  if (value === undefined) return '';
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

function readBody(specification: Specification, media: MediaType, options: SampleOptions): SampleBody | undefined {
  const value = mediaExample(specification, media, { direction: 'request', ...options });
  if (value === undefined) return undefined;
  if (/^multipart\//i.test(media.type)) {
    const fields = entriesOf(value).map(([name, entry]) => ({
      name,
      value: print(entry),
      isFile: entry === '<file>',
    }));
    return { kind: 'multipart', fields };
  }
  if (/^application\/x-www-form-urlencoded/i.test(media.type)) {
    return { kind: 'form', fields: entriesOf(value).map(([name, entry]) => ({ name, value: print(entry) })) };
  }
  return isJsonType(media.type) ? { kind: 'json', value } : { kind: 'text', value: print(value) };
}
