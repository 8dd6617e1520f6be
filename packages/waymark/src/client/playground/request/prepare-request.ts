import {
  type GivenParameter,
  type JsonValue,
  joinRequest,
  type NamedValue,
  printJson,
  type SampleBody,
  type SampleRequest,
  sentType,
  writeBody,
  writeParameters,
  writePathParameter,
} from '@waymark/openapi';
import type { ContentDescription, RequestDescription } from '../../../playground/request-description.ts';
import { type BodyState, type FormState, parameterPlace } from '../form-state.ts';
import { checkField, type Problem } from './check-value.ts';
import { missingCredentials, type SentCredential, writeCredentials } from './credentials.ts';
import { readDraft, startDraft } from './draft.ts';
import { parsePlacedJson } from './placed-json.ts';
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
  const body = enteredBody(description, state);
  const base = baseUrl(description, state);
  const join = (credentials: readonly SentCredential[], cover: boolean): SampleRequest =>
    joinRequest({
      method: description.method,
      address: base + fillPath(description, read.values),
      ...writeParameters(given(description, read.values)),
      credentials: credentials.map(({ value, covered, ...rest }) => ({
        ...rest,
        value: cover ? covered : value,
      })),
      body: body?.sample,
      contentType: body?.contentType,
    });
  const real = join(sent, false);
  return {
    method: description.method,
    url: new URL(real.url, location.href).href,
    headers: real.headers.filter(({ name }) => mayPageSend(name)),
    ...(body === undefined || !mayHaveBody(description.method) ? {} : { body }),
    shownUrl: join(sent, true).url,
    command: join(shown, false),
    shownCommand: join(shown, true),
    hasSecrets: sent.length > 0,
    problems: [...read.problems, ...(body?.problems ?? []), ...checkBase(base)],
  };
}

/** The request that the samples of the page show: what was entered, examples for the rest, no secrets. */
export function sampleRequest(description: RequestDescription, state: FormState): SampleRequest {
  const { values } = readParameters(description, state);
  const schemes = description.security[state.security] ?? [];
  const samples = description.parameters.flatMap((parameter): readonly (readonly [string, Value])[] =>
    parameter.sample === undefined ? [] : [[parameterPlace(parameter), parameter.sample]],
  );
  const body = description.method === 'HEAD' ? undefined : sampleBody(description, state);
  return joinRequest({
    method: description.method,
    address: baseUrl(description, state) + fillPath(description, values),
    ...writeParameters(given(description, new Map([...samples, ...values]))),
    credentials: missingCredentials(schemes, []),
    ...body,
  });
}

function enteredBody(description: RequestDescription, state: FormState): PreparedBody | undefined {
  const content = description.body?.content[state.content];
  const body = state.bodies[state.content];
  if (content === undefined || body === undefined) return undefined;
  return prepareBody({ content, state: body, required: description.body?.required === true });
}

function sampleBody(
  description: RequestDescription,
  state: FormState,
): { readonly body: SampleBody; readonly contentType: string } | undefined {
  const content = description.body?.content[state.content];
  if (content === undefined) return undefined;
  const contentType = sentType(content.type, content.form);
  const entered = enteredBody(description, state)?.sample;
  if (entered !== undefined && hasBodyEntry(content, state.bodies[state.content]))
    return { body: content.form === 'json' ? asJson(entered) : entered, contentType };
  const value = content.examples?.[0]?.value ?? content.sample;
  if (value === undefined && content.form !== 'binary') return undefined;
  return { body: writeBody(content.form, value ?? null, content.parts), contentType };
}

/** A text of JSON as the value that languages have a notation for; what they would write in another way stays text. */
function asJson(body: SampleBody): SampleBody {
  if (body.kind !== 'text') return body;
  const { value } = parsePlacedJson(body.value);
  const plain = body.value.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1');
  return value !== undefined && printJson(value) === plain ? { kind: 'json', value } : body;
}

/** Whether a reader entered something: values that cannot be otherwise are there from the start. */
function hasBodyEntry({ control }: ContentDescription, body: BodyState | undefined): boolean {
  if (body === undefined || body.view === 'text') return body !== undefined && body.text.trim() !== '';
  return printJson(body.draft) !== printJson(startDraft(control, false, true));
}

function given(
  { parameters }: RequestDescription,
  values: ReadonlyMap<string, Value>,
): readonly GivenParameter[] {
  return parameters.flatMap((parameter) => {
    const value = values.get(parameterPlace(parameter));
    return value === undefined ? [] : [{ parameter, value: value as JsonValue }];
  });
}

/** The address that paths are put behind, its variables filled in, without a slash at the end. */
function baseUrl({ servers, specification }: RequestDescription, state: FormState): string {
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
  const isAddress = /^(?:https?|wss?):\/\/[^/\s{}]/i.test(base);
  return isAddress ? [] : [{ place: 'server', word: 'invalidAddress' }];
}

interface ReadParameters {
  /** By `parameterPlace`. */
  readonly values: ReadonlyMap<string, Value>;
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
  return { values, problems };
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
