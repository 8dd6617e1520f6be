import { isDeepStrictEqual } from 'node:util';

/** What a sample says that its client cannot send. */
export const REFUSAL = /cannot send the body|sends ASCII in headers only/;

/** What differs between a request as it was meant and as it arrived; `file` are the bytes of the sample's file. */
export function compare({ method, path, headers, body }, arrival, file) {
  if (arrival === undefined) return ['nothing arrived'];
  const problems = [];
  const expect = (what, found, meant) => {
    if (!isDeepStrictEqual(found, meant))
      problems.push(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(meant)}`);
  };
  expect('method', arrival.method, method);
  expect('address', decoded(arrival.url), decoded(path));
  for (const { name, value } of headers) {
    // Node.js reads the bytes of headers as Latin-1.
    const found = Buffer.from(arrival.headers[name.toLowerCase()] ?? 'none', 'latin1').toString();
    // Some clients add the charset, which changes nothing.
    expect(name, name === 'Content-Type' ? found.replace(/;\s*charset=utf-8$/i, '') : found, value);
  }
  expect('body', bodyOf(body?.kind, arrival), meantBody(body, file));
  return problems;
}

function decoded(address) {
  const [path, query = ''] = address.split('?');
  return [decodeURIComponent(path), ...query.split('&').map((pair) => decodeURIComponent(pair))];
}

function meantBody(body, file) {
  switch (body?.kind) {
    case undefined:
      return '';
    case 'json':
      return body.value;
    case 'form':
      return body.fields.map(({ name, value }) => [name, value]);
    case 'multipart':
      return body.fields.map(({ name, value, isFile, contentType }) => ({
        name,
        fileName: isFile ? 'file' : undefined,
        type: contentType ?? '',
        content: isFile ? file.toString('latin1') : Buffer.from(value).toString('latin1'),
      }));
    case 'text':
      return body.value;
    default:
      return file.toString('latin1');
  }
}

function bodyOf(kind, { headers, body }) {
  switch (kind) {
    case 'json':
      return parse(body.toString());
    case 'form':
      return [...new URLSearchParams(body.toString())];
    case 'multipart':
      return partsOf(headers['content-type'] ?? '', body.toString('latin1'));
    case 'text':
      return body.toString();
    default:
      return body.toString('latin1');
  }
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return `no JSON: ${text}`;
  }
}

/** Types that clients give by themselves to what has none. */
const UNSAID = /^(?:application\/octet-stream|text\/plain(?:;.*)?)$/i;

function partsOf(type, body) {
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1];
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const middle = part.indexOf('\r\n\r\n');
      const head = part.slice(0, middle);
      const own = /content-type: *([^\r]+)/i.exec(head)?.[1] ?? '';
      const fileName = /filename="?([^"\r]*)/i.exec(head)?.[1];
      return {
        name: /[; ]name="?([^";\r]*)/i.exec(head)?.[1],
        fileName,
        type: UNSAID.test(own) ? '' : own.replace(/;\s*charset=utf-8$/i, ''),
        // Forms of browsers end the lines of texts with both signs.
        content:
          fileName !== undefined
            ? part.slice(middle + 4, -2)
            : part.slice(middle + 4, -2).replaceAll('\r\n', '\n'),
      };
    });
}
