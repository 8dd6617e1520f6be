import {
  findHead,
  type JsonValue,
  operationMarkdown,
  readOperation,
  readSpecification,
} from '@waymark/openapi';
import { render } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { renderOperation } from '../../api-page/index.ts';
import type { RenderContext } from '../../components/drawing/context.ts';
import { createTestContext } from '../../components/testing/render-component.tsx';
import { untracedWorld, type World } from '../world/world.ts';
import { createFieldDocuments, type FieldDocuments } from './field-documents.tsx';

const names = (from: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${from}${index}`);

/** Wide, deep, circular, and with more alternatives than a page can hold. */
function monster(): JsonValue {
  const wide = (letter: string, to: string, count: number): JsonValue => ({
    type: 'object',
    properties: Object.fromEntries(
      names(letter, count).map((name) => [
        name,
        {
          allOf: [{ $ref: `#/components/schemas/${to}` }],
          description: 'See `this` and [that](https://a.example).',
        },
      ]),
    ),
  });
  const variants = names('v', 30).map((name) => ({
    title: name,
    properties: { [`${name}field`]: { type: 'string' } },
  }));
  return {
    openapi: '3.1.0',
    info: { title: 'x', version: '1' },
    paths: {
      '/a': {
        post: {
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/A' } } } },
          responses: { 200: { description: 'x' } },
        },
      },
    },
    components: {
      schemas: {
        A: wide('a', 'B', 400),
        B: wide('b', 'C', 150),
        C: { properties: { back: { $ref: '#/components/schemas/A' }, one: { oneOf: variants } } },
      },
    },
  };
}

const assets = {
  css: '/site.css',
  partsCss: (parts: readonly string[]) => (parts.includes('api-page') ? '/api-page.css' : undefined),
};

function openDocuments(context: RenderContext): FieldDocuments {
  const settings = { urls: { base: '/base', trailingSlash: true }, sheets: '', api: {} };
  const world = {
    setting: (name: keyof typeof settings) => settings[name],
    link: () => undefined,
  } as unknown as World;
  return createFieldDocuments({
    world,
    openTrace: () => untracedWorld(world),
    assets,
    createContext: ({ notes, uniqueId }) => ({ ...context, use: notes.use, uniqueId }),
  });
}

/** One schema, and others that are made of it: they describe it, ask for more of it, or call it something else. */
function family(): JsonValue {
  const fields = Object.fromEntries(
    names('f', 400).map((name) => [name, { type: 'string', description: `Says ${name} at some length.` }]),
  );
  const whole = { $ref: '#/components/schemas/Whole' };
  const schemas = {
    Whole: { type: 'object', properties: fields },
    Strict: { allOf: [whole], required: names('f', 400) },
    Other: { allOf: [whole] },
  };
  const bodies = {
    '/whole': whole,
    '/described': { allOf: [whole], description: 'The same, with a word on it.' },
    '/strict': { $ref: '#/components/schemas/Strict' },
    '/other': { $ref: '#/components/schemas/Other' },
  };
  const paths = Object.entries(bodies).map(([path, schema]) => {
    const content = { 'application/json': { schema } };
    return [path, { post: { requestBody: { content }, responses: { 200: { description: 'x' } } } }];
  });
  return {
    openapi: '3.1.0',
    info: { title: 'x', version: '1' },
    paths: Object.fromEntries(paths),
    components: { schemas },
  };
}

/** Operations whose schemas all refer to others of the same web. */
function web(size: number): JsonValue {
  const ref = (index: number): JsonValue => ({ $ref: `#/components/schemas/S${index % size}` });
  const schemas = names('S', size).map((name, index) => {
    const own = names('f', 8).map((field) => [field, { type: 'string', description: `${field} of ${name}` }]);
    const others = names('r', 8).map((field, each) => [field, ref(index * 5 + each * 7 + 1)]);
    return [name, { type: 'object', properties: Object.fromEntries([...own, ...others]) }];
  });
  const paths = names('/', size).map((path, index) => {
    const content = { 'application/json': { schema: ref(index) } };
    return [path, { post: { requestBody: { content }, responses: { 200: { description: 'x' } } } }];
  });
  return {
    openapi: '3.1.0',
    info: { title: 'x', version: '1' },
    paths: Object.fromEntries(paths),
    components: { schemas: Object.fromEntries(schemas) },
  };
}

/** The documents that the pages of some operations lead to, drawn one after the other, with the Markdown ones. */
function documentsOf(source: JsonValue, operations: readonly string[]): ReadonlyMap<string, string> {
  const specification = readSpecification('api.json', JSON.stringify(source)).value;
  if (specification === undefined) throw new Error('no specification');
  const context = createTestContext();
  const documents = openDocuments(context);
  const asked = new Set<string>();
  for (const path of operations) {
    const head = findHead(specification, 'POST', path);
    if (head === undefined) throw new Error(`no ${path}`);
    const operation = readOperation(specification, head);
    const restUrl = documents.urlFor('en', (each) => asked.add(each));
    render(renderOperation({ specification, operation, samples: [], context, restUrl }).body);
    const markdownUrl = documents.markdownUrlFor((each) => asked.add(each));
    operationMarkdown(specification, operation, [], (rest) => markdownUrl(specification, rest));
  }
  const files = documents.collect(asked).map(({ file }) => file);
  return new Map(files.map((file) => [file.path, file.read()]));
}

function build(): { page: string; files: readonly { path: string; content: string }[] } {
  const specification = readSpecification('api.json', JSON.stringify(monster())).value;
  const head = specification && findHead(specification, 'POST', '/a');
  if (specification === undefined || head === undefined) throw new Error('no operation');
  const context = createTestContext();
  const documents = openDocuments(context);
  const asked = new Set<string>();
  const operation = readOperation(specification, head);
  const { body } = renderOperation({
    specification,
    operation,
    samples: [],
    context,
    restUrl: documents.urlFor('en', (path) => asked.add(path)),
  });
  const page = render(body);
  const files = documents.collect(asked).map(({ file }) => ({ path: file.path, content: file.read() }));
  return { page, files };
}

const elements = (html: string): number => [...html.matchAll(/<[a-z]/g)].length;

describe('documents of fields of schemas that are made of one another', () => {
  const all = ['/whole', '/described', '/strict', '/other'];
  const alone = all.map((path) => documentsOf(family(), [path]));

  it.each([all, all.toReversed(), ['/strict', '/other', '/described', '/whole']])(
    'are the same whichever page asks first: %s, %s, %s, %s',
    (...order) => {
      const together = new Map(alone.flatMap((files) => [...files]));
      const sorted = (files: ReadonlyMap<string, string>) => [...files].sort(([a], [b]) => (a < b ? -1 : 1));
      expect(sorted(documentsOf(family(), order))).toEqual(sorted(together));
    },
  );

  it('are shared by those of the same fields, and only by them', () => {
    const [whole, described, strict, other] = alone.map((files) => [...files.keys()].sort().join());
    expect(described).toBe(whole);
    expect(new Set([whole, strict, other]).size).toBe(3);
  });

  it('are one of each form for a schema of a web, wherever pages end in it', () => {
    const size = 24;
    const shown = documentsOf(web(size), names('/', size));
    expect(shown.size).toBeGreaterThan(0);
    expect(shown.size).toBeLessThanOrEqual(2 * size);
  });
});

describe('documents of fields', () => {
  const { page, files } = build();

  it('keeps page and documents small, and every field within reach', () => {
    for (const html of [page, ...files.map(({ content }) => content)])
      expect(elements(html)).toBeLessThan(2_000);
    const everything = page + files.map(({ content }) => content).join('');
    for (const name of ['a0', 'a399', 'b0', 'b149', 'back', 'v0field', 'v29field'])
      expect(everything).toMatch(new RegExp(`class="entry-name"[^>]*>${name}<`));
  });

  it('writes every document that is asked for, and each once', () => {
    const asked = [page, ...files.map(({ content }) => content)].flatMap((html) =>
      [...html.matchAll(/data-fields="\/base\/([^"]*)"/g)].map(([, path]) => path),
    );
    expect(new Set(asked)).toEqual(new Set(files.map(({ path }) => path)));
    expect(files.length).toBeLessThan(150);
  });

  it('writes documents that can be read on their own', () => {
    const [first] = files;
    expect(first?.content).toMatch(
      /^<!doctype html><html lang="en"><head>.*href="\/site\.css".*href="\/api-page\.css"/,
    );
    expect(first?.content).toContain('<meta name="robots" content="noindex"/>');
    expect(first?.content).not.toMatch(/<script|style=/);
  });

  it('gives the same files every time', () => expect(build()).toEqual({ page, files }));
});

it('calls the fields of a schema without a name after the API', () => {
  const properties = Object.fromEntries(names('f', 900).map((name) => [name, { type: 'string' }]));
  const schema = { type: 'object', properties };
  const source = {
    openapi: '3.1.0',
    info: { title: 'Harbour', version: '1' },
    paths: {
      '/a': {
        post: {
          requestBody: { content: { 'application/json': { schema } } },
          responses: { 200: { description: 'x' } },
        },
      },
    },
  };
  const html = [...documentsOf(source, ['/a'])].filter(([path]) => path.endsWith('.html'));
  expect(html.length).toBeGreaterThan(0);
  for (const [, text] of html) {
    expect(text).toContain('<title>Harbour</title>');
    expect(text).not.toContain('<h1>');
  }
});
