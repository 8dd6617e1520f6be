import { printJson } from '../../model/json.ts';
import type { SampleLanguage } from '../language.ts';
import { isPlainLines, braceQuoted as quote } from '../literals.ts';
import { JOINED_FORM, multipartPieces } from '../multipart.ts';
import { FILE_PATH, formText, type SampleRequest } from '../request.ts';
import type { SampleBody } from '../sample-body.ts';

/** Samples for Swift with Foundation. */
export const swift: SampleLanguage = {
  id: 'swift',
  aliases: [],
  label: 'Swift',
  grammar: 'swift',
  write: writeSwift,
};

const REFUSED = '// URLSession cannot send the body of this GET request.';

function writeSwift({ method, url, headers, body }: SampleRequest): string {
  const isRefused = method === 'GET';
  const sent = body?.kind === 'multipart' ? [...headers, JOINED_FORM] : headers;
  return [
    'import Foundation',
    '',
    `var request = URLRequest(url: URL(string: ${quote(url)})!)`,
    `request.httpMethod = ${quote(method)}`,
    ...sent.map(({ name, value }) => `request.setValue(${quote(value)}, forHTTPHeaderField: ${quote(name)})`),
    ...(body === undefined ? [] : isRefused ? [REFUSED] : payload(body)),
    '',
    'let (data, _) = try await URLSession.shared.data(for: request)',
    'print(String(decoding: data, as: UTF8.self))',
  ].join('\n');
}

function payload(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case 'json':
      return [`request.httpBody = Data(${raw(printJson(body.value, 2))}.utf8)`];
    case 'text':
      return [`request.httpBody = Data(${quote(body.value)}.utf8)`];
    case 'form':
      return [`request.httpBody = Data(${quote(formText(body.fields))}.utf8)`];
    case 'multipart':
      return [
        '',
        'var body = Data()',
        ...multipartPieces(body.fields).map(
          (piece) => `body.append(${piece.kind === 'file' ? FILE : `Data(${quote(piece.value)}.utf8)`})`,
        ),
        'request.httpBody = body',
      ];
    case 'file':
      return [`request.httpBody = ${FILE}`];
  }
}

const FILE = `try Data(contentsOf: URL(fileURLWithPath: ${quote(FILE_PATH)}))`;

/** In `#"""`, a backslash is a backslash unless `#` follows. */
function raw(text: string): string {
  return isPlainLines(text) && !/"""#|\\#/.test(text) ? `#"""\n${text}\n"""#` : quote(text);
}
