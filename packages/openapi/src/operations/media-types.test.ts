import { expect, it } from 'vitest';
import { isJsonType } from './media-types.ts';

it.each([
  'application/json',
  'application/vnd.api+json',
  'text/json; charset=utf-8',
  'Application/JSON',
  '*/*',
])('%s carries JSON', (type) => {
  expect(isJsonType(type)).toBe(true);
});

it.each(['application/xml', 'application/jsonl', 'image/*', 'application/x-ndjson', ''])(
  '%j carries none',
  (type) => {
    expect(isJsonType(type)).toBe(false);
  },
);
