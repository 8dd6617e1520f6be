import { printJson } from '../../model/json.ts';
import type { SampleLanguage } from '../language.ts';
import { isPlainLines, braceQuoted as quote } from '../literals.ts';
import { FILE_PATH, isWide, type SampleRequest } from '../request.ts';
import type { PartValue, SampleBody } from '../sample-body.ts';

/** Samples for Rust with `reqwest`. */
export const rust: SampleLanguage = {
  id: 'rust',
  aliases: ['rs'],
  label: 'Rust',
  grammar: 'rust',
  write: writeRust,
};

function writeRust({ method, url, headers, body }: SampleRequest): string {
  const isNamed = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD)$/.test(method);
  const start = isNamed
    ? `.${method.toLowerCase()}(${quote(url)})`
    : `.request(reqwest::Method::from_bytes(${`b${quote(method)}`})?, ${quote(url)})`;
  return [
    ...(body?.kind === 'multipart'
      ? [`use reqwest::blocking::multipart::${isTyped(body.fields) ? '{Form, Part}' : 'Form'};`]
      : []),
    'use reqwest::blocking::Client;',
    '',
    'fn main() -> Result<(), Box<dyn std::error::Error>> {',
    ...(body?.kind === 'multipart' ? form(body) : []),
    '    let response = Client::new()',
    ...[
      start,
      ...headers.map(
        (header) =>
          `.header(${quote(header.name)}, ${quote(header.value)}${isWide(header) ? '.as_bytes()' : ''})`,
      ),
      ...(body === undefined ? [] : [payload(body)]),
      '.send()?;',
    ].map((line) => `        ${line}`),
    '',
    '    println!("{}", response.text()?);',
    '    Ok(())',
    '}',
  ].join('\n');
}

function payload(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      return `.body(${raw(printJson(body.value, 2))})`;
    case 'text':
      return `.body(${quote(body.value)})`;
    case 'form': {
      const pairs = body.fields.map(({ name, value }) => `            (${quote(name)}, ${quote(value)}),`);
      return `.form(&[\n${pairs.join('\n')}\n        ])`;
    }
    case 'multipart':
      return '.multipart(form)';
    case 'file':
      return `.body(std::fs::File::open(${quote(FILE_PATH)})?)`;
  }
}

function form({ fields }: Extract<SampleBody, { kind: 'multipart' }>): readonly string[] {
  const calls = fields.map((part) => `        ${partCall(part)}`);
  return ['    let form = Form::new()', `${calls.join('\n')};`, ''];
}

function isTyped(fields: readonly PartValue[]): boolean {
  return fields.some(({ contentType }) => contentType !== undefined);
}

function partCall({ name, value, isFile, contentType }: PartValue): string {
  if (contentType === undefined)
    return isFile ? `.file(${quote(name)}, ${quote(FILE_PATH)})?` : `.text(${quote(name)}, ${quote(value)})`;
  const part = isFile ? `Part::file(${quote(FILE_PATH)})?` : `Part::text(${quote(value)})`;
  return `.part(${quote(name)}, ${part}.mime_str(${quote(contentType)})?)`;
}

/** A raw string ends at a quote with as many `#` as it began with. */
function raw(text: string): string {
  if (!isPlainLines(text)) return quote(text);
  const longest = Math.max(0, ...[...text.matchAll(/"(#*)/g)].map(([, run]) => (run ?? '').length));
  const marks = '#'.repeat(longest + 1);
  return `r${marks}"${text}"${marks}`;
}
