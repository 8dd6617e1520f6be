import type { SampleLanguage } from '../language.ts';
import { indentRest, isPlainLines, prettyJson, doubleQuoted as quote } from '../literals.ts';
import { FILE_PATH, formText, type PartValue, type SampleBody, type SampleRequest } from '../request.ts';

/** Samples for Java 17 with its own `java.net.http`. */
export const java: SampleLanguage = {
  id: 'java',
  aliases: [],
  label: 'Java',
  grammar: 'java',
  write: writeJava,
};

const BOUNDARY = 'waymark-boundary';

function writeJava({ method, url, headers, body }: SampleRequest): string {
  const isMultipart = body?.kind === 'multipart';
  const usesFile = body?.kind === 'file' || (isMultipart && body.fields.some(({ isFile }) => isFile));
  const sent = isMultipart
    ? [...headers, { name: 'Content-Type', value: `multipart/form-data; boundary=${BOUNDARY}` }]
    : headers;
  return [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    ...(usesFile ? ['import java.nio.file.Path;'] : []),
    '',
    'public class Main {',
    '    public static void main(String[] args) throws Exception {',
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
      return publisher(`ofString(${textBlock(prettyJson(body.value))})`);
    case 'text':
      return publisher(`ofString(${quote(body.value)})`);
    case 'form':
      return publisher(`ofString(${quote(formText(body.fields))})`);
    case 'multipart':
      return multipart(body.fields);
    case 'file':
      return publisher(`ofFile(Path.of(${quote(FILE_PATH)}))`);
  }
}

/** Java has no writer of multipart bodies, so the parts are joined by hand. */
function multipart(fields: readonly PartValue[]): string {
  const end = `--${BOUNDARY}--\r\n`;
  const parts = fields.flatMap(({ name, value, isFile }) => {
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name.replace(/["\r\n]/g, '_')}"`;
    if (!isFile) return [text(`${head}\r\n\r\n${value}\r\n`)];
    return [
      text(`${head}; filename="file"\r\n\r\n`),
      publisher(`ofFile(Path.of(${quote(FILE_PATH)}))`),
      text('\r\n'),
    ];
  });
  return `HttpRequest.BodyPublishers.concat(\n${[...parts, text(end)].map((part) => `    ${part}`).join(',\n')})`;
}

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
