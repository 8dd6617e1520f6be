import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  operationHeads,
  readOperation,
  readSpecification,
  recogniseSpecification,
  type TextMemory,
} from '../index.ts';
import { readSecurity } from '../operations/security.ts';
import { parseText } from './text/parse-text.ts';

const shop = readFileSync(new URL('../../test/specs/shop.yaml', import.meta.url), 'utf8');

/** Codes with the text that each diagnostic points at. */
function findings(source: string, text: string, files: Record<string, string> = {}): readonly string[] {
  const load = (path: string): string | undefined => files[path];
  return readSpecification(source, text, { load }).diagnostics.map(({ code, span, path }) => {
    const from = span?.file === source ? text : (files[span?.file ?? ''] ?? '');
    return `${code} ${path ?? ''} ${from.slice(span?.start, span?.end).split('\n')[0]}`;
  });
}

describe('recogniseSpecification', () => {
  it('tells specifications from other files', () => {
    expect(recogniseSpecification('{"openapi": "3.1.0"}')).toBe('openapi');
    expect(recogniseSpecification('# comment\nswagger: "2.0"\n')).toBe('swagger');
    expect(recogniseSpecification('asyncapi: 3.0.0')).toBe('asyncapi');
    expect(recogniseSpecification('\uFEFF{\n "openapi": "3.0.0" }')).toBe('openapi');
    expect(recogniseSpecification('\n# comment\n  openapi: 3.0.0\n  info: {}\n')).toBe('openapi');
    expect(recogniseSpecification('api:\n  openapi: 3.0.0\n')).toBeUndefined();
    expect(recogniseSpecification('{"navigation": {"openapi": "api.json"}}')).toBeUndefined();
    expect(recogniseSpecification('name: x\nopenapi: api.yaml\n')).toBeUndefined();
    expect(recogniseSpecification('')).toBeUndefined();
  });

  it('looks past the beginning only in files that begin like a specification', () => {
    const padding = `"x": "${' '.repeat(10_000)}"`;
    expect(recogniseSpecification(`{"components": {${padding}}, "openapi": "3.0.0"}`)).toBe('openapi');
    expect(recogniseSpecification(`{"packages": {${padding}}, "openapi": "3.0.0"}`)).toBeUndefined();
    expect(recogniseSpecification(`paths:\n  ${padding}\nopenapi: 3.0.0\n`)).toBe('openapi');
  });
});

describe('readSpecification', () => {
  it('reads a sound document without findings', () => {
    const { value, diagnostics } = readSpecification('shop.yaml', shop);
    expect(diagnostics).toEqual([]);
    expect(value).toMatchObject({ source: 'shop.yaml', version: '3.1', title: 'Shop' });
  });

  it('reads a document that is indented as a whole as it reads one that is not', () => {
    const indented = readSpecification('shop.yaml', shop.replace(/^(?=.)/gm, '  '));
    expect(indented.diagnostics).toEqual([]);
    const plain = readSpecification('shop.yaml', shop);
    const paths = [indented, plain].map(
      ({ value }) => value && operationHeads(value).map(({ method, path }) => `${method} ${path}`),
    );
    expect(paths[0]?.length).toBeGreaterThan(0);
    expect(paths[0]).toEqual(paths[1]);
  });

  it('gives nothing for other files', () => {
    const none = { value: undefined, diagnostics: [] };
    expect(readSpecification('docs.json', '{"navigation": {"openapi": "api.json"}}')).toEqual(none);
    expect(readSpecification('broken.json', '{"name": ')).toEqual(none);
    // Only a key at the top level makes a specification.
    expect(readSpecification('list.json', '{"tags": [], "x": {"openapi": "3.0.0"}}')).toEqual(none);
  });

  it('refuses versions that it does not know', () => {
    expect(findings('a.json', '{"openapi": "4.0.0"}')).toEqual([
      'openapi/unsupported-version /openapi "4.0.0"',
    ]);
    expect(findings('a.yaml', 'swagger: "1.2"')).toEqual(['openapi/unsupported-version /swagger "1.2"']);
    expect(findings('a.yaml', 'openapi: "2.0"')).toEqual(['openapi/unsupported-version /openapi "2.0"']);
    expect(findings('a.yaml', 'asyncapi: 1.2.0')).toEqual(['openapi/unsupported-version /asyncapi 1.2.0']);
    expect(readSpecification('a.yaml', 'asyncapi: 3.0.0').value?.version).toBe('asyncapi');
    expect(readSpecification('a.yaml', 'openapi: 4.0.0').value).toBeUndefined();
    const newer = readSpecification('a.yaml', 'openapi: 3.10.0');
    expect([newer.value?.version, newer.diagnostics[0]?.code]).toEqual(['3.2', 'openapi/newer-version']);
    expect(readSpecification('a.yaml', 'openapi: "3.1"').value?.version).toBe('3.1');
  });

  it.each([
    ['openapi: 3.1', '3.1'],
    ['openapi: 3.0', '3.0'],
    ['{"openapi": 3.2}', '3.2'],
    ['swagger: 2.0', '2.0'],
    ['asyncapi: 3.0', 'asyncapi'],
    ['openapi: 7', undefined],
  ])('reads a version that is a number: %s', (text, version) => {
    expect(readSpecification('a.yaml', text)).toMatchObject({ diagnostics: [] });
    expect(readSpecification('a.yaml', text).value?.version).toBe(version);
  });

  it('keeps what it can of broken JSON and YAML', () => {
    const json = '{"openapi": "3.0.0", "paths": {"/a": {"get": {}},}, "info": ]';
    const { value, diagnostics } = readSpecification('a.json', json);
    expect(value && operationHeads(value).map(({ path }) => path)).toEqual(['/a']);
    expect(diagnostics[0]).toMatchObject({
      code: 'openapi/syntax',
      span: { file: 'a.json', start: json.indexOf(']') },
    });
    expect(readSpecification('a.json', '{"openapi": "3.1.0", ').diagnostics).toHaveLength(1);
    const yaml = 'openapi: 3.0.0\npaths:\n  /a:\n    get: {}\n  /a:\n    put: {}\n';
    const twice = readSpecification('a.yaml', yaml).diagnostics[0];
    expect(twice).toMatchObject({ code: 'openapi/duplicate-key', span: { start: yaml.lastIndexOf('/a') } });
  });

  it('takes no key for written twice that is a key only because a string before it was never closed', () => {
    const json = '{"openapi":"3.0.0","info":{"d":"two\n"","},","},"}';
    expect(readSpecification('a.json', json).diagnostics.map(({ code }) => code)).toEqual(['openapi/syntax']);
  });

  it.each([
    ['tabs', '\t\tget: {}\n', '\t\tget'],
    ['two keys of two indentations', '    get:\n     summary: A\n      responses: {}\n', 'A\n'],
    [
      'a brace that stands before its key',
      '    get:\n      responses: {\n        "200": {}\n}\n      summary: A\n',
      '}\n      summary',
    ],
    ['an anchor that is nowhere', '    get: {responses: {}}\n    put: *gone\n', '*gone'],
  ])('says once what cannot be read, in its place: %s', (_, lines, place) => {
    const text = `openapi: 3.1.0\ninfo: {title: A, version: "1"}\npaths:\n  /a:\n${lines}`;
    const { value, diagnostics } = readSpecification('a.yaml', text);
    expect(diagnostics.map(({ code, span }) => [code, span?.start])).toEqual([
      ['openapi/syntax', text.indexOf(place)],
    ]);
    expect(value).toBeDefined();
  });

  it('says once what cannot be read of a document that is referred to', () => {
    const text =
      'openapi: 3.1.0\ninfo: {title: A, version: "1"}\npaths:\n  /a: {$ref: "b.yaml#/a"}\n  /b: {$ref: "c.yaml#/a"}\n';
    const files: Readonly<Record<string, string>> = {
      'b.yaml': 'a:\n\t\tget: {}\n',
      'c.yaml': 'a:\n    get:\n     summary: A\n      responses: {}\n',
    };
    const { diagnostics } = readSpecification('a.yaml', text, { load: (file) => files[file] });
    expect(diagnostics.filter(({ code }) => code === 'openapi/syntax').map(({ span }) => span?.file)).toEqual(
      ['b.yaml', 'c.yaml'],
    );
  });

  it('tells what is wrong behind a problem that ends where it is', () => {
    const text =
      'openapi: 3.1.0\ninfo: {title: A, version: *gone}\npaths:\n  berths: {}\n  /a:\n    get: {responses: {}}\n';
    const { diagnostics } = readSpecification('a.yaml', text);
    expect(diagnostics.map(({ code, span }) => [code, span?.start])).toEqual([
      ['openapi/syntax', text.indexOf('*gone')],
      ['openapi/invalid-structure', text.indexOf('berths')],
    ]);
  });

  it('stops YAML whose anchors multiply', () => {
    const levels = Array.from({ length: 12 }, (_, level) => {
      const from = level === 0 ? '"x"' : `*a${level - 1}`;
      return `x-${level}: &a${level} [${Array.from({ length: 10 }, () => from).join(', ')}]`;
    });
    const { value, diagnostics } = readSpecification('a.yaml', `openapi: 3.0.0\n${levels.join('\n')}\n`);
    expect(value).toBeUndefined();
    expect(diagnostics.map(({ code }) => code)).toEqual(['openapi/syntax']);
  });

  it('does not miss in a document that breaks off what may stand after that place', () => {
    const paths = '"paths": {"/a": {"get": {"responses": {"200": {"$ref": "#/components/responses/A"}}}}}';
    const codes = (text: string): readonly string[] =>
      readSpecification('api.json', text).diagnostics.map(({ code }) => code);
    expect(codes(`{"openapi": "3.1.0", ${paths}, "comp`)).not.toContain('openapi/unresolved-reference');
    expect(codes(`{"openapi": "3.1.0", ${paths}}`)).toContain('openapi/unresolved-reference');
  });

  it('merges YAML keys and keeps offsets behind a byte order mark', () => {
    const yaml = 'openapi: 3.0.0\nx-a: &a { summary: Same }\npaths:\n  /a:\n    get: { <<: *a }\n';
    const { value } = readSpecification('a.yaml', yaml);
    expect(value && operationHeads(value)[0]?.title).toBe('Same');
    expect(findings('a.json', '\uFEFF{"openapi": "3.0.0", "paths": []}')).toEqual([
      'openapi/invalid-structure /paths []',
    ]);
  });
});

describe('references', () => {
  const head = 'openapi: 3.1.0\npaths:\n  /a:\n    get:\n      responses:\n        200:\n';
  const pointer = '/paths/~1a/get/responses/200/$ref';

  it('reports those that lead nowhere, where they stand', () => {
    const text = `${head}          $ref: '#/components/responses/Gone'\n`;
    expect(findings('a.yaml', text)).toEqual([
      `openapi/unresolved-reference ${pointer} '#/components/responses/Gone'`,
    ]);
  });

  it('reads keys whose slashes are not escaped as they are meant, and says so', () => {
    const text = `${head}          $ref: '#/components/responses/a/b.c'\ncomponents:\n  responses:\n    a/b.c: { description: Fine }\n`;
    const { value, diagnostics } = readSpecification('a.yaml', text);
    expect(diagnostics.map(({ code, hint }) => `${code}: ${hint}`)).toEqual([
      'openapi/unescaped-reference: Write `#/components/responses/a~1b.c`: a slash in a key is `~1`',
    ]);
    const [get] = value === undefined ? [] : operationHeads(value);
    const operation = value && get && readOperation(value, get);
    expect(operation?.responses[0]?.description).toBe('Fine');
  });

  it('says nothing of those into a text with mistakes', () => {
    const broken = 'Ok: { description: "Fine }\nLost: {}\n';
    const reference = "          $ref: 'shared.yaml#/Lost'\n";
    const codes = findings('a.yaml', `${head}${reference}`, { 'shared.yaml': broken });
    expect(new Set(codes.map((finding) => finding.split(' ')[0]))).toEqual(new Set(['openapi/syntax']));
    const own = `${head}          $ref: '#/components/Lost'\ncomponents:\n  Kept: "is open\n  Lost: {}\n`;
    expect(findings('a.yaml', own).map((finding) => finding.split(' ')[0])).not.toContain(
      'openapi/unresolved-reference',
    );
  });

  it('refuses the network', () => {
    const text = `${head}          $ref: 'https://example.com/a.yaml#/x'\n`;
    expect(findings('a.yaml', text)).toEqual([
      `openapi/external-reference ${pointer} 'https://example.com/a.yaml#/x'`,
    ]);
  });

  it('follows files of the project, and reports in them', () => {
    const files = {
      'shared/r.yaml': "Ok:\n  description: Fine\n  content:\n    $ref: './gone.yaml'\n",
    };
    const text = `${head}          $ref: '../shared/r.yaml#/Ok'\n`;
    expect(findings('api/a.yaml', text, files)).toEqual([
      "openapi/unresolved-reference /Ok/content/$ref './gone.yaml'",
    ]);
    const load = (path: string): string | undefined => files[path as keyof typeof files];
    const { value } = readSpecification('api/a.yaml', text, { load });
    expect(value?.dependencies).toEqual(['shared/gone.yaml', 'shared/r.yaml']);
  });

  it('read a file once for all specifications that are read in one go', () => {
    const text = `${head}          $ref: 'shared.yaml#/Ok'\n`;
    const texts: TextMemory = new Map();
    const load = (): string => 'Ok: { description: Fine }\n';
    const [first, second, alone] = [{ texts }, { texts }, {}].map((shared) =>
      readSpecification('a.yaml', text, { load, ...shared }).value?.documents.get('shared.yaml'),
    );
    expect(second).toBe(first);
    expect(alone).toEqual(first);
    expect(alone).not.toBe(first);
  });

  it('knows data from references', () => {
    const text = JSON.stringify({
      openapi: '3.1.0',
      components: {
        schemas: {
          A: {
            example: { $ref: '#/no' },
            properties: { $ref: { type: 'string' }, example: { $ref: '#/gone' } },
          },
          B: { properties: { $ref: '#/nowhere' } },
        },
      },
    });
    expect(findings('a.json', text)).toEqual([
      'openapi/unresolved-reference /components/schemas/A/properties/example/$ref "#/gone"',
      'openapi/unresolved-reference /components/schemas/B/properties/$ref "#/nowhere"',
    ]);
  });
});

describe('checks', () => {
  it('finds parts of the wrong shape', () => {
    const text = `openapi: 3.2.0
servers: [{ url: api.example.com }, { url: '/v1' }]
tags: [{ name: a, parent: b }, { name: b, parent: a }, { name: c, parent: a }, { name: c }]
paths:
  users: { get: {} }
  /a: nothing
  /b:
    get: later
    additionalOperations: { copy: {}, GET: {}, LOCK: {} }
    post: { parameters: [{ name: x }] }
  /c:
    GET: {}
    gett: {}
    other: {}
    put: { parameters: [{ name: q, in: qurey }, { name: r, in: sky }] }
`;
    expect(findings('a.yaml', text)).toEqual([
      'openapi/invalid-server /servers/0/url api.example.com',
      'openapi/circular-tag /tags/0/parent b',
      'openapi/circular-tag /tags/1/parent a',
      'openapi/duplicate-tag /tags/3/name c',
      'openapi/invalid-structure /paths/users users',
      'openapi/invalid-structure /paths/~1a nothing',
      'openapi/invalid-structure /paths/~1b/get later',
      'openapi/invalid-method /paths/~1b/additionalOperations/copy copy',
      'openapi/invalid-method /paths/~1b/additionalOperations/GET GET',
      'openapi/invalid-structure /paths/~1b/post/parameters/0 { name: x }',
      'openapi/invalid-structure /paths/~1c/GET GET',
      'openapi/invalid-structure /paths/~1c/gett gett',
      'openapi/invalid-structure /paths/~1c/put/parameters/0/in qurey',
      'openapi/invalid-structure /paths/~1c/put/parameters/1/in sky',
    ]);
  });

  it('finds values of the wrong type wherever they are read, each once', () => {
    const text = `openapi: 3.1.0
info: { title: [Boats], version: 1.2, contact: me, license: { nmae: MIT }, descripton: d }
externalDocs: { description: none }
tags: [later, { name: a, externalDocs: https://a.example }, { description: d }]
paths:
  /a:
    get:
      x-codeSamples: [{ lang: js, source: 1 }, { lang: js }, { lang: js, suorce: x }]
      x-mint: { metadata: none, herf: /a }
      parameters: [later, { name: q, in: query, examples: { one: no, two: { sumary: s } } }]
      responses:
        200:
          description: Yes
          links: { self: { operationId: gteA }, other: none }
          content: { a/b: { examples: [1], schema: { minimum: low, maxLength: '5', exclusiveMinimum: true, examples: x } } }
    put: { operationId: getA, parameters: later }
webhooks:
  sunk: later
  found: { post: later, get: { parameters: [later] } }
`;
    expect(findings('a.yaml', text)).toEqual([
      'openapi/invalid-value /info/title [Boats]',
      'openapi/invalid-value /info/contact me',
      'openapi/misspelt-key /info/license/nmae nmae',
      'openapi/misspelt-key /info/descripton descripton',
      'openapi/invalid-value /externalDocs { description: none }',
      'openapi/invalid-value /tags/0 later',
      'openapi/invalid-value /tags/1/externalDocs https://a.example',
      'openapi/invalid-value /tags/2 { description: d }',
      'openapi/invalid-value /paths/~1a/get/x-codeSamples/0/source 1',
      'openapi/invalid-value /paths/~1a/get/x-codeSamples/1 { lang: js }',
      'openapi/misspelt-key /paths/~1a/get/x-codeSamples/2/suorce suorce',
      'openapi/invalid-value /paths/~1a/get/x-mint/metadata none',
      'openapi/misspelt-key /paths/~1a/get/x-mint/herf herf',
      'openapi/invalid-structure /paths/~1a/get/parameters/0 later',
      'openapi/invalid-value /paths/~1a/get/parameters/1/examples/one no',
      'openapi/misspelt-key /paths/~1a/get/parameters/1/examples/two/sumary sumary',
      'openapi/invalid-value /paths/~1a/get/responses/200/links/self/operationId gteA',
      'openapi/invalid-value /paths/~1a/get/responses/200/links/other none',
      'openapi/invalid-value /paths/~1a/get/responses/200/content/a~1b/schema/minimum low',
      'openapi/invalid-value /paths/~1a/get/responses/200/content/a~1b/schema/examples x',
      'openapi/invalid-value /paths/~1a/put/parameters later',
      'openapi/invalid-value /webhooks/sunk later',
      'openapi/invalid-value /webhooks/found/post later',
      'openapi/invalid-value /webhooks/found/get/parameters/0 later',
    ]);
  });

  it('tells once of a scope that no flow grants, and of a name that no operation of a path describes', () => {
    const text = `openapi: 3.1.0
paths:
  /a/{id}/{at}:
    get: { security: [{ login: [raed, write] }], parameters: [{ name: at, in: path }] }
    put: { security: [{ login: [raed] }, { open: [any] }, { key: [role] }] }
  /b/{id}:
    parameters: [{ name: id, in: path }]
    get: {}
components:
  securitySchemes:
    login: { type: oauth2, flows: { implicit: { scopes: { read: r, write: w } } } }
    open: { type: oauth2, flows: { implicit: { scopes: {} } } }
    key: { type: http, scheme: bearer }
`;
    expect(findings('a.yaml', text)).toEqual([
      'openapi/undeclared-path-parameter /paths/~1a~1{id}~1{at} /a/{id}/{at}',
      'openapi/unknown-scope /paths/~1a~1{id}~1{at}/get/security/0/login/0 raed',
      'openapi/undeclared-path-parameter /paths/~1a~1{id}~1{at}/put put',
    ]);
  });

  it('finds misspelt keys, and no others', () => {
    const text = `openapi: 3.1.0
srevers: []
paths:
  /a:
    paramters: []
    get:
      Responses: { 200: { description: Yes, contnet: {} } }
      consumes: [a]
      x-responses: 1
      parameters: [{ name: q, in: query, shcema: { type: string } }]
    post:
      requestBody: { content: { a/b: { schema: { $erf: '#/components/schemas/A' } } } }
components:
  schemas:
    A: { type: object, propertise: { b: {} }, properties: { tpye: { type: string, exmaple: c, typ: d } }, units: m }
`;
    expect(findings('a.yaml', text)).toEqual([
      'openapi/misspelt-key /srevers srevers',
      'openapi/misspelt-key /paths/~1a/paramters paramters',
      'openapi/misspelt-key /paths/~1a/get/Responses Responses',
      'openapi/misspelt-key /paths/~1a/get/parameters/0/shcema shcema',
      'openapi/misspelt-key /paths/~1a/post/requestBody/content/a~1b/schema/$erf $erf',
      'openapi/misspelt-key /components/schemas/A/properties/tpye/exmaple exmaple',
    ]);
  });

  it('finds security schemes that pages cannot show as they are meant', () => {
    const text = `openapi: 3.1.0
components:
  securitySchemes:
    none: nothing
    case: { type: apikey, in: header, name: k }
    other: { type: token }
    key: { type: apiKey, in: Header }
    x-http: { type: http }
    empty: { type: oauth2 }
    flows: { type: oauth2, flows: { clientCredential: {}, implicit: yes, x-more: {} } }
    oidc: { type: openIdConnect }
    good: { type: http, scheme: Bearer }
    signed: { type: mutualTLS }
    elsewhere: { $ref: '#/components/securitySchemes/good' }
`;
    const at = '/components/securitySchemes';
    expect(findings('a.yaml', text)).toEqual([
      `openapi/invalid-value ${at}/none nothing`,
      `openapi/invalid-value ${at}/case/type apikey`,
      `openapi/invalid-value ${at}/other/type token`,
      `openapi/invalid-value ${at}/key key`,
      `openapi/invalid-value ${at}/key/in Header`,
      `openapi/invalid-value ${at}/x-http x-http`,
      `openapi/invalid-value ${at}/empty empty`,
      `openapi/invalid-value ${at}/flows/flows/clientCredential clientCredential`,
      `openapi/invalid-value ${at}/flows/flows/implicit yes`,
      `openapi/invalid-value ${at}/oidc oidc`,
    ]);
    const { value, diagnostics } = readSpecification('a.yaml', text);
    const [, wrongCase] = diagnostics;
    const asked = value === undefined ? [] : readSecurity(value, { security: [{ case: [] }] });
    expect(asked[0]?.schemes[0]?.type).toBe('apiKey');
    expect([wrongCase?.message, wrongCase?.hint]).toEqual([
      '`type` of the security scheme "case" must be one of apiKey, http, oauth2, openIdConnect, mutualTLS',
      'Did you mean `apiKey`?',
    ]);
  });

  it('finds security definitions of Swagger 2.0 where they are written', () => {
    const text = `swagger: "2.0"
securityDefinitions:
  basic: { type: Basic }
  key: { type: apiKey, in: query, name: key }
  flow: { type: oauth2, flow: accesscode }
`;
    expect(findings('a.yaml', text)).toEqual([
      'openapi/invalid-value /securityDefinitions/basic/type Basic',
      'openapi/invalid-value /securityDefinitions/flow/flow accesscode',
    ]);
  });

  it('finds addresses of servers that nobody can complete, at every level', () => {
    const text = `openapi: 3.1.0
servers:
  - url: https://{region}.{domain}/{version}
    variables:
      regoin: { default: eu }
      domain: { enum: [a.example, b.example] }
      version: { default: v3, enum: [v1, v2] }
      spare: { default: x }
paths:
  /a:
    servers: [{ url: '{base}/a' }]
    get:
      servers: [{ url: host.example.com }, { url: 'https://{port}.example.com', variables: { port: { default: 8443 } } }]
`;
    expect(findings('a.yaml', text)).toEqual([
      'openapi/undeclared-server-variable /servers/0/url https://{region}.{domain}/{version}',
      'openapi/invalid-value /servers/0/variables/domain domain',
      'openapi/invalid-value /servers/0/variables/version/default v3',
      'openapi/invalid-value /servers/0/variables/spare spare',
      "openapi/undeclared-server-variable /paths/~1a/servers/0/url '{base}/a'",
      'openapi/invalid-server /paths/~1a/get/servers/0/url host.example.com',
    ]);
    expect(readSpecification('a.yaml', text).diagnostics[0]?.hint).toBe('Did you mean "{regoin}"?');
  });

  it('tells of a merge that nobody ended, and of nothing that follows from it', () => {
    const text =
      'openapi: 3.0.0\n<<<<<<< HEAD\ninfo: { title: A }\n=======\ninfo: { title: B }\n>>>>>>> b\npaths: {}\n';
    const { diagnostics } = readSpecification('a.yaml', text, {});
    expect(diagnostics.map(({ code, span }) => [code, span?.start])).toEqual([
      ['content/merge-conflict', text.indexOf('<')],
    ]);
  });

  it('finds operations that cannot be told apart', () => {
    const text = JSON.stringify({
      openapi: '3.0.0',
      paths: {
        '/a/{id}': { get: { operationId: 'one' }, parameters: [{ name: 'id', in: 'path' }] },
        '/a/{name}/': { get: { operationId: 'one' }, put: {}, parameters: [{ name: 'name', in: 'path' }] },
      },
    });
    expect(findings('a.json', text)).toEqual([
      'openapi/duplicate-operation /paths/~1a~1{name}~1/get "get"',
      'openapi/duplicate-operation-id /paths/~1a~1{name}~1/get/operationId "one"',
    ]);
  });

  it.each(['paths', 'components', 'webhooks', 'info'])('survives %s of any shape', (key) => {
    for (const value of [null, 1, 'x', [], [1], { a: null }, { '/a': { get: [] } }]) {
      const text = JSON.stringify({ openapi: '3.1.0', [key]: value });
      expect(() => readSpecification('a.json', text)).not.toThrow();
    }
  });
});

it('looks for no place in a text that nothing is wrong with, which costs more than reading it', () => {
  const located: string[] = [];
  const parsed = parseText(shop);
  const locate = (pointer: string) => {
    located.push(pointer);
    return parsed.locate(pointer);
  };
  const texts = new Map([[shop, { ...parsed, locate }]]);
  expect(readSpecification('shop.yaml', shop, { texts }).diagnostics).toEqual([]);
  expect(located).toEqual([]);
});
