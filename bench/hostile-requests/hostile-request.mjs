const METHODS = [
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PATCH',
  'CONNECT',
  'get',
  'G\tT',
];
const STEPS = [
  '..',
  '..',
  '.',
  '%2e%2e',
  '%2E.',
  '..%2f',
  '%2e%2e%2f',
  '..\\',
  '..%5c',
  '%5c',
  '%2f',
  '%252e%252e',
  '..;',
  '..%00',
  '%00',
  '%0d%0aSet-Cookie:%20a=b',
  '',
  '',
  'a',
  'index.html',
  'a.md',
  'custom.css',
  'images',
  'a.svg',
  'old',
  'move',
  'any',
  '_waymark',
  'live',
  'editor',
  'dev.js',
  'search',
  'canary.txt',
  'private',
  '.secret',
  '.git',
  'config',
  'out-link',
  'docs.json',
  'evil.example',
  'file:',
  'http:',
  'C:',
  '%',
  '%zz',
  '%c0%ae',
  '%ff',
  '\u00e9',
  '__proto__',
  'constructor',
  'node_modules',
  'etc',
  'passwd',
  '~',
  '?',
  '#',
  '?x=/../',
  '@evil.example',
  'x'.repeat(300),
];
const STARTS = [
  '/',
  '/',
  '/',
  '/',
  '//',
  '/\\',
  '\\\\',
  '',
  '*',
  'http://evil.example/',
  'http://localhost/',
  '//evil.example/',
  'file:///',
];
/** Ways to say that a folder is left, and what may then be found. */
const UPWARDS = [
  '../',
  '../',
  '%2e%2e/',
  '..%2f',
  '%2e%2e%2f',
  '.%2E/',
  '..\\',
  '..%5c',
  '....//',
  '..;/',
  '%252e%252e%252f',
];
const TARGETS = [
  'canary.txt',
  'private/index.html',
  'private/',
  '.git/HEAD',
  '.secret',
  'docs/.secret',
  'images/out-link',
];
const HOSTS = ['localhost', '127.0.0.1', '[::1]', 'localhost:1', 'LOCALHOST'];
const FOREIGN = [
  'evil.example',
  'localhost.evil.example',
  'evil.example:80',
  'localhost@evil.example',
  'localhost:80:evil.example',
  '',
];
const RANGES = [
  'bytes=0-',
  'bytes=-1',
  'bytes=1-0',
  'bytes=99999999999999999999-',
  'bytes=0-0,2-3',
  'bytes=-99999999999',
  'lines=1-2',
  'bytes=',
  'bytes=a-b',
];
const TAGS = ['*', '""', 'W/"x"', '"', 'W/', Array(500).fill('"t"').join(', ')];

/**
 * One request, as the bytes of a hostile client. `token` is that of a page of the server: what it opens must stay closed
 * to pages of other sites.
 */
export function hostileRequest(dice, token) {
  const path = pathOf(dice, token);
  const isForeign = dice.below(6) === 0;
  const host = dice.pick(isForeign ? FOREIGN : HOSTS);
  const origin = dice.pick(['http://evil.example', 'null', 'https://localhost.evil.example', 'http://']);
  const lines = [
    `${dice.pick(METHODS)} ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: close',
    `Origin: ${origin}`,
  ];
  for (let more = dice.below(4); more > 0; more -= 1) lines.push(header(dice));
  const body = dice.below(4) === 0 ? JSON.stringify({ file: '../canary.txt', line: 1, column: 1 }) : '';
  if (body !== '') lines.push(`Content-Length: ${dice.pick([body.length, body.length, 1, 99999999])}`);
  const text = `${lines.join('\r\n')}\r\n\r\n${body}`;
  const bytes = Buffer.from(text, dice.pick(['utf8', 'latin1']));
  const isHalf = dice.below(8) === 0;
  return {
    bytes: isHalf ? bytes.subarray(0, dice.below(bytes.length)) : bytes,
    isHalf,
    isForeign,
    path,
  };
}

function pathOf(dice, token) {
  if (dice.below(4) === 0) {
    const folder = dice.pick(['/', '/', '//', '/a/', '/images/', '/_waymark/', '/move/', '']);
    return folder + dice.pick(UPWARDS).repeat(dice.below(3)) + dice.pick(TARGETS);
  }
  const steps = Array.from({ length: 1 + dice.below(7) }, () => dice.pick(STEPS));
  const path = dice.pick(STARTS) + steps.join(dice.pick(['/', '/', '/', '//', '\\', '%2f']));
  if (dice.below(10) === 0)
    return `/_waymark/${dice.pick(['live', 'editor'])}?token=${token}&since=${dice.pick(['0', '-1', 'NaN', '1e999'])}`;
  return dice.below(40) === 0 ? path + 'x'.repeat(dice.below(40_000)) : path;
}

function header(dice) {
  const kinds = [
    () => `Range: ${dice.pick(RANGES)}`,
    () => `Range: bytes=${Array.from({ length: 400 }, (_, index) => `${index}-${index}`).join()}`,
    () => `If-None-Match: ${dice.pick(TAGS)}`,
    () => `If-Range: ${dice.pick(TAGS)}`,
    () => `If-Modified-Since: ${dice.pick(['0', 'Thu, 01 Jan 1970 00:00:00 GMT', 'x'])}`,
    () => `Last-Event-ID: ${dice.pick(['-1', 'x', '9'.repeat(400)])}`,
    () => 'Transfer-Encoding: chunked',
    () => 'Expect: 100-continue',
    () => 'Upgrade: websocket',
    () => `Host: ${dice.pick(FOREIGN)}`,
    () => `X-Forwarded-Host: evil.example`,
    () => `Cookie: ${'a=b; '.repeat(dice.below(4000))}`,
    () => `X-${'y'.repeat(dice.below(50))}: \u00ff\u0001`,
    () => 'no header at all',
  ];
  return dice.pick(kinds)();
}
