import { describe, expect, it } from 'vitest';
import { findHead, type JsonValue, readOperation, readSampleRequest, readSpecification } from '../index.ts';
import type { SampleRequest } from './request.ts';

function request(operation: JsonValue, root: Record<string, JsonValue> = {}, method = 'post'): SampleRequest {
  const text = JSON.stringify({
    openapi: '3.2.0',
    servers: [{ url: 'https://a.example' }],
    ...root,
    paths: { '/x': { [method]: operation } },
  });
  const { value } = readSpecification('api.json', text);
  const head = value && findHead(value, method.toUpperCase(), '/x');
  if (value === undefined || head === undefined) throw new Error('no operation');
  return readSampleRequest(value, readOperation(value, head));
}

const parameter = (name: string, place: string, example: JsonValue, rest: object = {}): JsonValue => ({
  name,
  in: place,
  example,
  schema: {},
  ...rest,
});

const withBody = (type: string, media: JsonValue, root?: Record<string, JsonValue>): SampleRequest =>
  request({ requestBody: { content: { [type]: media } } }, root);

describe('parameters', () => {
  it('writes headers and cookies by their styles', () => {
    const { headers } = request({
      parameters: [
        parameter('X-List', 'header', ['a', 'b']),
        parameter('X-Object', 'header', { k: 1, l: 2 }, { explode: true }),
        parameter('X-Json', 'header', undefined as never, {
          content: { 'application/json': { example: ['a'] } },
        }),
        parameter('jar', 'cookie', ['a', 'b'], { explode: false }),
        parameter('sid', 'cookie', 'x'),
      ],
    });
    expect(headers).toEqual([
      { name: 'X-List', value: 'a,b' },
      { name: 'X-Object', value: 'k=1,l=2' },
      { name: 'X-Json', value: '["a"]' },
      { name: 'Cookie', value: 'jar=a,b; sid=x' },
    ]);
  });

  it('makes the whole query of one value', () => {
    const whole = (type: string, example: JsonValue): string =>
      request({ parameters: [{ name: 'q', in: 'querystring', content: { [type]: { example } } }] }).url;
    expect(whole('application/json', { a: ['b c'] })).toBe(
      'https://a.example/x?%7B%22a%22%3A%5B%22b%20c%22%5D%7D',
    );
    expect(whole('application/x-www-form-urlencoded', { a: 'b c', d: [1, 'e'], f: { g: 2 } })).toBe(
      'https://a.example/x?a=b%20c&d=1&d=e&f=%7B%22g%22%3A2%7D',
    );
    expect(whole('text/plain', '?free=form')).toBe('https://a.example/x?free=form');
  });

  it('lets a placeholder stand in for nothing', () => {
    const components = { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } };
    const schema = { type: 'string' };
    const { headers } = request(
      { parameters: [{ name: 'authorization', in: 'header', schema }] },
      { components, security: [{ key: [] }] },
    );
    expect(headers).toEqual([{ name: 'Authorization', value: 'Bearer <token>' }]);
  });
});

describe('bodies', () => {
  it('writes XML as its schema says', () => {
    const Pet = {
      type: 'object',
      xml: { name: 'pet', prefix: 'p', namespace: 'urn:pets' },
      properties: {
        id: { type: 'integer', example: 7, xml: { attribute: true } },
        name: { type: 'string', example: 'A & <B>' },
        photoUrls: {
          type: 'array',
          xml: { wrapped: true, name: 'photos' },
          items: { type: 'string', example: 'u', xml: { name: 'photo' } },
        },
        tags: { type: 'array', items: { type: 'string', example: 't' } },
        owner: { type: 'object', properties: { city: { type: 'string', example: 'Kiel' } } },
      },
    };
    const { body, headers } = withBody(
      'application/xml',
      { schema: { $ref: '#/components/schemas/Pet' } },
      { components: { schemas: { Pet } } },
    );
    expect(headers).toEqual([{ name: 'Content-Type', value: 'application/xml' }]);
    expect(body).toEqual({
      kind: 'text',
      value: `<?xml version="1.0" encoding="UTF-8"?>
<p:pet xmlns:p="urn:pets" id="7">
  <name>A &amp; &lt;B&gt;</name>
  <photos>
    <photo>u</photo>
  </photos>
  <tags>t</tags>
  <owner>
    <city>Kiel</city>
  </owner>
</p:pet>`,
    });
    expect(withBody('text/xml', { example: '<a/>' }).body).toEqual({ kind: 'text', value: '<a/>' });
  });

  it('gives parts the types of their encodings', () => {
    const { body } = withBody('multipart/form-data', {
      schema: {
        properties: {
          meta: { type: 'object', properties: { a: { type: 'integer', example: 1 } } },
          note: { type: 'string', example: 'n' },
          count: { type: 'integer', example: 2 },
          picture: { type: 'string', format: 'binary' },
        },
      },
      encoding: {
        note: { contentType: 'text/markdown, text/plain' },
        picture: { contentType: 'image/*, image/png' },
      },
    });
    expect(body).toEqual({
      kind: 'multipart',
      fields: [
        { name: 'meta', value: '{"a":1}', isFile: false, contentType: 'application/json' },
        { name: 'note', value: 'n', isFile: false, contentType: 'text/markdown' },
        { name: 'count', value: '2', isFile: false },
        { name: 'picture', value: '<file>', isFile: true, contentType: 'image/png' },
      ],
    });
  });

  it('writes sequences as their types frame them', () => {
    const sequence = (type: string): SampleRequest['body'] =>
      withBody(type, { itemSchema: {}, example: [{ a: 1 }, 'b'] }).body;
    expect(sequence('application/x-ndjson')).toEqual({ kind: 'text', value: '{"a":1}\nb\n' });
    expect(sequence('application/json-seq')).toEqual({
      kind: 'text',
      value: '\u001e{"a":1}\n\u001eb\n',
    });
    expect(sequence('text/event-stream')).toEqual({ kind: 'text', value: 'data: {"a":1}\n\ndata: b\n\n' });
    const events = { itemSchema: {}, example: [{ event: 'add', data: 'a\nb' }, { data: { c: 1 } }] };
    expect(withBody('text/event-stream', events).body).toEqual({
      kind: 'text',
      value: 'event: add\ndata: a\ndata: b\n\ndata: {"c":1}\n\n',
    });
  });

  it('sends the file of a type that is no text', () => {
    expect(withBody('application/pdf', {})).toMatchObject({
      headers: [{ name: 'Content-Type', value: 'application/pdf' }],
      body: { kind: 'file' },
    });
    expect(withBody('image/*', { schema: { type: 'string', format: 'binary' } }).headers).toEqual([
      { name: 'Content-Type', value: 'image/png' },
    ]);
  });

  it('names a type where any is allowed', () => {
    expect(withBody('*/*', { example: { a: 1 } })).toMatchObject({
      headers: [{ name: 'Content-Type', value: 'application/json' }],
      body: { kind: 'json' },
    });
  });

  it('sends none with HEAD', () => {
    const content = { 'application/json': { example: 1 } };
    expect(request({ requestBody: { content } }, {}, 'head').body).toBeUndefined();
  });
});
