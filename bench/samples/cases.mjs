// Requests that are hard to write in one language or another.

const TEXT = 'it\'s "quoted" \\ and ${filled} #{in} `here` — naïve 日本\nsecond line\ttab </script>';

const VALUE = {
  text: TEXT,
  numbers: [0, -1.5, 1e21, 12345678901],
  words: [true, false, null],
  nothing: { list: [], object: {} },
  counted: { 0: 'a', 1: 'b' },
  'odd key\'s "name" $x': '$HOME %s {{x}} ???/',
};

const json = (value) => ({ kind: 'json', value });
const typed = (type, body) => ({ headers: [{ name: 'Content-Type', value: type }], body });
const text = (name, value, contentType) => ({
  name,
  value,
  isFile: false,
  ...(contentType && { contentType }),
});
const file = (name, contentType) => ({
  name,
  value: '<file>',
  isFile: true,
  ...(contentType && { contentType }),
});

const FIELDS = [
  { name: 'name', value: 'a b&c=d' },
  { name: 'tag', value: 'ä+%' },
  { name: 'tag', value: TEXT },
];

/** Requests without their address: `path` follows that of the server. */
export const cases = [
  {
    name: 'query, headers, cookies',
    method: 'GET',
    path: '/a%20b/c?list=x,y&deep[a][b]=1&q=it%27s%20%24x%20%26%20y&flag=',
    headers: [
      { name: 'X-Quotes', value: `a'b"c \\ $x #{y}` },
      { name: 'X-List', value: 'one,two' },
      { name: 'Cookie', value: 'sid=abc; theme=dark' },
    ],
  },
  {
    name: 'headers beyond ASCII, and without a value',
    method: 'GET',
    path: '/headers',
    headers: [
      { name: 'X-Name', value: 'naïve 日本' },
      { name: 'X-Nothing', value: '' },
    ],
  },
  { name: 'no body', method: 'DELETE', path: '/things/1', headers: [] },
  { name: 'head', method: 'HEAD', path: '/things/1', headers: [] },
  { name: 'options', method: 'OPTIONS', path: '/things', headers: [] },
  { name: 'json', method: 'POST', path: '/json', ...typed('application/json', json(VALUE)) },
  {
    name: 'a type of its own',
    method: 'PATCH',
    path: '/json',
    ...typed('application/vnd.api+json', json([VALUE])),
  },
  { name: 'json text', method: 'PUT', path: '/json', ...typed('application/json', json(TEXT)) },
  { name: 'json null', method: 'PUT', path: '/json', ...typed('application/json', json(null)) },
  {
    name: 'json with names of JavaScript',
    method: 'PUT',
    path: '/json',
    ...typed('application/json', json(JSON.parse('{"__proto__": {"a": 1}, "constructor": ["__proto__:"]}'))),
  },
  { name: 'json number', method: 'PUT', path: '/json', ...typed('application/json', json(7)) },
  { name: 'method of its own', method: 'QUERY', path: '/json', ...typed('application/json', json({ a: 1 })) },
  { name: 'get with body', method: 'GET', path: '/json', ...typed('application/json', json({ a: 1 })) },
  {
    name: 'form',
    method: 'POST',
    path: '/form',
    ...typed('application/x-www-form-urlencoded', { kind: 'form', fields: FIELDS }),
  },
  {
    name: 'form without repeats',
    method: 'POST',
    path: '/form',
    ...typed('application/x-www-form-urlencoded', { kind: 'form', fields: FIELDS.slice(0, 2) }),
  },
  {
    name: 'parts',
    method: 'POST',
    path: '/parts',
    headers: [{ name: 'X-A', value: 'b' }],
    body: {
      kind: 'multipart',
      fields: [text('note', '@not;a=file'), file('upload'), text('more', TEXT)],
    },
  },
  {
    name: 'parts with types',
    method: 'PUT',
    path: '/parts',
    headers: [],
    body: {
      kind: 'multipart',
      fields: [
        text('meta', JSON.stringify(VALUE), 'application/json'),
        text('tag', 'one'),
        text('tag', '@two'),
        file('picture', 'image/png'),
      ],
    },
  },
  {
    name: 'files with types',
    method: 'POST',
    path: '/parts',
    headers: [],
    body: { kind: 'multipart', fields: [text('note', 'x'), file('picture', 'image/png')] },
  },
  {
    name: 'xml',
    method: 'POST',
    path: '/text',
    ...typed('application/xml', {
      kind: 'text',
      value: '<?xml version="1.0" encoding="UTF-8"?>\n<a b="1">\n  <c>ä &amp; \'b\' $x</c>\n</a>',
    }),
  },
  {
    name: 'lines of json',
    method: 'POST',
    path: '/text',
    ...typed('application/x-ndjson', { kind: 'text', value: '{"a":"\\\\n"}\n{"a":2}\n' }),
  },
  {
    name: 'signs that nobody sees',
    method: 'POST',
    path: '/text',
    ...typed('text/plain', { kind: 'text', value: '$a\r\n#{b}\u0001\u2028\\c' }),
  },
  {
    name: 'text like a file',
    method: 'POST',
    path: '/text',
    ...typed('text/plain', { kind: 'text', value: '@x' }),
  },
  {
    name: 'file',
    method: 'PUT',
    path: '/file',
    ...typed('application/octet-stream', { kind: 'file' }),
  },
];
