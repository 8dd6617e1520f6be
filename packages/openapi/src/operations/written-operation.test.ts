import type { PageField } from '@waymark/core/content';
import { describe, expect, it } from 'vitest';
import {
  codeSamples,
  readOperation,
  readWrittenOperation,
  type WrittenPage,
  writtenMarkdown,
} from '../index.ts';

const field = (part: Partial<PageField>): PageField => ({
  place: 'query',
  name: 'q',
  required: false,
  deprecated: false,
  fields: [],
  ...part,
});

function read(page: Partial<WrittenPage>): ReturnType<typeof readWrittenOperation> {
  return readWrittenOperation(
    {
      api: 'POST /v1/users',
      title: 'Create',
      servers: ['https://api.example.com/base'],
      fields: [],
      ...page,
    },
    { file: 'a.mdx' },
  );
}

function sample(page: Partial<WrittenPage>): string {
  const { value } = read(page);
  if (value === undefined) throw new Error('no operation');
  const operation = readOperation(value.specification, value.head);
  return codeSamples(value.specification, operation, { languages: ['bash'] })[0]?.code ?? '';
}

describe('readWrittenOperation', () => {
  it('says in Markdown what signs a request', () => {
    const markdown = (page: Partial<WrittenPage>): string => {
      const { value } = read(page);
      return value === undefined ? '' : writtenMarkdown(readOperation(value.specification, value.head), []);
    };
    expect(markdown({})).toBe('`POST /v1/users`\n');
    expect(markdown({ auth: { method: 'key', name: 'X-Key' } })).toContain('- `X-Key` (apiKey, in header)');
  });

  it.each([
    ['POST /v1/users', 'POST', '/v1/users', 'https://api.example.com/base'],
    ['get https://host.example/users/{id}', 'GET', '/users/{id}', 'https://host.example'],
    ['DELETE https://host.example', 'DELETE', '/', 'https://host.example'],
    ['PATCH https://{tenant}.example.com:8080/x', 'PATCH', '/x', 'https://{tenant}.example.com:8080'],
  ])('reads %s', (api, method, path, server) => {
    const { value } = read({ api });
    expect(value?.head).toMatchObject({ method, path, title: 'Create' });
    expect(value && readOperation(value.specification, value.head).servers[0]?.url).toBe(server);
  });

  it.each(['/users', 'FETCH /users', 'GET users', 'GET', ''])('refuses %j', (api) => {
    const { value, diagnostics } = read({ api });
    expect(value).toBeUndefined();
    expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([
      ['openapi/invalid-api', 'warning'],
    ]);
  });

  it('makes samples of fields, nested ones too', () => {
    const fields = [
      field({ place: 'query', name: 'dry', type: 'boolean' }),
      field({ place: 'header', name: 'X-Trace', type: 'string', example: 'abc' }),
      field({ place: 'body', name: 'name', type: 'string', required: true, default: 'Ada' }),
      field({
        place: 'body',
        name: 'tags',
        type: 'object[]',
        fields: [field({ place: 'response', name: 'label', type: 'enum<string>', choices: ['a', 'b'] })],
      }),
    ];
    const code = sample({ fields, auth: { method: 'key', name: 'X-Key' } });
    expect(code).toContain('https://api.example.com/base/v1/users?dry=true');
    expect(code).toContain('X-Key: <api-key>');
    expect(code).toContain('X-Trace: abc');
    expect(code.replace(/\s/g, '')).toContain('{"name":"Ada","tags":[{"label":"a"}]}');
  });

  it('tells a first value from a hint', () => {
    const fields = [
      field({ place: 'query', name: 'first', type: 'integer', initial: 1, example: 2, default: 3 }),
      field({ place: 'query', name: 'hint', type: 'integer', example: 4, default: 5 }),
    ];
    const { value } = read({ fields });
    const operation = value && readOperation(value.specification, value.head);
    expect(operation?.parameters.map(({ schema }) => schema?.value)).toMatchObject([
      { example: 1, 'x-default': 1 },
      { example: 4, 'x-default': 5, 'x-placeholder': true },
    ]);
  });

  it.each<[string | undefined, string, unknown]>([
    ['integer', '6', 6],
    ['number', '0.50', 0.5],
    ['boolean', 'true', true],
    ['number[]', '[1, 2]', [1, 2]],
    ['object', '{"a": 1}', { a: 1 }],
    ['string', '7', '7'],
    [undefined, '7', '7'],
    ['integer', 'many', 'many'],
    ['integer', '9007199254740993', '9007199254740993'],
  ])('a %s in quotes, %s, is read as its type', (type, written, expected) => {
    const typed = { place: 'query', name: 'x', default: written, ...(type && { type }) } as const;
    const { value } = read({ fields: [field(typed)] });
    const operation = value && readOperation(value.specification, value.head);
    expect(operation?.parameters[0]?.schema?.value).toMatchObject({
      default: expected,
      'x-default': expected,
    });
  });

  it('sends a form when a field is a file', () => {
    const fields = [field({ place: 'body', name: 'photo', type: 'file' })];
    expect(sample({ fields })).toContain('photo=@');
  });

  it('knows path parameters that no field describes', () => {
    const { value } = read({
      api: 'GET /a/{b}/{c}',
      fields: [field({ place: 'path', name: 'b', type: 'integer' })],
    });
    const operation = value && readOperation(value.specification, value.head);
    expect(operation?.parameters.map(({ name, required }) => [name, required])).toEqual([
      ['c', true],
      ['b', true],
    ]);
  });

  it('takes a field without a name for the whole body', () => {
    const fields = [field({ place: 'body', name: '', type: 'string[]' })];
    expect(sample({ fields })).toContain('"<string>"');
  });
});
