import { expect, it } from 'vitest';
import { readSpecification } from '../../index.ts';

/** What is told of a text, with the words that it stands at. */
function told(text: string): readonly (readonly (string | undefined)[])[] {
  const { diagnostics } = readSpecification('api.yaml', text);
  return diagnostics.map(({ code, hint, span }) => [
    code.replace('openapi/', ''),
    text.slice(span?.start, span?.end),
    hint,
  ]);
}

it('tells of misspelt keys of Swagger 2.0', () => {
  const text = `swagger: '2.0'
info: { title: Harbour, version: '1' }
produce: [application/json]
definitons: { Boat: { type: object, proprties: {} } }
securityDefinitons: { key: { type: apiKey, in: header, name: X } }
paths:
  /boats:
    get:
      paramaters: []
      security: [{ key: [] }]
      responses: { '200': { description: Boats, shema: { $ref: '#/definitions/Boat' } } }
    post:
      parameters:
        - { in: body, name: boat, schema: { type: object, requird: [a] } }
        - { in: formdata, name: file, type: file }
      responses: { '200': { description: Boat, schema: { type: file } } }
`;
  expect(told(text)).toEqual([
    ['misspelt-key', 'produce', 'Did you mean `produces`?'],
    ['misspelt-key', 'definitons', 'Did you mean `definitions`?'],
    ['misspelt-key', 'securityDefinitons', 'Did you mean `securityDefinitions`?'],
    ['misspelt-key', 'paramaters', 'Did you mean `parameters`?'],
    ['misspelt-key', 'shema', 'Did you mean `schema`?'],
    ['misspelt-key', 'requird', 'Did you mean `required`?'],
    ['invalid-structure', 'formdata', 'Did you mean `formData`?'],
  ]);
  expect(told(`swagger: '2.0'\ninfo: { title: Harbour, version: '1' }\npathes: {}\n`)).toEqual([
    ['invalid-structure', 'pathes', 'Did you mean `paths`?'],
  ]);
});

it('takes for granted what Swagger 2.0 has and OpenAPI 3 has not', () => {
  const text = `swagger: '2.0'
info: { title: Harbour, version: '1' }
host: example.com
basePath: /v1
schemes: [https]
consumes: [application/json]
parameters: { page: { in: query, name: page, type: integer, collectionFormat: csv } }
responses: { Lost: { description: Lost, examples: { application/json: {} } } }
definitions: { Boat: { type: object, discriminator: kind, additionalProperties: true, properties: { kind: { type: string } } } }
securityDefinitions: { login: { type: oauth2, flow: implicit, authorizationUrl: 'https://example.com', scopes: {} } }
paths:
  /boats:
    parameters: [{ $ref: '#/parameters/page' }]
    get: { schemes: [https], produces: [text/csv], responses: { '200': { description: Boats, headers: { X-A: { type: string } } } } }
`;
  expect(told(text)).toEqual([]);
});
