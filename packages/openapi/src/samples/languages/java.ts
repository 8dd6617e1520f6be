import { printJson } from '../../model/json.ts';
import type { SampleLanguage } from '../language.ts';
import { indentRest, isPlainLines, doubleQuoted as quote } from '../literals.ts';
import { JOINED_FORM, multipartPieces } from '../multipart.ts';
import { FILE_PATH, formText, type SampleRequest, wideNote } from '../request.ts';
import type { PartValue, SampleBody } from '../sample-body.ts';

/** Samples for Java 17 with its own `java.net.http`. */
export const java: SampleLanguage = {
  id: 'java',
  aliases: [],
  label: 'Java',
  grammar: 'java',
  write: writeJava,
};

function writeJava({ method, url, headers, body }: SampleRequest): string {
  const isMultipart = body?.kind === 'multipart';
  const usesFile = body?.kind === 'file' || (isMultipart && body.fields.some(({ isFile }) => isFile));
  const sent = isMultipart ? [...headers, JOINED_FORM] : headers;
  return [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    ...(usesFile ? ['import java.nio.file.Path;'] : []),
    '',
    'public class Main {',
    '    public static void main(String[] args) throws Exception {',
    ...wideNote(headers, 'HttpClient').map((note) => `        // ${note}`),
    '        HttpRequest request = HttpRequest.newBuilder()',
    ...[
      `.uri(URI.create(${quote(url)}))`,
      ...sent.map(({ name, value }) => `.header(${quote(name)}, ${quote(value)})`),
      `.method(${quote(method)}, ${indentRest(body === undefined ? publisher('noBody()') : payload(body), INDENT)})`,
      '.build();',
    ].map((line) => `${INDENT}${line}`),
    '',
    '        HttpResponse<String> response = HttpClient.newHttpClient()',
    `${INDENT}.send(request, HttpResponse.BodyHandlers.ofString());`,
    '        System.out.println(response.body());',
    '    }',
    '}',
  ].join('\n');
}

const INDENT = ' '.repeat(16);

function payload(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      return publisher(`ofString(${textBlock(printJson(body.value, 2))})`);
    case 'text':
      return publisher(`ofString(${quote(body.value)})`);
    case 'form':
      return publisher(`ofString(${quote(formText(body.fields))})`);
    case 'multipart':
      return multipart(body.fields);
    case 'file':
      return FILE;
  }
}

/** Java has no writer of multipart bodies, so the parts are joined by hand. */
function multipart(fields: readonly PartValue[]): string {
  const parts = multipartPieces(fields).map((piece) => (piece.kind === 'file' ? FILE : text(piece.value)));
  return `HttpRequest.BodyPublishers.concat(\n${parts.map((part) => `    ${part}`).join(',\n')})`;
}

const FILE = publisher(`ofFile(Path.of(${quote(FILE_PATH)}))`);

function text(content: string): string {
  return publisher(`ofString(${quote(content)})`);
}

function publisher(call: string): string {
  return `HttpRequest.BodyPublishers.${call}`;
}

/** Lines of a text block lose the indentation that they share. */
function textBlock(content: string): string {
  if (!isPlainLines(content)) return quote(content);
  return `"""\n${content.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""')}"""`;
}
