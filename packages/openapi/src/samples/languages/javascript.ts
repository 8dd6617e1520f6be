import { type JsonValue, printJson } from '../../model/json.ts';
import { byteText } from '../byte-text.ts';
import type { SampleLanguage } from '../language.ts';
import { doubleQuoted, exactNumbers, hasRepeats, indentRest } from '../literals.ts';
import { isPlainForm, JOINED_FORM, multipartPieces } from '../multipart.ts';
import { FILE_PATH, isWide, type SampleRequest } from '../request.ts';
import type { NamedValue, PartValue, SampleBody } from '../sample-body.ts';

/** What differs between the places where JavaScript runs. */
interface Surroundings {
  /** Expression of a file to send, of a type if one is named. */
  readonly file: (type?: string) => string;
  /** What follows a file in a form, where it has no name of its own. */
  readonly fileName: string;
  /** Lines at the top of a sample that sends a file. */
  readonly imports: readonly string[];
}

const BROWSER: Surroundings = {
  file: (type) =>
    type === undefined
      ? 'fileInput.files[0]'
      : `new File(fileInput.files, fileInput.files[0].name, { type: ${quote(type)} })`,
  fileName: '',
  imports: ["const fileInput = document.querySelector('input[type=file]');", ''],
};

const NODE: Surroundings = {
  file: (type) =>
    `await openAsBlob(${quote(FILE_PATH)}${type === undefined ? '' : `, { type: ${quote(type)} }`})`,
  fileName: ", 'file'",
  imports: ["import { openAsBlob } from 'node:fs';", ''],
};

/** Samples for JavaScript in a browser, with `fetch`. */
export const javascript: SampleLanguage = {
  id: 'javascript',
  aliases: ['js'],
  label: 'JavaScript',
  grammar: 'javascript',
  write: (request) => writeFetch(request, BROWSER),
};

/** Samples for Node.js, whose `fetch` is the browser's. */
export const node: SampleLanguage = {
  id: 'node',
  aliases: ['nodejs', 'node.js'],
  label: 'Node.js',
  grammar: 'javascript',
  write: (request) => writeFetch(request, NODE),
};

/** Samples for TypeScript, run by Node.js. */
export const typescript: SampleLanguage = {
  id: 'typescript',
  aliases: ['ts'],
  label: 'TypeScript',
  grammar: 'typescript',
  write: (request) =>
    writeFetch(request, NODE).replace('const response = await', 'const response: Response = await'),
};

function writeFetch({ method, url, headers, body }: SampleRequest, surroundings: Surroundings): string {
  const isRefused = body !== undefined && method === 'GET';
  const sent = body === undefined || isRefused ? undefined : bodyExpression(body, surroundings);
  // `fetch` takes a sign for each byte.
  const all = [...headers, ...(sent?.headers ?? [])].map(({ name, value }) => ({
    name,
    value: byteText(value),
  }));
  const options = [
    `  method: ${quote(method)},`,
    ...(all.length > 0 ? [`  headers: ${record(all)},`] : []),
    ...(sent === undefined ? [] : [`  body: ${sent.expression},`]),
  ];
  const sendsFile = sent?.sendsFile === true;
  return [
    ...(isRefused ? ['// fetch cannot send the body of this GET request.'] : []),
    ...(headers.some(isWide) ? ['// fetch takes bytes in headers: these are UTF-8.'] : []),
    ...(sendsFile ? surroundings.imports : []),
    ...(sent?.before ?? []),
    `const response = await fetch(${quote(url)}, {\n${options.join('\n')}\n});`,
    '',
    method === 'HEAD' ? 'console.log(response.headers);' : 'console.log(await response.text());',
  ].join('\n');
}

/** JSON as an expression, in which a plain key `__proto__` would set the prototype. */
function literal(value: JsonValue): string {
  return printJson(value, 2).replace(/^( *)("__proto__"):/gm, '$1[$2]:');
}

interface SentBody {
  readonly before?: readonly string[];
  readonly expression: string;
  readonly sendsFile?: boolean;
  readonly headers?: readonly NamedValue[];
}

function bodyExpression(body: SampleBody, surroundings: Surroundings): SentBody {
  switch (body.kind) {
    case 'json':
      // Numbers of JavaScript would be rounded.
      if (exactNumbers(body.value).length > 0) return { expression: quote(printJson(body.value)) };
      return { expression: `JSON.stringify(${indentRest(literal(body.value), '  ')})` };
    case 'text':
      return { expression: quote(body.value) };
    case 'form':
      return { expression: `new URLSearchParams(${fields(body.fields)})` };
    case 'multipart':
      return {
        ...(isPlainForm(body.fields)
          ? formData(body.fields, surroundings)
          : pieces(body.fields, surroundings)),
        sendsFile: body.fields.some(({ isFile }) => isFile),
      };
    case 'file':
      return { expression: surroundings.file(), sendsFile: true };
  }
}

function formData(parts: readonly PartValue[], { file, fileName }: Surroundings): SentBody {
  const lines = parts.map(({ name, value, isFile, contentType }) => {
    return `form.append(${quote(name)}, ${isFile ? file(contentType) + fileName : quote(value)});`;
  });
  return { before: ['const form = new FormData();', ...lines, ''], expression: 'form' };
}

/** `FormData` gives every part that has a type a file name, so such a body is joined by hand. */
function pieces(parts: readonly PartValue[], { file }: Surroundings): SentBody {
  const lines = multipartPieces(parts).map(
    (piece) => `  ${piece.kind === 'file' ? file() : quote(piece.value)},`,
  );
  return {
    before: ['const body = new Blob([', ...lines, ']);', ''],
    expression: 'body',
    headers: [JOINED_FORM],
  };
}

function fields(values: readonly NamedValue[]): string {
  if (!hasRepeats(values)) return record(values);
  return `[\n${values.map(({ name, value }) => `    [${quote(name)}, ${quote(value)}],`).join('\n')}\n  ]`;
}

function record(values: readonly NamedValue[]): string {
  if (values.length === 0) return '{}';
  const lines = values.map(({ name, value }) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);
    // A plain key `__proto__` would set the prototype.
    return `    ${name === '__proto__' ? "['__proto__']" : key}: ${quote(value)},`;
  });
  return `{\n${lines.join('\n')}\n  }`;
}

function quote(text: string): string {
  return `'${doubleQuoted(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
