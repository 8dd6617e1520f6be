import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  codeSamples,
  ExactNumber,
  findHead,
  type JsonValue,
  readOperation,
  readSampleRequest,
  readSpecification,
  sampleLanguages,
  writeSample,
} from '../index.ts';
import { curl } from './languages/curl.ts';
import { java } from './languages/java.ts';
import { javascript } from './languages/javascript.ts';
import { python } from './languages/python.ts';
import { braceQuoted, doubleQuoted, singleQuoted } from './literals.ts';
import type { SampleRequest } from './request.ts';

function request(
  operation: JsonValue,
  root: Record<string, JsonValue> = {},
  source = 'api.json',
  path = '/x',
): SampleRequest {
  const text = JSON.stringify({
    openapi: '3.1.0',
    servers: [{ url: 'https://a.example/' }],
    ...root,
    paths: { [path]: { post: operation } },
  });
  const { value } = readSpecification(source, text);
  const head = value && findHead(value, 'POST', path);
  if (value === undefined || head === undefined) throw new Error('no operation');
  return readSampleRequest(value, readOperation(value, head));
}

const query = (name: string, schema: JsonValue, rest: object = {}): JsonValue => ({
  name,
  in: 'query',
  schema,
  ...rest,
});

const sample = (id: string, wanted: Partial<SampleRequest>): string =>
  writeSample(id, { method: 'PUT', url: 'https://a.example/x', headers: [], ...wanted });

it('keeps numbers that a language would round', () => {
  const type = [{ name: 'Content-Type', value: 'application/json' }];
  const write = (id: string, number: string): string =>
    sample(id, { headers: type, body: { kind: 'json', value: { n: new ExactNumber(number) } } });
  const text = (number: string): string => `{"n":${number}}`;
  expect(write('javascript', '9007199254740993')).toContain(`body: '${text('9007199254740993')}'`);
  expect(write('php', '9223372036854775807')).toContain('json_encode(');
  expect(write('php', '9223372036854775808')).toContain(`'${text('9223372036854775808')}'`);
  for (const id of ['python', 'ruby']) {
    expect(write(id, '9223372036854775808')).not.toContain(text('9223372036854775808'));
    const fraction = '0.12345678901234567891';
    expect(write(id, fraction).replaceAll('\\', '')).toContain(text(fraction));
  }
});

it('gives C# headers of the content to the content', () => {
  const headers = [
    { name: 'content-language', value: 'de' },
    { name: 'X-A', value: 'b' },
  ];
  const code = sample('csharp', { headers, body: { kind: 'text', value: 'x' } });
  expect(code).toContain('request.Content.Headers.TryAddWithoutValidation("content-language", "de");');
  expect(code).toContain('request.Headers.TryAddWithoutValidation("X-A", "b");');
  const typed = sample('csharp', { headers: [{ name: 'Content-Type', value: 'a/b' }] });
  expect(typed).toContain('ContentType = MediaTypeHeaderValue.Parse("a/b")');
});

it('lets PowerShell send headers that it would refuse, and text as UTF-8', () => {
  const flag = '-SkipHeaderValidation';
  const withHeader = (name: string, value: string): string =>
    sample('powershell', { headers: [{ name, value }] });
  expect(withHeader('If-Match', 'abc')).toContain(flag);
  expect(withHeader('Authorization', 'a=b')).toContain(flag);
  expect(withHeader('Authorization', 'Bearer <token>')).not.toContain(flag);
  const json = (value: string): string => sample('powershell', { body: { kind: 'json', value: [value] } });
  expect(json('日')).toContain('UTF8.GetBytes($body)');
  expect(json('a')).toContain('-Body $body');
});

it('writes Kotlin that can be compiled as a file', () => {
  const code = sample('kotlin', { body: { kind: 'json', value: { a: 1 } } });
  expect(code).toMatch(
    /\nfun main\(\) \{\n {4}val body = """\n {4}\{\n {6}"a": 1\n {4}\}\n {4}"""\.trimIndent\(\)/,
  );
});

describe('readSampleRequest', () => {
  it('leaves placeholders readable in cookies too', () => {
    const cookie = { name: 'sid', in: 'cookie', schema: { type: 'string' } };
    const { headers } = request({ parameters: [cookie] });
    expect(headers).toEqual([{ name: 'Cookie', value: 'sid=<string>' }]);
  });

  it('puts query parameters behind those that the path has', () => {
    const operation = { parameters: [query('s', { type: 'string', example: 'a' })] };
    expect(request(operation, {}, 'api.json', '/x?kind=1').url).toBe('https://a.example/x?kind=1&s=a');
  });

  it('writes query parameters by style', () => {
    const list = { type: 'array', example: ['a', 'b c'] };
    const object = { type: 'object', example: { k: 1, l: 'x' } };
    const { url } = request({
      parameters: [
        query('e', list),
        query('c', list, { explode: false }),
        query('p', list, { style: 'pipeDelimited', explode: false }),
        query('d', object, { style: 'deepObject' }),
        query('f', object),
        query('s', { type: 'string' }),
      ],
    });
    expect(url).toBe(
      'https://a.example/x?e=a&e=b%20c&c=a,b%20c&p=a%7Cb%20c&d[k]=1&d[l]=x&k=1&l=x&s=<string>',
    );
  });

  it('puts credentials where they belong', () => {
    const components = {
      securitySchemes: {
        basic: { type: 'http', scheme: 'Basic' },
        key: { type: 'apiKey', in: 'query', name: 'key' },
        jar: { type: 'apiKey', in: 'cookie', name: 'sid' },
      },
    };
    const { url, headers } = request({}, { components, security: [{ basic: [], key: [], jar: [] }] });
    expect(url).toBe('https://a.example/x?key=<api-key>');
    expect(headers).toEqual([
      { name: 'Authorization', value: 'Basic <encoded-value>' },
      { name: 'Cookie', value: 'sid=<api-key>' },
    ]);
  });

  it('resolves servers', () => {
    const variables = { host: { default: 'b.example' } };
    expect(request({}, { servers: [{ url: 'https://{host}/v1/', variables }] }).url).toBe(
      'https://b.example/v1/x',
    );
    expect(request({}, { servers: [{ url: '/v2' }] }, 'https://c.example/docs/api.json').url).toBe(
      'https://c.example/v2/x',
    );
    expect(request({}, { servers: [{ url: '/v2' }] }).url).toBe('https://api.example.com/v2/x');
    expect(request({}, { servers: [{ url: '//d.example/v3/' }] }).url).toBe('https://d.example/v3/x');
    expect(request({}, { servers: [] }).url).toBe('https://api.example.com/x');
  });
});

/** Bodies that would break out of a string in one language or another. */
const hostile: SampleRequest = {
  method: 'POST',
  url: "https://a.example/it's?q=<string>",
  headers: [
    { name: 'X-A', value: `a'b"c` },
    { name: 'X-B', value: '$(touch nothing) `x` ${y} \\' },
  ],
  body: {
    kind: 'json',
    value: { "k'": `'; rm -rf / #`, list: [null, true, 1.5, []], nested: {}, '</script>': '\u2028"' },
  },
};

describe('bodies', () => {
  const body = (type: string, media: JsonValue): SampleRequest['body'] =>
    request({ requestBody: { content: { [type]: media } } }).body;

  it('writes form fields by their encoding', () => {
    const example = { list: ['a', 'b'], deep: { k: { l: 1 }, m: ['x'] }, json: { a: 1 } };
    const encoding = { deep: { style: 'deepObject', explode: true } };
    expect(body('application/x-www-form-urlencoded', { example, encoding })).toEqual({
      kind: 'form',
      fields: [
        { name: 'list', value: 'a' },
        { name: 'list', value: 'b' },
        { name: 'deep[k][l]', value: '1' },
        { name: 'deep[m]', value: 'x' },
        { name: 'json', value: '{"a":1}' },
      ],
    });
  });

  it('sends a null that is written, which is no file', () => {
    const { body } = request({
      requestBody: { content: { 'application/json': { schema: { type: 'null' }, example: null } } },
    });
    expect(body).toEqual({ kind: 'json', value: null });
  });

  it('sends files', () => {
    const schema = { type: 'string', format: 'binary' };
    expect(body('application/octet-stream', { schema })).toEqual({ kind: 'file' });
    expect(
      body('multipart/form-data', { schema: { properties: { f: { type: 'array', items: schema } } } }),
    ).toEqual({
      kind: 'multipart',
      fields: [{ name: 'f', value: '<file>', isFile: true }],
    });
  });

  it('send the entries of a list as parts without names', () => {
    const items = { type: 'object', properties: { a: { type: 'string', example: 'x' } } };
    const schema = { type: 'array', items };
    const mixed = request({ requestBody: { content: { 'multipart/mixed': { schema } } } });
    expect(mixed.body).toMatchObject({ kind: 'multipart', fields: [{ contentType: 'application/json' }] });
    expect(curl.write(mixed)).toContain(`--form '="{\\"a\\":\\"x\\"}";type=application/json'`);
    expect(sample('python', mixed)).toContain('Content-Type: application/json');
  });

  it('names its own boundary where the content type has one', () => {
    const schema = { properties: { a: { type: 'string' } } };
    for (const given of ['; boundary=abc', '; Boundary="a;b"; type=text']) {
      const mixed = request({ requestBody: { content: { [`multipart/mixed${given}`]: { schema } } } });
      const named = sample('python', mixed).match(/multipart\/mixed.*boundary.*$/gim);
      expect(named?.map((line) => line.split(/boundary=/i).length)).toEqual([2]);
    }
  });

  it('sends parts that are no fields of a form in order, without names', () => {
    const content = {
      schema: {
        properties: {
          meta: { properties: { a: { type: 'integer' } } },
          f: { type: 'string', format: 'binary' },
        },
      },
      encoding: { f: { contentType: 'image/png' } },
    };
    const related = request({ requestBody: { content: { 'multipart/related': content } } });
    expect(related.body).toMatchObject({ kind: 'multipart', type: 'multipart/related' });
    expect(curl.write(related)).toContain(`--header 'Content-Type: multipart/related' \\
  --form 'meta="{\\"a\\":123}";type=application/json' \\
  --form 'f=@path/to/file;type=image/png'`);
    for (const { id } of sampleLanguages.filter((language) => language.id !== 'bash')) {
      const code = sample(id, related);
      expect(code, id).toContain('multipart/related; boundary=waymark-boundary');
      expect(code, id).not.toContain('form-data');
      expect(code, `${id}: of pages, no carriage return is copied`).not.toContain('\r');
      expect(code, id).toMatch(/Content-Type: image\/png[\s\S]{1,40}<file>/);
    }
  });

  it('keeps made-up bodies short, but not written ones', () => {
    const names = Array.from({ length: 80 }, (_, index) => `n${index}`);
    const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
    const keys = (media: JsonValue): number => {
      const made = body('application/json', media);
      return made?.kind === 'json' ? Object.keys(made.value ?? {}).length : -1;
    };
    expect(keys({ schema: { properties, required: ['n7', 'n9'] } })).toBe(2);
    expect(keys({ schema: { properties } })).toBeLessThan(20);
    expect(
      keys({ schema: { properties }, example: Object.fromEntries(names.map((name) => [name, 1])) }),
    ).toBe(80);
  });
});

/** Reads a text between double quotes as Rust, Swift, PHP and Ruby do. */
function readBraces(literal: string): string {
  return literal
    .slice(1, -1)
    .replace(/\\(?:u\{([\da-f]+)\}|(.))/g, (_, code?: string, letter = '') =>
      code === undefined
        ? ({ n: '\n', r: '\r', t: '\t' }[letter as string] ?? letter)
        : String.fromCharCode(Number.parseInt(code, 16)),
    );
}

describe('languages', () => {
  it('writes curl that a shell reads back', () => {
    const script = curl.write(hostile).replace(/^curl/, `printf '%s\\0'`);
    const words = execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0');
    expect(words).toContain(`X-A: a'b"c`);
    expect(words).toContain('X-B: $(touch nothing) `x` ${y} \\');
    expect(words).toContain("https://a.example/it's?q=<string>");
    expect(JSON.parse(words.at(-2) ?? '')).toEqual(hostile.body?.kind === 'json' && hostile.body.value);
  });

  it('sets JSON in below its flag of curl, and changes none of it', () => {
    const value = { ship: "it's\n  \u2028late", goods: ['UN 1203'] };
    const sample = curl.write({ ...hostile, headers: [], body: { kind: 'json', value } });
    expect(sample.split('\n').slice(2)).toEqual([
      "  --data '{",
      `    "ship": "it'\\''s\\n  \u2028late",`,
      '    "goods": [',
      '      "UN 1203"',
      '    ]',
      "  }'",
    ]);
    const words = execFileSync('sh', ['-c', sample.replace(/^curl/, `printf '%s\\0'`)], { encoding: 'utf8' });
    expect(JSON.parse(words.split('\0').at(-2) ?? '')).toEqual(value);
  });

  it('writes JavaScript that says the same', async () => {
    const calls: unknown[] = [];
    const fetch = async (...call: unknown[]): Promise<unknown> => {
      calls.push(...call);
      return { text: async () => '' };
    };
    const run = new Function('fetch', 'console', `return (async () => { ${javascript.write(hostile)} })()`);
    await run(fetch, { log: () => undefined });
    expect(calls[0]).toBe(hostile.url);
    expect(calls[1]).toMatchObject({
      method: 'POST',
      headers: { 'X-A': `a'b"c`, 'X-B': hostile.headers[1]?.value },
    });
    const { body } = calls[1] as { body: string };
    expect(JSON.parse(body)).toEqual(hostile.body?.kind === 'json' && hostile.body.value);
  });

  it('writes Python', () => {
    const body = { kind: 'json' as const, value: { a: null, b: [true, 'x'], c: {} } };
    expect(
      python.write({
        method: 'POST',
        url: 'https://a.example',
        headers: [{ name: 'A', value: '"b"' }],
        body,
      }),
    ).toBe(
      `import requests

url = "https://a.example"

payload = {
    "a": None,
    "b": [
        True,
        "x"
    ],
    "c": {}
}

headers = {
    "A": "\\"b\\""
}

response = requests.post(url, json=payload, headers=headers)

print(response.text)`,
    );
  });

  it('sends forms and files', () => {
    const fields = [
      { name: 'f', value: '<file>', isFile: true },
      { name: 'n', value: 'a b', isFile: false },
      { name: 's', value: '<string>;x', isFile: false },
    ];
    const multipart: SampleRequest = {
      method: 'PUT',
      url: 'https://a.example',
      headers: [],
      body: { kind: 'multipart', fields },
    };
    expect(curl.write(multipart)).toBe(
      `curl --request PUT \\\n  --url https://a.example \\\n  --form 'f=@path/to/file' \\\n  --form 'n=a b' \\\n  --form-string 's=<string>;x'`,
    );
    expect(javascript.write(multipart)).toContain("form.append('f', fileInput.files[0]);");
    expect(python.write(multipart)).toContain('("f", open("path/to/file", "rb")),');
    const form: SampleRequest = { ...multipart, body: { kind: 'form', fields } };
    expect(curl.write(form)).toContain("--data-urlencode 'n=a b'");
    const repeated = { kind: 'form' as const, fields: [fields, fields].flat() };
    expect(javascript.write({ ...form, body: repeated })).toContain("['n', 'a b'],\n    ['s'");
  });

  it('keeps curl from reading files and ranges', () => {
    const request = { method: 'POST', url: 'https://a.example?a[b]=1', headers: [] };
    expect(curl.write({ ...request, body: { kind: 'text', value: '@/etc/passwd' } })).toContain(
      "--data-raw '@/etc/passwd'",
    );
    expect(curl.write(request)).toContain('--globoff');
    expect(curl.write({ ...request, body: { kind: 'file' } })).toContain('--data-binary @path/to/file');
    expect(curl.write({ ...request, method: 'HEAD' })).toMatch(/^curl --head /);
    const name = 'a=@/etc/passwd;x';
    const forms = [
      { name, value: 'v', isFile: false },
      { name, value: '', isFile: true, contentType: 'image/png, image/jpeg,/etc/passwd' },
      { name: 'q', value: '"v"', isFile: false },
      { name: 'b', value: 'v', isFile: false, contentType: 'text/plain; charset=utf-8;headers=@/etc/passwd' },
    ];
    const sample = curl.write({ ...request, body: { kind: 'multipart', fields: forms } });
    expect(sample.split(' \\\n  ').slice(3)).toEqual([
      "--form 'a%3D@/etc/passwd;x=v'",
      "--form 'a%3D@/etc/passwd;x=@path/to/file;type=image/png'",
      `--form-string 'q="v"'`,
      `--form 'b="v";type=text/plain; charset=utf-8'`,
    ]);
  });

  const bodies: readonly (SampleRequest['body'] | undefined)[] = [
    undefined,
    hostile.body,
    { kind: 'json', value: { plain: ['text'] } },
    { kind: 'json', value: 'text' },
    { kind: 'text', value: 'two\nlines' },
    { kind: 'form', fields: [{ name: 'field', value: 'text' }] },
    { kind: 'multipart', fields: [{ name: 'field', value: 'text', isFile: false }] },
    { kind: 'file' },
  ];

  const requests = ['GET', 'HEAD', 'POST', 'PATCH', 'QUERY'].flatMap((method) =>
    bodies.map((body) => ({ ...hostile, method, ...(body === undefined ? {} : { body }) })),
  );
  const SENT = {
    form: /field.*text|text.*field/s,
    multipart: /field.*text|text.*field/s,
    file: /path\/to\/file|fileInput/,
  };

  it.each(sampleLanguages)('writes $id with every method and body', ({ write }) => {
    for (const request of requests) {
      const code = write(request);
      expect(code).toContain('a.example/it');
      expect(code).toContain('X-B');
      const kind = request.body?.kind;
      const isSaid = code.includes('cannot send the body');
      if (!isSaid && (kind === 'form' || kind === 'multipart' || kind === 'file'))
        expect(code).toMatch(SENT[kind]);
      // A mark that reorders lines of code on the screen may stand nowhere.
      expect(code).not.toMatch(/[\u202a-\u202e]/);
    }
  });

  it('escapes for every family of languages', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(JSON.parse(doubleQuoted(text))).toBe(text);
        expect(readBraces(braceQuoted(text))).toBe(text);
        const php = singleQuoted(text, '$');
        const isSingle = php.startsWith("'");
        expect(isSingle ? php.slice(1, -1).replace(/\\(['\\])/g, '$1') : readBraces(php)).toBe(text);
        expect(php.slice(1, -1)).not.toMatch(isSingle ? /(?<!\\)(?:\\\\)*'/ : /(?<!\\)(?:\\\\)*["$]/);
        expect(php).not.toMatch(/[\0\r\u2028]/);
      }),
    );
  });
});

describe('codeSamples', () => {
  const text = readFileSync(new URL('../../test/specs/shop.yaml', import.meta.url), 'utf8');
  const shop = readSpecification('shop.yaml', text).value;

  it('lists the author’s samples first, in place of the generated one', () => {
    const head = shop && findHead(shop, 'DELETE', '/orders/{id}');
    if (shop === undefined || head === undefined) throw new Error('no operation');
    const samples = codeSamples(shop, readOperation(shop, head), {
      languages: ['py', 'curl', 'bash', 'cobol'],
    });
    expect(samples.map(({ language, label }) => `${language} ${label}`)).toEqual([
      'bash shop CLI',
      'python Python',
    ]);
    expect(samples[0]?.code).toBe('shop cancel 1');
  });

  it('has none for a webhook', () => {
    const head = shop && findHead(shop, 'WEBHOOK', 'order-paid');
    if (shop === undefined || head === undefined) throw new Error('no operation');
    expect(codeSamples(shop, readOperation(shop, head), { languages: ['curl'] })).toEqual([]);
  });
});

describe('api.examples.prefill', () => {
  it('sends what the playground is filled with', () => {
    const text = JSON.stringify({
      openapi: '3.1.0',
      paths: {
        '/a': {
          post: {
            parameters: [
              { name: 'q', in: 'query', example: 'e', schema: { type: 'string', 'x-default': 'filled' } },
            ],
            requestBody: {
              content: {
                'application/json': {
                  schema: { properties: { name: { type: 'string', example: 'Ada', 'x-default': 'Grace' } } },
                },
              },
            },
          },
        },
      },
    });
    const specification = readSpecification('api.json', text).value;
    const head = specification && findHead(specification, 'POST', '/a');
    if (specification === undefined || head === undefined) throw new Error('no operation');
    const request = (prefill: boolean): string =>
      JSON.stringify(readSampleRequest(specification, readOperation(specification, head), { prefill }));
    expect(request(true)).toContain('?q=filled');
    expect(request(true)).toContain('Grace');
    expect(request(false)).toContain('?q=e');
    expect(request(false)).toContain('Ada');
  });
});

it('keeps the name of a header that its client refuses in the line that says so', () => {
  const headers = ['x\n a', 'y\u2028b'].map((name) => ({ name, value: 'é' }));
  const sample = java.write({ method: 'GET', url: 'https://a.example', headers });
  expect(sample).toContain('// HttpClient sends ASCII in headers only: x a, y b\n');
});
