import { entriesOf, type JsonValue } from '../json.ts';
import type { SampleLanguage } from './language.ts';
import type { NamedValue, SampleBody, SampleRequest } from './request.ts';

/** Samples for Python with the `requests` library. */
export const python: SampleLanguage = { id: 'python', aliases: ['py'], label: 'Python', write: writePython };

function writePython({ method, url, headers, body }: SampleRequest): string {
  const sent = body && bodyArgument(body);
  const isNamed = /^[A-Z]+$/.test(method);
  const call = isNamed ? `requests.${method.toLowerCase()}(url` : `requests.request(${quote(method)}, url`;
  const names = [...(sent === undefined ? [] : [sent.argument]), ...(headers.length > 0 ? ['headers=headers'] : [])];
  return [
    'import requests',
    '',
    `url = ${quote(url)}`,
    ...(sent === undefined ? [] : ['', sent.statement]),
    ...(headers.length > 0 ? ['', `headers = ${dictionary(headers)}`] : []),
    '',
    `response = ${[call, ...names].join(', ')})`,
    '',
    'print(response.text)',
  ].join('\n');
}

function bodyArgument(body: SampleBody): { statement: string; argument: string } {
  switch (body.kind) {
    case 'json':
      return { statement: `payload = ${literal(body.value, '')}`, argument: 'json=payload' };
    case 'text':
      return { statement: `payload = ${quote(body.value)}`, argument: 'data=payload' };
    case 'form':
      return { statement: `payload = ${dictionary(body.fields)}`, argument: 'data=payload' };
    case 'multipart': {
      const fields = body.fields.map(({ name, value, isFile }) =>
        isFile ? `    ${quote(name)}: open("file", "rb"),` : `    ${quote(name)}: (None, ${quote(value)}),`,
      );
      return { statement: `files = {\n${fields.join('\n')}\n}`, argument: 'files=files' };
    }
  }
}

function dictionary(values: readonly NamedValue[]): string {
  if (values.length === 0) return '{}';
  return `{\n${values.map(({ name, value }) => `    ${quote(name)}: ${quote(value)},`).join('\n')}\n}`;
}

function literal(value: JsonValue, indent: string): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const inner = `${indent}    `;
  const isList = Array.isArray(value);
  const lines = isList
    ? value.map((entry: JsonValue) => `${inner}${literal(entry, inner)},`)
    : entriesOf(value).map(([key, entry]) => `${inner}${quote(key)}: ${literal(entry, inner)},`);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return lines.length === 0 ? `${open}${close}` : `${open}\n${lines.join('\n')}\n${indent}${close}`;
}

/** JSON strings are Python strings too. */
function quote(text: string): string {
  return JSON.stringify(text);
}
