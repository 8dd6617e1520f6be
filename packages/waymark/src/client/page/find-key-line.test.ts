import { expect, it } from 'vitest';
import { findKeyLine } from './find-key-line.ts';

const json = `{
  "tags": [
    { "id": 1 }
  ],
  "ship": {
    "id": 7,
    "berth": {
      "name": "East"
    }
  },
  "id": 3
}`;

const curl = `curl -X POST 'https://a.example/b?limit=20' \\
  -H 'X-Trace: 1' \\
  -d '{
  "name": "a.b"
}'`;

it.each<[string, string, readonly string[], string | undefined]>([
  ['the outermost key, not one within another', json, ['id'], '"id": 3'],
  ['a key in the one around it', json, ['ship', 'berth', 'name'], '"name": "East"'],
  ['no key that stands elsewhere', json, ['ship', 'name'], undefined],
  ['entries of a list, whatever their position', json, ['tags', '[0]'], '"tags": ['],
  ['a header and a query of a request', curl, ['x-trace'], `-H 'X-Trace: 1' \\`],
  ['a name with signs of its own', '{ "a.b": 1 }', ['a.b'], '{ "a.b": 1 }'],
  ['nothing without a name', json, ['{key}'], undefined],
])('finds %s', (_, code, names, expected) => {
  const place = findKeyLine(code, names);
  expect(place && code.slice(place.start, place.end)).toBe(expected);
});
