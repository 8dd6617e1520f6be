import { printJson } from '../../model/json.ts';
import type { SampleLanguage } from '../language.ts';
import { curlHeader, encodeText, FILE_PATH, type SampleRequest } from '../request.ts';
import type { PartValue, SampleBody } from '../sample-body.ts';

/** Samples for the command `curl` in a POSIX shell. */
export const curl: SampleLanguage = {
  id: 'bash',
  aliases: ['curl', 'sh', 'shell'],
  label: 'cURL',
  grammar: 'bash',
  write: writeCurl,
};

function writeCurl({ method, url, headers, body }: SampleRequest): string {
  const lines = [
    // `--request HEAD` would wait for a body that never comes.
    method === 'HEAD' ? 'curl --head' : `curl --request ${quoteIfNeeded(method)}`,
    // Brackets in an address are a range to curl.
    ...(/[[\]]/.test(url) ? ['--globoff'] : []),
    `--url ${quoteIfNeeded(url)}`,
    ...headers.map((header) => `--header ${quote(curlHeader(header))}`),
    ...(body === undefined ? [] : bodyLines(body)),
  ];
  return lines.join(' \\\n  ');
}

function bodyLines(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case 'json':
      // Below its flag: spaces between the parts of JSON mean nothing.
      return [`--data ${quote(printJson(body.value, 2).replaceAll('\n', '\n  '))}`];
    case 'text':
      // What begins with `@` names a file, except in `--data-raw`.
      return [`--data${body.value.startsWith('@') ? '-raw' : ''} ${quote(body.value)}`];
    case 'form':
      return body.fields.map(
        ({ name, value }) => `--data-urlencode ${quote(`${encodeText(name)}=${value}`)}`,
      );
    case 'multipart':
      // Of any other type than that of forms, curl makes what is named here.
      return [
        ...(body.type === undefined ? [] : [`--header ${quote(`Content-Type: ${body.type}`)}`]),
        ...body.fields.map(part),
      ];
    case 'file':
      return [`--data-binary @${FILE_PATH}`];
  }
}

/** What is more than a type to curl, which reads the files that are named there. */
const AFTER_TYPE = /,.*|;\s*(?:type|filename|headers|encoder)\s*=.*/is;

function part({ name: written, value, isFile, contentType }: PartValue): string {
  // A name ends at the first `=`: what is behind it could name a file.
  const name = written.replaceAll('=', '%3D');
  const type = contentType === undefined ? '' : `;type=${contentType.replace(AFTER_TYPE, '')}`;
  if (isFile) return `--form ${quote(`${name}=@${FILE_PATH}${type}`)}`;
  // `@`, `<`, `"` and `;` mean something in a `--form`, and blanks before a value nothing.
  if (type === '') return `--form${/^[@<"\s]|;/.test(value) ? '-string' : ''} ${quote(`${name}=${value}`)}`;
  return `--form ${quote(`${name}="${value.replace(/["\\]/g, '\\$&')}"${type}`)}`;
}

function quoteIfNeeded(text: string): string {
  return /^[\w:/.,@%+-]+$/.test(text) ? text : quote(text);
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
