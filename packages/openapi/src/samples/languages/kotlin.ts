import { printJson } from '../../model/json.ts';
import type { SampleLanguage } from '../language.ts';
import { doubleQuoted, indentRest, isPlainLines } from '../literals.ts';
import { FILE_PATH, type SampleRequest, wideNote } from '../request.ts';
import type { PartValue, SampleBody } from '../sample-body.ts';

/** Samples for Kotlin with OkHttp. */
export const kotlin: SampleLanguage = {
  id: 'kotlin',
  aliases: ['kt'],
  label: 'Kotlin',
  grammar: 'kotlin',
  write: writeKotlin,
};

/** Methods that OkHttp does not send without a body. */
const NEEDS_BODY = /^(?:POST|PUT|PATCH)$/;

function writeKotlin({ method, url, headers, body: written }: SampleRequest): string {
  const isRefused = method === 'GET' && written !== undefined;
  const body = isRefused ? undefined : written;
  const type = headers.find(({ name }) => name === 'Content-Type');
  const sent = body && payload(body, type?.value ?? 'text/plain');
  const others = body === undefined ? headers : headers.filter((header) => header !== type);
  const none = NEEDS_BODY.test(method) ? '"".toRequestBody()' : 'null';
  const functions = [
    ...new Set(`${sent ?? none}`.match(/\b(?:toMediaType|toRequestBody|asRequestBody)\b/g) ?? []),
  ];
  const imports = functions.map((name) =>
    name === 'toMediaType' ? `okhttp3.MediaType.Companion.${name}` : `okhttp3.RequestBody.Companion.${name}`,
  );
  return [
    ...(sent?.includes('File(') === true ? ['import java.io.File'] : []),
    'import okhttp3.*',
    ...imports.sort().map((name) => `import ${name}`),
    '',
    'fun main() {',
    ...(isRefused ? ['    // OkHttp cannot send the body of this GET request.'] : []),
    ...(sent === undefined ? [] : [`    val body = ${indentRest(sent, '    ')}`, '']),
    ...wideNote(headers, 'OkHttp').map((note) => `    // ${note}`),
    '    val request = Request.Builder()',
    `        .url(${quote(url)})`,
    `        .method(${quote(method)}, ${sent === undefined ? none : 'body'})`,
    ...others.map(({ name, value }) => `        .header(${quote(name)}, ${quote(value)})`),
    '        .build()',
    '',
    '    OkHttpClient().newCall(request).execute().use { response ->',
    '        println(response.body?.string())',
    '    }',
    '}',
  ].join('\n');
}

function payload(body: SampleBody, type: string): string {
  const media = `${quote(type)}.toMediaType()`;
  switch (body.kind) {
    case 'json':
      return `${raw(printJson(body.value, 2))}.toRequestBody(${media})`;
    case 'text':
      return `${quote(body.value)}.toRequestBody(${media})`;
    case 'form': {
      const calls = body.fields.map(({ name, value }) => `    .add(${quote(name)}, ${quote(value)})`);
      return ['FormBody.Builder()', ...calls, '    .build()'].join('\n');
    }
    case 'multipart': {
      const calls = body.fields.map((part) => `    .addFormDataPart(${partArguments(part)})`);
      return ['MultipartBody.Builder()', '    .setType(MultipartBody.FORM)', ...calls, '    .build()'].join(
        '\n',
      );
    }
    case 'file':
      return `File(${quote(FILE_PATH)}).asRequestBody(${media})`;
  }
}

function partArguments({ name, value, isFile, contentType }: PartValue): string {
  const type = contentType === undefined ? '' : `${quote(contentType)}.toMediaType()`;
  if (isFile) return `${quote(name)}, "file", File(${quote(FILE_PATH)}).asRequestBody(${type})`;
  return type === ''
    ? `${quote(name)}, ${quote(value)}`
    : `${quote(name)}, null, ${quote(value)}.toRequestBody(${type})`;
}

/** In `"""`, only a dollar and three quotes mean something. */
function raw(text: string): string {
  return isPlainLines(text) && !/\$|"""/.test(text) ? `"""\n${text}\n""".trimIndent()` : quote(text);
}

function quote(text: string): string {
  return doubleQuoted(text).replaceAll('\\f', '\\u000c').replaceAll('$', '\\$');
}
