import { encodeQuery } from '../operations/serialize-parameter.ts';
import { otherMultipart } from './content-form.ts';
import type { NamedValue, SampleBody } from './sample-body.ts';

/** A value that the reader has to fill in. */
const PLACEHOLDER = /^<[\w -]+>$/;

/** Where samples take files from. */
export const FILE_PATH = 'path/to/file';

/** A request as a reader would send it, without a language: what every sample is written from. */
export interface SampleRequest {
  readonly method: string;
  /** With query; path parameters without a value stay `{name}`. */
  readonly url: string;
  readonly headers: readonly NamedValue[];
  readonly body?: SampleBody;
}

/** The pieces of a request, each already written. */
export interface RequestPieces {
  readonly method: string;
  readonly address: string;
  /** `name=value`, encoded. */
  readonly query: readonly string[];
  readonly headers: readonly NamedValue[];
  /** `name=value`. */
  readonly cookies: readonly string[];
  readonly credentials: readonly PlacedCredential[];
  readonly body?: SampleBody | undefined;
  readonly contentType?: string | undefined;
}

/** A credential and where it goes. */
export interface PlacedCredential extends NamedValue {
  readonly in: 'header' | 'query' | 'cookie';
}

/** Joins the pieces to one request. */
export function joinRequest(pieces: RequestPieces): SampleRequest {
  const { method, address, body, contentType } = pieces;
  const credentials = (place: PlacedCredential['in']): readonly NamedValue[] =>
    pieces.credentials
      .filter((credential) => credential.in === place)
      .map(({ name, value }) => ({ name, value }));
  const pair = ({ name, value }: NamedValue): string => `${name}=${value}`;
  const query = [
    ...pieces.query.map(showPlaceholders),
    ...credentials('query').map(({ name, value }) => `${encodeText(name)}=${encodeText(value)}`),
  ].join('&');
  const cookies = [...pieces.cookies.map(showPlaceholders), ...credentials('cookie').map(pair)];
  // A multipart request names its own boundary, so the client writes that header.
  const isTyped = body !== undefined && body.kind !== 'multipart' && contentType !== undefined;
  const typed = isTyped ? [{ name: 'Content-Type', value: contentType }] : [];
  const ours = credentials('header');
  // What is filled in stands in for ours; a placeholder for nothing.
  const filled = pieces.headers.filter(
    ({ value, name }) => !PLACEHOLDER.test(value) || !isNamed([...ours, ...typed], name),
  );
  const others = (list: readonly NamedValue[]): readonly NamedValue[] =>
    list.filter(({ name }) => !isNamed(filled, name));
  const jar = cookies.length > 0 ? [{ name: 'Cookie', value: cookies.join('; ') }] : [];
  const headers = [...others(ours), ...filled, ...jar, ...others(typed)];
  const sent = body === undefined ? {} : { body: withType(body, contentType) };
  return { method, url: withQuery(address, query), headers, ...sent };
}

function withType(body: SampleBody, contentType: string | undefined): SampleBody {
  const type = otherMultipart(contentType);
  return body.kind === 'multipart' && type !== undefined ? { ...body, type } : body;
}

/** An address with a query, behind that of its own if it has one, as some paths do. */
export function withQuery(address: string, query: string): string {
  return query === '' ? address : [address, query].join(address.includes('?') ? '&' : '?');
}

/** A header as libcurl takes it, to which nothing behind the colon means none. */
export function curlHeader({ name, value }: NamedValue): string {
  return value === '' ? `${name};` : `${name}: ${value}`;
}

/** Whether the value of a header is more than ASCII: clients differ in how they send that, if they do. */
export function isWide({ value }: NamedValue): boolean {
  return /[^\0-\x7f]/.test(value);
}

/** What a sample says above headers that its client refuses. */
export function wideNote(headers: readonly NamedValue[], client: string): readonly string[] {
  const names = headers.filter(isWide).map(({ name }) => name.replace(/[\s\p{Cc}]+/gu, ' '));
  return names.length === 0 ? [] : [`${client} sends ASCII in headers only: ${names.join(', ')}`];
}

/** Form fields as they are sent. */
export function formText(fields: readonly NamedValue[]): string {
  return fields.map(({ name, value }) => `${encodeText(name)}=${encodeText(value)}`).join('&');
}

/** Escapes what cannot stand in a query, but leaves `<placeholders>` and covered secrets readable. */
export function encodeText(text: string): string {
  return /^(?:<[\w -]+>|•+)$/.test(text) ? text : encodeQuery(text);
}

function showPlaceholders(pair: string): string {
  return pair.replace(/%3C([\w-]+)%3E/g, '<$1>');
}

function isNamed(headers: readonly NamedValue[], name: string): boolean {
  return headers.some((header) => header.name.toLowerCase() === name.toLowerCase());
}
