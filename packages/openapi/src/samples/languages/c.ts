import { wellFormed } from '@waymark/core/source';
import { printJson } from '../../model/json.ts';
import type { SampleLanguage } from '../language.ts';
import { curlHeader, FILE_PATH, formText, type SampleRequest } from '../request.ts';
import type { PartValue, SampleBody } from '../sample-body.ts';

/** Samples for C with libcurl. */
export const c: SampleLanguage = { id: 'c', aliases: [], label: 'C', grammar: 'c', write: writeC };

/** The same in C++, which reads it as it is. */
export const cpp: SampleLanguage = {
  id: 'c++',
  aliases: ['cpp'],
  label: 'C++',
  grammar: 'cpp',
  write: writeC,
};

function writeC({ method, url, headers, body }: SampleRequest): string {
  const sent = body === undefined ? [] : payload(body);
  const usesFile = body?.kind === 'file';
  const isMultipart = body?.kind === 'multipart';
  return [
    ...(usesFile ? ['#include <stdio.h>'] : []),
    '#include <curl/curl.h>',
    '',
    'int main(void) {',
    ...[
      'CURL *curl = curl_easy_init();',
      option('URL', quote(url)),
      ...(method === 'HEAD' ? [option('NOBODY', '1L')] : [option('CUSTOMREQUEST', quote(method))]),
      '',
      ...(headers.length > 0 ? ['struct curl_slist *headers = NULL;'] : []),
      ...headers.map((header) => `headers = curl_slist_append(headers, ${quote(curlHeader(header))});`),
      ...(headers.length > 0 ? [option('HTTPHEADER', 'headers'), ''] : []),
      ...sent,
      ...(sent.length > 0 ? [''] : []),
      'CURLcode result = curl_easy_perform(curl);',
      '',
      ...(usesFile ? ['fclose(file);'] : []),
      ...(isMultipart ? ['curl_mime_free(form);'] : []),
      ...(headers.length > 0 ? ['curl_slist_free_all(headers);'] : []),
      'curl_easy_cleanup(curl);',
      'return (int)result;',
    ].map((line) => (line === '' ? '' : `    ${line}`)),
    '}',
  ].join('\n');
}

function option(name: string, value: string): string {
  return `curl_easy_setopt(curl, CURLOPT_${name}, ${value});`;
}

function payload(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case 'json':
      return [option('POSTFIELDS', lines(printJson(body.value, 2)))];
    case 'text':
      return [option('POSTFIELDS', lines(body.value))];
    case 'form':
      return [option('POSTFIELDS', quote(formText(body.fields)))];
    case 'multipart':
      return [
        'curl_mime *form = curl_mime_init(curl);',
        'curl_mimepart *part;',
        ...body.fields.flatMap(part),
        option('MIMEPOST', 'form'),
      ];
    case 'file':
      return [
        `FILE *file = fopen(${quote(FILE_PATH)}, "rb");`,
        option('UPLOAD', '1L'),
        option('READDATA', 'file'),
      ];
  }
}

function part({ name, value, isFile, contentType }: PartValue): readonly string[] {
  return [
    'part = curl_mime_addpart(form);',
    `curl_mime_name(part, ${quote(name)});`,
    isFile
      ? `curl_mime_filedata(part, ${quote(FILE_PATH)});`
      : `curl_mime_data(part, ${quote(value)}, CURL_ZERO_TERMINATED);`,
    ...(contentType === undefined ? [] : [`curl_mime_type(part, ${quote(contentType)});`]),
  ];
}

/** A text of several lines, one literal each; neighbours are joined by the compiler. */
function lines(text: string): string {
  const all = text.split(/(?<=\n)/);
  return all.length === 1 ? quote(text) : all.map((line) => `\n        ${quote(line)}`).join('');
}

const ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Three octal digits end where they end; `??` would begin a trigraph. */
function quote(text: string): string {
  const escaped = wellFormed(text)
    .replace(/["\\]/g, '\\$&')
    .replaceAll('??', '?\\?')
    .replace(/\p{Cc}/gu, (char) => ESCAPES[char] ?? (char < '\x80' ? octal(char) : char));
  return `"${escaped}"`;
}

function octal(char: string): string {
  return `\\${char.charCodeAt(0).toString(8).padStart(3, '0')}`;
}
