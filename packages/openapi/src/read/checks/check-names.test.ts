import { expect, it } from 'vitest';
import { readSpecification } from '../../index.ts';

const HEAD = `openapi: 3.1.0
info: { title: Harbour, version: '1' }
`;
const BOATS = `paths:
  /boats:
    get:
      responses: { '200': { description: Boats } }
`;

/** Message, place and hint of each finding. */
function findings(text: string, source = 'api.yaml'): readonly string[] {
  return readSpecification(source, text).diagnostics.map(
    ({ message, span, hint }) => `${message} | ${text.slice(span?.start, span?.end)} | ${hint}`,
  );
}

const component = (schema: string): string => `${HEAD}${BOATS}components: { schemas: { Boat: ${schema} } }\n`;
const UNTIL = 'Until then the value is ignored, or shown as it is';

const get = (path: string, operation: string): string =>
  `${HEAD}paths: { '${path}': { get: { ${operation}, responses: {} } } }\n`;
const ID = '{ name: id, in: path, required: true, schema: { type: string } }';

it.each([
  [
    'a parameter whose braces are lost',
    get('/boats/id', `parameters: [${ID}]`),
    `The path parameter "id" must be in braces in the path "/boats/id" | ${ID} | Write the path as \`/boats/{id}\``,
  ],
  [
    'a parameter in other brackets',
    get('/boats/<id>/crew', `parameters: [${ID}]`),
    `The path parameter "id" must be in braces in the path "/boats/<id>/crew" | ${ID} | Write the path as \`/boats/{id}/crew\``,
  ],
  [
    'a parameter that has no place in its path',
    get('/boats', `parameters: [${ID}]`),
    `The path parameter "id" must be in braces in the path "/boats" | ${ID} | Write it into the path, or say \`in: query\``,
  ],
  [
    'a tag with a slip',
    `tags: [{ name: Boats }, { name: Crew }]\n${get('/boats', "tags: ['', Boat, xCrew, Harbour]")}`,
    'The tag "Boat" must be one that `tags` of the document describes | Boat | Did you mean `Boats`?',
  ],
  [
    'a default in quotes',
    component(`{ type: integer, default: '20', enum: [10, 20] }`),
    "`default` must be of the type integer of its schema | '20' | Write `20`, without quotes",
  ],
  [
    'a choice of another type',
    component('{ type: boolean, enum: [true, no way] }'),
    `"no way" in \`enum\` must be of the type boolean of its schema | no way | ${UNTIL}`,
  ],
  [
    'limits that no value keeps',
    component('{ type: integer, minimum: 5, maximum: 3 }'),
    `\`minimum\` 5 must be at most \`maximum\` 3 | 5 | ${UNTIL}`,
  ],
  [
    'a reference that YAML takes for a comment',
    `${HEAD}paths:
  /boats:
    get:
      responses:
        '404':
          $ref: #/components/responses/NotFound
`,
    "`$ref` must be a text | $ref | Put it in quotes, `$ref: '#/…'`: in YAML, a `#` behind a blank begins a comment",
  ],
  [
    'a text that its comma ends',
    `${HEAD}paths: { /boats: { get: { responses: { '400': { description: Missing, or too old, or lost } } } } }`,
    '`or too old` is no key of OpenAPI here; it is ignored | or too old | If it is part of the text before it, put that text in quotes: a comma ends it within `{ }`',
  ],
  [
    'the type of a parameter where only Swagger 2.0 has it',
    `${HEAD}paths: { /boats: { get: { parameters: [{ name: sort, in: query, type: string, format: date }], responses: {} } } }`,
    '`type` is no key of OpenAPI here; it is ignored | type | Since OpenAPI 3, it stands in `schema`',
  ],
  [
    'the schema of a response where only Swagger 2.0 has it',
    `${HEAD}paths: { /boats: { get: { responses: { '200': { description: Boats, schema: { type: object } } } } } }`,
    '`schema` is no key of OpenAPI here; it is ignored | schema | Since OpenAPI 3, it stands in `content`, below a media type',
  ],
  [
    'a status that none is',
    `${HEAD}paths: { /boats: { get: { responses: { '2000': {}, 2XX: {}, default: {}, '404': {} } } } }`,
    `The status \`2000\` must be one of three digits, such as \`200\`, one such as \`4XX\`, or \`default\` | '2000' | ${UNTIL}`,
  ],
  [
    'a media type with a slip',
    `${HEAD}paths: { /boats: { get: { responses: { '200': { content: { aplication/json: {}, text/csv: {}, '*/*': {} } } } } } }`,
    'The media type `aplication/json` must be one such as `application/json` | aplication/json | Did you mean `application/json`?',
  ],
  [
    'a schema without a media type',
    `${HEAD}paths: { /boats: { post: { requestBody: { content: { schema: { type: object } } } } } }`,
    `The media type \`schema\` must be one such as \`application/json\` | schema | ${UNTIL}`,
  ],
  [
    'a required property with a slip, not one of another schema',
    component('{ required: [berht, owner], properties: { berth: {}, name: {} } }'),
    '`berht` in `required` must be the name of a property | berht | Did you mean `berth`?',
  ],
  [
    'a default that may not be',
    component('{ type: string, enum: [sail, motor], default: mtor }'),
    '`default` must be one of its `enum` | mtor | Did you mean `motor`?',
  ],
  [
    'a body among the parameters',
    `${HEAD}paths: { /boats: { post: { parameters: [{ name: boat, in: body }] } } }`,
    'A parameter must be in one of path, query, header, cookie, not in "body", so it is left out | body | Since OpenAPI 3, the body of a request stands in `requestBody`',
  ],
  [
    'a parameter of a path as frameworks write it',
    `${HEAD}paths: { '/boats/:id': { get: {} }, '/boats/{id}:sink': { get: { parameters: [{ name: id, in: path }] } } }`,
    'The path "/boats/:id" must be written with its parameters in braces, such as `/users/{id}` | \'/boats/:id\' | Write `/boats/{id}`',
  ],
  [
    'a path without its slash',
    `${HEAD}paths: { boats: { get: {} } }`,
    'The path "boats" must be begun with a slash, so it is left out | boats | Write `/boats`',
  ],
  [
    'a key that costs all pages',
    `${HEAD}pahts: { /boats: { get: {} } }`,
    '`pahts` must be written `paths`, so it is left out | pahts | Did you mean `paths`?',
  ],
  [
    'the key around all names that are not found for it',
    `${HEAD}security: [{ key: [] }]
paths: { /boats: { get: { parameters: [{ $ref: '#/components/parameters/Page' }] } } }
componets:
  securitySchemes: { key: { type: apiKey, in: header, name: Key } }
  parameters: { Page: { name: page, in: query } }
`,
    '`componets` is no key of OpenAPI here; it is ignored | componets | Did you mean `components`?',
  ],
  [
    'a key of a security scheme',
    `${HEAD}${BOATS}components: { securitySchemes: { token: { type: http, scheem: bearer } } }`,
    '`scheem` is no key of OpenAPI here; it is ignored | scheem | Did you mean `scheme`?',
  ],
  [
    'a way to sign a request',
    `${HEAD}${BOATS}components: { securitySchemes: { token: { type: http, scheme: baerer } } }`,
    '`scheme` of the security scheme "token" must be one of bearer, basic, digest | baerer | Did you mean `bearer`?',
  ],
  [
    'a server without an address',
    `${HEAD}servers: [{ uri: 'https://api.example.com' }]\n${BOATS}`,
    '`uri` is no key of OpenAPI here; it is ignored | uri | Did you mean `url`?',
  ],
  [
    'a server with nothing of an address',
    `${HEAD}servers: [{ description: Live }]\n${BOATS}`,
    'A server must be an object with `url` | { description: Live } | Write its address as `url`',
  ],
  [
    'a server that is only its address',
    `${HEAD}servers: [https://api.example.com]\n${BOATS}`,
    'Entry 1 of `servers` must be an object | https://api.example.com | Write `{ "url": "https://api.example.com" }`',
  ],
  [
    'what other tools call a key',
    `${HEAD}paths: { /boats: { get: { params: [{ name: sort, in: query }], responses: {} } } }`,
    '`params` is no key of OpenAPI here; it is ignored | params | Did you mean `parameters`?',
  ],
  [
    'an operation under a word that no method is',
    `${HEAD}paths: { /boats: { create: { responses: { '200': { description: Boats } } } } }`,
    'The operation `create` must be under a method in small letters, so it is left out | create | undefined',
  ],
  [
    'a response a level too high',
    `${HEAD}paths: { /boats: { get: { responses: , '200': { description: Boats } } } }`,
    "`200` is no key of OpenAPI here; it is ignored | '200' | Indent it further, so that it stands in `responses`",
  ],
  [
    'a property a level too high',
    component('{ properties: { name: { type: string } }, berth: { type: string }, "x-a": { type: string } }'),
    '`berth` is no key of OpenAPI here; it is ignored | berth | Indent it further, so that it stands in `properties`',
  ],
  [
    'a parameter whose reference is misspelt',
    `${HEAD}paths: { /boats: { get: { parameters: [{ ref: '#/components/parameters/Page' }], responses: {} } } }
components: { parameters: { Page: { name: page, in: query } } }`,
    'A parameter must be an object with `name` and `in`, so it is left out | ref | Did you mean `$ref`?',
  ],
  [
    'a parameter whose place is misspelt',
    `${HEAD}paths: { /boats: { get: { parameters: [{ nmae: sort, in: query }], responses: {} } } }`,
    'A parameter must be an object with `name` and `in`, so it is left out | nmae | Did you mean `name`?',
  ],
  [
    'a list with one entry that is none',
    component('{ type: object, required: id, properties: { id: {} } }'),
    '`required` must be a list | id | Write `["id"]`',
  ],
  [
    'a property that says itself that it is required',
    component('{ properties: { id: { required: true } } }'),
    '`required` must be a list | true | Name the property in the list `required` of the object around it',
  ],
  [
    'a property that says so by a word',
    component('{ properties: { id: { required: yes } } }'),
    '`required` must be a list | yes | Name the property in the list `required` of the object around it',
  ],
  [
    'a list of objects with a name in its place',
    component('{ allOf: Boat }'),
    '`allOf` must be a list | Boat | Until then the value is ignored, or shown as it is',
  ],
  [
    'a word for `true`',
    component('{ type: string, nullable: yes }'),
    '`nullable` must be `true` or `false` | yes | Write `true`, without quotes',
  ],
  [
    'a type in the words of a language',
    component('{ type: int }'),
    '`type` must be one of string, number, integer, boolean, object, array, null | int | Did you mean `integer`?',
  ],
])('tells %s, and nothing else', (_, text, expected) => {
  expect(findings(text)).toEqual([expected]);
});

it.each([
  ['#/components/scheams/Boat', '#/components/schemas/Boat'],
  ['#/definitions/Boat', '#/components/schemas/Boat'],
  ['/components/schemas/Boat', '#/components/schemas/Boat'],
  ['#/componens/schemas/Baot', '#/components/schemas/Boat'],
])('knows what is meant by %s', (reference, meant) => {
  const text = `${HEAD}${BOATS}components: { schemas: { Boat: {}, Berth: { $ref: '${reference}' } } }\n`;
  expect(findings(text)).toEqual([
    `The reference "${reference}" leads nowhere | '${reference}' | Did you mean \`${meant}\`?`,
  ]);
});

it.each([
  ['the word for a scheme of HTTP', '{ key: { type: bearer } }', 'Write `type: http` and `scheme: bearer`'],
  [
    'no scheme by that name',
    '{ login: { type: http, scheme: basic } }',
    'Describe it in `components.securitySchemes`, or name one that stands there: "login"',
  ],
])('says in the hint what mends %s', (_, schemes, hint) => {
  const text = `${HEAD}security: [{ key: [] }]\n${BOATS}components: { securitySchemes: ${schemes} }\n`;
  expect(findings(text)).toHaveLength(1);
  expect(findings(text)[0]).toContain(hint);
});

it('takes no key that objects have for another name of one', () => {
  expect(findings(`${HEAD}paths: { /boats: { get: { constructor: a, responses: {} } } }`)).toEqual([]);
});

it.each([
  [
    'a type that objects have as a key',
    component('{ type: constructor, default: a }'),
    '`type` must be one of',
  ],
  [
    'a scheme whose type objects have as a key',
    `${HEAD}${BOATS}components: { securitySchemes: { key: { type: constructor } } }\n`,
    '`type` of the security scheme "key" must be',
  ],
  ['an object that is no text', component('{ required: { toString: a } }'), '`required` must be a list'],
  [
    'a default of no type and no choice',
    component('{ type: integer, enum: [1], default: a }'),
    '`default` must',
  ],
  [
    'choices in quotes, of one list',
    component("{ type: integer, enum: ['1', '2'] }"),
    '"1" in `enum` must be',
  ],
])('tells once of %s', (_, text, told) => {
  expect(findings(text)).toEqual([expect.stringContaining(told)]);
});

it('takes a tag with another number for another tag', () => {
  const tags = 'tags: [{ name: Boats v1 }]\n';
  expect(findings(`${tags}${get('/boats', 'tags: [Boats v2]')}`)).toEqual([]);
});

it('compares tags until that costs too much', () => {
  const long = Array.from({ length: 8_000 }, (_, at) => ({ name: `What no other tag is near to ${at}` }));
  const letters = [...'abcdefghijklmnopqtvwxyz'];
  const slips = letters.flatMap((letter) => letters.map((other) => `Harbo${letter}r${other}`));
  const tags = `tags: ${JSON.stringify([{ name: 'Harbours' }, ...long])}\n`;
  const told = findings(`${tags}${get('/boats', `tags: ${JSON.stringify(slips)}`)}`);
  expect(told).toHaveLength(Math.floor(4_000_000 / 8_001));
});

it('tells of no parameter that stands in its path, in a pattern too, or that another finding is about', () => {
  const parameters = `parameters: [${ID}]`;
  expect(findings(get('/boats/{id}', parameters))).toEqual([]);
  expect(findings(get('/boats/{+id}', parameters))).toEqual([]);
  expect(findings(get('/boats/{boat%20id}', parameters.replace('id', 'boat id')))).toEqual([]);
  expect(findings(get('/boats/{boat}', parameters))).toHaveLength(1);
  expect(findings(get('/boats/:id', parameters))).toHaveLength(1);
});

it('tells of broken JSON where and what is missing, once', () => {
  const text = '{\n  "openapi": "3.1.0"\n  "info": { "title": "A, "version": "1" }\n}';
  expect(findings(text, 'api.json')).toHaveLength(1);
  expect(findings(text, 'api.json')[0]).toContain('a comma is missing here | "');
});

it('takes no key that has a colon, or stands in JSON, for the rest of a text', () => {
  const info = '{ "title": "Harbour", "version": "1", "owner": null }';
  expect(findings(`{ "openapi": "3.1.0", "info": ${info}, "paths": {} }`, 'api.json')).toEqual([]);
  expect(findings(`openapi: 3.1.0\ninfo:\n  title: Harbour\n  version: '1'\n  owner:\n${BOATS}`)).toEqual([]);
  expect(findings(component('{ type: string, description: Her berth, tide: }'))).toEqual([]);
});
