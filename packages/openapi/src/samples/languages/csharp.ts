import { printJson } from '../../model/json.ts';
import type { SampleLanguage } from '../language.ts';
import { indentRest, isPlainLines, doubleQuoted as quote } from '../literals.ts';
import { FILE_PATH, isWide, type SampleRequest } from '../request.ts';
import type { NamedValue, PartValue, SampleBody } from '../sample-body.ts';

/** Samples for C# 11 with `HttpClient`. */
export const csharp: SampleLanguage = {
  id: 'csharp',
  aliases: ['c#'],
  label: 'C#',
  grammar: 'csharp',
  write: writeCSharp,
};

/** The same under the name of the platform. */
export const dotnet: SampleLanguage = {
  id: 'dotnet',
  aliases: ['.net', 'dot-net'],
  label: '.NET',
  grammar: 'csharp',
  write: writeCSharp,
};

function writeCSharp({ method, url, headers, body }: SampleRequest): string {
  // A content type belongs to the content, not to the request.
  const type = headers.find(({ name }) => name === 'Content-Type');
  const ofContent = headers.filter((header) => header !== type && CONTENT_HEADERS.test(header.name));
  const others = headers.filter((header) => header !== type && !ofContent.includes(header));
  return [
    ...(type !== undefined || hasTypes(body) ? ['using System.Net.Http.Headers;', ''] : []),
    `using var client = new HttpClient(${others.some(isWide) ? UTF8 : ''});`,
    `using var request = new HttpRequestMessage(new HttpMethod(${quote(method)}), ${quote(url)});`,
    ...others.map(
      ({ name, value }) => `request.Headers.TryAddWithoutValidation(${quote(name)}, ${quote(value)});`,
    ),
    ...(body === undefined && type === undefined && ofContent.length === 0
      ? []
      : [`request.Content = ${content(body)};`, ...contentType(type)]),
    ...ofContent.map(
      ({ name, value }) =>
        `request.Content.Headers.TryAddWithoutValidation(${quote(name)}, ${quote(value)});`,
    ),
    '',
    'using var response = await client.SendAsync(request);',
    'Console.WriteLine(await response.Content.ReadAsStringAsync());',
  ].join('\n');
}

/** Headers that the client drops where they are set on the request. */
const CONTENT_HEADERS = /^(?:Allow|Content-.*|Expires|Last-Modified)$/i;

/** Without it, the client refuses letters beyond ASCII. */
const UTF8 = 'new SocketsHttpHandler { RequestHeaderEncodingSelector = (_, _) => System.Text.Encoding.UTF8 }';

function contentType(type: NamedValue | undefined): readonly string[] {
  return type === undefined
    ? []
    : [`request.Content.Headers.ContentType = MediaTypeHeaderValue.Parse(${quote(type.value)});`];
}

function content(body: SampleBody | undefined): string {
  switch (body?.kind) {
    case undefined:
      return 'new ByteArrayContent(Array.Empty<byte>())';
    case 'json':
      return `new StringContent(${raw(printJson(body.value, 2))})`;
    case 'text':
      return `new StringContent(${quote(body.value)})`;
    case 'form': {
      const pairs = body.fields.map(({ name, value }) => `    new(${quote(name)}, ${quote(value)}),`);
      return `new FormUrlEncodedContent(new KeyValuePair<string, string>[]\n{\n${pairs.join('\n')}\n})`;
    }
    case 'multipart': {
      const parts = body.fields.map((part) => `    { ${partArguments(part)} },`);
      return `new MultipartFormDataContent\n{\n${parts.join('\n')}\n}`;
    }
    case 'file':
      return FILE;
  }
}

function hasTypes(body: SampleBody | undefined): boolean {
  return body?.kind === 'multipart' && body.fields.some(({ contentType }) => contentType !== undefined);
}

function partArguments({ name, value, isFile, contentType }: PartValue): string {
  const type = contentType === undefined ? undefined : `MediaTypeHeaderValue.Parse(${quote(contentType)})`;
  if (!isFile)
    return `new StringContent(${quote(value)}${type === undefined ? '' : `, ${type}`}), ${quote(name)}`;
  const file = type === undefined ? FILE : `${FILE} { Headers = { ContentType = ${type} } }`;
  return `${file}, ${quote(name)}, "file"`;
}

const FILE = `new StreamContent(File.OpenRead(${quote(FILE_PATH)}))`;

/** Nothing is escaped between three quotes; the indentation of the last line is taken from all. */
function raw(text: string): string {
  if (!isPlainLines(text) || text.includes('"""')) return quote(text);
  return `"""\n    ${indentRest(text, '    ')}\n    """`;
}
