import { printJson } from '../../model/json.ts';
import type { SampleLanguage } from '../language.ts';
import {
  exactNumbers,
  filledQuoted,
  hasRepeats,
  singleQuoted,
  type ValueSyntax,
  valueLiteral,
} from '../literals.ts';
import { isPlainForm, JOINED_FORM, multipartPieces } from '../multipart.ts';
import { curlHeader, FILE_PATH, formText, type SampleRequest } from '../request.ts';
import type { PartValue, SampleBody } from '../sample-body.ts';

/** Samples for PHP with its curl extension. */
export const php: SampleLanguage = { id: 'php', aliases: [], label: 'PHP', grammar: 'php', write: writePhp };

const SYNTAX: ValueSyntax = {
  string: quote,
  words: ['null', 'true', 'false'],
  list: ['[', ']'],
  object: ['[', ']'],
  arrow: ' => ',
  emptyObject: 'new stdClass()',
  numbered: '(object) [',
  indent: '    ',
};

function writePhp({ method, url, headers, body }: SampleRequest): string {
  const typed = body !== undefined && isJoined(body) ? [JOINED_FORM] : [];
  const lines = [...headers, ...typed].map((header) => `        ${quote(curlHeader(header))},`);
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
    ...(body === undefined ? [] : [`    CURLOPT_POSTFIELDS => ${payload(body)},`]),
    ']);',
    '',
    '$response = curl_exec($curl);',
    'curl_close($curl);',
    '',
    'echo $response;',
  ].join('\n');
}

/** The curl extension takes one part for a name, and gives every part that has a type a file name. */
function isJoined(body: SampleBody): boolean {
  return body.kind === 'multipart' && (!isPlainForm(body.fields) || hasRepeats(body.fields));
}

function payload(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      if (exactNumbers(body.value).some((number) => !isInt64(number))) return quote(printJson(body.value));
      return `json_encode(${valueLiteral(body.value, SYNTAX, '    ')})`;
    case 'text':
      return quote(body.value);
    case 'form':
      if (hasRepeats(body.fields)) return quote(formText(body.fields));
      return `http_build_query(${array(body.fields.map(({ name, value }) => [name, quote(value)]))})`;
    case 'multipart':
      return isJoined(body)
        ? joined(body.fields)
        : array(body.fields.map((part) => [part.name, part.isFile ? curlFile(part) : quote(part.value)]));
    case 'file':
      return FILE;
  }
}

const FILE = `file_get_contents(${quote(FILE_PATH)})`;

/** Whether a number is one of the integers that PHP keeps as they are. */
function isInt64(number: string): boolean {
  return /^-?\d+$/.test(number) && BigInt.asIntN(64, BigInt(number)) === BigInt(number);
}

function curlFile({ contentType }: PartValue): string {
  // Without a name of its own, a file is sent with its whole path as one.
  return `new CURLFile(${[FILE_PATH, contentType ?? '', 'file'].map(quote).join(', ')})`;
}

function joined(fields: readonly PartValue[]): string {
  const lines = multipartPieces(fields).map(
    (piece) => `        ${piece.kind === 'file' ? FILE : filledQuoted(piece.value, '$')},`,
  );
  return `implode('', [\n${lines.join('\n')}\n    ])`;
}

function array(entries: readonly (readonly [string, string])[]): string {
  return `[\n${entries.map(([name, value]) => `        ${quote(name)} => ${value},`).join('\n')}\n    ]`;
}

function quote(text: string): string {
  return singleQuoted(text, '$');
}
