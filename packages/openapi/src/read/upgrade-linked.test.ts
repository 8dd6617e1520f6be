import { expect, it } from 'vitest';
import { findHead, readOperation, readSpecification } from '../index.ts';

const files: Readonly<Record<string, string>> = {
  'paths/ships.yaml': `
    post:
      parameters:
        - $ref: ../shared.yaml#/parameters/Limit
        - $ref: ../shared.yaml#/parameters/Ship
      responses:
        200: { description: Fine, schema: { type: object, properties: { id: { type: integer } } } }
        400: { $ref: '../shared.yaml#/responses/Bad' }`,
  'shared.yaml': `
    parameters:
      Limit: { name: limit, in: query, type: integer, maximum: 5 }
      Ship: { name: ship, in: body, required: true, schema: { type: object, properties: { name: { type: string } } } }
    responses:
      Bad: { description: Bad, schema: { type: string, example: no } }`,
};

it('reads what a Swagger document has in other files', () => {
  const text = `swagger: '2.0'\nproduces: [application/json]\npaths: { /ships: { $ref: paths/ships.yaml } }`;
  const { value, diagnostics } = readSpecification('api.yaml', text, { load: (path) => files[path] });
  const head = value && findHead(value, 'POST', '/ships');
  if (value === undefined || head === undefined) throw new Error('no operation');
  const { parameters, body, responses } = readOperation(value, head);
  expect(diagnostics).toEqual([]);
  expect(parameters.map(({ name, schema }) => [name, schema.value])).toEqual([
    ['limit', { type: 'integer', maximum: 5 }],
  ]);
  expect(body?.required).toBe(true);
  expect(body?.content.map(({ type, schema }) => [type, schema?.value])).toEqual([
    ['application/json', { type: 'object', properties: { name: { type: 'string' } } }],
  ]);
  expect(responses.map(({ status, content }) => [status, content.map(({ type }) => type)])).toEqual([
    ['200', ['application/json']],
    ['400', ['application/json']],
  ]);
});
