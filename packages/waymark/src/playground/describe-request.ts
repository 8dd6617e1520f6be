import {
  type Encoding,
  isJsonType,
  type MediaType,
  type Operation,
  type Parameter,
  type SecurityScheme,
  type Server,
  type Specification,
} from '@waymark/openapi';
import { type ControlDescriber, createControlDescriber, shortNote } from './describe-control.ts';
import type {
  BodyDescription,
  ContentDescription,
  ContentForm,
  Control,
  CredentialKind,
  ExampleDescription,
  ParameterDescription,
  PartDescription,
  RequestDescription,
  SchemeDescription,
  ServerDescription,
} from './request-description.ts';

/** What the configuration says of requests. */
export interface RequestOptions {
  /** Address of the specification, as pages of the site reach it. */
  readonly specificationUrl: string;
  /** `api.examples.prefill`. */
  readonly prefill: boolean;
  /** `api.playground.credentials`. */
  readonly cookies: boolean;
}

/** Describes how the request of an operation is filled in. */
export function describeRequest(
  specification: Specification,
  operation: Operation,
  options: RequestOptions,
): RequestDescription {
  const describer = createControlDescriber(specification);
  const { head, servers, security, parameters, body } = operation;
  return {
    method: head.method,
    path: head.path,
    specification: options.specificationUrl,
    servers: servers.map(describeServer),
    security: security.map(({ schemes }) => schemes.map(describeScheme)),
    parameters: parameters.map((parameter) => describeParameter(describer, parameter)),
    ...(body === undefined ? {} : { body: describeBody(describer, body) }),
    ...(options.prefill ? { prefill: true } : {}),
    ...(options.cookies ? { cookies: true } : {}),
  };
}

function describeServer({ url, description, variables }: Server): ServerDescription {
  const label = shortNote(description);
  return {
    url,
    ...(label === '' ? {} : { label }),
    ...(variables.length === 0
      ? {}
      : {
          variables: variables.map(({ name, default: value, enum: choices, description: text }) => {
            const note = shortNote(text);
            return {
              name,
              value,
              ...(choices.length === 0 ? {} : { choices }),
              ...(note === '' ? {} : { note }),
            };
          }),
        }),
  };
}

function describeScheme(scheme: SecurityScheme): SchemeDescription {
  const { key, name, scopes, flows } = scheme;
  const kind = credentialKind(scheme);
  const note = shortNote(scheme.description);
  const tokenUrl = flows.find((flow) => flow.kind === 'clientCredentials')?.tokenUrl;
  const prefix = kind === 'token' ? prefixOf(scheme) : undefined;
  return {
    key,
    kind,
    in: scheme.in,
    name,
    ...(prefix === undefined ? {} : { prefix }),
    ...(note === '' ? {} : { note }),
    ...(scopes.length === 0 ? {} : { scopes }),
    ...(tokenUrl === undefined ? {} : { tokenUrl }),
    ...(typeof scheme.default === 'string' ? { value: scheme.default } : {}),
  };
}

function credentialKind({ type, scheme }: SecurityScheme): CredentialKind {
  if (type === 'apiKey') return 'value';
  if (type === 'mutualTLS') return 'certificate';
  if (type !== 'http') return 'token';
  if (scheme === 'basic' || scheme === 'digest') return scheme;
  return 'token';
}

/** `bearer` → `Bearer`: the word before the credential, as its scheme spells it. */
function prefixOf({ type, scheme }: SecurityScheme): string {
  if (type !== 'http' || scheme === undefined) return 'Bearer';
  return `${scheme.charAt(0).toUpperCase()}${scheme.slice(1)}`;
}

function describeParameter(describer: ControlDescriber, parameter: Parameter): ParameterDescription {
  const { name, required, deprecated, description, schema, style, explode } = parameter;
  const example = parameter.examples.find(({ value }) => value !== undefined)?.value;
  return {
    ...describer.field({ name, node: schema, required, deprecated, note: description, example }),
    in: parameter.in,
    style,
    explode,
    ...(parameter.allowReserved ? { allowReserved: true } : {}),
    ...(parameter.contentType === undefined ? {} : { contentType: parameter.contentType }),
    ...(parameter.isWholeQuery ? { isWholeQuery: true } : {}),
  };
}

function describeBody(
  describer: ControlDescriber,
  { required, content }: NonNullable<Operation['body']>,
): BodyDescription {
  // The reader meets the type first that the page shows first.
  const ordered = [...content].sort((a, b) => Number(isJsonType(b.type)) - Number(isJsonType(a.type)));
  return {
    ...(required ? { required: true } : {}),
    content: ordered.map((media) => describeContent(describer, media)),
  };
}

function describeContent(describer: ControlDescriber, media: MediaType): ContentDescription {
  // The schema of a stream is that of one entry, and what is sent are many: a text.
  const control: Control =
    media.schema === undefined || media.isStream ? { kind: 'json' } : describer.control(media.schema);
  const examples = media.examples.flatMap(({ name, summary, value }): readonly ExampleDescription[] => {
    const label = summary ?? name;
    return value === undefined ? [] : [{ ...(label === undefined ? {} : { label }), value }];
  });
  const form = formOf(media.type, control);
  return {
    type: media.type,
    form,
    control: controlOf(form, control),
    ...(examples.length === 0 ? {} : { examples }),
    ...(media.encodings.length === 0
      ? {}
      : { parts: Object.fromEntries(media.encodings.map((part) => [part.property, describePart(part)])) }),
  };
}

function describePart({ contentType, style, explode, allowReserved }: Encoding): PartDescription {
  return {
    ...(contentType === undefined ? {} : { contentType }),
    ...(style === undefined ? {} : { style }),
    ...(explode === undefined ? {} : { explode }),
    ...(allowReserved ? { allowReserved: true } : {}),
  };
}

/** The control that a kind of body can be filled in with at all. */
function controlOf(form: ContentForm, control: Control): Control {
  if (form === 'binary') return { kind: 'file' };
  if (form === 'text')
    return { kind: 'text', ...(control.example === undefined ? {} : { example: control.example }) };
  return form !== 'json' && control.kind === 'json' ? { kind: 'entries', values: { kind: 'text' } } : control;
}

function formOf(type: string, control: Control): ContentForm {
  if (isJsonType(type)) return 'json';
  if (/^application\/x-www-form-urlencoded/i.test(type)) return 'urlencoded';
  if (/^multipart\//i.test(type)) return 'multipart';
  const isText = /^text\/|[/+.-](?:xml|yaml|json|jsonl|ndjson|javascript|graphql|sql|csv)\b/i.test(type);
  return isText && control.kind !== 'file' ? 'text' : 'binary';
}
