import { printJson } from '../../model/json.ts';
import type { SampleLanguage } from '../language.ts';
import { hasRepeats } from '../literals.ts';
import { FILE_PATH, formText, type SampleRequest, wideNote } from '../request.ts';
import type { NamedValue, PartValue, SampleBody } from '../sample-body.ts';

/** Samples for PowerShell 7. */
export const powershell: SampleLanguage = {
  id: 'powershell',
  aliases: [],
  label: 'PowerShell',
  grammar: 'powershell',
  write: writePowerShell,
};

const METHODS = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE)$/;

function writePowerShell({ method, url, headers, body }: SampleRequest): string {
  const type = headers.find(({ name }) => name === 'Content-Type');
  const others = headers.filter((header) => header !== type);
  const sent = body && payload(body);
  const call = [
    'Invoke-RestMethod',
    METHODS.test(method) ? `-Method ${method}` : `-CustomMethod ${quote(method)}`,
    `-Uri ${quote(url)}`,
    ...(others.length > 0 ? ['-Headers $headers'] : []),
    ...(others.some(isJudged) ? ['-SkipHeaderValidation'] : []),
    ...(type === undefined ? [] : [`-ContentType ${quote(type.value)}`]),
    ...(sent === undefined ? [] : [sent.argument]),
  ];
  return [
    ...wideNote(others, 'Invoke-RestMethod').map((note) => `# ${note}`),
    ...(others.length > 0 ? [`$headers = ${table(others)}`, ''] : []),
    ...(sent?.statement === undefined ? [] : [sent.statement, '']),
    call.join(' `\n  '),
  ].join('\n');
}

/** Headers whose value has to be of a form, which a key or a tag need not be. */
function isJudged({ name, value }: NamedValue): boolean {
  if (/^authorization$/i.test(name)) return !/^[\w-]+ \S+$/.test(value);
  return /^(?:date|expect|from|host|if-.*|max-forwards|range|referer|te|user-agent|via|warning)$/i.test(name);
}

/** Before 7.4, texts are sent as Latin-1. */
function textArgument(text: string): string {
  return /[^\0-\x7f]/.test(text) ? '-Body ([Text.Encoding]::UTF8.GetBytes($body))' : '-Body $body';
}

function payload(body: SampleBody): { statement?: string; argument: string } {
  switch (body.kind) {
    case 'json': {
      const json = printJson(body.value, 2);
      return { statement: `$body = ${hereString(json)}`, argument: textArgument(json) };
    }
    case 'text':
      return { statement: `$body = ${quote(body.value)}`, argument: textArgument(body.value) };
    case 'form': {
      const value = hasRepeats(body.fields) ? quote(formText(body.fields)) : table(body.fields);
      return { statement: `$body = ${value}`, argument: '-Body $body' };
    }
    case 'multipart': {
      const isTyped = body.fields.some(({ contentType }) => contentType !== undefined);
      if (isTyped || hasRepeats(body.fields)) return parts(body.fields);
      const lines = body.fields.map(({ name, value, isFile }) => {
        return `    ${quote(name)} = ${isFile ? `Get-Item ${quote(FILE_PATH)}` : quote(value)}`;
      });
      return { statement: `$form = @{\n${lines.join('\n')}\n}`, argument: '-Form $form' };
    }
    case 'file':
      return { argument: `-InFile ${quote(FILE_PATH)}` };
  }
}

/** `-Form` has one part for a name, and no types. */
function parts(fields: readonly PartValue[]): { statement: string; argument: string } {
  const lines = fields.flatMap(({ name, value, isFile, contentType }) => [
    isFile
      ? `$part = [System.Net.Http.StreamContent]::new([System.IO.File]::OpenRead(${quote(FILE_PATH)}))`
      : `$part = [System.Net.Http.StringContent]::new(${quote(value)})`,
    ...(contentType === undefined
      ? []
      : [
          `$part.Headers.ContentType = [System.Net.Http.Headers.MediaTypeHeaderValue]::Parse(${quote(contentType)})`,
        ]),
    `$form.Add($part, ${quote(name)}${isFile ? ", 'file'" : ''})`,
  ]);
  const statement = ['$form = [System.Net.Http.MultipartFormDataContent]::new()', ...lines].join('\n');
  return { statement, argument: '-Body $form' };
}

function table(values: readonly NamedValue[]): string {
  return `@{\n${values.map(({ name, value }) => `    ${quote(name)} = ${quote(value)}`).join('\n')}\n}`;
}

/** Nothing is escaped in it; lines of JSON never begin with its end. */
function hereString(text: string): string {
  return text.includes('\n') ? `@'\n${text}\n'@` : quote(text);
}

/** To PowerShell, typographic quotes are quotes too. Browsers make carriage returns, which parts of bodies need, line breaks. */
function quote(text: string): string {
  if (text.includes('\r')) {
    const escaped = text.replace(/[`$"\u201c-\u201e]/g, '`$&');
    return `"${escaped.replaceAll('\r', '`r').replaceAll('\n', '`n')}"`;
  }
  return `'${text.replace(/['\u2018-\u201b]/g, '$&$&')}'`;
}
