import {
  type ContentForm,
  contentValue,
  credentialPlaceholder,
  type Encoding,
  type MediaType,
  mediaForm,
  type Operation,
  type Parameter,
  requestType,
  type SampleOptions,
  type SecurityScheme,
  type Server,
  type Specification,
  sampleContent,
  sampleValue,
} from '@waymark/openapi';
import { type ControlDescriber, createControlDescriber, shortNote } from './describe-control.ts';
import type {
  BodyDescription,
  ContentDescription,
  Control,
  CredentialKind,
  ExampleDescription,
  FlowDescription,
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
  /** Address of the page that providers lead back to. */
  readonly callbackUrl: string;
  /** `api.examples.prefill`. */
  readonly prefill: boolean;
  /** `api.playground.credentials`. */
  readonly cookies: boolean;
  /** First values of fields are entered from the start, as on pages whose author wrote the operation. */
  readonly givesFirst?: boolean;
  /** `api.examples.defaults: required`. */
  readonly requiredOnly?: boolean;
}

/** What the parts of one request are described with. */
interface Describing {
  readonly specification: Specification;
  readonly describer: ControlDescriber;
  readonly samples: SampleOptions;
}

/** Describes how the request of an operation is filled in. */
export function describeRequest(
  specification: Specification,
  operation: Operation,
  options: RequestOptions,
): RequestDescription {
  const { prefill, requiredOnly = false } = options;
  const describer = createControlDescriber(specification, options.givesFirst === true);
  const describing: Describing = { specification, describer, samples: { prefill, requiredOnly } };
  const { head, servers, security, parameters, body } = operation;
  return {
    method: head.method,
    path: head.path,
    specification: options.specificationUrl,
    ...(signsIn(security) ? { callback: options.callbackUrl } : {}),
    servers: servers.map(describeServer),
    security: security.map(({ schemes }) => schemes.map(describeScheme)),
    parameters: parameters.map((parameter) => describeParameter(describing, parameter)),
    ...(body === undefined ? {} : { body: describeBody(describing, body) }),
    ...(prefill ? { prefill: true } : {}),
    ...(options.cookies ? { cookies: true } : {}),
  };
}

function signsIn(security: Operation['security']): boolean {
  const flows = security
    .flatMap(({ schemes }) => schemes)
    .flatMap((scheme) => scheme.flows.flatMap(describeFlow));
  return flows.some(({ kind }) => kind === 'authorizationCode');
}

function describeServer({ url, name, description, variables }: Server): ServerDescription {
  const label = shortNote(name ?? description);
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
  const known = flows.flatMap(describeFlow);
  const prefix = kind === 'token' ? prefixOf(scheme) : undefined;
  return {
    key,
    kind,
    in: scheme.in,
    name,
    ...(prefix === undefined ? {} : { prefix }),
    ...(note === '' ? {} : { note }),
    ...(scopes.length === 0 ? {} : { scopes }),
    ...(known.length === 0 ? {} : { flows: known }),
    ...(kind === 'certificate' ? {} : { placeholder: credentialPlaceholder(scheme) }),
    ...(typeof scheme.default === 'string' ? { value: scheme.default } : {}),
  };
}

/** The flows that a page can go through: the password flow is not to be used any more, the implicit one never was safe. */
function describeFlow({
  kind,
  tokenUrl,
  authorizationUrl,
  deviceAuthorizationUrl,
}: SecurityScheme['flows'][number]): readonly FlowDescription[] {
  if (tokenUrl === undefined) return [];
  if (kind === 'clientCredentials') return [{ kind, tokenUrl }];
  const startUrl = kind === 'deviceAuthorization' ? deviceAuthorizationUrl : authorizationUrl;
  const isKnown = kind === 'authorizationCode' || kind === 'deviceAuthorization';
  return isKnown && startUrl !== undefined ? [{ kind, tokenUrl, startUrl }] : [];
}

function credentialKind({ type, scheme }: SecurityScheme): CredentialKind {
  if (type === 'apiKey') return 'value';
  if (type === 'mutualTLS' || type === 'connection') return 'certificate';
  if (type !== 'http') return 'token';
  if (scheme === 'basic' || scheme === 'digest') return scheme;
  return 'token';
}

/** `bearer` → `Bearer`: the word before the credential, as its scheme spells it. */
function prefixOf({ type, scheme }: SecurityScheme): string {
  if (type !== 'http' || scheme === undefined) return 'Bearer';
  return `${scheme.charAt(0).toUpperCase()}${scheme.slice(1)}`;
}

function describeParameter(
  { specification, describer, samples }: Describing,
  parameter: Parameter,
): ParameterDescription {
  const { name, required, deprecated, description, schema, style, explode } = parameter;
  const example = parameter.examples.find(({ value }) => value !== undefined)?.value;
  // Samples leave the path as it is written.
  const sample = parameter.in === 'path' ? undefined : sampleValue(specification, parameter, samples);
  return {
    ...describer.field({ name, node: schema, required, deprecated, note: description, example }),
    ...(sample === undefined ? {} : { sample }),
    in: parameter.in,
    style,
    explode,
    ...(parameter.allowReserved ? { allowReserved: true } : {}),
    ...(parameter.contentType === undefined ? {} : { contentType: parameter.contentType }),
    ...(parameter.isWholeQuery ? { isWholeQuery: true } : {}),
  };
}

function describeBody(
  describing: Describing,
  { required, content }: NonNullable<Operation['body']>,
): BodyDescription {
  return {
    ...(required ? { required: true } : {}),
    content: content.map((media) => describeContent(describing, media)),
  };
}

function describeContent(
  { specification, describer, samples }: Describing,
  media: MediaType,
): ContentDescription {
  // The schema of a stream is that of one entry, and what is sent are many: a text.
  const control: Control =
    media.schema === undefined || media.isStream ? { kind: 'json' } : describer.control(media.schema);
  const examples = media.examples.flatMap(({ name, summary, value }): readonly ExampleDescription[] => {
    const label = summary ?? name;
    if (value === undefined) return [];
    return [{ ...(label === undefined ? {} : { label }), value: contentValue(specification, media, value) }];
  });
  const form = mediaForm(specification, media);
  const sample = sampleContent(specification, media, samples);
  return {
    type: requestType(media.type, form),
    form,
    control: controlOf(form, control),
    // The first example is said already.
    ...(sample === undefined || examples.length > 0 ? {} : { sample }),
    ...(examples.length === 0 ? {} : { examples }),
    ...(media.encodings.length === 0
      ? {}
      : { parts: Object.fromEntries(media.encodings.map((part) => [part.property, describePart(part)])) }),
  };
}

function describePart({ contentType, style, explode }: Encoding): PartDescription {
  return {
    ...(contentType === undefined ? {} : { contentType }),
    ...(style === undefined ? {} : { style }),
    ...(explode === undefined ? {} : { explode }),
  };
}

/** The control that a kind of body can be filled in with at all. */
function controlOf(form: ContentForm, control: Control): Control {
  if (form === 'binary') return { kind: 'file' };
  if (form === 'text')
    return { kind: 'text', ...(control.example === undefined ? {} : { example: control.example }) };
  return form !== 'json' && control.kind === 'json' ? { kind: 'entries', values: { kind: 'text' } } : control;
}
