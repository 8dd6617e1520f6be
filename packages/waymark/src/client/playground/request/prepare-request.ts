import {
  encodeQuery,
  type JsonValue,
  type NamedValue,
  type SampleRequest,
  writeCookieParameter,
  writeHeaderParameter,
  writePathParameter,
  writeQueryParameter,
} from '@waymark/openapi';
import type { ParameterDescription, RequestDescription } from '../../../playground/request-description.ts';
import { type FormState, parameterPlace } from '../form-state.ts';
import { checkField, type Problem } from './check-value.ts';
import { missingCredentials, type SentCredential, writeCredentials } from './credentials.ts';
import { readDraft, startDraft } from './draft.ts';
import { type PreparedBody, prepareBody } from './prepare-body.ts';
import type { Value } from './value.ts';

/** A request, ready to be sent, to be shown and to be copied. */
export interface PreparedRequest {
  readonly method: string;
  /** With credentials in its query, if they belong there; for the browser only. */
  readonly url: string;
  readonly headers: readonly NamedValue[];
  readonly body?: PreparedBody;
  /** The address for the eyes of others: credentials are covered. */
  readonly shownUrl: string;
  /** The whole request, also what a page may not send; for the command that is copied. */
  readonly command: SampleRequest;
  /** The same with credentials covered. */
  readonly shownCommand: SampleRequest;
  readonly hasSecrets: boolean;
  readonly problems: readonly Problem[];
}

/** Headers that browsers write themselves. */
const FORBIDDEN =
  /^(?:accept-(?:charset|encoding)|connection|content-length|cookie|date|expect|host|keep-alive|origin|referer|te|trailer|transfer-encoding|upgrade|via|(?:access-control|proxy|sec)-.*)$/i;

/** Whether a page may send a header. */
export function mayPageSend(header: string): boolean {
  return !FORBIDDEN.test(header);
}

/** Whether a page may send a body with a method. */
export function mayHaveBody(method: string): boolean {
  return !/^(?:GET|HEAD)$/.test(method);
}

/** Makes the request of what was entered. Nothing is refused: what looks wrong is listed beside it. */
export function prepareRequest(description: RequestDescription, state: FormState): PreparedRequest {
  const read = readParameters(description, state);
  const schemes = description.security[state.security] ?? [];
  const sent = writeCredentials(schemes, state.credentials);
  const shown = [...sent, ...missingCredentials(schemes, sent)];
  const content = description.body?.content[state.content];
  const bodyState = state.bodies[state.content];
  const body =
    content &&
    bodyState &&
    prepareBody({ content, state: bodyState, required: description.body?.required === true });
  const base = baseUrl(description, state);
  const path = fillPath(description, read.values);
  const address = (credentials: readonly SentCredential[], cover: boolean): string => {
    const secrets = placed(credentials, 'query', cover).map(
      ({ name, value }) => `${encodeQuery(name)}=${encodeShown(value)}`,
    );
    const query = [...read.query, ...secrets].join('&');
    return `${base}${path}${query === '' ? '' : `?${query}`}`;
  };
  const typed = body?.contentType === undefined ? [] : [{ name: 'Content-Type', value: body.contentType }];
  const headersWith = (credentials: readonly SentCredential[], cover: boolean): readonly NamedValue[] => {
    const cookies = [...read.cookies, ...placed(credentials, 'cookie', cover).map(pair)];
    const jar = cookies.length === 0 ? [] : [{ name: 'Cookie', value: cookies.join('; ') }];
    return lastOfEach([...typed, ...placed(credentials, 'header', cover), ...read.headers, ...jar]);
  };
  const commandWith = (cover: boolean): SampleRequest => ({
    method: description.method,
    url: address(shown, cover),
    headers: headersWith(shown, cover),
    ...(body?.sample === undefined ? {} : { body: body.sample }),
  });
  return {
    method: description.method,
    url: address(sent, false),
    headers: headersWith(sent, false).filter(({ name }) => mayPageSend(name)),
    ...(body === undefined || !mayHaveBody(description.method) ? {} : { body }),
    shownUrl: address(sent, true),
    command: commandWith(false),
    shownCommand: commandWith(true),
    hasSecrets: sent.length > 0,
    problems: [...read.problems, ...(body?.problems ?? []), ...checkBase(base)],
  };
}

/** The address that paths are put behind, its variables filled in, without a slash at the end. */
export function baseUrl({ servers, specification }: RequestDescription, state: FormState): string {
  const server = servers[state.server];
  const { url = state.address.trim(), variables = [] } = server ?? {};
  const filled = variables.reduce(
    (text, { name, value }) => text.replaceAll(`{${name}}`, () => state.variables[name] ?? value),
    url,
  );
  try {
    // What a server of the specification leaves out comes from the specification's own address.
    const from = server === undefined ? undefined : new URL(specification, location.href);
    return new URL(filled, from).href.replace(/[?#].*$|\/$/g, '');
  } catch {
    return filled.replace(/\/$/, '');
  }
}

function checkBase(base: string): readonly Problem[] {
  const isAddress = /^https?:\/\/[^/\s{}]/i.test(base);
  return isAddress ? [] : [{ place: 'server', word: 'invalidAddress' }];
}

interface ReadParameters {
  readonly values: ReadonlyMap<string, Value>;
  readonly query: readonly string[];
  readonly headers: readonly NamedValue[];
  readonly cookies: readonly string[];
  readonly problems: readonly Problem[];
}

function readParameters(description: RequestDescription, state: FormState): ReadParameters {
  const values = new Map<string, Value>();
  const problems: Problem[] = [];
  for (const parameter of description.parameters) {
    const place = parameterPlace(parameter);
    const draft = state.parameters[place] ?? startDraft(parameter.control, false);
    const entered = readDraft(parameter.control, draft, false);
    // A list without entries cannot be written, so it is as if there were none.
    const value = Array.isArray(entered) && entered.length === 0 ? undefined : entered;
    problems.push(...checkField(parameter, value, parameter.in));
    if (value !== undefined) values.set(place, value);
  }
  const each = <T>(
    place: string,
    write: (parameter: ParameterDescription, value: JsonValue) => T,
  ): readonly T[] =>
    description.parameters.flatMap((parameter) => {
      const value = values.get(parameterPlace(parameter));
      return parameter.in === place && value !== undefined ? [write(parameter, value as JsonValue)] : [];
    });
  return {
    values,
    query: each('query', writeQuery).flat(),
    headers: each('header', (parameter, value) => ({
      name: parameter.name,
      value: writeHeaderParameter(parameter, value),
    })),
    cookies: each('cookie', writeCookieParameter).flat(),
    problems,
  };
}

function writeQuery(parameter: ParameterDescription, value: JsonValue): readonly string[] {
  if (parameter.isWholeQuery !== true) return writeQueryParameter(parameter, value);
  if (typeof value === 'string') return [value.replace(/^\?/, '')];
  const isJson = /\bjson\b/i.test(parameter.contentType ?? '');
  return isJson
    ? [encodeURIComponent(JSON.stringify(value))]
    : writeQueryParameter({ ...parameter, contentType: undefined, style: 'form', explode: true }, value);
}

/** The path with its parameters; those without a value stay as they are written. */
function fillPath({ path, parameters }: RequestDescription, values: ReadonlyMap<string, Value>): string {
  return parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, parameter) => {
      const value = values.get(parameterPlace(parameter));
      if (value === undefined) return text;
      return text.replaceAll(`{${parameter.name}}`, () => writePathParameter(parameter, value as JsonValue));
    }, path);
}

function placed(
  credentials: readonly SentCredential[],
  place: SentCredential['in'],
  cover: boolean,
): readonly NamedValue[] {
  return credentials
    .filter((credential) => credential.in === place)
    .map(({ name, value, covered }) => ({ name, value: cover ? covered : value }));
}

function pair({ name, value }: NamedValue): string {
  return `${name}=${value}`;
}

/** Placeholders and covers are for reading, so they stay as they are. */
function encodeShown(value: string): string {
  return /^(?:<[\w -]+>|•+)$/.test(value) ? value : encodeURIComponent(value);
}

/** Headers by name in any case: a header that the reader fills in stands in for ours. */
function lastOfEach(headers: readonly NamedValue[]): readonly NamedValue[] {
  return headers.filter(
    ({ name }, index) =>
      !headers.slice(index + 1).some((other) => other.name.toLowerCase() === name.toLowerCase()),
  );
}
