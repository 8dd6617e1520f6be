import { isUrl, resolvePath } from '@waymark/core/source';
import { entriesOf, type JsonValue, printPlain } from '../model/json.ts';
import type {
  MediaType,
  Operation,
  Parameter,
  SecurityScheme,
  Server,
  Specification,
} from '../model/model.ts';
import { credentialPlaceholder, isSent } from '../operations/security.ts';
import { type ExampleOptions, mediaExample, parameterExample } from '../schemas/examples.ts';
import { createSchemaReader } from '../schemas/schemas.ts';
import { type ContentForm, contentForm, sentType } from './content-form.ts';
import { joinRequest, type PlacedCredential, type SampleRequest } from './request.ts';
import { FILE_VALUE, type SampleBody, writeBody } from './sample-body.ts';
import { writeParameters } from './write-parameters.ts';
import { writeXml } from './write-xml.ts';

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
  const { head, servers, security, parameters, body } = operation;
  const given = parameters.flatMap((parameter) => {
    const value = sampleValue(specification, parameter, options);
    return value === undefined ? [] : [{ parameter, value }];
  });
  const content = body?.content[0];
  const sent = content && mayHaveBody(head.method) ? readBody(specification, content, options) : undefined;
  return joinRequest({
    method: head.method,
    address: `${serverUrl(specification, servers[0])}${head.path}`,
    ...writeParameters(given),
    credentials: (security[0]?.schemes ?? []).flatMap(placeholderOf),
    ...sent,
  });
}

/** A body means nothing to `HEAD`, and clients refuse to send one. */
function mayHaveBody(method: string): boolean {
  return method !== 'HEAD';
}

/** What a sample sends for a parameter; nothing for those that it leaves out. */
export function sampleValue(
  specification: Specification,
  parameter: Parameter,
  { requiredOnly = false, prefill = false }: SampleOptions,
): JsonValue | undefined {
  if (requiredOnly && !parameter.required) return undefined;
  return parameterExample(specification, parameter, { prefill });
}

function placeholderOf(scheme: SecurityScheme): readonly PlacedCredential[] {
  if (!isSent(scheme)) return [];
  return [{ name: scheme.name, in: scheme.in, value: credentialPlaceholder(scheme) }];
}

/** The address of a server, its variables filled with their defaults, without a slash at the end. */
export function serverUrl(specification: Specification, server: Server | undefined): string {
  if (server === undefined) return FALLBACK_SERVER;
  const filled = server.variables.reduce(
    (url, variable) => url.replaceAll(`{${variable.name}}`, variable.default),
    server.url,
  );
  // Without a scheme it would be an address of the page that shows it, and no program could send to it.
  if (filled.startsWith('//')) return `https:${filled}`.replace(/\/$/, '');
  const base = isUrl(specification.source) ? specification.source : `${FALLBACK_SERVER}/`;
  return (isUrl(filled) || filled.startsWith('{') ? filled : resolvePath(base, filled)).replace(/\/$/, '');
}

/** How a content type is put together, as its schema tells. */
export function mediaForm(specification: Specification, { type, schema, isStream }: MediaType): ContentForm {
  const isFile = schema !== undefined && createSchemaReader(specification)(schema).file === 'raw';
  return contentForm(type, { isFile, isStream });
}

/** The type of a content as a request names it: the boundary of parts is named by who writes them. */
export function requestType(type: string, form: ContentForm): string {
  return form === 'multipart' ? type.replace(/;\s*boundary=(?:"[^"]*"|[^;]*)/i, '') : type;
}

function readBody(
  specification: Specification,
  media: MediaType,
  options: SampleOptions,
): { readonly body: SampleBody; readonly contentType: string } | undefined {
  const form = mediaForm(specification, media);
  const value = sampleContent(specification, media, options);
  if (value === undefined && form !== 'binary') return undefined;
  const encodings = Object.fromEntries(media.encodings.map((encoding) => [encoding.property, encoding]));
  // Entries of a list, as `multipart/mixed` may be, are parts without names.
  const parts = form === 'multipart' && Array.isArray(value) ? { '': value } : value;
  return {
    body: writeBody(form, parts === undefined ? FILE_VALUE : parts, encodings),
    contentType: sentType(requestType(media.type, form), form),
  };
}

/** What a sample sends in a content type: a value, or the whole text where that is no JSON. */
export function sampleContent(
  specification: Specification,
  media: MediaType,
  options: SampleOptions,
): JsonValue | undefined {
  const value = bodyValue(specification, media, options);
  return value === undefined ? undefined : contentValue(specification, media, value);
}

/** A value of a content type as it is sent: as text for XML and for sequences, else unchanged. */
export function contentValue(
  specification: Specification,
  { type, schema, isStream = false }: Partial<MediaType> & Pick<MediaType, 'type'>,
  value: JsonValue,
): JsonValue {
  if (typeof value === 'string') return value;
  if (isStream && !/^multipart\//i.test(type)) return streamText(type, value);
  if (!/[/+]xml\b/i.test(type)) return value;
  return writeXml(specification, schema ?? { file: specification.source, value: {} }, value);
}

/** A sequence as text: an entry a line, or as the type frames it. */
function streamText(type: string, value: JsonValue): string {
  const entries: readonly JsonValue[] = Array.isArray(value) ? value : [value];
  if (/event-stream/i.test(type)) return entries.map(eventText).join('');
  const texts = entries.map((entry) => printPlain(entry));
  if (/json-seq/i.test(type)) return texts.map((text) => `\u001e${text}\n`).join('');
  return texts.map((text) => `${text}\n`).join('');
}

/** Fields of a server-sent event. */
const EVENT_FIELDS = new Set(['id', 'event', 'retry', 'data', 'comment']);

/** A server-sent event: an entry that has the fields of one, else the data of one. */
function eventText(entry: JsonValue): string {
  const fields = entriesOf(entry);
  const isEvent = fields.length > 0 && fields.every(([name]) => EVENT_FIELDS.has(name));
  const lines = (isEvent ? fields : [['data', entry] as const]).flatMap(([name, value]) =>
    printPlain(value)
      .split('\n')
      .map((line) => `${name === 'comment' ? '' : name}: ${line}`),
  );
  return `${lines.join('\n')}\n\n`;
}

/** Lines of a made-up body of JSON from which on what is optional is left out. */
const LONG_BODY = 40;

/** Values of a made-up body that has nothing but optional ones. */
const SHORT_BODY = 16;

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
