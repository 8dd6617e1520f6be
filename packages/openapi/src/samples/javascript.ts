import { entriesOf } from '../json.ts';
import type { SampleLanguage } from './language.ts';
import type { NamedValue, SampleBody, SampleRequest } from './request.ts';

/** Samples for JavaScript with `fetch`. */
export const javascript: SampleLanguage = {
  id: 'javascript',
  aliases: ['js'],
  label: 'JavaScript',
  write: writeJavaScript,
};

function writeJavaScript({ method, url, headers, body }: SampleRequest): string {
  const sent = body && bodyExpression(body);
  const options = [
    `  method: ${quote(method)},`,
    ...(headers.length > 0 ? [`  headers: ${record(headers, '  ')},`] : []),
    ...(sent === undefined ? [] : [`  body: ${sent.expression},`]),
  ];
  return [
    ...(sent?.before ?? []),
    `const response = await fetch(${quote(url)}, {\n${options.join('\n')}\n});`,
    '',
    'console.log(await response.text());',
  ].join('\n');
}

function bodyExpression(body: SampleBody): { before: readonly string[]; expression: string } {
  switch (body.kind) {
    case 'json': {
      const isEmpty = entriesOf(body.value).length === 0 && !Array.isArray(body.value);
      const text = JSON.stringify(body.value, null, isEmpty ? 0 : 2).replaceAll('\n', '\n  ');
      return { before: [], expression: `JSON.stringify(${text})` };
    }
    case 'text':
      return { before: [], expression: quote(body.value) };
    case 'form':
      return { before: [], expression: `new URLSearchParams(${record(body.fields, '  ')})` };
    case 'multipart': {
      const lines = body.fields.map(({ name, value, isFile }) =>
        isFile ? `form.append(${quote(name)}, file);` : `form.append(${quote(name)}, ${quote(value)});`,
      );
      return { before: ['const form = new FormData();', ...lines, ''], expression: 'form' };
    }
  }
}

function record(values: readonly NamedValue[], indent: string): string {
  if (values.length === 0) return '{}';
  const lines = values.map(({ name, value }) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);
    return `${indent}  ${key}: ${quote(value)},`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
