import { expect, it } from 'vitest';
import { describeOther } from './describe-other.ts';

it.each([
  ['\n', 'is empty'],
  ['<?xml version="1.0"?><definitions/>', 'is XML'],
  ['%PDF-1.7', 'is no text'],
  ['PK\u0003\u0004', 'is no text'],
  [
    '{"info":{"name":"N","schema":"https://schema.getpostman.com/json/collection/v2.1.0/collection.json"}}',
    'is a Postman collection',
  ],
  ['{"_type":"export","__export_format":4}', 'is an export of Insomnia'],
  ['{"log":{"version":"1.2","entries":[]}}', 'is a log of requests (HAR)'],
  ['#%RAML 1.0\ntitle: N', 'is RAML'],
  ['FORMAT: 1A\n# N', 'is API Blueprint'],
  ['overlay: 1.0.0\nactions: []', 'is an OpenAPI Overlay'],
  ['{"arazzo":"1.0.1"}', 'is an Arazzo document'],
  ['{"data":{"__schema":{}}}', 'is the answer to a GraphQL introspection'],
  ['{"title":"N"}', 'has no `openapi`, `swagger` or `asyncapi` with a version at its top'],
])('%s', (text, instead) => {
  expect(describeOther(text).instead).toBe(instead);
});
