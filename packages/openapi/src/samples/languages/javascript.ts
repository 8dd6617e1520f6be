import type { SampleLanguage } from '../language.ts';
import { doubleQuoted, hasRepeats, indentRest, prettyJson } from '../literals.ts';
import { FILE_PATH, type NamedValue, type SampleBody, type SampleRequest } from '../request.ts';

/** What differs between the places where JavaScript runs. */
interface Surroundings {
  /** Expression of a file to send. */
  readonly file: string;
  /** Lines at the top of a sample that sends a file. */
  readonly imports: readonly string[];
}

const BROWSER: Surroundings = { file: 'fileInput.files[0]', imports: [] };

const NODE: Surroundings = {
  file: `await openAsBlob(${quote(FILE_PATH)})`,
  imports: ["import { openAsBlob } from 'node:fs';", ''],
};

/** Samples for JavaScript in a browser, with `fetch`. */
export const javascript: SampleLanguage = {
  id: 'javascript',
  aliases: ['js'],
  label: 'JavaScript',
  grammar: 'javascript',
  write: (request) => writeFetch(request, BROWSER),
};

/** Samples for Node.js, whose `fetch` is the browser's. */
export const node: SampleLanguage = {
  id: 'node',
  aliases: ['nodejs', 'node.js'],
  label: 'Node.js',
  grammar: 'javascript',
  write: (request) => writeFetch(request, NODE),
};

/** Samples for TypeScript, run by Node.js. */
export const typescript: SampleLanguage = {
  id: 'typescript',
  aliases: ['ts'],
  label: 'TypeScript',
  grammar: 'typescript',
  write: (request) =>
    writeFetch(request, NODE).replace('const response = await', 'const response: Response = await'),
};

function writeFetch({ method, url, headers, body }: SampleRequest, surroundings: Surroundings): string {
  const sent = body && bodyExpression(body, surroundings);
  const options = [
    `  method: ${quote(method)},`,
    ...(headers.length > 0 ? [`  headers: ${record(headers)},`] : []),
    ...(sent === undefined ? [] : [`  body: ${sent.expression},`]),
  ];
  const sendsFile = sent?.sendsFile === true;
  return [
    ...(sendsFile ? surroundings.imports : []),
    ...(sent?.before ?? []),
    `const response = await fetch(${quote(url)}, {\n${options.join('\n')}\n});`,
    '',
    method === 'HEAD' ? 'console.log(response.headers);' : 'console.log(await response.text());',
  ].join('\n');
}

interface SentBody {
  readonly before?: readonly string[];
  readonly expression: string;
  readonly sendsFile?: boolean;
}

function bodyExpression(body: SampleBody, { file }: Surroundings): SentBody {
  switch (body.kind) {
    case 'json':
      return { expression: `JSON.stringify(${indentRest(prettyJson(body.value), '  ')})` };
    case 'text':
      return { expression: quote(body.value) };
    case 'form':
      return { expression: `new URLSearchParams(${fields(body.fields)})` };
    case 'multipart': {
      const lines = body.fields.map(({ name, value, isFile }) => {
        return `form.append(${quote(name)}, ${isFile ? file : quote(value)});`;
      });
      return {
        before: ['const form = new FormData();', ...lines, ''],
        expression: 'form',
        sendsFile: body.fields.some(({ isFile }) => isFile),
      };
    }
    case 'file':
      return { expression: file, sendsFile: true };
  }
}

function fields(values: readonly NamedValue[]): string {
  if (!hasRepeats(values)) return record(values);
  return `[\n${values.map(({ name, value }) => `    [${quote(name)}, ${quote(value)}],`).join('\n')}\n  ]`;
}

function record(values: readonly NamedValue[]): string {
  if (values.length === 0) return '{}';
  const lines = values.map(({ name, value }) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);
    // A plain key `__proto__` would set the prototype.
    return `    ${name === '__proto__' ? "['__proto__']" : key}: ${quote(value)},`;
  });
  return `{\n${lines.join('\n')}\n  }`;
}

function quote(text: string): string {
  return `'${doubleQuoted(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
