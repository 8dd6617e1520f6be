import type { SampleLanguage } from '../language.ts';
import {
  hasRepeats,
  indentRest,
  singleQuoted as quote,
  type ValueSyntax,
  valueLiteral,
} from '../literals.ts';
import { FILE_PATH, formText, type SampleBody, type SampleRequest } from '../request.ts';

/** Samples for PHP with its curl extension. */
export const php: SampleLanguage = { id: 'php', aliases: [], label: 'PHP', grammar: 'php', write: writePhp };

const SYNTAX: ValueSyntax = {
  string: quote,
  words: ['null', 'true', 'false'],
  list: ['[', ']'],
  object: ['[', ']'],
  arrow: ' => ',
  emptyObject: 'new stdClass()',
  indent: '    ',
};

function writePhp({ method, url, headers, body }: SampleRequest): string {
  const lines = headers.map(({ name, value }) => `        ${quote(`${name}: ${value}`)},`);
  return [
    '<?php',
    '',
    '$curl = curl_init();',
    '',
    'curl_setopt_array($curl, [',
    `    CURLOPT_URL => ${quote(url)},`,
    '    CURLOPT_RETURNTRANSFER => true,',
    method === 'HEAD' ? '    CURLOPT_NOBODY => true,' : `    CURLOPT_CUSTOMREQUEST => ${quote(method)},`,
    ...(lines.length > 0 ? ['    CURLOPT_HTTPHEADER => [', ...lines, '    ],'] : []),
    ...(body === undefined ? [] : [`    CURLOPT_POSTFIELDS => ${indentRest(payload(body), '    ')},`]),
    ']);',
    '',
    '$response = curl_exec($curl);',
    'curl_close($curl);',
    '',
    'echo $response;',
  ].join('\n');
}

function payload(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      return `json_encode(${valueLiteral(body.value, SYNTAX)})`;
    case 'text':
      return quote(body.value);
    case 'form':
      if (hasRepeats(body.fields)) return quote(formText(body.fields));
      return `http_build_query(${array(body.fields.map(({ name, value }) => [name, quote(value)]))})`;
    case 'multipart':
      return array(
        body.fields.map(({ name, value, isFile }) => [
          name,
          isFile ? `new CURLFile(${quote(FILE_PATH)})` : quote(value),
        ]),
      );
    case 'file':
      return `file_get_contents(${quote(FILE_PATH)})`;
  }
}

function array(entries: readonly (readonly [string, string])[]): string {
  return `[\n${entries.map(([name, value]) => `    ${quote(name)} => ${value},`).join('\n')}\n]`;
}
