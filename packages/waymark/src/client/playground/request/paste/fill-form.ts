import type { JsonValue, NamedValue } from '@waymark/openapi';
import type { Control, RequestDescription } from '../../../../playground/request-description.ts';
import {
  type Credential,
  type FormState,
  fillBody,
  NO_CREDENTIAL,
  parameterPlace,
} from '../../form-state.ts';
import { type Draft, draftOf } from '../draft.ts';
import { parsePlacedJson } from '../placed-json.ts';
import { type CurlCommand, readCurl } from './read-curl.ts';

/** Fills the form with a cURL command or with the JSON of a body; nothing for a text that is neither. */
export function fillForm(
  description: RequestDescription,
  state: FormState,
  text: string,
): Partial<FormState> | undefined {
  const command = readCurl(text);
  if (command !== undefined) return fillCommand(description, state, command);
  const { value } = parsePlacedJson(text);
  const at = description.body?.content.findIndex(({ form }) => form === 'json') ?? -1;
  return value === undefined || at === -1 ? undefined : bodyAt(description, state, at, value);
}

function fillCommand(
  description: RequestDescription,
  state: FormState,
  command: CurlCommand,
): Partial<FormState> | undefined {
  const [address = '', search = ''] = command.url.split(/[?#]/);
  const path = matchPath(description.path, address);
  if (path === undefined) return undefined;
  const pairs = readPairs(search);
  return {
    ...fillServer(description, address.slice(0, path.at)),
    parameters: {
      ...state.parameters,
      ...fillParameters(description, { path: path.values, query: pairs, header: command.headers }),
    },
    credentials: { ...state.credentials, ...fillCredentials(description, command, pairs) },
    ...fillContent(description, state, command),
  };
}

/** Finds the path of the operation at the end of an address, and what stands for its parameters. */
function matchPath(
  template: string,
  address: string,
): { readonly at: number; readonly values: readonly NamedValue[] } | undefined {
  const names = [...template.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  const pattern = template
    .split(/\{[^{}]+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('([^/?#]+)');
  const found = new RegExp(`${pattern}/?$`).exec(address);
  if (found === null) return undefined;
  const values = names.map((name, index) => ({ name, value: decode(found[index + 1] ?? '') }));
  // A placeholder is not a value.
  return { at: found.index, values: values.filter(({ name, value }) => value !== `{${name}}`) };
}

function fillServer({ servers }: RequestDescription, base: string): Partial<FormState> {
  const known = servers.findIndex(({ url }) => url.replace(/\/$/, '') === base.replace(/\/$/, ''));
  return known === -1 && /^https?:\/\//i.test(base)
    ? { server: -1, address: base }
    : { server: Math.max(0, known) };
}

function fillParameters(
  { parameters }: RequestDescription,
  given: Readonly<Record<'path' | 'query' | 'header', readonly NamedValue[]>>,
): FormState['parameters'] {
  const filled = parameters.flatMap((parameter) => {
    if (parameter.in === 'cookie') return [];
    const isSame = ({ name }: NamedValue): boolean =>
      parameter.in === 'header'
        ? name.toLowerCase() === parameter.name.toLowerCase()
        : name === parameter.name;
    const values = given[parameter.in].filter(isSame).map(({ value }) => value);
    return values.length === 0
      ? []
      : [[parameterPlace(parameter), draftOfTexts(parameter.control, values)] as const];
  });
  return Object.fromEntries(filled);
}

/** Texts as a draft: a list by its entries, a choice by what it prints, anything nested as JSON. */
function draftOfTexts(control: Control, values: readonly string[]): Draft {
  const [first = ''] = values;
  if (control.kind === 'list') {
    const items = values.length > 1 ? values : first.split(',');
    return { kind: 'list', items: items.map((item) => draftOfTexts(control.items, [item])) };
  }
  if (control.kind === 'choice') {
    const choice = control.choices.find((each) => String(each) === first);
    return choice === undefined ? { kind: 'text', text: '' } : draftOf(control, choice);
  }
  const { value } = ['text', 'file'].includes(control.kind) ? {} : parsePlacedJson(first);
  return draftOf(control, value ?? first);
}

/** What stands for a credential that its reader has: `<token>`, `$TOKEN`. */
const PLACEHOLDER = /<[\w -]+>|(?:^|\s)\$\{?[A-Z_][A-Z0-9_]*\}?$/;

function fillCredentials(
  { security }: RequestDescription,
  { headers, user }: CurlCommand,
  pairs: readonly NamedValue[],
): Readonly<Record<string, Credential>> {
  const filled = security.flat().flatMap(({ key, kind, in: place, name, prefix }) => {
    const named = place === 'query' ? pairs : headers;
    const value = named.find((each) => each.name.toLowerCase() === name.toLowerCase())?.value;
    const basic = user ?? (value?.startsWith('Basic ') === true ? decodeBase64(value.slice(6)) : undefined);
    if (kind === 'basic' && basic !== undefined) {
      const [name = '', ...password] = basic.split(':');
      return [[key, { ...NO_CREDENTIAL, user: name, password: password.join(':') }] as const];
    }
    if (value === undefined || PLACEHOLDER.test(value) || !['token', 'value'].includes(kind)) return [];
    const token = prefix === undefined ? value : value.replace(new RegExp(`^${prefix} `, 'i'), '');
    return [[key, { ...NO_CREDENTIAL, value: token }] as const];
  });
  return Object.fromEntries(filled);
}

function fillContent(
  description: RequestDescription,
  state: FormState,
  { headers, data, parts }: CurlCommand,
): Partial<FormState> {
  const contents = description.body?.content ?? [];
  const type = headers.find(({ name }) => name.toLowerCase() === 'content-type')?.value.split(';')[0];
  const wanted = parts.length > 0 ? 'multipart' : undefined;
  const exact = contents.findIndex((content) => content.form === wanted || content.type === type);
  const at = exact === -1 ? 0 : exact;
  const form = contents[at]?.form;
  if (form === undefined || (data.length === 0 && parts.length === 0)) return {};
  const text = data.join(form === 'urlencoded' ? '&' : '');
  if (form === 'multipart' || form === 'urlencoded') {
    const named = form === 'multipart' ? parts : readPairs(text);
    return bodyAt(description, state, at, collect(named, contents[at]?.control));
  }
  const { value } = form === 'json' ? parsePlacedJson(text) : { value: text };
  return value === undefined ? putText(state, at, text) : bodyAt(description, state, at, value);
}

/** Named texts as an object; what the fields of the form do not hold as text is read as JSON. */
function collect(named: readonly NamedValue[], control: Control | undefined): JsonValue {
  const fields = control?.kind === 'fields' ? control.fields : [];
  const entries = [...new Set(named.map(({ name }) => name))].map((name) => {
    const texts = named.filter((each) => each.name === name).map(({ value }) => value);
    const kind = fields.find((field) => field.name === name)?.control.kind ?? 'text';
    const values = texts.map(
      (text): JsonValue => (kind === 'text' ? text : (parsePlacedJson(text).value ?? text)),
    );
    return [name, values.length === 1 ? (values[0] ?? '') : values] as const;
  });
  return Object.fromEntries(entries);
}

function bodyAt(
  description: RequestDescription,
  state: FormState,
  at: number,
  value: JsonValue,
): Partial<FormState> {
  const content = description.body?.content[at];
  return {
    content: at,
    bodies: state.bodies.map((body, index) =>
      index === at && content !== undefined ? fillBody(content, body, value) : body,
    ),
  };
}

function putText(state: FormState, at: number, text: string): Partial<FormState> {
  return {
    content: at,
    bodies: state.bodies.map((body, index) => (index === at ? { ...body, view: 'text', text } : body)),
  };
}

function readPairs(text: string): readonly NamedValue[] {
  return [...new URLSearchParams(text)].map(([name, value]) => ({ name, value }));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function decodeBase64(text: string): string | undefined {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)));
  } catch {
    return undefined;
  }
}
