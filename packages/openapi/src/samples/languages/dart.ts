import { printJson } from '../../model/json.ts';
import type { SampleLanguage } from '../language.ts';
import { doubleQuoted, hasRepeats, isPlainLines } from '../literals.ts';
import { FILE_PATH, formText, type SampleRequest, wideNote } from '../request.ts';
import type { NamedValue, PartValue, SampleBody } from '../sample-body.ts';

/** Samples for Dart with the `http` package. */
export const dart: SampleLanguage = {
  id: 'dart',
  aliases: ['flutter'],
  label: 'Dart',
  grammar: 'dart',
  write: writeDart,
};

function writeDart({ method, url, headers, body }: SampleRequest): string {
  const type = body?.kind === 'multipart' ? 'MultipartRequest' : 'Request';
  const needsFiles = body?.kind === 'file';
  const isTyped =
    body?.kind === 'multipart' && body.fields.some(({ contentType }) => contentType !== undefined);
  return [
    ...(needsFiles ? ["import 'dart:io';", ''] : []),
    "import 'package:http/http.dart' as http;",
    ...(isTyped ? ["import 'package:http_parser/http_parser.dart';"] : []),
    '',
    'void main() async {',
    `  final request = http.${type}(${quote(method)}, Uri.parse(${quote(url)}));`,
    ...wideNote(headers, 'This client').map((note) => `  // ${note}`),
    ...(headers.length > 0 ? [`  request.headers.addAll(${map(headers)});`] : []),
    ...(body === undefined ? [] : payload(body)),
    '',
    '  final response = await http.Response.fromStream(await request.send());',
    '  print(response.body);',
    '}',
  ].join('\n');
}

function payload(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case 'json':
      return [`  request.body = ${raw(printJson(body.value, 2))};`];
    case 'text':
      return [`  request.body = ${quote(body.value)};`];
    case 'form':
      return [`  request.body = ${quote(formText(body.fields))};`];
    case 'multipart':
      return body.fields.map((each) => part(each, hasRepeats(body.fields)));
    case 'file':
      return [`  request.bodyBytes = await File(${quote(FILE_PATH)}).readAsBytes();`];
  }
}

/** `fields` holds one text for a name, without a type. */
function part({ name, value, isFile, contentType }: PartValue, isRepeated: boolean): string {
  const type = contentType === undefined ? '' : `, contentType: MediaType.parse(${quote(contentType)})`;
  if (isFile)
    return `  request.files.add(await http.MultipartFile.fromPath(${quote(name)}, ${quote(FILE_PATH)}${type}));`;
  if (type === '' && !isRepeated) return `  request.fields[${quote(name)}] = ${quote(value)};`;
  return `  request.files.add(http.MultipartFile.fromString(${quote(name)}, ${quote(value)}${type}));`;
}

function map(values: readonly NamedValue[]): string {
  return `{\n${values.map(({ name, value }) => `    ${quote(name)}: ${quote(value)},`).join('\n')}\n  }`;
}

/** In `r'''`, nothing is escaped. */
function raw(text: string): string {
  return isPlainLines(text) && !text.includes("'''") ? `r'''\n${text}'''` : quote(text);
}

function quote(text: string): string {
  return `'${doubleQuoted(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'").replaceAll('$', '\\$')}'`;
}
