import { printJson } from '../../model/json.ts';
import type { SampleLanguage } from '../language.ts';
import { isPlainLines, doubleQuoted as quote } from '../literals.ts';
import { FILE_PATH, type SampleRequest } from '../request.ts';
import type { PartValue, SampleBody } from '../sample-body.ts';

/** Samples for Go with `net/http`. */
export const go: SampleLanguage = {
  id: 'go',
  aliases: ['golang'],
  label: 'Go',
  grammar: 'go',
  write: writeGo,
};

function writeGo({ method, url, headers, body }: SampleRequest): string {
  const sent: Sent = body === undefined ? { value: 'nil', imports: [], before: [] } : payload(body);
  const imports = [...new Set(['fmt', 'io', 'net/http', ...sent.imports])].sort();
  return [
    'package main',
    '',
    `import (\n${imports.map((name) => `\t"${name}"`).join('\n')}\n)`,
    '',
    'func main() {',
    ...[
      ...sent.before,
      `request, err := http.NewRequest(${quote(method)}, ${quote(url)}, ${sent.value})`,
      ...STOP,
      ...headers.map(({ name, value }) => `request.Header.Set(${quote(name)}, ${quote(value)})`),
      ...(sent.contentType === undefined ? [] : [`request.Header.Set("Content-Type", ${sent.contentType})`]),
      '',
      'response, err := http.DefaultClient.Do(request)',
      ...STOP,
      'defer response.Body.Close()',
      '',
      'text, err := io.ReadAll(response.Body)',
      ...STOP,
      'fmt.Println(string(text))',
      // Lines of a body in backquotes stay as they are.
    ].map((line) => (line === '' ? '' : `\t${line}`)),
    '}',
  ].join('\n');
}

const STOP = ['if err != nil {', '\tpanic(err)', '}'];

interface Sent {
  readonly value: string;
  readonly imports: readonly string[];
  readonly before: readonly string[];
  readonly contentType?: string;
}

function payload(body: SampleBody): Sent {
  switch (body.kind) {
    case 'json':
      return reader(raw(printJson(body.value, 2)));
    case 'text':
      return reader(raw(body.value));
    case 'form':
      return {
        value: 'strings.NewReader(form.Encode())',
        imports: ['net/url', 'strings'],
        before: [
          'form := url.Values{}',
          ...body.fields.map(({ name, value }) => `form.Add(${quote(name)}, ${quote(value)})`),
          '',
        ],
      };
    case 'multipart':
      return multipart(body);
    case 'file':
      return {
        value: 'file',
        imports: ['os'],
        before: [`file, err := os.Open(${quote(FILE_PATH)})`, ...STOP, 'defer file.Close()', ''],
      };
  }
}

function multipart({ fields }: Extract<SampleBody, { kind: 'multipart' }>): Sent {
  const parts = fields.flatMap(partLines);
  const isTyped = fields.some(({ contentType }) => contentType !== undefined);
  return {
    value: 'payload',
    imports: [
      'bytes',
      'mime/multipart',
      ...(isTyped ? ['net/textproto'] : []),
      ...(fields.some(({ isFile }) => isFile) ? ['os'] : []),
    ],
    before: [
      'payload := &bytes.Buffer{}',
      'form := multipart.NewWriter(payload)',
      ...parts,
      'form.Close()',
      '',
    ],
    contentType: 'form.FormDataContentType()',
  };
}

function partLines({ name, value, isFile, contentType }: PartValue, index: number): readonly string[] {
  if (!isFile && contentType === undefined) return [`form.WriteField(${quote(name)}, ${quote(value)})`];
  const disposition = `form-data; name="${name.replace(/["\\]/g, '\\$&')}"${isFile ? '; filename="file"' : ''}`;
  const create =
    contentType === undefined
      ? `form.CreateFormFile(${quote(name)}, "file")`
      : `form.CreatePart(textproto.MIMEHeader{"Content-Disposition": {${quote(disposition)}}, "Content-Type": {${quote(contentType)}}})`;
  const part = [`part${index}, err := ${create}`, ...STOP];
  if (!isFile) return [...part, `io.WriteString(part${index}, ${quote(value)})`];
  const file = [`file${index}, err := os.Open(${quote(FILE_PATH)})`, ...STOP];
  return [...file, ...part, `io.Copy(part${index}, file${index})`];
}

function reader(literal: string): Sent {
  return { value: 'payload', imports: ['strings'], before: [`payload := strings.NewReader(${literal})`, ''] };
}

/** Between backquotes nothing is escaped, but a backquote and a carriage return cannot stand there. */
function raw(text: string): string {
  return isPlainLines(text) && !text.includes('`') ? `\`${text}\`` : quote(text);
}
