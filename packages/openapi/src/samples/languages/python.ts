import { printJson } from '../../model/json.ts';
import type { SampleLanguage } from '../language.ts';
import { doubleQuoted, hasFractions, hasRepeats, type ValueSyntax, valueLiteral } from '../literals.ts';
import { FILE_PATH, isWide, type SampleRequest } from '../request.ts';
import type { NamedValue, PartValue, SampleBody } from '../sample-body.ts';

/** Samples for Python with the `requests` library. */
export const python: SampleLanguage = {
  id: 'python',
  aliases: ['py'],
  label: 'Python',
  grammar: 'python',
  write: writePython,
};

const SYNTAX: ValueSyntax = {
  string: doubleQuoted,
  words: ['None', 'True', 'False'],
  list: ['[', ']'],
  object: ['{', '}'],
  arrow: ': ',
  indent: '    ',
};

function writePython({ method, url, headers, body }: SampleRequest): string {
  const sent = body && bodyArgument(body);
  const call = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/.test(method)
    ? `requests.${method.toLowerCase()}(url`
    : `requests.request(${doubleQuoted(method)}, url`;
  const names = [
    ...(sent === undefined ? [] : [sent.argument]),
    ...(headers.length > 0 ? ['headers=headers'] : []),
  ];
  return [
    'import requests',
    '',
    `url = ${doubleQuoted(url)}`,
    ...(sent === undefined ? [] : ['', sent.statement]),
    ...(headers.length > 0 ? ['', `headers = ${headerTable(headers)}`] : []),
    '',
    `response = ${[call, ...names].join(', ')})`,
    '',
    `print(response.${method === 'HEAD' ? 'headers' : 'text'})`,
  ].join('\n');
}

function bodyArgument(body: SampleBody): { statement: string; argument: string } {
  switch (body.kind) {
    case 'json':
      // `json=None` sends nothing.
      if (body.value === null) return { statement: 'payload = "null"', argument: 'data=payload' };
      if (hasFractions(body.value)) return textArgument(printJson(body.value));
      return { statement: `payload = ${valueLiteral(body.value, SYNTAX)}`, argument: 'json=payload' };
    case 'text':
      return textArgument(body.value);
    case 'form':
      return { statement: `payload = ${fields(body.fields)}`, argument: 'data=payload' };
    case 'multipart': {
      const parts = body.fields.map((part) => `    (${doubleQuoted(part.name)}, ${partContent(part)}),`);
      return { statement: `files = [\n${parts.join('\n')}\n]`, argument: 'files=files' };
    }
    case 'file':
      return { statement: `payload = open(${doubleQuoted(FILE_PATH)}, "rb")`, argument: 'data=payload' };
  }
}

function textArgument(text: string): { statement: string; argument: string } {
  return { statement: `payload = ${doubleQuoted(text)}`, argument: 'data=payload.encode()' };
}

function partContent({ value, isFile, contentType }: PartValue): string {
  const file = `open(${doubleQuoted(FILE_PATH)}, "rb")`;
  const type = contentType === undefined ? '' : `, ${doubleQuoted(contentType)}`;
  if (!isFile) return `(None, ${doubleQuoted(value)}${type})`;
  return type === '' ? file : `("file", ${file}${type})`;
}

/** Letters beyond ASCII would be sent as Latin-1, if at all. */
function headerTable(headers: readonly NamedValue[]): string {
  const lines = headers.map((header) => {
    const value = `${doubleQuoted(header.value)}${isWide(header) ? '.encode()' : ''}`;
    return `    ${doubleQuoted(header.name)}: ${value}`;
  });
  return `{\n${lines.join(',\n')}\n}`;
}

function fields(values: readonly NamedValue[]): string {
  if (!hasRepeats(values)) return dictionary(values);
  const lines = values.map(({ name, value }) => `    (${doubleQuoted(name)}, ${doubleQuoted(value)}),`);
  return `[\n${lines.join('\n')}\n]`;
}

function dictionary(values: readonly NamedValue[]): string {
  return valueLiteral(Object.fromEntries(values.map(({ name, value }) => [name, value])), SYNTAX);
}
