import { printJson } from '../../model/json.ts';
import type { SampleLanguage } from '../language.ts';
import { filledQuoted, hasFractions, singleQuoted, type ValueSyntax, valueLiteral } from '../literals.ts';
import { isPlainForm, JOINED_FORM, multipartPieces } from '../multipart.ts';
import { FILE_PATH, type SampleRequest } from '../request.ts';
import type { NamedValue, PartValue, SampleBody } from '../sample-body.ts';

/** Samples for Ruby with `net/http`. */
export const ruby: SampleLanguage = {
  id: 'ruby',
  aliases: ['rb'],
  label: 'Ruby',
  grammar: 'ruby',
  write: writeRuby,
};

const SYNTAX: ValueSyntax = {
  string: quote,
  words: ['nil', 'true', 'false'],
  list: ['[', ']'],
  object: ['{', '}'],
  arrow: ' => ',
  indent: '  ',
};

function writeRuby({ method, url, headers, body }: SampleRequest): string {
  const isNamed = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE)$/.test(method);
  const type = `${method.charAt(0)}${method.slice(1).toLowerCase()}`;
  const create = isNamed
    ? `Net::HTTP::${type}.new(uri)`
    : `Net::HTTPGenericRequest.new(${quote(method)}, ${body !== undefined}, true, uri)`;
  return [
    ...(body?.kind === 'json' ? ["require 'json'"] : []),
    "require 'net/http'",
    '',
    `uri = URI(${quote(url)})`,
    `request = ${create}`,
    ...headers.map(({ name, value }) => `request[${quote(name)}] = ${quote(value)}`),
    ...(body === undefined ? [] : [payload(body)]),
    '',
    "response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == 'https') do |http|",
    '  http.request(request)',
    'end',
    '',
    method === 'HEAD' ? 'puts response.to_hash' : 'puts response.body',
  ].join('\n');
}

function payload(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      if (hasFractions(body.value)) return `request.body = ${quote(printJson(body.value))}`;
      return `request.body = JSON.generate(${valueLiteral(body.value, SYNTAX)})`;
    case 'text':
      return `request.body = ${quote(body.value)}`;
    case 'form':
      return `request.body = URI.encode_www_form(${pairs(body.fields.map(pair))})`;
    case 'multipart':
      if (!isPlainForm(body.fields)) return joined(body.fields);
      return `request.set_form(${pairs(body.fields.map(part))}, 'multipart/form-data')`;
    case 'file':
      return `request.body = ${FILE}`;
  }
}

const FILE = `File.binread(${quote(FILE_PATH)})`;

function part({ name, value, isFile, contentType }: PartValue): string {
  if (!isFile) return pair({ name, value });
  const type = contentType === undefined ? '' : `, { content_type: ${quote(contentType)} }`;
  return `[${quote(name)}, File.open(${quote(FILE_PATH)})${type}]`;
}

/** `set_form` gives every part that has a type a file name. */
function joined(fields: readonly PartValue[]): string {
  const pieces = multipartPieces(fields).map((piece) =>
    piece.kind === 'file' ? FILE : filledQuoted(piece.value, '#'),
  );
  return [
    `request['Content-Type'] = ${quote(JOINED_FORM.value)}`,
    `request.body = ${pairs(pieces)}.map(&:b).join`,
  ].join('\n');
}

function pair({ name, value }: NamedValue): string {
  return `[${quote(name)}, ${quote(value)}]`;
}

function pairs(entries: readonly string[]): string {
  return `[\n${entries.map((entry) => `  ${entry}`).join(',\n')}\n]`;
}

function quote(text: string): string {
  return singleQuoted(text, '#');
}
