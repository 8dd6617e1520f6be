import type { SampleLanguage } from './language.ts';
import type { SampleBody, SampleRequest } from './request.ts';

/** Samples for the command `curl` in a POSIX shell. */
export const curl: SampleLanguage = {
  id: 'bash',
  aliases: ['curl', 'sh', 'shell'],
  label: 'cURL',
  write: writeCurl,
};

function writeCurl({ method, url, headers, body }: SampleRequest): string {
  const lines = [
    `curl --request ${method}`,
    `--url ${quoteIfNeeded(url)}`,
    ...headers.map(({ name, value }) => `--header ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : bodyLines(body)),
  ];
  return lines.join(' \\\n  ');
}

function bodyLines(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case 'json':
      return [`--data ${quote(JSON.stringify(body.value, null, 2))}`];
    case 'text':
      return [`--data ${quote(body.value)}`];
    case 'form':
      return body.fields.map(({ name, value }) => `--data-urlencode ${quote(`${name}=${value}`)}`);
    case 'multipart':
      return body.fields.map(({ name, value, isFile }) =>
        isFile ? `--form ${quote(`${name}=@file`)}` : `--form ${quote(`${name}=${value}`)}`,
      );
  }
}

function quoteIfNeeded(text: string): string {
  return /^[\w:/.,@%+-]+$/.test(text) ? text : quote(text);
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
